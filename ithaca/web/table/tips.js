// Tips: every element with `data-rule` shows its rule on hover, on focus or on a long press.
//
// A tip has one place, the strip under the sentence: it never lies over the board, the hand or a preview. It stays while
// hovered, goes with Escape or on any action, and is never the only place where something is said: the rulebook has it all.
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { once } from '../api.js';
import { ClauseLink } from '../parts.js';
import { help } from '../settings.js';
import { inOurs } from '../speech.js';

/** @import { Room } from './room.js' */

const AFTER = 300; // ms of pointing or of focus
const LONG = 500; // ms of pressing
const LINGER = 900; // ms in which the pointer may get from the thing to its tip
const AWAY = 12; // px: no tips after a press until the pointer has moved this far

const books = signal({}); // clauses by address, of each game whose rules were asked for

/** The clause of this address, or null until the rulebook is loaded. */
function clauseOf(address) {
  const game = address?.split('/')[0];
  if (!game) return null;
  const book = books.value[game];
  if (!book) fetchBook(game);
  return book?.get(address) ?? null;
}

async function fetchBook(game) {
  try {
    const { chapters } = await once(`/api/rules/${game}`);
    if (books.peek()[game]) return;
    const clauses = chapters.flatMap((chapter) => chapter.clauses);
    books.value = { ...books.peek(), [game]: new Map(clauses.map((clause) => [clause.address, clause])) };
  } catch {
    /* no tips then; the link to the rulebook says the same */
  }
}

const marked = (event) => event.target.closest?.('[data-rule]');

function Tip({ target, keep, leave }) {
  const clause = clauseOf(target.dataset.rule);
  useLayoutEffect(() => {
    if (!clause) return undefined;
    target.setAttribute('aria-describedby', 'tip');
    return () => target.removeAttribute('aria-describedby');
  }, [target, clause]);
  if (!clause) return null;
  return html`<div class="tip" id="tip" role="tooltip" onPointerEnter=${keep} onPointerLeave=${leave}>
    <p><b>${inOurs(clause.title)}.</b> ${inOurs(clause.text)} <${ClauseLink} address=${clause.address} /></p></div>`;
}

/** All tips of a page: one at a time. */
export function Tips() {
  const [target, setTarget] = useState(/** @type {HTMLElement | null} */ (null));
  const timer = useRef(0);
  const wanted = help.value !== 'none';
  const later = (wait, next) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTarget(next), wait);
  };
  useEffect(() => {
    if (!wanted) return undefined;
    let pressed = null; // by a long press: the click that follows is ignored
    let acted = null; // the last press: no tip until the pointer goes elsewhere
    const isBusy = (event) => {
      if (acted && Math.hypot(event.clientX - acted.clientX, event.clientY - acted.clientY) > AWAY) acted = null;
      return acted !== null;
    };
    const hide = () => later(0, null);
    const acts = {
      pointerover: (event) => event.pointerType === 'mouse' && !isBusy(event) && marked(event) && later(AFTER, marked(event)),
      pointerout: (event) => event.pointerType === 'mouse' && marked(event) && later(LINGER, null),
      focusin: (event) => event.target.matches(':focus-visible') && later(AFTER, marked(event) ?? null),
      focusout: hide,
      keydown: (event) => event.key === 'Escape' && hide(),
      pointerdown: (event) => {
        pressed = null;
        if (event.target.closest?.('.tip')) return;
        hide();
        acted = event.pointerType === 'mouse' ? event : null;
        const long = event.pointerType !== 'mouse' && marked(event);
        if (!long) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          pressed = long;
          setTarget(long);
        }, LONG);
      },
      pointermove: (event) => event.pointerType !== 'mouse' && !pressed && (event.movementX || event.movementY) && clearTimeout(timer.current),
      pointerup: (event) => event.pointerType !== 'mouse' && !pressed && clearTimeout(timer.current),
      click: (event) => {
        if (!pressed?.contains(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        pressed = null;
      },
      contextmenu: (event) => pressed && event.preventDefault(),
    };
    // Something may be hovered already: tips are loaded after the page is drawn.
    const already = [...document.querySelectorAll('[data-rule]:is(:hover, :focus-visible)')].at(-1);
    if (already && matchMedia('(hover: hover)').matches) later(AFTER, already); // not for touch: the finger has left
    for (const [name, act] of Object.entries(acts)) addEventListener(name, act, { capture: true });
    return () => {
      clearTimeout(timer.current);
      setTarget(null);
      for (const [name, act] of Object.entries(acts)) removeEventListener(name, act, { capture: true });
    };
  }, [wanted]);
  if (!target?.isConnected) return null;
  return html`<${Tip} key=${target.dataset.rule} target=${target} keep=${() => clearTimeout(timer.current)} leave=${() => later(LINGER, null)} />`;
}

/**
 * With much help: the text of the rule that most of the legal actions follow.
 * @param {{room: Room}} props
 */
export function About({ room }) {
  const { legal = [] } = room.state.value ?? {};
  if (!legal.length) return null;
  const address = mainClause(legal);
  const clause = clauseOf(address);
  return clause && html`<p class="explains"><b>${inOurs(clause.title)}.</b> ${inOurs(clause.text)} <${ClauseLink} address=${address} /></p>`;
}

function mainClause(legal) {
  const count = new Map();
  for (const { clause } of legal) count.set(clause, (count.get(clause) ?? 0) + 1);
  return [...count].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}
