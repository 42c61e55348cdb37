// The card game at random in one process of Node, without a server: by the reducer that boardgame.io's own bots
// search with. Prints what pace.py prints, decisions for each second of the processor.
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { CardGame, ZONES } = require('./cards.cjs');

const MOVES = 400; // of a game
const RUNS = 5, SECONDS = 0.5;

const reducer = CreateGameReducer({ game: CardGame });

function choice() {
  if (Math.random() < 0.3) return ['pass', []];
  return ['wind', [1, ZONES[Math.floor(Math.random() * ZONES.length)]]];
}

function playGame() {
  let state = InitializeGame({ game: CardGame, numPlayers: 4 });
  for (let made = 0; made < MOVES; made++) {
    const [type, args] = choice();
    const payload = { type, args, playerID: state.ctx.currentPlayer, credentials: undefined };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  if (state._stateID !== MOVES) throw new Error(`${MOVES} moves were made, and ${state._stateID} are counted`);
  return MOVES;
}

function spentSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function rate() {
  const begun = process.cpuUsage();
  let made = 0;
  while (spentSince(begun) < SECONDS) made += playGame();
  return made / spentSince(begun);
}

for (let warm = 0; warm < 10; warm++) playGame();
console.log(JSON.stringify({
  peer: 'boardgame.io', version: require('boardgame.io/package.json').version, how: 'stepped', game: 'cards', words: '4 players, its reducer in Node, no server',
  decisions_per_second: Array.from({ length: RUNS }, rate),
}));
