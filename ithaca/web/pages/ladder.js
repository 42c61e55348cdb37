// The ladder of a game: players who want to be seen, and the bots between them.
import { html, useEffect, useState } from '../html.js';
import { get, me, once } from '../api.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { Points } from '../ratings.js';
import { lang, say, speak } from '../speech.js';
import { botName } from '../table/bots.js';

/** @typedef {{name: string, handle: string, bot: string, games: number, rating: import('../ratings.js').Rating, you: boolean}} Place */

/** @param {{place: Place, nth: number}} props */
function Row({ place, nth }) {
  const name = place.bot ? botName(place.bot) : html`<a href=${`/players/${place.handle}`}>${place.name}</a>`;
  return html`<tr class=${place.you ? 'you' : place.bot ? 'bot' : ''}><td class="rank">${place.bot ? '' : nth}</td>
    <th scope="row">${name}${place.bot && html` <span class="sub">${say('ladder-bot')}</span>`}${place.you && html` <span class="sub">${say('seat-you')}</span>`}</th>
    <td class="number"><${Points} rating=${place.rating} /></td><td class="number sub">${place.games || ''}</td></tr>`;
}

/** @param {{found: {places: Place[], mine: import('../ratings.js').PlayerRating | null}}} props */
function Standing({ found }) {
  let nth = 0;
  const shown = found.places.some(({ you }) => you);
  return html`${
    found.mine
    && !shown
    && html`<p>${say('ladder-mine')} <strong><${Points} rating=${found.mine.rating} /></strong> <span class="sub">${say(found.mine.rating.settled ? 'ladder-unseen' : 'rating-not-yet')}</span></p>`
  }
  <table class="ladder"><caption class="unseen">${say('nav-ladder')}</caption>
    <thead><tr><th>${say('rank')}</th><th>${say('player')}</th><th class="number">${say('points')}</th><th class="number">${say('rating-rated-games')}</th></tr></thead>
    <tbody>${found.places.map((place) => html`<${Row} key=${place.handle || place.bot} place=${place} nth=${place.bot ? 0 : (nth += 1)} />`)}</tbody></table>`;
}

/** @param {{game?: string}} props */
export default function LadderPage({ game = '' }) {
  const [ready, setReady] = useState(false);
  const { data: shop } = useAnswer(() => once('/api/games'), '');
  const slug = game || shop?.games[0]?.slug || '';
  const { data, mistake } = useAnswer(() => (slug ? get(`/api/ladder/${slug}`) : Promise.resolve(null)), `${slug} ${me.value?.person ?? ''}`);
  useEffect(() => {
    speak(lang.peek(), '', ['me', 'table']).then(() => setReady(true));
  }, []);
  if (!ready || !shop) return html`<main id="main" aria-busy="true"></main>`;
  const title = say('ladder-title', { game: say(`game-${slug}`) });
  return html`<${Page} title=${title}><h1>${title}</h1>
    <nav class="row ladders" aria-label=${say('game')}>${shop.games.map((each) => html`<a key=${each.slug} class="button plain" href=${`/ladder/${each.slug}`} aria-current=${each.slug === slug ? 'page' : undefined}>${each.title}</a>`)}</nav>
    <p>${say('ladder-lead')}</p><${Problem} mistake=${mistake} />${data && html`<${Standing} found=${data} />`}<//>`;
}
