// A player with a public profile: what he or she has played.
import { html, useEffect, useState } from '../html.js';
import { get } from '../api.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { PlayedGames } from '../played.js';
import { Ratings } from '../ratings.js';
import { lang, say, speak } from '../speech.js';

/** @param {{handle: string}} props */
export default function Player({ handle }) {
  const [ready, setReady] = useState(false);
  const { data, mistake } = useAnswer(() => get(`/api/players/${handle}`), handle);
  useEffect(() => {
    speak(lang.peek(), '', ['me', 'table']).then(() => setReady(true));
  }, []);
  if (!ready || !(data || mistake)) return html`<main id="main" aria-busy="true"></main>`;
  return html`<${Page} title=${data?.name ?? handle}><h1>${data?.name ?? handle}</h1>
    <${Problem} mistake=${mistake} />${data && html`<h2>${say('rating-title')}</h2><${Ratings} of=${`/api/players/${handle}`} /><h2>${say('played-of')}</h2><${PlayedGames} of=${`/api/players/${handle}`} />`}<//>`;
}
