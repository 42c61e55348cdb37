// How strong a player is: rating points, their curve, and what a game changed.
import { html, useEffect, useState } from './html.js';
import { get } from './api.js';
import { Problem, attempt, useAnswer, useProblem } from './parts.js';
import { lang, say } from './speech.js';

/** @typedef {{points: number, spread: number, settled: boolean}} Rating */
/** @typedef {{seat: number, before: Rating, after: Rating}} Change */
/** @typedef {{table: string, ended: number, rating: Rating}} CurvePoint */
/** @typedef {{game: string, games: number, rating: Rating}} PlayerRating */

const whole = (number) => new Intl.NumberFormat(lang.value).format(number);
const signed = (number) => new Intl.NumberFormat(lang.value, { signDisplay: 'exceptZero' }).format(number);

/** Rating points as shown: those that are still uncertain have a question mark, and say so.
 * @param {{rating: Rating}} props */
export function Points({ rating }) {
  const label = say(rating.settled ? 'rating-points' : 'rating-provisional', { points: whole(rating.points), spread: whole(rating.spread) });
  return html`<span class="points" title=${label}><span aria-hidden="true">${rating.points}${rating.settled ? '' : '?'}</span><span class="unseen">${label}</span></span>`;
}

/** What a game changed for a seat. @param {{change: Change}} props */
export function Gain({ change }) {
  const gain = change.after.points - change.before.points;
  return html`<${Points} rating=${change.after} /> <span class=${gain < 0 ? 'fall' : 'rise'}>${gain ? signed(gain) : '±0'}</span>`;
}

const WIDTH = 320;
const HEIGHT = 96;

/** Where a rating goes on the picture. @param {CurvePoint[]} curve */
function scaleOf(curve) {
  const low = Math.min(...curve.map(({ rating }) => rating.points)) - 20;
  const high = Math.max(...curve.map(({ rating }) => rating.points)) + 20;
  return {
    low,
    high,
    x: (nth) => 8 + ((WIDTH - 16) * nth) / Math.max(1, curve.length - 1),
    y: (points) => HEIGHT - 8 - ((HEIGHT - 16) * (points - low)) / (high - low),
  };
}

/** The curve of a rating. @param {{curve: CurvePoint[]}} props */
export function Curve({ curve }) {
  if (curve.length < 2) return null;
  const { x, y } = scaleOf(curve);
  const [first, last] = [curve[0].rating, /** @type {CurvePoint} */ (curve.at(-1)).rating];
  const label = say('rating-curve', { games: curve.length, from: whole(first.points), to: whole(last.points) });
  const path = curve.map(({ rating }, nth) => `${nth ? 'L' : 'M'}${x(nth).toFixed(1)} ${y(rating.points).toFixed(1)}`).join('');
  const best = curve.reduce((found, point) => (point.rating.points > found.rating.points ? point : found));
  return html`<figure class="ratingcurve"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
      <path class="ground" d=${`M8 ${y(first.points).toFixed(1)}H${WIDTH - 8}`} /><path class="line" d=${path} />
      ${curve.length <= 60 && curve.map((point, nth) => html`<circle key=${point.table} cx=${x(nth)} cy=${y(point.rating.points)} r="3.5"><title>${point.rating.points}</title></circle>`)}</svg>
    <figcaption class="sub">${say('rating-curve-brief', { games: curve.length, best: whole(best.rating.points) })}</figcaption></figure>`;
}

/** The change that a game made, and one's own curve: at the end of a rated game.
 * @param {any} room */
export function useChanges(room) {
  const [found, setFound] = useState({ changes: /** @type {Change[]} */ ([]), curve: /** @type {CurvePoint[]} */ ([]) });
  const table = room.table.value;
  useEffect(() => {
    if (!table.setup.rated) return;
    attempt(
      () => {}, // only an ornament: ignore errors
      async () => {
        const { changes } = await get(`/api/tables/${room.id}/ratings`);
        const mine = changes.length > 0 && room.mine.value.length > 0;
        setFound({ changes, curve: mine ? (await get(`/api/me/ratings/${table.game}`)).curve : [] });
      },
    );
  }, [room.id]);
  return found;
}

/** @param {{of: string, mine: PlayerRating}} props */
function GameRating({ of, mine }) {
  const [curve, setCurve] = useState(/** @type {CurvePoint[]} */ ([]));
  useEffect(() => {
    attempt(
      () => {},
      async () => setCurve((await get(`${of}/ratings/${mine.game}`)).curve),
    );
  }, [of, mine.game]);
  return html`<li><div><strong>${say(`game-${mine.game}`)}</strong> <span class="big"><${Points} rating=${mine.rating} /></span>
      <span class="sub">${say('rating-games', { count: mine.games })}${mine.rating.settled ? '' : ` · ${say('rating-not-yet')}`}</span>
      <a class="clause" href=${`/ladder/${mine.game}`}>${say('nav-ladder')}</a></div><${Curve} curve=${curve} /></li>`;
}

/** A player's ratings, game by game. @param {{of: string}} props `of` is where to ask for them: /api/me, /api/players/NAME */
export function Ratings({ of }) {
  const { data, mistake } = useAnswer(() => get(`${of}/ratings`), of);
  const [problem] = useProblem();
  if (!data) return html`<${Problem} mistake=${mistake ?? problem} />`;
  if (!data.ratings.length) return html`<p class="sub">${say('rating-none')}</p>`;
  return html`<ul class="ratings">${data.ratings.map((mine) => html`<${GameRating} key=${mine.game} of=${of} mine=${mine} />`)}</ul>`;
}
