// The card game on boardgame.io's own server, in memory.
const { Server, Origins } = require('boardgame.io/server');
const { CardGame } = require('./cards.cjs');

const server = Server({ games: [CardGame], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: 0 } }, () => console.log('ready'));
