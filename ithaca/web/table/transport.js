// How a table comes to us. A room does not know whether it is played over a socket, told by a lesson or read from a log:
// it hears messages (`hello`, `state`, `note` …, see docs/api.md) and sends some.
import { get, post } from '../api.js';
import { Line, START, wsAddress } from '../line.js';

/** @typedef {import('../line.js').LineState} LineState */
/** @import { Table, Message } from './messages.d.ts' */
/** @typedef {{heard: (message: Message) => void, changed: (state: LineState) => void}} Hearer */

/**
 * @typedef {object} Transport
 * @property {() => Promise<Table>} find the table before anything is heard of it; fails with a Mistake
 * @property {(to: Hearer, asked: () => Asked) => void} open begin to tell; `asked` is asked for whenever we connect
 * @property {(message: any) => boolean} send says whether it was sent
 * @property {boolean} [previews] whether it can be asked how the table would look after some moves
 * @property {() => void} again connect now, if we are not connected
 * @property {() => void} redial connect again although nothing is wrong: we are somebody else now
 * @property {() => void} close
 * @property {(what: string, body: any) => Promise<any>} act something about the table that is no move
 */
/** @typedef {{seat: number, since: number, notes: number, lang: string}} Asked from which seat, and what we know already */

/** A table of the server, live. @implements {Transport} */
export class SocketTransport {
  /** @param {string} id of the table */
  constructor(id) {
    this.id = id;
    this.previews = true;
    /** @type {Line | null} */
    this.line = null;
  }

  find() {
    return get(`/api/tables/${this.id}`);
  }

  /** @param {Hearer} to @param {() => Asked} asked */
  open(to, asked) {
    const address = () => {
      const { seat, since, notes, lang } = asked();
      const query = new URLSearchParams({ seat: String(seat), since: String(since), notes: String(notes), lang });
      return wsAddress(`/api/tables/${this.id}/live?${query}`);
    };
    this.line = new Line(address, to);
    this.line.open();
  }

  send(message) {
    return this.line?.send(message) ?? false;
  }

  again() {
    this.line?.happen('now');
  }

  redial() {
    this.line?.redial();
  }

  close() {
    this.line?.leave();
  }

  act(what, body) {
    return post(`/api/tables/${this.id}/${what}`, body);
  }
}

/** What a line is called that needs none. */
/** @type {LineState} */
export const AT_HAND = { ...START, name: 'live' };
