// Things outside the drawn board that can be pressed: cards, zones, piles.
import { html } from '../html.js';
import { useMarks } from './game.js';

/**
 * A button that picks a word of the actions; pressed while it cannot be picked, it asks why. `rule`: for its tip; `then`: a
 * word that is picked next if this begins a row, such as the card that was pressed for its effect: it is paid first.
 */
export function Tile({ game, kind, name, ask, via, then, label, rule, cls = '', children }) {
  const marks = useMarks(game, kind, name, via);
  const parts = ['tile', cls, marks].filter(Boolean).join(' ');
  const press = () => {
    game.pick(kind, name, ask, via);
    if (then && game.begun) game.pick(then.kind, then.name);
  };
  // Where nothing can be decided there is nothing to press.
  if (!game.asked)
    return html`<span class=${parts} data-rule=${rule} data-anchor=${`${kind}:${name}`} role=${label && 'img'} aria-label=${label}>${children}</span>`;
  // The label is hidden text rather than an attribute, so that page translators find it too.
  return html`<button class=${parts} aria-pressed=${marks.includes('picked')} data-rule=${rule} data-anchor=${`${kind}:${name}`} onClick=${press}>
    ${label ? html`<span class="unseen">${label}</span><span class="face" aria-hidden="true">${children}</span>` : children}</button>`;
}
