// A game looked back on: everyone's chances, turning points, luck and skill, what could be guessed of secrets.
import { html, useEffect, useState } from '../html.js';
import { get } from '../api.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { lang, learnNames, nameOf, say, speak } from '../speech.js';
import { Curves, Leap, LineSample, Swing, percent } from '../art/curves.js';

const FEW = 6; // moves that are told at most where the crosshair stands
const MOST_LINES = 8; // that are told of them
const SOON = 150; // ms that the crosshair rests before its moves are asked for

// ── what happened, in words ──────────────────────────────────────────────────────────────────────

const heard = new Map(); // what was told, by table and moves

function toldFrom(id, first, last) {
  const key = `${id}/${first}-${last}`;
  if (!heard.has(key)) {
    const answer = get(`/api/tables/${id}/replay?seat=-1&from=${first}&to=${last}`).then(({ frames }) => frames.flatMap((frame) => frame.told));
    answer.catch(() => heard.delete(key));
    heard.set(key, answer);
  }
  return heard.get(key);
}

/** What the moves from `first` to `last` did, as all saw it; null while it is on its way. */
function useTold(id, first, last) {
  const [told, setTold] = useState(null);
  useEffect(() => {
    let current = true;
    setTold(null);
    const timer = setTimeout(
      () =>
        (last < 1 ? Promise.resolve([]) : toldFrom(id, Math.max(1, first), last)).then(
          (moves) => current && setTold(moves),
          () => {},
        ),
      heard.has(`${id}/${first}-${last}`) ? 0 : SOON,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, first, last]);
  return told;
}

/** Sentences of some moves, the last of them; a part of a move has none of its own. */
function sentences(moves) {
  if (!moves?.length) return [];
  const found = moves.flatMap((move) => move.events.map((event) => say(event.key, event.args)));
  return found.length ? found.slice(-MOST_LINES) : [say('review-quiet', { move: moves.at(-1).move })];
}

// ── the page ─────────────────────────────────────────────────────────────────────────────────────

export default function ReviewPage({ id }) {
  const { data: table, mistake } = useAnswer(() => get(`/api/tables/${id}`), id);
  const { data: played, mistake: noBoard } = useAnswer(() => get(`/api/tables/${id}/board`), id);
  const { data: review, mistake: notYet } = useAnswer(() => get(`/api/tables/${id}/review`), id);
  const [fluent, setFluent] = useState(false); // whether all words are loaded
  useEffect(() => {
    if (table)
      speak(lang.peek(), table.game, ['review']).then(
        () => setFluent(true),
        () => {},
      );
  }, [table]);
  useEffect(() => {
    if (played) learnNames(played.words);
  }, [played]);
  const wrong = mistake ?? notYet ?? noBoard;
  return html`<${Page} title=${say('review')} wide>
    <h1>${say('review')}${table ? html` · ${say(`game-${table.game}`)}` : ''}</h1>
    <${Problem} mistake=${wrong} />
    ${table && html`<p class="row"><a class="button" href=${`/replay/${id}`}>${say('replay')}</a><a class="button" href=${`/t/${id}`}>${say('review-table')}</a></p>`}
    ${
      review && table && played && fluent
        ? html`<${Whole} id=${id} review=${review} board=${played.board} names=${table.seats.map((seat) => seat.name || say('seat-number', { seat: seat.seat + 1 }))} />`
        : !wrong && html`<p role="status" class="waiting" aria-busy="true">${fluent ? say('review-wait') : '…'}</p>`
    }
  <//>`;
}

function Whole({ id, review, names, board }) {
  const { points, turns } = review;
  const greatest = turns.filter((turn) => turn.move < review.moves).sort((a, b) => b.change - a.change)[0];
  const [at, setAt] = useState(greatest ? points.indexOf(greatest.move) : points.length - 1);
  const show = (move) => {
    setAt(points.indexOf(move));
    document.getElementById('chances')?.scrollIntoView({ block: 'start' });
    document.getElementById('crosshair')?.focus({ preventScroll: true });
  };
  return html`<div class="review">
    <${Chances} id=${id} review=${review} names=${names} at=${at} setAt=${setAt} />
    <${Turns} id=${id} turns=${turns} names=${names} show=${show} race=${review.race.length > 0} />
    ${review.race.length > 0 && html`<${LuckAndSkill} race=${review.race} names=${names} />`}
    ${review.suspicion.length > 0 && html`<${Suspicions} review=${review} names=${names} board=${board} at=${at} setAt=${setAt} />`}
  </div>`;
}

// ── chances ──────────────────────────────────────────────────────────────────────────────────────

function Chances({ id, review, names, at, setAt }) {
  const { points, moves, turns } = review;
  const [known, setKnown] = useState('table');
  const { shares, errors } = review.chances[known];
  const told = useTold(id, Math.max((points[at - 1] ?? 0) + 1, points[at] - FEW + 1), points[at]);
  const series = names.map((_, seat) => ({ of: seat, values: shares.map((row) => row[seat]) }));
  // The slider counts moves, as the curves do, and stops only at points.
  const slide = (event) => {
    const wanted = Number(event.target.value);
    const next = wanted > points[at] ? points.findIndex((move) => move >= wanted) : points.findLastIndex((move) => move <= wanted);
    event.target.value = points[next];
    setAt(next);
  };
  const choice = (value, text) =>
    html`<label class="choice"><input type="radio" name="known" value=${value} checked=${known === value} onChange=${() => setKnown(value)} />${text}</label>`;
  const spoken = `${say('review-after', { at: points[at], of: moves })}: ${names.map((name, seat) => `${name} ${percent(shares[at][seat])}`).join(', ')}`;
  return html`<section class="chances" aria-labelledby="chances"><h2 id="chances">${say('review-chances')}</h2>
    <p>${say(review.by === 'muse' ? 'review-chances-muse' : 'review-chances-how', { playouts: review.playouts })}</p>
    ${
      review.race.length === 0
      && html`<fieldset class="known"><legend>${say('review-known')}</legend>
      ${choice('table', say('review-known-table'))}${choice('open', say('review-known-open'))}</fieldset>`
    }
    <${Curves} label=${say('review-chart', { names: names.join(', '), moves })} points=${points} at=${at} onPick=${setAt} series=${series} turns=${turns.map((turn) => points.indexOf(turn.move))} height=${300} />
    <label class="crosshair"><span class="unseen">${say('review-crosshair')}</span>
      <input id="crosshair" type="range" min="0" max=${moves} value=${points[at]} aria-valuetext=${spoken} onInput=${slide} /></label>
    <div class="here">
      <div><h3>${say('review-after', { at: points[at], of: moves })}</h3>
        <ul class="readout">${names.map((name, seat) => html`<li class=${`of-${seat}`}><${LineSample} of=${seat} /><span>${name}</span><b>${percent(shares[at][seat])}</b><span class="sub">± ${Math.round(errors[at][seat] * 100)}</span></li>`)}</ul></div>
      <div class="told" aria-busy=${told === null || undefined}><h3>${say('review-what')}</h3>
        ${points[at] === 0 ? html`<p>${say('review-before-all')}</p>` : sentences(told).map((text) => html`<p>${text}</p>`)}
        <p><a href=${`/replay/${id}?move=${points[at]}`}>${say('review-replay-here', { move: points[at] })}</a></p></div>
    </div>
    <details><summary>${say('review-figures')}</summary><div class="scroll" tabindex="0" role="region" aria-label=${say('review-figures')}><table>
      <thead><tr><th scope="col">${say('review-col-move')}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${points.map((move, i) => html`<tr><th scope="row">${move}</th>${names.map((_, seat) => html`<td>${percent(shares[i][seat])}</td>`)}</tr>`)}</tbody></table></div></details>
  </section>`;
}

// ── turning points ───────────────────────────────────────────────────────────────────────────────

function Turns({ id, turns, names, show, race }) {
  return html`<section aria-labelledby="turns"><h2 id="turns">${say('review-turns')}</h2>
    ${
      turns.length
        ? html`<ol class="turns">${turns.map((turn) => html`<${Turn} key=${turn.move} id=${id} turn=${turn} names=${names} show=${show} race=${race} />`)}</ol>`
        : html`<p>${say('review-no-turns')}</p>`
    }</section>`;
}

function Turn({ id, turn, names, show, race }) {
  const told = useTold(id, turn.move, turn.move);
  const moved = names
    .map((name, seat) => ({ name, seat, before: turn.before[seat], after: turn.after[seat] }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, 2);
  const own = turn.after[turn.seat] - turn.before[turn.seat];
  const chosen = race && Math.abs(turn.choice) > Math.abs(own) / 2;
  return html`<li class="turn"><h3>${say('review-turn', { move: turn.move, name: names[turn.seat] })}
      ${race && html` <span class="badge">${chosen ? say('review-by-choice') : say('review-by-luck')}</span>`}</h3>
    ${sentences(told).map((text) => html`<p>${text}</p>`)}
    <ul class="leaps">${moved.map(({ name, seat, before, after }) => html`<li><${LineSample} of=${seat} /><span>${name}</span><b>${percent(before)} → ${percent(after)}</b><${Leap} before=${before} after=${after} of=${seat} /></li>`)}</ul>
    <p class="row"><button onClick=${() => show(turn.move)} aria-label=${say('review-show-move', { move: turn.move })}>${say('review-show')}</button>
      <a href=${`/replay/${id}?move=${turn.move}`}>${say('review-replay-here', { move: turn.move })}</a></p></li>`;
}

// ── luck and skill ───────────────────────────────────────────────────────────────────────────────

const hundredths = (value) => Math.abs(value * 100).toLocaleString(lang.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signed = (value) => `${value < 0 ? '−' : '+'}${hundredths(value)}`;

function LuckAndSkill({ race, names }) {
  const part = (text, value, kind, more = '') =>
    html`<tr><th scope="row">${text}</th><td class="bar"><${Swing} value=${value} kind=${kind} /></td><td class="figure">${signed(value)}${more}</td></tr>`;
  return html`<section aria-labelledby="luck"><h2 id="luck">${say('review-luck-and-skill')}</h2>
    <p>${say('review-race-how')}</p>
    <div class="accounts">${race.map(
      (
        account,
        seat,
      ) => html`<article class="account"><h3><${LineSample} of=${seat} /> ${names[seat]}: ${percent(account.start)} → ${percent(account.end)}</h3><table>
      <thead class="unseen"><tr><th scope="col">${say('review-col-part')}</th><td></td><th scope="col">${say('review-col-points')}</th></tr></thead>
      <tbody>${part(say('review-luck'), account.luck, 'luck')}${part(say('review-skill'), account.skill, 'skill', ` ± ${hundredths(account.error)}`)}${part(say('review-others'), account.others, 'others')}</tbody>
      </table><p class="sub">${say('review-missed', { count: account.choices, missed: hundredths(account.missed) })}</p></article>`,
    )}</div>
  </section>`;
}

// ── suspicion ────────────────────────────────────────────────────────────────────────────────────

/** The indices at which the value of a row changes. */
const changes = (row) => new Set(row.flatMap((name, i) => (i > 0 && row[i - 1] !== name ? [i] : [])));

/** A goal has the colour of its place; a mission that of its seat. */
const toneOf = (secret, board) => `tone-${(board?.place ?? []).find((place) => place.slug === secret.truth.at(-1))?.colour ?? secret.seat}`;

function Suspicions({ review, names, board, at, setAt }) {
  return html`<section aria-labelledby="suspicion"><h2 id="suspicion">${say('review-suspicion')}</h2>
    <p>${say(`review-suspicion-how-${review.game}`)}</p>
    <div class="suspects">${names.map((name, seat) => html`<${Suspect} key=${seat} name=${name} board=${board} at=${at} setAt=${setAt} points=${review.points} secrets=${review.suspicion.filter((each) => each.seat === seat)} />`)}</div>
  </section>`;
}

function Suspect({ name, secrets, board, points, at, setAt }) {
  const count = secrets[0].truth.length;
  const now = Math.min(at, count - 1);
  if (count === 0) return null;
  const called = (secret, word) => nameOf(secret.kind, word);
  const series = secrets.flatMap((secret, of) => [
    { of, tone: toneOf(secret, board), values: secret.wrong_chance, kind: 'wrong' },
    { of, tone: toneOf(secret, board), values: secret.others, breaks: changes(secret.truth) },
  ]);
  const truths = secrets.map((secret) => called(secret, secret.truth[now])).join(', ');
  return html`<article class="suspect"><h3>${name}</h3>
    <${Curves} label=${say('review-suspicion-chart', { name, secrets: truths })} points=${points.slice(0, count)} at=${now} onPick=${setAt} series=${series} height=${190} grid=${[0, 0.5, 1]} />
    <table class="secrets-now"><thead><tr><th scope="col">${say('review-col-truth')}</th><th scope="col">${say('review-col-others')}</th><th scope="col">${say('review-col-public')}</th><th scope="col">${say('review-col-wrong')}</th></tr></thead>
      <tbody>${secrets.map(
        (
          secret,
          of,
        ) => html`<tr><th scope="row"><${LineSample} of=${of} tone=${toneOf(secret, board)} /> <span class="thing">${called(secret, secret.truth[now])}</span></th><td>${percent(secret.others[now])}</td><td>${percent(secret.public[now])}</td>
        <td>${secret.wrong_chance[now] > 0 ? `${called(secret, secret.wrong[now])} ${percent(secret.wrong_chance[now])}` : '–'}</td></tr>`,
      )}</tbody></table>
    <details><summary>${say('review-figures-of', { name })}</summary><div class="scroll" tabindex="0" role="region" aria-label=${say('review-figures-of', { name })}><table>
      <thead><tr><th scope="col">${say('review-col-move')}</th>${secrets.map((_, i) => html`<th scope="col">${say('review-col-secret', { number: i + 1, count: secrets.length })}</th>`)}</tr></thead>
      <tbody>${points.slice(0, count).map((move, i) => html`<tr><th scope="row">${move}</th>${secrets.map((secret) => html`<td>${called(secret, secret.truth[i])} ${percent(secret.others[i])}</td>`)}</tr>`)}</tbody></table></div></details>
  </article>`;
}
