// Where the messages of a table come from. A room does not know whether it is played over a socket, told by a lesson or
// read from a log: it hears messages (`hello`, `state`, `note` …, see docs/api.md) and sends some.
import { get, post } from '../api.js';
import { Line, START, wsAddress } from '../line.js';

/** @typedef {import('../line.js').LineState} LineState */
/** @import { Table, Message } from './messages.d.ts' */
/** @typedef {{heard: (message: Message) => void, changed: (state: LineState) => void}} Hearer */

/**
 * @typedef {object} Transport
 * @property {() => Promise<Table>} find the table before any messages; rejects with a Mistake
 * @property {(to: Hearer, asked: () => Asked) => void} open begin to send messages; `asked` is called on every connect
 * @property {(message: any) => boolean} send returns whether it was sent
 * @property {boolean} [previews] whether it can be asked how the table would look after some moves
 * @property {() => void} again connect now, if we are not connected
 * @property {() => void} redial connect again although nothing is wrong: we are another person now
 * @property {() => void} close
 * @property {(what: string, body: any) => Promise<any>} act a request about the table that is not a move
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

/** The line state of a transport without a line. */
/** @type {LineState} */
export const AT_HAND = { ...START, name: 'live' };
