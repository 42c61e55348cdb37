// The bell of a table, in its menu: whether it may knock at us.
import { html, useEffect, useState } from '../html.js';
import { get, post } from '../api.js';
import { Problem, attempt, useProblem } from '../parts.js';
import { say } from '../speech.js';

/** @param {{id: string}} props of the table */
export function Bell({ id }) {
  const [problem, show] = useProblem();
  const [on, setOn] = useState(/** @type {boolean | null} */ (null));
  const ask = (question) => attempt(show, async () => setOn((await question()).on));
  useEffect(() => {
    ask(() => get(`/api/tables/${id}/bell`));
  }, [id]);
  return html`<${Problem} mistake=${problem} />${on !== null && html`<label class="choice"><input type="checkbox" checked=${on} onChange=${(event) => ask(() => post(`/api/tables/${id}/bell`, { on: event.target.checked }))} />${say('bell')}</label>`}`;
}
