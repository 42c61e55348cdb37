// Whose games these are, and what is ours.
import { html } from '../html.js';
import { once } from '../api.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { say } from '../speech.js';

export default function About() {
  const { data: shop, mistake } = useAnswer(() => once('/api/games'), '');
  return html`<${Page} title=${say('nav-about')}><h1>${say('nav-about')}</h1>
    <p>${say('about-what')}</p><${Problem} mistake=${mistake} />
    <h2>${say('about-credits')}</h2>
    <dl>${(shop?.games ?? []).map((game) => html`<dt>${game.title}</dt><dd>${game.credits}. ${say('about-version', { version: game.version })}</dd>`)}</dl>
    <p>${say('about-thanks')}</p>
    <h2>${say('about-ours')}</h2><p>${say('about-own')}</p>
    <h2>${say('about-fair')}</h2><p>${say('about-seed')}</p>
    <h2>${say('about-made')}</h2><p>${say('about-libraries')}</p>
  <//>`;
}
