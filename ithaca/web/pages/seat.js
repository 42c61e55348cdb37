// A link that opens a seat on this device. Following it changes nothing yet: the page asks first.
import { html, useEffect } from '../html.js';
import { post } from '../api.js';
import { Page, Problem, attempt, useProblem } from '../parts.js';
import { say } from '../speech.js';

export default function Seat({ signed }) {
  const [problem, show] = useProblem();
  useEffect(() => {
    attempt(show, async () => {
      const { table, seat } = await post('/api/seat', { link: signed });
      location.replace(`/t/${table}?seat=${seat}`);
    });
  }, [signed]);
  return html`<${Page} title=${say('other-device')}><p role="status">${problem ? '' : say('seat-opening')}</p><${Problem} mistake=${problem} /><//>`;
}
