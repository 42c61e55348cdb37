// The games as boxes on a shelf: each with the scene on its lid, what it is about and for whom.
import { html } from './html.js';
import { FILES } from './files.js';
import { Frieze } from './art/frieze.js';
import { has, say } from './speech.js';

/** The scene on the lid: the game's own picture, else a band of clay. It says nothing that the title next to it does not say. */
export function Scene({ game }) {
  if (!game.cover) return html`<${Frieze} game=${game} />`;
  return html`<img class="scene" src=${`${FILES}games/${game.slug}/web/${game.cover}`} alt="" width="640" height="360" />`;
}

const minutesOf = ([least, most = 0]) => say('for-minutes', { least, most });
const playersOf = ([least, most]) => say('for-players', { least, most, more: most - least });

/** For how many players, how long, how complex: as printed on the side of a box. */
export function Facts({ game }) {
  const weight = `weight-${game.slug}`;
  const facts = [playersOf(game.players), game.minutes?.length ? minutesOf(game.minutes) : '', has(weight) ? say(weight) : ''];
  return html`<span class="facts">${facts.filter(Boolean).join(' · ')}</span>`;
}

/** @param {{games: any[], note?: (game: any) => string}} props the games as GET /api/games has them; a line to each */
export function Covers({ games, note = () => '' }) {
  return html`<ul class="shelf">${games.map(
    (game) => html`<li class="cover" key=${game.slug}><a href=${`/rules/${game.slug}`}><${Scene} game=${game} />
    <span class="on"><strong>${game.title}</strong><span>${say(`lead-${game.slug}`)}</span><span class="sub">${game.credits}${note(game)}</span></span></a></li>`,
  )}</ul>`;
}
