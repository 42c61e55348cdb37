// Things beside the drawn board that can be pressed: cards, zones, piles.
import { html } from '../html.js';

/** A button that picks a word of the actions; pressed while it cannot be, it asks why. `rule`: for its tip. */
export function Tile({ game, kind, name, ask, via, label, rule, cls = '', children }) {
  const parts = ['tile', cls, game.can(kind, name, via) && 'can', game.is(kind, name) && 'picked', game.lit(kind, name) && 'lit', game.hints(kind, name, via) && 'hinted'];
  // Where nothing can be decided there is nothing to press.
  if (!game.legal.length) return html`<span class=${parts.filter(Boolean).join(' ')} data-rule=${rule} data-anchor=${`${kind}:${name}`} role=${label && 'img'} aria-label=${label}>${children}</span>`;
  // The label is unseen text rather than an attribute, so that translators of pages find it too.
  return html`<button class=${parts.filter(Boolean).join(' ')} aria-pressed=${game.is(kind, name)} data-rule=${rule} data-anchor=${`${kind}:${name}`} onClick=${() => game.pick(kind, name, ask, via)}>
    ${label ? html`<span class="unseen">${label}</span><span class="face" aria-hidden="true">${children}</span>` : children}</button>`;
}
