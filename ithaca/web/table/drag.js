// Dragging a card from the hand to where it goes: the same two picks as pressing the card and then the place.
import { useEffect } from '../html.js';

/** @import { Room } from './room.js' */

const FAR = 8; // px: a slightly moving press is not a drag
const CARD = '.mine button.tile.can';
const GOAL = '.spot.can, button.tile.can, .plate.can';

/** What is under the pointer and may be picked with the card. */
function goalAt(x, y, card) {
  const goal = document.elementFromPoint(x, y)?.closest(GOAL);
  return goal && goal !== card && !goal.closest('.mine') ? goal : null;
}

/** The dragged card: a copy of it that does not catch pointer events. */
function ghostOf(card) {
  const { width, height } = card.getBoundingClientRect();
  const ghost = /** @type {HTMLElement} */ (card.cloneNode(true));
  ghost.className = `${card.className} carried-card`;
  ghost.removeAttribute('data-anchor');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('tabindex', '-1');
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  (card.closest('.hand') ?? document.body).append(ghost);
  return ghost;
}

/**
 * Makes cards of the hand draggable, by mouse and by touch.
 * @param {Room} room
 */
export function useDrag(room) {
  useEffect(() => {
    /** @type {{card: HTMLElement, x: number, y: number, id: number, ghost: HTMLElement | null, goal: Element | null} | null} */
    let drag = null;
    let dropped = false; // ignore the click that follows a drop
    const drop = () => {
      drag?.ghost?.remove();
      drag?.goal?.classList.remove('aimed');
      drag = null;
    };
    const down = (event) => {
      const card = event.button === 0 ? event.target.closest?.(CARD) : null;
      drop();
      dropped = false;
      if (card) drag = { card, x: event.clientX, y: event.clientY, id: event.pointerId, ghost: null, goal: null };
    };
    const lift = (card) => {
      if (room.choosing.row.peek() || !card.classList.contains('picked')) card.click(); // it is picked, and what it may be laid on glows
      return ghostOf(card);
    };
    const move = (event) => {
      if (!drag || event.pointerId !== drag.id) return;
      if (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
      drag.ghost ??= lift(drag.card);
      drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
      const goal = goalAt(event.clientX, event.clientY, drag.card);
      if (goal === drag.goal) return;
      drag.goal?.classList.remove('aimed');
      goal?.classList.add('aimed');
      drag.goal = goal;
    };
    const up = (event) => {
      if (!drag || event.pointerId !== drag.id) return;
      const { ghost, goal } = drag;
      const home = document.elementFromPoint(event.clientX, event.clientY)?.closest('.mine');
      drop();
      if (!ghost) return;
      dropped = true;
      setTimeout(() => {
        dropped = false;
      });
      if (room.choosing.row.peek()) {
        if (home) room.choosing.takeBack(); // a card of a row may be dropped anywhere but in the hand
      } else if (goal) press(goal);
      else if (!room.decision.peek().offers.length) room.choosing.unpick();
    };
    const press = (goal) => (goal.querySelector(':scope > .take') ?? goal).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const click = (event) => {
      if (dropped && event.isTrusted) event.stopPropagation();
    };
    const acts = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: drop, click, dragstart: (event) => event.preventDefault() };
    for (const [name, act] of Object.entries(acts)) addEventListener(name, act, true);
    return () => {
      drop();
      for (const [name, act] of Object.entries(acts)) removeEventListener(name, act, true);
    };
  }, [room]);
}
