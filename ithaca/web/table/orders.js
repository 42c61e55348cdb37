// Standing orders at a slow table: what is answered for us while we are away. Only the holders of the seat see this.
import { html, useState } from '../html.js';
import { Dialog } from '../parts.js';
import { say } from '../speech.js';

/** @import { Room } from './room.js' */

const Glass = () =>
  html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 1.500h8M4 14.500h8M5 2v2.500q0 1.500 3 3.500 3-2 3-3.500V2M5 14v-2.500q0-1.500 3-3.500 3 2 3 3.500V14" /></svg>`;

/** The text key of an order of this game. @param {Room} room @param {string} kind */
const keyOf = (room, kind) => `order-${room.table.value?.game}-${kind}`;

/** The orders to choose from: one press gives one. */
function Choose({ room, offered, give, onClose }) {
  return html`<${Dialog} title=${say('orders-title')} onClose=${onClose}><p>${say('orders-how')}</p>
    <ul class="orders">${offered.map(
      (kind, i) => html`<li key=${kind}><button autofocus=${i === 0} onClick=${() => give(kind)}>${say(keyOf(room, kind))}</button>
      <p class="sub">${say(`${keyOf(room, kind)}-how`)}</p></li>`,
    )}</ul><//>`;
}

/**
 * Next to the sentence: the standing order, which one press takes back; else a button to give one.
 * @param {{room: Room}} props
 */
export function Orders({ room }) {
  const [open, setOpen] = useState(false);
  const { offered = [], order = '' } = room.orders.value ?? {};
  if (!offered.length || room.curtain.value !== null) return null;
  const give = (kind) => {
    setOpen(false);
    room.act('orders', { seat: room.sight.peek(), order: kind });
  };
  if (order) {
    const text = say('order-stands', { order: say(keyOf(room, order)) });
    return html`<button class="quiet order stands" title=${text} aria-label=${text} onClick=${() => give('')}><${Glass} /><span>${say(keyOf(room, order))}</span> <b aria-hidden="true">×</b></button>`;
  }
  return html`<button class="quiet order" aria-haspopup="dialog" title=${say('orders')} aria-label=${say('orders')} onClick=${() => setOpen(true)}><${Glass} /></button>
    ${open && html`<${Choose} room=${room} offered=${offered} give=${give} onClose=${() => setOpen(false)} />`}`;
}
