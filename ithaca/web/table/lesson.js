// A table that is a lesson: the same as any other for what is drawn on it, but asked for step by step.
import { batch, signal } from '../html.js';
import { get, Mistake, once, post } from '../api.js';
import { learnNames } from '../speech.js';
import { merged, nothing } from './fold.js';
import { Room } from './room.js';

const chair = (name, seat) => ({ seat, kind: 'person', person: null, name, bot: '', here: true, standin: '', resigned: false, offers: false, clock: null, muted: false });

export class LessonRoom extends Room {
  constructor(game, slug) {
    super(slug, -1);
    this.game = game;
    this.path = `/api/lessons/${game}/${slug}`;
    this.step = signal(null); // what the host says now: {number, of, kind, say, args, clause, look, move}
  }

  async enter() {
    try {
      this.frame = await once(this.path);
      learnNames(this.frame.words);
      this.show(await get(`${this.path}/0`), false);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      this.problem.value = mistake;
    }
  }

  leave() {
    this.known.value = nothing();
  }

  /** The table at a step. What was played on the way here flies only if we came on by one step. */
  show(state, live) {
    const { seats, board, words } = this.frame;
    const { step, seat } = state;
    const before = this.known.peek().told.filter((entry) => entry.seq <= state.seq);
    batch(() => {
      this.known.value = {
        ...nothing(), board, words, sight: seat, state, told: merged(before, state.told, 'seq'),
        table: { id: this.id, game: this.game, state: 'playing', seats: seats.map(chair), setup: {} },
      };
      this.step.value = step;
      this.unpick();
      this.pending.value = null;
      this.lit.value = step.kind === 'read' ? step.look : null;
      this.advice.value = step.move ? { seq: state.seq, moves: [{ move: step.move }] } : null; // marked as good advice is
      this.fresh.value = live ? state.told : [];
    });
  }

  /** Ask for a step; what goes wrong is said where we look. */
  async ask(fetched, live) {
    try {
      this.show(await fetched, live);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      batch(() => {
        this.pending.value = null;
        this.picks.value = [];
        this.reason.value = { code: mistake.code, text: mistake.text, clause: mistake.clause, bad: true };
      });
    }
  }

  turnTo(number) {
    return this.ask(get(`${this.path}/${number}`), number > this.step.peek().number);
  }

  play(move) {
    if (this.pending.peek() || !this.step.peek()) return undefined;
    this.pending.value = { id: '', kind: 'move', move, seq: this.state.peek().seq };
    return this.ask(post(`${this.path}/${this.step.peek().number}`, { move }), true);
  }

  /** What cannot be done is refused with its reason, and that is what we want to know. */
  why(move) {
    return this.play(move);
  }
}
