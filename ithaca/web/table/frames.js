// The frames of a replay, and the messages for a room when it turns from one frame to another. Pure.
//
// A step forward is a state with its events, so that it is shown as at the table. Any other turn is a state that takes
// back everything told after it, so that the room cuts to it.

/** @import { Frame, State, StateMessage, Told } from './messages.d.ts' */
/** @typedef {{sight: number, moves: number, frames: Map<number, Frame>}} Reel what we have of a replay, as one seat saw it */

export const AT_ONCE = 64; // frames that the server gives at once
export const OPEN = -2; // the viewpoint from which all hands are seen

/** Nothing yet. @type {(sight: number) => Reel} */
export const blank = (sight) => ({ sight, moves: 0, frames: new Map() });

/** @type {(reel: Reel, answer: {moves: number, frames: Frame[]}) => Reel} */
export const withFrames = (reel, { moves, frames }) => ({
  ...reel,
  moves,
  frames: new Map([...reel.frames, ...frames.map((frame) => /** @type {const} */ ([frame.seq, frame]))]),
});

/** Where the block of frames begins that this one is in. @type {(seq: number) => number} */
export const blockOf = (seq) => seq - (seq % AT_ONCE);

/** The first block that we do not have; null if we have all. @type {(reel: Reel) => number | null} */
export function missing({ moves, frames }) {
  for (let from = 0; from <= moves; from += AT_ONCE) if (!frames.has(from)) return from;
  return null;
}

/** Counted as frames are: what was taken back has left gaps in the numbers of the log. @type {(frame: Frame) => Told[]} */
const toldBy = (frame) => frame.told.map((move) => ({ ...move, seq: frame.seq }));

/** @type {(reel: Reel) => Frame[]} */
export const inOrder = ({ frames }) => [...frames.values()].sort((a, b) => a.seq - b.seq);

/** What was told on the way to this frame, as far as we have it. @type {(reel: Reel, seq: number) => Told[]} */
export const toldUntil = (reel, seq) => inOrder(reel).flatMap((frame) => (frame.seq <= seq ? toldBy(frame) : []));

/**
 * The table at a frame that we have. No seat decides there any more.
 * @param {Reel} reel
 * @param {number} seq
 * @returns {State}
 */
export function stateAt({ moves, frames }, seq) {
  const { view, actor, ask } = /** @type {Frame} */ (frames.get(seq));
  return { seq, view, actor, ask, legal: [], over: seq === moves, result: null };
}

/**
 * From the frame that was shown last to another.
 * @param {Reel} reel
 * @param {number} from
 * @param {number} to
 * @returns {StateMessage}
 */
export function turn(reel, from, to) {
  const state = stateAt(reel, to);
  const frame = /** @type {Frame} */ (reel.frames.get(to));
  if (to === from + 1) return { type: 'state', ...state, told: toldBy(frame) };
  return { type: 'state', ...state, told: toldUntil(reel, to), back: to + 1 };
}
