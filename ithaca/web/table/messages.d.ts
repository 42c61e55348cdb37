// What the server says, for tsc: docs/api.md tells what it means, `server/messages.py` and `server/answers.py` have it in Python.

/** Something that has a name in each language. */
export interface Word {
  kind: string;
  name: string;
  /** Picked on the board: it stands for these verbs only. */
  via?: string[];
}

/** Of a sentence: numbers, texts, words, lists of words. */
export type Args = Record<string, any>;

/** An event, a question or an action: the key of its words, and their arguments. */
export interface Sentence {
  key: string;
  args: Args;
}

/** Something that the seat may do now. */
export interface Action extends Sentence {
  move: string;
  clause: string;
  /** Actions of one group differ in their last argument. */
  group: string;
}

/** What one move did, as we saw it. */
export interface Told {
  seq: number;
  seat: number;
  move: string;
  clause: string;
  by: '' | 'bot' | 'standin';
  at: number;
  events: Sentence[];
}

export interface Place {
  seat: number;
  rank: number;
  title: string;
}

export interface Result {
  shares: number[];
  points: number[];
  winners: number[];
  ranking: Place[];
  seed: string;
  why: 'played' | 'agreed' | 'resigned';
  resigned: number[];
}

/** What the host of a lesson says at a step. */
export interface Step {
  number: number;
  of: number;
  kind: 'do' | 'read';
  say: string;
  args: Args;
  clause: string;
  look: Word[];
  move: string;
  /** What was played on the way here. */
  told?: Told[];
}

/** The table as we see it now. */
export interface State {
  seq: number;
  /** The game's own table: each game's client knows what is in it. */
  view: any;
  actor: number;
  ask: Sentence | null;
  legal: Action[];
  undo?: boolean;
  /** Everybody can tell that there is but one choice. */
  forced?: boolean;
  told?: Told[];
  /** Since when the seat that decides has been asked. */
  asked?: number;
  deadline?: number | null;
  left?: Record<string, number>;
  over: boolean;
  result?: Result | null;
  /** Forget what was told from this move on: it was taken back. */
  back?: number;
  /** In a lesson. */
  step?: Step;
}

export type TableState = 'open' | 'playing' | 'over' | 'closed';

export interface Seat {
  seat: number;
  kind: 'free' | 'person' | 'bot';
  person: string | null;
  name: string;
  bot: string;
  ready?: boolean;
  /** null: it is not told, at a slow table. */
  here: boolean | null;
  standin: string;
  resigned: boolean;
  offers: boolean;
  clock: number | null;
  muted: boolean;
  /** Since when its person is away, by the server's clock; 0 if not seen yet. */
  gone?: number | null;
  /** Players who want its person sent away. */
  votes?: number;
}

export interface Setup {
  game: string;
  players: number;
  options: Record<string, boolean>;
  board: string | null;
  lang: string;
  clock: { kind: 'none' | 'move' | 'game'; seconds?: number };
  away: number;
  public: boolean;
  practice: number | null;
  title: string;
  oracle: boolean;
}

/** A table, for who stands before it. A lesson has only the first few of these. */
export interface Table {
  id: string;
  game: string;
  state: TableState;
  seats: Seat[];
  setup: Partial<Setup>;
  owner?: string | null;
  commitment?: string;
  seq?: number;
  notes?: number;
  spectators?: number;
  you?: { person: string | null; seats: number[]; owner: boolean; host: boolean };
  /** The version of the rules that it is played by. */
  rules?: number;
  next?: string | null;
  forked?: string | null;
}

/** A table, for the lobby. */
export interface Brief {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, boolean>;
  lang: string;
  clock: Setup['clock'];
  public: boolean;
  practice: boolean;
  oracle: boolean;
  state: TableState;
  seats: Seat[];
  spectators: number;
  seq: number;
  created: number;
  actor: number;
  since: number;
  winners: number[];
}

/** Whether a game was dealt and played as was promised. */
export interface Verification {
  good: boolean;
  text: string;
  moves: number;
  seed: string;
  commitment: string;
}

/** A moment of a replay. */
export interface Frame {
  seq: number;
  view: any;
  actor: number;
  told: Told[];
  ask: Sentence | null;
}

/** Chat, comings and goings; what else it has depends on its kind. */
export interface Note {
  note: number;
  at: number;
  after: number;
  kind: string;
  person?: string;
  name?: string;
  seat?: number | null;
  text?: string;
  phrase?: string;
  bot?: string;
  why?: string;
  /** Of a rematch. */
  table?: string;
}

/** Names of players and places, by language and kind. */
export type Names = Record<string, Record<string, Record<string, string>>>;

/** A move that the oracle weighed; a lesson only names the move that it wants. */
export interface AdvisedMove {
  move: string;
  tried?: number;
  share?: number | null;
  line?: (Sentence & { move: string })[];
  /** How likely the muse would play it without thinking. */
  liked?: number | null;
}

/** What one may think most likely of a thing that another hides, and since which move. */
export interface SuspectedThing {
  seat: number;
  thing: { kind: string; name: string };
  chance: number;
  since: number;
}

/** Standing orders of a seat: which may be given, and which one stands. */
export interface OrdersInfo {
  offered: string[];
  order: string;
}

export type Hello = {
  type: 'hello';
  version?: number;
  table: Table;
  sight: number;
  words: Names;
  state: State | null;
  told: Told[];
  notes: Note[];
  board: any;
  now: number;
  orders?: OrdersInfo | null;
};
export type StateMessage = { type: 'state' } & State;
export type SeatsMessage = { type: 'seats'; seats: Seat[]; spectators: number; state: TableState; owner: string | null; next: string | null };
export type OrdersMessage = { type: 'orders'; orders: OrdersInfo | null };
export type NoteMessage = { type: 'note' } & Note;
export type Done = { type: 'done'; id: string; seq: number };
export type Refused = { type: 'refused'; id: string; code: string; text: string; clause: string; seq?: number; nth?: number };
export type Reason = { type: 'reason'; id: string; move: string; legal: boolean; text: string; clause: string };
export type Preview = { type: 'preview'; id: string; seq: number; view: any; ask: Sentence | null; legal: Action[] };
export type Advice = { type: 'advice'; id: string; seq: number; moves: AdvisedMove[]; iterations: number; hope: number | null; suspects: SuspectedThing[] };
export type Closed = { type: 'closed'; code: string; text: string };

/** Whatever is heard at a table. */
export type Message = Hello | StateMessage | SeatsMessage | OrdersMessage | NoteMessage | Done | Refused | Reason | Preview | Advice | Closed;

/** Who we are. */
export interface Me {
  person: string | null;
  name: string;
  lang: string;
  host: boolean;
  /** Has a passkey. */
  kept: boolean;
}

/** Why something could not be done. */
export interface Problem {
  code: string;
  text?: string;
  clause?: string;
}
