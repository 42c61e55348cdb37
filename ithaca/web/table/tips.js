// Tips: whatever bears `data-rule` tells its rule, on pointing at it, on focus or on a long press.
//
// A tip stays while it is pointed at, goes with Escape, and is never the only place where something is said:
// the rulebook has it all.
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from '../html.js';
import { once } from '../api.js';
import { ClauseLink } from '../parts.js';
import { help } from '../settings.js';
import { inOurs } from '../speech.js';

/** @import { Room } from './room.js' */

const AFTER = 300; // ms of pointing or of focus
const LONG = 500; // ms of pressing
const LINGER = 300; // ms in which the pointer may get from the thing to its tip

const books = signal({}); // clauses by address, of each game whose rules were asked for

/** The clause of this address, or null until the rulebook is here. */
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

/**
 * Below the thing if there is room, else above it; never beyond the edges. Beside the decisions, not on them:
 * what may be done must stay in sight.
 */
function placed(tip, target) {
  const at = target.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const beside = (target.closest('.decide')?.getBoundingClientRect().left ?? 0) - width - 8;
  if (beside > 6) return { top: `${Math.max(6, Math.min(at.top, innerHeight - height - 6))}px`, left: `${beside}px` };
  const top = at.bottom + 6 + height < innerHeight ? at.bottom + 6 : Math.max(6, at.top - 6 - height);
  const left = Math.min(Math.max(6, at.left + at.width / 2 - width / 2), innerWidth - width - 6);
  return { top: `${top}px`, left: `${left}px` };
}

function Tip({ target, keep, leave }) {
  const ref = useRef();
  const clause = clauseOf(target.dataset.rule);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    Object.assign(ref.current.style, placed(ref.current, target), { visibility: 'visible' });
    target.setAttribute('aria-describedby', 'tip');
    return () => target.removeAttribute('aria-describedby');
  }, [target, clause]);
  if (!clause) return null;
  return html`<div class="tip" id="tip" role="tooltip" ref=${ref} onPointerEnter=${keep} onPointerLeave=${leave}>
    <b>${inOurs(clause.title)}</b><p>${inOurs(clause.text)}</p><${ClauseLink} address=${clause.address} /></div>`;
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
    let pressed = null; // a long press is not a click as well
    const hide = () => later(0, null);
    const acts = {
      pointerover: (event) => event.pointerType === 'mouse' && marked(event) && later(AFTER, marked(event)),
      pointerout: (event) => event.pointerType === 'mouse' && marked(event) && later(LINGER, null),
      focusin: (event) => event.target.matches(':focus-visible') && later(AFTER, marked(event) ?? null),
      focusout: hide,
      keydown: (event) => event.key === 'Escape' && hide(),
      scroll: () => setTarget(null), // what is pointed at then may still be told
      pointerdown: (event) => {
        pressed = null;
        if (event.target.closest?.('.tip')) return;
        hide();
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
    // Something may be pointed at already: we come after the first look.
    const already = [...document.querySelectorAll('[data-rule]:is(:hover, :focus-visible)')].at(-1);
    if (already && matchMedia('(hover: hover)').matches) later(AFTER, already); // a finger has left long ago
    for (const [name, act] of Object.entries(acts)) addEventListener(name, act, { capture: true, passive: name === 'scroll' });
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
 * For who wants much help: the rule that most of what may be done follows, in its own words.
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
