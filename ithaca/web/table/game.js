// What a game brings to the table: its module, its style, and what they get (see board.md).
import { useEffect, useState } from '../html.js';
import { Mistake } from '../api.js';
import { has, lang, nameOf, say, speak } from '../speech.js';
import { pickable } from './choice.js';

const styled = new Map(); // the styles of games; only that of the game on the page is on

function addStyle(slug) {
  for (const [game, link] of styled) link.disabled = game !== slug;
  if (styled.has(slug)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/games/${slug}/table.css` });
    styled.set(slug, link);
    link.onload = resolve;
    link.onerror = resolve; // an unstyled board is better than none
    document.head.append(link);
  });
}

/** {module}: `games/{slug}/table.js`, once it, its style and its words are here; or {mistake}. */
export function useGame(slug) {
  const [found, setFound] = useState({});
  useEffect(() => {
    let current = true;
    if (slug) {
      Promise.all([import(`/games/${slug}/table.js`), addStyle(slug), speak(lang.peek(), slug)])
        .then(([module]) => current && setFound({ module }), () => current && setFound({ mistake: new Mistake({ code: 'no-connection' }, 0) }));
    }
    return () => { current = false; };
  }, [slug]);
  return found;
}

const same = (a, kind, name) => a.kind === kind && a.name === name;

/** What a game's pieces get while a table is played. */
export function gameOf(room) {
  const { state, sight, board, table } = room.known.value;
  const legal = room.legal.value;
  const picks = room.picks.value;
  const lit = room.lit.value;
  return {
    view: state.view,
    legal,
    me: sight,
    board,
    seats: table.seats,
    say, has, name: nameOf,
    can: (kind, name, via) => legal.length > 0 && pickable(legal, picks, { kind, name, via }),
    is: (kind, name) => picks.some((word) => same(word, kind, name)),
    lit: (kind, name) => Boolean(lit?.some((word) => same(word, kind, name))),
    pick: (kind, name, ask, via) => room.pick(kind, name, ask, via),
    play: (move) => room.play(move),
    chosen: room.chosen.value,
  };
}

/** The same for a table that is only looked at. */
export function shownGame(view, me, board, seats) {
  const no = () => false;
  return { view, legal: [], me, board, seats, say, has, name: nameOf, can: no, is: no, lit: no, pick: () => {}, play: () => {}, chosen: null };
}
