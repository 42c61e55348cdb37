// After the end: who won, the seed to check, and what can be done next.
import { html, useState } from '../html.js';
import { get } from '../api.js';
import { OlderRules, Problem, attempt, useProblem } from '../parts.js';
import { playAgain } from '../play.js';
import { Curve, Gain, useChanges } from '../ratings.js';
import { say } from '../speech.js';
import { Laurel, ShipMark } from '../art/parts.js';
import { listed } from '../words.js';

const namesOf = (named, seats) => listed(named.map((seat) => seats[seat]?.name || say('seat-number', { seat: seat + 1 })));

/** Over the board when a player has won: the ship is home. The result itself says it in words. */
export function Triumph({ room }) {
  const state = room.state.value;
  if (!state?.over || !state.result?.winners.length) return null;
  return html`<div class="triumph" aria-hidden="true"><${ShipMark} /><span>${say('won', { names: namesOf(state.result.winners, room.seats.value), count: state.result.winners.length })}</span><${ShipMark} /></div>`;
}

/** The heading: the winners, else those who stayed when others resigned, else that the end was agreed. */
function headingOf(state, seats) {
  const { winners, resigned, shares } = state.result;
  const stayed = resigned.length ? shares.flatMap((share, seat) => (share > 0 ? [seat] : [])) : [];
  const named = winners.length ? winners : stayed;
  return named.length ? say('won', { names: namesOf(named, seats), count: named.length }) : say('ended-agreed');
}

export function Result({ room }) {
  const [state, table] = [room.state.value, room.table.value];
  const [checked, setChecked] = useState(/** @type {import('./messages.d.ts').Verification | null} */ (null));
  const [problem, show] = useProblem();
  const { result } = state;
  const name = (seat) => table.seats[seat]?.name ?? say('seat-number', { seat: seat + 1 });
  const verify = () => attempt(show, async () => setChecked(await get(`/api/tables/${room.id}/verify`)));
  const rematch = async () => {
    const answer = await room.act('rematch', {});
    if (answer) await attempt(show, () => playAgain(answer.table));
  };
  const { changes, curve } = useChanges(room);
  const titled = result.ranking.some(({ title }) => title);
  const scored = result.points.some((points) => points !== 0);
  return html`<section class="result" aria-label=${say('result')} data-testid="result">
    <div class="crown"><${Laurel} /><h2>${headingOf(state, table.seats)}</h2></div>
    ${result.why === 'agreed' && result.resigned.length > 0 && html`<p>${say('ended-agreed')}</p>`}
    ${result.why === 'resigned' && html`<p>${say('ended-resigned', { names: namesOf(result.resigned, table.seats), count: result.resigned.length })}</p>`}
    <table><thead><tr>${!titled && html`<th>${say('rank')}</th>`}<th>${say('player')}</th>${scored && html`<th class="number">${say('points')}</th>`}<th class="number">${say('share-of-victory')}</th>${changes.length > 0 && html`<th class="number">${say('rating')}</th>`}</tr></thead>
      <tbody>${result.ranking.map(
        ({
          seat,
          rank,
          title,
        }) => html`<tr class=${result.winners.includes(seat) ? 'won' : ''}>${!titled && html`<td class="rank">${rank}</td>`}<th scope="row">${name(seat)}${result.resigned.includes(seat) ? ` (${say('seat-resigned')})` : ''}${titled && html`<span class="title">${say(title)}</span>`}</th>
        ${scored && html`<td>${result.points[seat]}</td>`}<td>${Math.round(result.shares[seat] * 100)} %</td>${changes[seat] && html`<td class="rating"><${Gain} change=${changes[seat]} /></td>`}</tr>`,
      )}</tbody></table>
    <${Curve} curve=${curve} />
    <p class="row next"><button class="main" onClick=${rematch}>${say('rematch')}</button>
      <a class="button" href=${`/review/${room.id}`}>${say('to-review')}</a>
      <a class="button" href=${`/replay/${room.id}`}>${say('replay')}</a></p>
    <p class="row"><button class="quiet" onClick=${verify}>${say('verify')}</button>
      <a class="button plain" href=${`/api/tables/${room.id}/log`} download=${`ithaca-${room.id}.jsonl`}>${say('export')}</a></p>
    <${OlderRules} table=${table} />
    <p class="sub seed">${say('seed', { seed: result.seed ?? '' })}</p>
    <p role="status">${checked && html`<span class=${checked.good ? 'good' : 'bad'}>${checked.text}</span>`}</p>
    <${Problem} mistake=${problem} />
  </section>`;
}
