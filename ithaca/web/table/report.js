// Letting the hosts know of a name or a line of chat.
import { html, useState } from '../html.js';
import { post } from '../api.js';
import { Dialog, Problem, attempt, someone, useProblem } from '../parts.js';
import { say } from '../speech.js';

/**
 * A small menu about a player: what the hosts should look at.
 * @param {{table: string, name: string, note?: number, seat?: number, text?: string}} props of a line: `note` and `text`; of a player: `seat`
 */
export function Report({ table, name, note, seat, text = '' }) {
  const [open, setOpen] = useState(false);
  return html`<button class="quiet reportflag" aria-haspopup="dialog" aria-label=${say('report-about', { name })} title=${say('report-about', { name })} onClick=${() => setOpen(true)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 15V2M4 2.500q4-2 8 0v6q-4-2-8 0" /></svg></button>
    ${open && html`<${Asked} what=${{ table, ...(note ? { note } : { seat }) }} name=${name} text=${text} onClose=${() => setOpen(false)} />`}`;
}

function Asked({ what, name, text, onClose }) {
  const [problem, show] = useProblem();
  const [done, setDone] = useState(false);
  const send = (kind) =>
    attempt(show, async () => {
      if (!(await someone())) return;
      await post('/api/reports', { ...what, kind });
      setDone(true);
    });
  return html`<${Dialog} title=${say('report-about', { name })} onClose=${onClose}>
    ${text && html`<blockquote>${text}</blockquote>`}<p>${say('report-how')}</p><${Problem} mistake=${problem} />
    <p role="status">${done && html`<span class="good">${say('report-received')}</span>`}</p>
    ${!done && html`<p class="row">${text && html`<button class="main" onClick=${() => send('chat')}>${say('report-line')}</button>`}<button onClick=${() => send('name')}>${say('report-name', { name })}</button></p>`}<//>`;
}
