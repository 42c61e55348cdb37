// The games as books on a shelf: each with its band of clay, and the way to its rules.
import { html } from './html.js';
import { Frieze } from './art/frieze.js';
import { say } from './speech.js';

/** @param {{games: any[], note?: (game: any) => string}} props the games as GET /api/games has them; a line to each */
export function Covers({ games, note = () => '' }) {
  return html`<ul class="shelf">${games.map(
    (game) => html`<li class="cover" key=${game.slug}><a href=${`/rules/${game.slug}`}><${Frieze} game=${game} />
    <span class="on"><strong>${game.title}</strong><span>${say(`lead-${game.slug}`)}</span><span class="sub">${game.credits}${note(game)}</span></span></a></li>`,
  )}</ul>`;
}
