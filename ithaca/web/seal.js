// The emblem of a game, as its card names it: one of our signs, or a picture of its own.
import { html } from './html.js';
import { once } from './api.js';
import { FILES } from './files.js';
import { useAnswer } from './parts.js';
import { Sign } from './art/signs.js';

/** @param {{ game: string }} props the slug of a game */
export function Seal({ game }) {
  const card = useAnswer(() => once('/api/games'), '').data?.games.find(({ slug }) => slug === game);
  const own = card?.emblem.endsWith('.svg');
  return html`<span class="seal">${own ? html`<img class="sign" alt="" src=${`${FILES}games/${game}/web/${card.emblem}`} />` : card && html`<${Sign} name=${card.emblem} />`}</span>`;
}
