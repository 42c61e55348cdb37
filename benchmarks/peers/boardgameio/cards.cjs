// A four-player card game for boardgame.io: hands are secret, a card is laid on one of nine zones or one passes,
// and everyone sees the table after every move. About as much as Odysseus shows.
const ZONES = ['y1', 'g1', 'r1', 'y2', 'g2', 'r2', 'y3', 'g3', 'r3'];

function deal() {
  const hands = {};
  for (let seat = 0; seat < 4; seat++) hands[seat] = { 1: 400, 2: 300, 3: 200, 5: 100 };
  const winds = Object.fromEntries(ZONES.map((zone) => [zone, {}]));
  const discs = Object.fromEntries([...Array(18).keys()].map((n) => [`island${n}`, ['cyclops', 'winds', 'sirens'][n % 3]]));
  return { hands, winds, discs, ship: 'island0', passes: 0, round: 1, scored: [], missions: ['a', 'b', 'c', 'd'] };
}

const CardGame = {
  name: 'cards',
  setup: deal,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    wind: ({ G, playerID }, wind, zone) => {
      G.hands[playerID][wind] -= 1;
      G.winds[zone][wind] = (G.winds[zone][wind] || 0) + 1;
      G.passes = 0;
    },
    pass: ({ G }) => { G.passes += 1; },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(Object.entries(G.hands).map(([seat, hand]) =>
      [seat, seat === playerID ? hand : { '?': Object.values(hand).reduce((a, b) => a + b, 0) }])),
    missions: G.missions.map((mission, seat) => (String(seat) === playerID ? mission : '?')),
  }),
  disableUndo: true,
};

module.exports = { CardGame, ZONES };
