// Whose games these are, and what is ours.
import { html } from '../html.js';
import { once } from '../api.js';
import { Meander, ShipMark } from '../art/parts.js';
import { Covers } from '../covers.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { say } from '../speech.js';

export default function About() {
  const { data: shop, mistake } = useAnswer(() => once('/api/games'), '');
  const told = (title, text) => html`<section><h2>${say(title)}</h2><p>${say(text)}</p></section>`;
  return html`<${Page} title=${say('nav-about')} wide>
    <section class="hero"><${ShipMark} /><div><h1>${say('nav-about')}</h1><p>${say('about-what')}</p></div></section>
    <${Meander} /><${Problem} mistake=${mistake} />
    <h2>${say('about-credits')}</h2>
    <${Covers} games=${shop?.games ?? []} note=${(game) => `. ${say('about-version', { version: game.version })}`} />
    <p>${say('about-thanks')}</p>
    <div class="three">${told('about-ours', 'about-own')}${told('about-fair', 'about-seed')}${told('about-made', 'about-libraries')}</div>
  <//>`;
}
