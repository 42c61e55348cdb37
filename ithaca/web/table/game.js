// What a game brings to the table: its module, its style, and what they get (see board.md).
import { computed, useEffect, useMemo, useState } from '../html.js';
import { Mistake } from '../api.js';
import { FILES } from '../files.js';
import { has, lang, nameOf, say, speak } from '../speech.js';
import { concerns, pickable } from './choice.js';
import { wordsIn } from './row.js';

/** @import { Room } from './room.js' */
/** @typedef {ReturnType<typeof gameOf>} Game what a game's pieces get: see board.md */
/** @typedef {{kinds: string[], draw: (action: any, game: any) => any}} Beside what is offered at the piece that was picked */
/**
 * @typedef {object} GameModule what `client.js` of a game exports: see board.md
 * @property {Function} Board
 * @property {Function} Mine
 * @property {Function} Seat
 * @property {Record<string, Function>} [pieces]
 * @property {string[] | ((game: any) => string[])} [pieced]
 * @property {Beside} [beside]
 * @property {import('./row.js').Rows} [rows]
 * @property {Function} [question]
 * @property {Function} [flights]
 * @property {Record<string, string>} [sounds]
 * @property {(event: any, view: any, after: any) => any} [stage]
 * @property {(action: any, game: any) => any[]} [meant]
 */

/** @type {Map<string, HTMLLinkElement>} */
const styled = new Map(); // the styles of games; only that of the game on the page is on

/** Turn on the style of this game only; `''`: of none. Sets `media`, so that nothing is fetched again. @param {string} slug */
function turnOn(slug) {
  for (const [game, link] of styled) link.media = game === slug ? 'all' : 'not all';
}

function addStyle(slug) {
  turnOn(slug);
  if (styled.has(slug)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${FILES}games/${slug}/web/style.css` });
    styled.set(slug, link);
    link.onload = resolve;
    link.onerror = resolve; // an unstyled board is better than none
    document.head.append(link);
  });
}

/**
 * {module}: `games/{slug}/web/client.js`, once it, its style and its words are here; or {mistake}. `more`: see speech.js.
 * @param {string | undefined} slug
 * @param {string[]} [more]
 */
export function useGame(slug, more) {
  const [found, setFound] = useState(/** @type {{module?: GameModule, mistake?: Mistake}} */ ({}));
  useEffect(() => {
    let current = true;
    if (slug) {
      Promise.all([import(`${FILES}games/${slug}/web/client.js`), addStyle(slug), speak(lang.peek(), slug, more)]).then(
        ([module]) => current && setFound({ module }),
        () => current && setFound({ mistake: new Mistake({ code: 'no-connection' }, 0) }),
      );
    }
    return () => {
      current = false;
      turnOn(''); // class names of a game may mean something else in the lobby
    };
  }, [slug]);
  return found;
}

const same = (a, kind, name) => a.kind === kind && a.name === name;

/** The outcome of `read`: components are drawn again when it changes, not whenever it is computed. */
export const useOutcome = (read, given) => useMemo(() => computed(read), given).value;

/** The class names of something that can be picked: can, picked, awaits, lit, hinted. */
export const useMarks = (game, kind, name, via) =>
  useOutcome(
    () =>
      [
        game.can(kind, name, via) && 'can',
        game.is(kind, name) && 'picked',
        game.isPending(kind, name) && 'awaits',
        game.lit(kind, name) && 'lit',
        game.hints(kind, name, via) && 'hinted',
      ]
        .filter(Boolean)
        .join(' '),
    [game, kind, name, via?.join()],
  );

/**
 * The verbs without words that a piece stands for now.
 * @param {GameModule} module
 * @param {Game} game
 * @returns {string[]}
 */
export const piecedBy = ({ pieced = [] }, game) => (typeof pieced === 'function' ? pieced(game) : pieced);

/**
 * What a game's pieces get while a table is played. It stays the same object: each piece is drawn again
 * when something changes that it has read, and only then.
 * @param {Room} room
 */
export function gameOf(room) {
  const picked = (kind, name) => [...room.choosing.picks.value, ...wordsIn(room.choosing.row.value)].some((word) => same(word, kind, name));
  return {
    get view() {
      return room.state.value?.view;
    },
    get legal() {
      return room.legal.value;
    },
    get asked() {
      return room.asked.value;
    },
    get me() {
      return room.sight.value;
    },
    get board() {
      return room.board.value;
    },
    get seats() {
      return room.seats.value;
    },
    get told() {
      return room.told.value;
    },
    get chosen() {
      return room.chosen.value;
    },
    get considered() {
      return room.considered.value;
    },
    get begun() {
      return room.choosing.row.value !== null;
    },
    get advised() {
      return room.advised.value;
    },
    say,
    has,
    name: nameOf,
    can: (kind, name, via) => room.legal.value.length > 0 && pickable(room.legal.value, room.choosing.picks.value, { kind, name, via }),
    is: picked,
    hints: (kind, name, via) => room.hinted.value !== null && concerns(room.hinted.value, { kind, name, via }),
    lit: (kind, name) => Boolean(room.stage.lit.value?.some((word) => same(word, kind, name))),
    pick: (kind, name, ask, via) => room.choosing.pick(kind, name, ask, via),
    play: (move) => room.play(move),
    playAll: (moves) => room.playAll(moves),
    isPending: (kind, name) => room.pendingWords.value.some((word) => same(word, kind, name)),
    consider: (move) => {
      room.choosing.considering.value = move;
    },
  };
}

/** A piece of a game that takes all of `game`: in its own component, so that it is drawn again by itself. */
export function Drawn({ draw, game }) {
  return draw(game);
}

/** The same for another seat, where all hands are open. @param {Game} game @param {number} me @returns {Game} */
export const seenFrom = (game, me) => Object.create(game, { me: { value: me, enumerable: true } });

/** The same for a table that is only drawn, as in a rulebook. */
export function shownGame(view, me, board, seats) {
  const no = () => false;
  const idle = () => {};
  return {
    view,
    legal: [],
    asked: false,
    me,
    board,
    seats,
    told: [],
    chosen: null,
    considered: null,
    begun: false,
    advised: null,
    say,
    has,
    name: nameOf,
    can: no,
    is: no,
    hints: no,
    lit: no,
    pick: idle,
    play: idle,
    playAll: idle,
    isPending: no,
    consider: idle,
  };
}
