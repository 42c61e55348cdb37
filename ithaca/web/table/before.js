// Before the start: seats to take, bots to seat, friends to invite.
import { html, useState } from '../html.js';
import { once, post, salt } from '../api.js';
import { ClauseLink, OlderRules, Problem, attempt, someone, useAnswer, useProblem } from '../parts.js';
import { InviteFriends } from '../friends.js';
import { say } from '../speech.js';
import { USUAL_BOT, botName, strengths } from './bots.js';
import { stateOf } from './seats.js';

/** Take a seat: the first under our own name, further ones under other names. */
export async function sit(id, seat, name) {
  const person = await someone();
  if (!person) return null;
  return post(`/api/tables/${id}/sit`, { seat, salt: salt(), name: name || person.name });
}

/** The system's own sheet for sending things, where there is one. */
function Send({ link, title }) {
  if (!navigator.share) return null;
  const send = () => navigator.share({ url: link, title, text: say('invite-text', { title }) }).catch(() => {}); // dismissed: nothing is sent
  return html`<button type="button" class="main" onClick=${send}>${say('share')}</button>`;
}

/** A link to pass on: by the system's sheet, copied, or scanned. */
export function Share({ link, label, title = '' }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      /* not allowed here: the link can be selected and copied by hand */
    }
  };
  return html`<div class="share"><label>${label}<input readonly value=${link} onFocus=${(event) => event.target.select()} /></label>
    ${title && html`<${Send} link=${link} title=${title} />`}
    <button type="button" onClick=${copy}>${copied ? say('copied') : say('copy')}</button>
    <img class="qr" src=${`/qr.svg?text=${encodeURIComponent(link)}`} alt=${say('qr')} width="132" height="132" /></div>`;
}

/** What may be chosen for a seat: the usual strengths, and the bot that sits there already. */
export const offered = (bots, now) => (now && !bots.includes(now) ? [...bots, now] : bots);

function SeatRow({ room, seat, bots, show }) {
  const mine = room.mine.value.includes(seat.seat);
  const held = room.mine.value.length;
  const [name, setName] = useState('');
  const take = () => attempt(show, () => sit(room.id, seat.seat, held ? name : ''));
  const free = seat.kind !== 'person';
  const may = free && !(held && room.table.value.setup.rated); // only one seat per person at a rated table
  return html`<li class=${`taking ${seat.kind}`}>
    <div><strong>${seat.name || say('seat-number', { seat: seat.seat + 1 })}</strong><span class="sub">${mine ? say('seat-you') : stateOf(seat)}</span></div>
    <div class="row">
      ${may && held > 0 && html`<label><span class="unseen">${say('seat-other-name')}</span><input value=${name} maxlength="24" placeholder=${say('seat-other-name')} onInput=${(event) => setName(event.target.value)} /></label>`}
      ${
        may
        && html`<button class=${held ? '' : 'main'} disabled=${held > 0 && !name.trim()} onClick=${take}
        aria-label=${say(held ? 'sit-too-at' : 'sit-at', { seat: seat.seat + 1 })}>${held ? say('sit-too') : say('sit')}</button>`
      }
      ${
        room.owner.value
        && free
        && html`<label><span class="unseen">${say('bot-on', { seat: seat.seat + 1 })}</span>
        <select value=${seat.bot} onChange=${(event) => room.act('bot', { seat: seat.seat, bot: event.target.value })}>
          <option value="">${say('no-bot')}</option>
          ${offered(bots, seat.bot).map((bot) => html`<option value=${bot}>${botName(bot)}</option>`)}</select></label>`
      }
      ${mine && html`<button class="quiet" onClick=${() => room.act('leave', { seat: seat.seat })}>${say('leave-seat')}</button>`}
    </div></li>`;
}

export function Before({ room }) {
  const table = room.table.value;
  const [problem, show] = useProblem();
  const games = useAnswer(() => once('/api/games'), '').data;
  const game = games?.games?.find((each) => each.slug === table.game);
  const bots = table.setup.rated ? (game?.rated_bots ?? []) : strengths(games);
  const ready = table.seats.every((seat) => seat.kind !== 'free');
  const fill = async () => {
    for (const seat of table.seats) if (seat.kind === 'free') await room.act('bot', { seat: seat.seat, bot: USUAL_BOT });
  };
  const { setup } = table;
  const on = Object.entries(setup.options ?? {}).filter(([, value]) => value);
  const came = table.seats.filter((seat) => seat.kind !== 'free').length;
  return html`<section class="before">
    <h1>${setup.title || game?.title || table.game}</h1>
    <p>${say('before-what', { game: game?.title ?? table.game, players: table.seats.length })} ${clockSentence(setup.clock)}</p>
    ${on.length > 0 && html`<p>${say('options')}: ${on.map(([name], i) => html`${i ? ', ' : ''}<${ClauseLink} address=${`${table.game}/${game?.options.find((each) => each.name === name)?.clause ?? ''}`}>${name}<//>`)}</p>`}
    <${OlderRules} table=${table} />
    ${setup.rated && html`<p class="mark-note">${say('rated-note')} <a href=${`/ladder/${table.game}`}>${say('nav-ladder')}</a></p>`}
    ${setup.oracle && html`<p>${say('oracle-may')}</p>`}
    ${setup.practice != null && html`<p class="mark-note">${say('practice-note', { seed: String(setup.practice) })}</p>`}
    <${Share} link=${`${location.origin}/t/${table.id}`} label=${say('invite')} title=${game?.title ?? table.game} />
    ${!ready && (room.owner.value || room.mine.value.length > 0) && html`<${InviteFriends} id=${table.id} />`}
    <h2>${say('who-came')} <span class="sub" role="status">${say('seats-taken', { taken: came, of: table.seats.length })}</span></h2>
    <ul class="seats-to-take" aria-label=${say('players')}>${table.seats.map((seat) => html`<${SeatRow} key=${seat.seat} room=${room} seat=${seat} bots=${bots} show=${show} />`)}</ul>
    <${Problem} mistake=${problem ?? room.reason.value} />
    <p class="row">
      ${room.owner.value && html`<button class="main" disabled=${!ready} onClick=${() => room.act('start', {})}>${say('start')}</button>`}
      ${room.owner.value && !ready && bots.length > 0 && html`<button onClick=${fill}>${say('fill-bots')}</button>`}
      ${room.owner.value && html`<button class="quiet" onClick=${() => room.act('close', {})}>${say('close-table')}</button>`}
    </p>
    ${!room.owner.value && html`<p>${say('wait-start')}</p>`}
    <p class="meanwhile">${say('meanwhile')} <a href=${`/learn/${table.game}`} target="ithaca-learn" rel="noopener">${say('meanwhile-learn', { game: game?.title ?? table.game })}</a></p>
    ${bots.length > 0 && html`<details><summary>${say('bots-what')}</summary><dl>${bots.map((bot) => html`<dt>${botName(bot)}</dt><dd>${say(`bot-${bot.split(':')[0]}`)}</dd>`)}</dl></details>`}
    ${table.commitment && html`<p class="sub">${say('sealed', { commitment: table.commitment })}</p>`}
  </section>`;
}

export function clockSentence(clock) {
  if (!clock || clock.kind === 'none') return say('clock-none');
  const days = clock.seconds >= 86400;
  return say(`clock-by-${clock.kind}`, {
    unit: days ? 'days' : clock.seconds >= 60 ? 'minutes' : 'seconds',
    count: days ? clock.seconds / 86400 : clock.seconds >= 60 ? clock.seconds / 60 : clock.seconds,
  });
}
