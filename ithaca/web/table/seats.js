// Who sits at the table: name, presence, clock, whose decision it is.
import { html, useEffect, useState } from '../html.js';
import { say } from '../speech.js';
import { Laurel } from '../art/parts.js';
import { botName } from './bots.js';
import { concerns } from './choice.js';

/** The time, every second, as the server's clock has it. */
export function useNow(skew = 0, running = true) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return now + skew;
}

/** Seconds as a clock shows them: 1:05, 2:00:00, 3 d 4 h. */
export function clockText(seconds) {
  const s = Math.max(0, Math.floor(seconds));
  const [days, hours, minutes] = [Math.floor(s / 86400), Math.floor(s / 3600), Math.floor(s / 60)];
  const two = (n) => String(n).padStart(2, '0');
  if (days) return say('clock-days', { days, hours: hours % 24 });
  if (hours) return `${hours}:${two(minutes % 60)}:${two(s % 60)}`;
  return `${minutes}:${two(s % 60)}`;
}

function Clock({ seat, state, skew }) {
  const runs = state?.actor === seat.seat && state.deadline && !state.over;
  const now = useNow(skew, Boolean(runs));
  const kept = state?.left?.[seat.seat] ?? seat.clock;
  if (!runs && kept == null) return null;
  const left = runs ? (state.deadline - now) / 1000 : kept;
  return html`<span class=${`clock ${runs && left < 20 ? 'short' : ''}`} role="timer"><span class="unseen">${say('clock-left')} </span>${clockText(left)}</span>`;
}

/** The state of a seat, in words. */
export function stateOf(seat) {
  if (seat.kind === 'free') return say('seat-free');
  if (seat.resigned) return say('seat-resigned');
  if (seat.standin) return say('seat-standin', { why: seat.standin });
  if (seat.kind === 'bot') return say('seat-bot', { bot: botName(seat.bot) });
  if (seat.here == null) return ''; // presence is not shown at a slow table
  return seat.here ? say('seat-here') : say('seat-away');
}

/** What is shown of a seat besides its name, in one line. */
function wordsOf(seat, decides, mine) {
  const here = mine && seat.kind === 'person' && !seat.resigned && !seat.standin; // no need to say so of our own seat
  const parts = [
    decides && say('seat-decides'),
    mine && !decides && say('seat-you'),
    !here && stateOf(seat),
    seat.offers && say('seat-offers'),
    seat.muted && say('seat-muted'),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** A seat at the table. Where a seat can be chosen, all of it is a button. */
export function SeatPlate({ room, seat, extras, mine = false, game }) {
  const state = room.state.value;
  const skew = room.skew.value;
  const name = String(seat.seat);
  const decides = Boolean(state && !state.over && state.actor === seat.seat);
  const won = state?.over && state.result?.winners?.includes(seat.seat);
  const can = game?.legal.some((action) => concerns(action, { kind: 'seat', name }));
  const picked = game?.is('seat', name);
  const looks = room.shared.value && room.mine.value.includes(seat.seat);
  const marks = [
    'plate',
    `seat-${seat.seat}`,
    decides && 'decides',
    won && 'won',
    mine && 'me',
    can && 'can',
    picked && 'picked',
    game?.lit('seat', name) && 'lit',
  ];
  const words = wordsOf(seat, decides, mine);
  return html`<article class=${marks.filter(Boolean).join(' ')} data-anchor=${`seat:${seat.seat}`} aria-label=${say('seat-label', { name: seat.name || say('seat-free') })}>
    <header>
      <span class=${`presence ${seat.kind === 'bot' || seat.here !== false ? 'here' : ''} ${seat.kind}`} aria-hidden="true"></span>
      <strong>${seat.name || say('seat-free')}</strong>
      <p class="sub" key=${words} title=${words}>${words}</p>${won && html`<${Laurel} />`}
      <${Clock} seat=${seat} state=${state} skew=${skew} />
    </header>
    ${extras && html`<div class="extras">${extras}</div>`}
    ${can && html`<button class="take" aria-pressed=${picked} onClick=${() => game.pick('seat', name)}><span class="unseen">${say('seat-pick', { name: seat.name })}</span></button>`}
    ${looks && room.sight.value !== seat.seat && room.curtain.value === null && html`<button class="quiet look" onClick=${() => room.look(seat.seat)}>${say('seat-look')}</button>`}
    ${looks && room.sight.value === seat.seat && html`<button class="quiet look" onClick=${() => room.look(-1)}>${say('seat-cover')}</button>`}
  </article>`;
}

/** The other seats in table order, beginning after ours. */
export function around(seats, me) {
  if (me < 0) return seats;
  return [...seats.slice(me + 1), ...seats.slice(0, me)];
}
