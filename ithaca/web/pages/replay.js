// A game that is over, move by move: from any seat, as the public saw it, or with open hands.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { get, post } from '../api.js';
import { Page, Problem, attempt, someone, useAnswer, useProblem } from '../parts.js';
import { go, hash } from '../router.js';
import { lang, learnNames, say } from '../speech.js';
import { shownGame, useGame } from '../table/game.js';

/** @import { Mistake } from '../api.js' */
/** @import { Frame } from '../table/messages.d.ts' */

const AT_ONCE = 64;
const STEP = 1200; // ms between moves while it plays

/** @type {{moves: number, frames: Map<number, Frame>, mistake: Mistake | null}} */
const NOTHING = { moves: 0, frames: new Map(), mistake: null };

/** Frames as they are needed, 64 at a time. */
function useFrames(id, seat) {
  const [known, setKnown] = useState(NOTHING);
  const asked = useRef(new Set());
  useEffect(() => {
    asked.current = new Set();
    setKnown(NOTHING);
  }, [id, seat]);
  const want = (seq) => {
    const from = Math.floor(seq / AT_ONCE) * AT_ONCE;
    const mine = `${seat}/${from}`;
    if (asked.current.has(mine)) return;
    asked.current.add(mine);
    get(`/api/tables/${id}/replay?seat=${seat}&from=${from}&to=${from + AT_ONCE}`).then(
      (answer) =>
        asked.current.has(mine)
        && setKnown((now) => ({
          moves: answer.moves,
          mistake: null,
          frames: new Map([...now.frames, ...answer.frames.map((frame) => [frame.seq, frame])]),
        })),
      (mistake) => {
        asked.current.delete(mine);
        setKnown((now) => ({ ...now, mistake }));
      },
    );
  };
  return { ...known, want };
}

const moveOf = (fragment) => (/^\d{1,4}$/.test(fragment) ? Number(fragment) : 0);

export default function Replay({ id }) {
  const { data: table, mistake } = useAnswer(() => get(`/api/tables/${id}`), id);
  const played = useAnswer(() => get(`/api/tables/${id}/board`), id).data;
  const board = played?.board;
  const { module, mistake: noGame } = useGame(table?.game);
  const [seat, setSeat] = useState('-1');
  const [at, setAt] = useState(moveOf(hash.peek())); // `#57`: after that move
  const [playing, setPlaying] = useState(false);
  const [problem, show] = useProblem();
  const { moves, frames, want, mistake: lost } = useFrames(id, seat);

  useEffect(() => {
    if (table) want(at);
  }, [table, at, seat]);
  useEffect(() => {
    if (moves && at > moves) setAt(moves);
  }, [moves]);
  useEffect(() => {
    if (played) learnNames(played.words);
  }, [played]);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= moves) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, moves]);
  useEffect(() => {
    const key = (event) => {
      if (/^(INPUT|SELECT|TEXTAREA|BUTTON|A)$/.test(document.activeElement?.tagName ?? '')) return;
      const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (step) setAt((now) => Math.min(moves, Math.max(0, now + step)));
      else if (event.key === ' ') setPlaying((now) => !now);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [moves]);

  const frame = frames.get(at);
  const shown = useRef(/** @type {Frame | null} */ (null));
  if (frame) shown.current = frame; // while the next one comes, the last one stays
  const me = seat === 'open' ? 0 : Number(seat);
  const game = useMemo(
    () => (shown.current && table && board ? shownGame(shown.current.view, me, board, table.seats) : null),
    [frame, table, board, me, lang.value],
  );
  const events = frame?.told?.flatMap((each) => each.events ?? [each]) ?? [];
  const fork = (as) =>
    attempt(show, async () => {
      if (!(await someone())) return;
      const answer = await post(`/api/tables/${id}/fork`, { seq: at, seat: as });
      go(`/t/${answer.table?.id ?? answer.table}`);
    });

  return html`<${Page} title=${say('replay')} wide>
    <h1>${say('replay')}${table ? html` · ${say(`game-${table.game}`)}` : ''}</h1>
    <${Problem} mistake=${mistake ?? lost ?? noGame ?? problem} />
    ${
      table
      && html`<div class="replay">
      <div class="row controls">
        <label>${say('replay-from')}<select value=${seat} onChange=${(event) => setSeat(event.target.value)}>
          <option value="-1">${say('replay-public')}</option><option value="open">${say('replay-open')}</option>
          ${table.seats.map((each) => html`<option value=${String(each.seat)}>${each.name}</option>`)}</select></label>
        <button onClick=${() => setAt(Math.max(0, at - 1))} disabled=${at <= 0} aria-label=${say('replay-back')}>◀</button>
        <button class="main" onClick=${() => setPlaying(!playing)}>${playing ? say('replay-pause') : say('replay-play')}</button>
        <button onClick=${() => setAt(Math.min(moves, at + 1))} disabled=${at >= moves} aria-label=${say('replay-next')}>▶</button>
        <label class="slide"><span>${say('replay-move', { at, of: moves })}</span>
          <input type="range" min="0" max=${moves} value=${at} onInput=${(event) => setAt(Number(event.target.value))} /></label>
        <a class="button" href=${`/review/${id}`}>${say('review')}</a>
      </div>
      <div class="replay-told" role="log" aria-label=${say('log')}>${events.map((event) => html`<p>${say(event.key, event.args)}</p>`)}</div>
      ${
        game
        && module
        && html`<div class="replay-table"><div class="others">${table.seats.map((each) => html`<article class=${`plate seat-${each.seat} ${shown.current?.view.actor === each.seat ? 'decides' : ''}`}><header><strong>${each.name}</strong></header><div class="extras"><${module.Seat} game=${game} seat=${each.seat} /></div></article>`)}</div>
        <section class="boardbox" aria-label=${say('board')}><${module.Board} ...${game} /></section>
        ${
          seat === 'open'
            ? table.seats.map(
                (each) =>
                  html`<section class="mine" aria-label=${each.name}><h2>${each.name}</h2><div class="hand"><${module.Mine} ...${game} me=${each.seat} /></div></section>`,
              )
            : me >= 0 && html`<section class="mine" aria-label=${say('mine')}><div class="hand"><${module.Mine} ...${game} /></div></section>`
        }</div>`
      }
      <section><h2>${say('fork')}</h2><p>${say('fork-how')}</p><p class="row">${table.seats.map((each) => html`<button disabled=${at >= moves} onClick=${() => fork(each.seat)}>${say('fork-as', { name: each.name })}</button>`)}</p></section>
    </div>`
    }
  <//>`;
}
