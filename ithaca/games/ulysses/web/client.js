// Ulysses at the table; what it gets is described in web/table/board.md.
import { html, signal, useEffect, useMemo, useRef } from '../../../web/html.js';
import { HEIGHT, WIDTH, project, setNames } from '../../../web/art/chart.js';
import { Ship } from '../../../web/art/parts.js';
import { Sign, SignAt } from '../../../web/art/signs.js';
import { Back, Coin, Disc, DiscToken, Emblem, Flag, GODS, Isle, MARGIN, MiniCard, Picture, Sheet, Wreath } from './art.js';
import { lang } from '../../../web/speech.js';
import { useOutcome } from '../../../web/table/game.js';
import { MapFrame, Names, Spot } from '../../../web/table/map.js';
import { Tile } from '../../../web/table/tile.js';
import { listed } from '../../../web/words.js';

/** @import { Game } from '../../../web/table/game.js' */

const SIDES = ['blue', 'red', 'black'];
const CARDS = ['objection', 'temple', 'wind', 'plague', 'zeus', 'pandora'];
const PLAGUES = 6;
const SHEET = [WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN];

const sum = (counts) => Object.values(counts).reduce((total, n) => total + n, 0);
/** The clause that says what a card does. */
const CLAUSES = {
  objection: 'debate/cards',
  temple: 'temple/cost',
  wind: 'wind/stay',
  plague: 'plague/place',
  zeus: 'actions/zeus',
  pandora: 'actions/pandora',
};
/** What a card stands for while nothing is being paid. */
const USES = { temple: 'build', wind: 'stay', plague: 'plague', pandora: 'pandora' };
/** {wind: 2} as two cards. */
const each = (counts) => CARDS.flatMap((card) => Array(counts[card] ?? 0).fill(card));
const isKnown = (slug) => !slug.startsWith('?');
const godOf = (game, seat) => game.say('u-god', { god: GODS[seat] });
const range = (length) => Array.from({ length }, (_, n) => n);

/** A picture with words: as a tooltip, and for screen readers. */
const Told = ({ text, kind = '', children }) => html`<span class=${kind} title=${text}>${children}<span class="unseen">${text}</span></span>`;

/** A place by its coin. */
const Port = ({ game, slug, size, kind = '', text = game.name('place', slug) }) =>
  html`<${Told} kind=${kind} text=${text}><${Coin} place=${placeOf(game, slug)} size=${size} /><//>`;
const titleOf = (game, seat) => `${game.seats[seat]?.name ?? ''} (${godOf(game, seat)})`;

// ── the board in units of the sheet ───────────────────────────────────────────────────────────────

const onSheet = (x, y) => project(x, y).map((n) => n + MARGIN);

/** A row of points as a path, its bends rounded. */
function drawnThrough(points) {
  const toward = (a, b) => {
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const part = Math.min(36, far / 2) / far;
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part].map((n) => n.toFixed(1)).join(' ');
  };
  const bends = points.slice(1, -1).map((bend, i) => `L${toward(bend, points[i])}Q${bend.join(' ')} ${toward(bend, points[i + 2])}`);
  return `M${points[0].join(' ')}${bends.join('')}L${points.at(-1).join(' ')}`;
}

/** Places by slug, lines, and where the names go. */
function useSea(board, name) {
  const names = board.place.map((place) => name('place', place.slug)).join();
  return useMemo(() => {
    const places = board.place.map((place, index) => ({ ...place, index, at: onSheet(place.x, place.y) }));
    const by = new Map(places.map((place) => [place.slug, place]));
    const lines = board.lines.map((line) => {
      const points = line.map((step) => (typeof step === 'string' ? by.get(step).at : onSheet(...step)));
      return { ends: [line[0], line.at(-1)], points, d: drawnThrough(points) };
    });
    const texts = places.map((place) => ({ text: name('place', place.slug), at: place.at }));
    const sheet = { size: 18, reach: 24, width: SHEET[0], height: SHEET[1] };
    return {
      places,
      by,
      lines,
      names: setNames(
        texts,
        lines.map((line) => line.points),
        sheet,
      ),
    };
  }, [board, names]);
}

const placeOf = (game, slug) => game.board.place.find((place) => place.slug === slug) ?? { slug, colour: '', symbol: '' };

// ── the board ─────────────────────────────────────────────────────────────────────────────────────

// Goals are exchanged from the hand, so a place on the board does not stand for that.
const ON_BOARD = ['propose', 'red', 'black', 'plague', 'cleanse'];
const QUESTION = { answering: 'red', debating: 'black', exchanging: 'exchange' };
const SAILS = ['propose', 'red', 'black'];

const LINGERS = 120; // ms: so that the lines do not flicker between places

/**
 * The place that is pointed at or has the focus, and whether it lies so low that its description goes above.
 * A signal: only what shows that place is redrawn, not the board.
 */
function useLook() {
  const box = useRef();
  const timer = useRef(0);
  const look = useMemo(() => signal(/** @type {{slug: string, low: boolean} | null} */ (null)), []);
  const away = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      look.value = null;
    }, LINGERS);
  };
  const at = (event) => {
    const isle = event.target.closest?.('[data-spot]')?.querySelector('.isle');
    if (!isle) {
      away();
      return;
    }
    clearTimeout(timer.current);
    const slug = isle.dataset.anchor.split(':')[1];
    if (look.peek()?.slug === slug) return;
    const [here, frame] = [isle, box.current].map((element) => element.getBoundingClientRect());
    const part = frame.width < 600 ? 0.35 : 0.55; // on a phone the decision may cover the lower edge
    look.value = { slug, low: here.top + here.height / 2 > frame.top + frame.height * part };
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return [look, { ref: box, onPointerOver: at, onPointerLeave: away, onFocusIn: at, onFocusOut: away }];
}

/** @param {Game} game */
export function Board(game) {
  const { view, me, board, say, name } = game;
  const sea = useSea(board, name);
  const [look, watch] = useLook();
  const ship = sea.by.get(view.ship)?.at ?? [SHEET[0] / 2, SHEET[1] / 2];
  const discs = Object.fromEntries(SIDES.filter((side) => view[side]).map((side) => [view[side], side]));
  const title = board.name?.[lang.value] ?? say('game-ulysses');
  const ground = useMemo(() => html`<${Sheet} title=${title} /><g class="halos">${sea.lines.map(({ d }) => html`<path d=${d} />`)}</g>`, [title, sea]);
  const names = useMemo(() => html`<${Names} texts=${sea.places.map((place) => name('place', place.slug))} spots=${sea.names} />`, [sea]);
  return html`<div class="ulysses-sea" ...${watch}>
    <${MapFrame} kind="ulysses" width=${SHEET[0]} height=${SHEET[1]} focus=${ship} label=${say('board-label')} ground=${ground} glow=${html`<${Glow} game=${game} places=${sea.places} />`}>
      <${Lines} game=${game} lines=${sea.lines} look=${look} />
      ${sea.places.map((place) => html`<${Place} key=${place.slug} game=${game} place=${place} lines=${sea.lines} look=${look} ...${stateOf(view, me, place, discs[place.slug])} />`)}
      <g class="upon" aria-hidden="true">${sea.places.map((place) => html`<${Upon} key=${place.slug} game=${game} place=${place} disc=${discs[place.slug]} />`)}</g>
      <${Ship} x=${ship[0]} y=${ship[1] - 22} scale=${1.05} />
      ${names}
    <//>
    <${Lookout} game=${game} look=${look} />
  </div><${Stage} game=${game} />`;
}

/** Where the ship may go glows: one group, so that it can pulse without repainting. */
function Glow({ game, places }) {
  const open = places.filter(({ slug }) => game.can('place', slug, SAILS) && !game.is('place', slug));
  return (
    open.length > 0
    && html`<g class="glow" key=${open.map(({ slug }) => slug).join()}>${open.map(({ at: [x, y] }) => html`<circle cx=${x} cy=${y} r="31" />`)}</g>`
  );
}

/** The lines: those from the ship, those of the place that is pointed at, and the one that would be sailed. */
function Lines({ game, lines, look }) {
  const { ship } = game.view;
  const [verb, aim] = ((game.chosen ?? game.considered)?.move ?? '').split(':');
  const target = SAILS.includes(verb) ? aim : '';
  const at = look.value?.slug;
  const marks = ({ ends }) =>
    [ends.includes(ship) && 'near', ends.includes(ship) && ends.includes(target) && 'sails', ends.includes(at) && 'lit'].filter(Boolean).join(' ');
  return html`<g class=${`seaways ${at ? 'looking' : ''}`} aria-hidden="true">${lines.map((line) => html`<path class=${marks(line)} d=${line.d} />`)}</g>`;
}

/** Whether a line joins this place and the one that is pointed at. */
const useBeside = (slug, lines, look) =>
  useOutcome(() => lines.some(({ ends }) => ends.includes(slug) && ends.includes(look.value?.slug)), [slug, lines, look]);

/** Who has this place as a goal that all may see: reached, or laid open at the end. */
function holderOf(view, slug) {
  const open = view.shown.map((shown, seat) => (view.phase === 'over' ? [...shown, ...view.goals[seat]] : shown));
  return open.findIndex((goals) => goals.includes(slug));
}

/** What is shown of a place, in plain values: only places for which these have changed are redrawn. */
function stateOf(view, me, { slug, index }, disc) {
  return {
    here: view.ship === slug,
    steps: view.steps[index],
    shut: view.plagues.includes(slug),
    disc,
    count: view.cards[disc],
    goal: me >= 0 && view.goals[me].includes(slug),
    shown: me >= 0 && view.shown[me].includes(slug),
  };
}

function Place({ game, place, lines, look, here, steps, shut, disc, count, goal, shown }) {
  const { say, name } = game;
  const { slug } = place;
  const [x, y] = place.at;
  const near = useBeside(slug, lines, look);
  const far = !useOutcome(() => game.can('place', slug, SAILS), [game, slug]);
  const marks = ['isle', near && 'beside', goal && 'mine', shut && 'shut', far && 'afar'];
  const label = [
    name('place', slug),
    place.colour && name('colour', place.colour),
    here ? say('u-ship') : say('u-from-ship', { steps }),
    shut && say('u-plague'),
    goal && say('u-goal'),
    shown && say('u-goal-shown'),
    disc && say('u-disc', { side: name('side', disc), count }),
  ]
    .filter(Boolean)
    .join(', ');
  const ask = () => `${QUESTION[game.view.phase] ?? 'propose'}:${slug}`;
  return html`<${Spot} game=${game} kind="place" name=${slug} x=${x} y=${y} r=${34} label=${label} ask=${ask} via=${ON_BOARD}>
    <circle class="halo" r="31" />
    ${disc && html`<circle class=${`claimed by-${disc}`} r="27" />`}
    <g class=${marks.filter(Boolean).join(' ')} data-anchor=${`place:${slug}`}><${Isle} place=${place} /></g>
  <//>`;
}

/** What lies on a place: a plague, a disc and the cards for it, the mark of the player who reached it, my flag. */
function Upon({ game, place, disc }) {
  const { view, me } = game;
  const { slug } = place;
  const holder = holderOf(view, slug);
  const reached = holder >= 0 && view.shown[holder].includes(slug);
  return html`<g transform=${`translate(${place.at.join(' ')})`}>
    ${reached && html`<${Wreath} />`}
    ${holder >= 0 && html`<g class=${`holder god-${holder}`} transform="translate(-20 17)"><circle r="11" /><${SignAt} name=${GODS[holder]} size=${14} /></g>`}
    ${view.plagues.includes(slug) && html`<g class="plague" transform="translate(18 15)"><circle r="14" /><circle class="groove" r="11.500" /><${SignAt} name="plague" size=${16} /></g>`}
    ${me >= 0 && view.goals[me].includes(slug) && html`<${Flag} />`}
    ${
      disc
      && html`<g class="claim" key=${disc} transform="translate(-21 -21)"><g class="drop"><g transform="scale(.78)"><${Disc} side=${disc} /></g>
      <g class="deck"><rect x="13" y="-16" width="17" height="23" rx="3" transform="rotate(6)" /><text x="22.500" y="3">${view.cards[disc]}</text></g></g></g>`
    }
  </g>`;
}

/** The place that is pointed at: what it is, and how far it is from the ship and from our goals. */
function Lookout({ game, look }) {
  const at = look.value;
  return html`<div class=${`lookout ${at?.low ? 'above' : ''}`} role="status">${at && html`<${Sighted} game=${game} slug=${at.slug} />`}</div>`;
}

function Sighted({ game, slug }) {
  const { view, me, say, name } = game;
  const index = game.board.place.findIndex((place) => place.slug === slug);
  const place = game.board.place[index];
  const mine = me >= 0 ? view.goals[me].filter((goal) => view.far[goal]) : [];
  return html`<${Coin} place=${place} size=${36} />
    <p><b>${name('place', slug)}</b> <span class="sub">${place.colour && name('colour', place.colour)}</span>
      ${view.plagues.includes(slug) && html`<span class="warn"><${Sign} name="plague" /> ${say('u-shut')}</span>`}
      <span class="sub from">${view.ship === slug ? say('u-ship') : say('u-from-ship', { steps: view.steps[index] })}</span></p>
    ${
      mine.length > 0
      && html`<p class="to"><span class="sub">${say('u-to-goals')}</span><span class="goalsteps">${mine.map(
        (goal) => html`<span class=${goal === slug ? 'here' : ''}>
      <${Coin} place=${placeOf(game, goal)} size=${22} /><span class="goalname">${name('place', goal)}</span> <b>${say('u-steps', { steps: view.far[goal][index] })}</b></span>`,
      )}</span></p>`
    }`;
}

// ── the stage: the debate, a payment, what is left, or the end ────────────────────────────────────

/**
 * All of it is always in the page; how much is visible depends on the screen: on a tall one both registers, else the one that
 * is in use.
 */
function Stage({ game }) {
  const { view } = game;
  if (view.phase === 'over') return html`<div class="stage"><${Ending} game=${game} /></div>`;
  const pays = view.bill || view.phase === 'raising';
  return html`<div class="stage"><${Debate} game=${game}>${pays && html`<${Bill} game=${game} />`}<//>
    <${Supplies} game=${game} /><${Packs} game=${game} /></div>`;
}

/**
 * The debate of the gods: what each side stands for, who stands there, its cards and what it would take to lead;
 * next to them those who stand aside, or what is being paid.
 */
function Debate({ game, children }) {
  const { view, say } = game;
  const aside = game.seats.map((_, seat) => seat).filter((seat) => !SIDES.includes(view.standing[seat]));
  // A change gets a new key: replaced, not moved, so that no layout shift is counted.
  const stand = [Boolean(children), view.leader, view.actor, ...view.standing, ...SIDES.map((side) => `${view[side]} ${view.cards[side]}`)].join();
  return html`<section class=${`debate ${view.blue ? '' : 'idle'}`} aria-label=${say('u-debate')}><h2 class="unseen">${say('u-debate')}</h2>
    <ul class="sides" key=${stand}>${SIDES.map(
      (side) => html`<li key=${side} class=${view.leader === side ? 'leads' : ''} data-rule=${`ulysses/debate/${view[side] ? 'support' : side}`}>
      <${view[side] ? Pedestal : Vacant} game=${game} side=${side} /></li>`,
    )}</ul>
    ${
      children
      || html`<ul class="gallery" key=${aside.map((seat) => `${seat} ${wordOf(game, seat)}`).join()}>${aside.map(
        (seat) => html`<li class=${view.standing[seat]} key=${seat}><${Emblem} seat=${seat} kind=${view.actor === seat ? 'speaks' : ''} />
      <span><b>${game.seats[seat]?.name}</b><span class="sub">${wordOf(game, seat)}</span></span></li>`,
      )}</ul>`
    }</section>`;
}

/** Why a player stands aside. */
function wordOf({ view, say }, seat) {
  if (!view.blue) return say(view.actor === seat ? 'u-acts' : 'u-listens');
  if (view.standing[seat] === 'out') return say('u-passed');
  if (view.actor === seat) return say('u-speaks');
  return view.barred[seat] ? say('u-consented') : say('u-waits');
}

function Pedestal({ game, side }) {
  const { view, say, name } = game;
  const stand = game.seats.map((_, seat) => seat).filter((seat) => view.standing[seat] === side);
  const lead = view.leader === side ? say('u-leads') : say('u-needs', { count: view.needs[side] ?? 0 });
  const names = listed(stand.map((seat) => game.seats[seat]?.name));
  const label = `${name('side', side)}: ${name('place', view[side])}, ${say('u-cards', { count: view.cards[side] })}, ${lead}${names && `, ${say('u-stand-here', { names })}`}`;
  return html`<${Tile} game=${game} kind="side" name=${side} ask=${`support:${side}`} cls=${`pedestal by-${side}`} label=${label}>
    <span class="disc" data-anchor=${`disc:${side}`}><${DiscToken} side=${side} leads=${view.leader === side} /><${Coin} place=${placeOf(game, view[side])} size=${24} /></span>
    <b class="cause">${name('place', view[side])}</b>
    <span class="tally"><span class="stack n${Math.min(3, view.cards[side])}"><b>${view.cards[side]}</b></span></span>
    <span class="lead">${lead}</span>
    <span class="crowd">${stand.map((seat) => html`<span title=${titleOf(game, seat)} key=${seat}><${Emblem} seat=${seat} kind=${`${view.owners[side] === seat ? 'owner' : ''} ${view.actor === seat ? 'speaks' : ''}`} /></span>`)}</span><//>`;
}

/** A disc that is not placed, and the cards that it takes if we may place it now. */
function Vacant({ game, side }) {
  const { legal, say } = game;
  const needed = legal.find((action) => action.move.startsWith(`${side}:`))?.args.needed;
  return html`<div class=${`pedestal vacant by-${side}`}><span class="disc" data-anchor=${`disc:${side}`}><${DiscToken} side=${side} /></span>
    <span class="cause">${say('u-vacant', { side })}${needed && html` <span class="lead">${say('u-needs', { count: needed })}</span>`}</span></div>`;
}

/** What is being paid, card by card; what has to follow if there is no choice; what stays in the hand. */
function Bill({ game }) {
  const { view, me, say, name } = game;
  const own = view.actor === me && me >= 0;
  const rest = own ? each(view.rest) : [];
  const open = view.owed - rest.length;
  const what = view.bill || 'raise';
  const left = own ? sum(view.hands[me]) - view.owed : '';
  const told = [what, view.owed, view.target, view.actor, left].join(); // the key: other content is replaced, not moved
  return html`<section class="bill" aria-label=${say('u-bill', { bill: what })}>
    <p key=${told}><${Emblem} seat=${view.actor} /> <b>${say('u-bill', { bill: what })}</b>${view.target && html` <span class="sub">${name('place', view.target)}${own ? ' · ' : ''}</span>`}
      ${own && html` <span class="sub">${say('u-left', { count: left })}</span>`}</p>
    <ul class="slots" key=${`slots ${told} ${sum(view.paid)}`}>${each(view.paid).map((card) => html`<li><${Told} text=${name('card', card)}><${MiniCard} card=${card} kind="laid" /><//></li>`)}
      ${rest.map((card) => html`<li><${Told} text=${say('u-forced', { card: name('card', card) })}><${MiniCard} card=${card} kind="forced" /><//></li>`)}
      ${range(open).map((n) => html`<li><${Told} text=${say('u-owed')}><span class="minicard open" aria-hidden="true">${n < view.owed_temples && html`<${Sign} name="temple" />`}</span><//></li>`)}</ul>
    ${rest.length > 0 && !(game.begun && !open) && html`<${PayRest} key=${`rest ${view.owed} ${sum(view.paid)} ${left}`} game=${game} />`}
  </section>`;
}

/** Pay what has to be paid anyway, in one gesture. */
function PayRest({ game }) {
  const { view, legal, say } = game;
  const pay = () => game.playAll(each(view.rest).map((card) => `pay:${card}`));
  return html`<button class="main" disabled=${!legal.length} onClick=${pay}>${say('u-pay-rest', { count: sum(view.rest) })}</button>`;
}

/** The goal piles and what is left of the wood. */
function Supplies({ game }) {
  const { view, say, name } = game;
  return html`<ul class="supplies">
    ${Object.entries(view.piles).map(
      ([colour, pile]) => html`<li data-rule="ulysses/exchange/goal" data-anchor=${`pile:${colour}`}>
      <${Tile} game=${game} kind="colour" name=${colour} ask=${`from:${colour}`} cls="pile" label=${say('u-pile', { colour: name('colour', colour), count: pile.length })}>
        <${Back} colour=${colour} size=${26} /><b>${pile.length}</b><//></li>`,
    )}
    <li data-anchor="plagues" data-rule="ulysses/plague/supply"><${Tile} game=${game} kind="verb" name="plague" ask=${`plague:${view.ship}`} cls="pile" label=${say('u-plagues-left', { count: view.plagues_left })}><span class="tokens">${range(PLAGUES).map((n) => html`<i class=${`plaguetoken ${n < view.plagues_left ? '' : 'gone'}`}><${Sign} name="plague" /></i>`)}</span><//></li>
    <li data-anchor="temples" data-rule="ulysses/temple/supply"><${Tile} game=${game} kind="verb" name="build" ask="build" cls="pile woodleft" label=${say('u-temples-left', { count: view.temples_left })}><${Sign} name="temple" /><b>${view.temples_left}</b><//></li></ul>`;
}

/** The pack and the discards. */
function Packs({ game }) {
  const { view, say, name } = game;
  const discards = sum(view.discard);
  const seen = Object.entries(view.discard)
    .filter(([card]) => CARDS.includes(card))
    .map(([card, count]) => `${count} × ${name('card', card)}`)
    .join(', ');
  const thick = (count) => (count > 1 ? 'thick' : '');
  const told = [say('u-discards', { count: discards }), seen].filter(Boolean).join(': ');
  return html`<ul class="packs">
    <li data-anchor="pack"><${Told} text=${say('u-pack', { count: view.pack })}><${MiniCard} kind=${thick(view.pack)} /><//><b aria-hidden="true">${view.pack}</b></li>
    <li data-anchor="discard"><${Told} text=${told}>${view.top ? html`<${MiniCard} card=${view.top} kind=${thick(discards)} />` : html`<span class="minicard open" key="none"></span>`}<//><b aria-hidden="true">${discards}</b></li></ul>`;
}

/** The end: all goals lie open. */
function Ending({ game }) {
  const { view, say, name } = game;
  const order = game.seats.map((_, seat) => seat).sort((a, b) => view.shown[b].length - view.shown[a].length);
  const goal = (slug, kind) =>
    html`<li class=${kind}><${Port} game=${game} slug=${slug} size=${30} text=${kind ? name('place', slug) : `${name('place', slug)}, ${say('u-goal-shown')}`} /><span aria-hidden="true">${name('place', slug)}</span></li>`;
  return html`<section class="ending" aria-label=${say('u-laid-open')}><h2>${say('u-laid-open')}</h2>
    <ul>${order.map(
      (seat) => html`<li key=${seat} class=${view.winners.includes(seat) ? 'won' : ''}><${Emblem} seat=${seat} /><b class="who">${game.seats[seat]?.name}</b>
      <ul>${view.shown[seat].map((slug) => goal(slug, ''))}${view.goals[seat].filter(isKnown).map((slug) => goal(slug, 'missed'))}</ul></li>`,
    )}</ul></section>`;
}

// ── one's own hand and goals ──────────────────────────────────────────────────────────────────────

/** @param {Game} game */
export function Mine(game) {
  const { view, me, say } = game;
  const held = CARDS.filter((card) => view.hands[me]?.[card]);
  return html`<div class="goals"><h2>${say('u-goals')}</h2><ul class="goalcards" key=${[...view.shown[me], ...view.goals[me]].join()}>${view.shown[me].map((slug) => html`<${Goal} key=${slug} game=${game} slug=${slug} done />`)}
      ${view.goals[me].filter(isKnown).map((slug) => html`<${Goal} key=${slug} game=${game} slug=${slug} />`)}</ul></div>
    <div class="cards-in-hand"><h2>${say('hand')} <span class="sub">${sum(view.hands[me] ?? {})}</span></h2>
      <ul class="fan" data-anchor="hand:me" style=${{ '--n': held.length }}>${held.map((card, i) => html`<${Held} key=${card} game=${game} card=${card} nth=${i} among=${held.length} />`)}</ul></div>`;
}

function Goal({ game, slug, done = false }) {
  const { view, say, name } = game;
  const steps = done ? 0 : view.far[slug]?.[game.board.place.findIndex((place) => place.slug === view.ship)];
  const label = `${name('place', slug)}, ${done ? say('u-goal-shown') : `${say('u-goal')}, ${say('u-from-ship', { steps })}`}`;
  return html`<li><${Tile} game=${game} kind="place" name=${slug} ask=${`exchange:${slug}`} via=${['exchange']} cls=${`goalcard ${done ? 'done' : ''}`} label=${label}>
    <${Coin} place=${placeOf(game, slug)} size=${34} /><span class="goalname">${name('place', slug)}</span>
    ${done ? html`<svg class="crown" viewBox="-34 -34 68 68"><${Wreath} /></svg>` : html`<span class="steps" key=${steps} title=${say('u-from-ship', { steps })}>${say('u-steps', { steps })}</span>`}<//></li>`;
}

const isOffered = (game, verb) => game.legal.some((action) => action.move.split(':')[0] === verb);

/** What a card of the hand can be used for now; '' if only for paying. Zeus stands in for cards that we do not hold. */
function useOf(game, card) {
  const held = game.view.hands[game.me] ?? {};
  const uses = card === 'zeus' ? Object.keys(USES).filter((kind) => !held[kind]) : [card];
  return uses.map((kind) => USES[kind]).find((verb) => verb && isOffered(game, verb)) ?? '';
}

/** @param {{game: Game, card: string, nth: number, among: number}} props `among` how many kinds it lies: a phone makes cards narrower for more of them */
function Held({ game, card, nth, among }) {
  const { view, me, say, name } = game;
  const count = view.hands[me][card];
  const verb = useOutcome(() => useOf(game, card), [game, card]);
  const word = { kind: 'card', name: card };
  const meant = verb ? { kind: 'verb', name: verb, then: word } : word;
  return html`<li data-rule=${`ulysses/${CLAUSES[card]}`} style=${{ '--i': nth }}><${Tile} game=${game} ...${meant} ask=${`pay:${card}`} cls=${`cardface many${Math.min(3, count)}`} label=${say('u-card', { card: name('card', card), count })}>
    <${Picture} card=${card} /><span class="cardname" key=${among}>${name('card', card)}</span><span class="count" key=${`count ${count}`}>${count}</span><//></li>`;
}

// ── what everyone sees of a god ───────────────────────────────────────────────────────────────────

const ALONE = { pass: 'u-ask-pass', consent: 'u-ask-consent', yield: 'u-ask-yield' };

/** If only one action is left, the question does not speak of a choice. @param {Game} game */
export function question(game) {
  const key = game.legal.length === 1 ? ALONE[game.legal[0].move] : undefined;
  return key ? { key, args: {} } : null;
}

/** @param {{game: Game, seat: number}} props */
export function Seat({ game, seat }) {
  const { view, say, name } = game;
  const [standing, held, temples] = [view.standing[seat], view.held[seat], view.temples[seat]];
  const out = standing === 'out';
  return html`<span class="stat god"><${Told} text=${out ? `${godOf(game, seat)}: ${say('u-passed')}` : godOf(game, seat)}><${Emblem} seat=${seat} kind=${out ? 'gone' : ''} /><//>
      ${SIDES.includes(standing) && html`<${Told} text=${name('side', standing)}><${DiscToken} side=${standing} kind="small" /><//>`}</span>
    <span class="stat" title=${say('cards-held')}><span class=${`backs n${Math.min(4, held)}`} aria-hidden="true">${range(Math.min(4, held)).map(() => html`<i></i>`)}</span><span class="unseen">${say('cards-held')}: </span>${held}</span>
    <span class="stat" title=${say('u-temples')}><span class="fronts" aria-hidden="true">${range(Math.min(4, temples)).map(() => html`<${Sign} name="temple" />`)}</span><span class="unseen">${say('u-temples')}: </span>${temples}</span>
    <span class="stat goalsline" key=${[view.phase === 'over', ...view.shown[seat], ...view.backs[seat], ...view.goals[seat]].join()}><span class="unseen">${say('u-goals-of', { shown: view.shown[seat].length })}</span>
      ${view.shown[seat].map((slug) => html`<span class="shown"><${Port} game=${game} slug=${slug} size=${22} /><span class="shownname" aria-hidden="true">${name('place', slug)}</span></span>`)}
      ${
        view.phase === 'over'
          ? view.goals[seat].filter(isKnown).map((slug) => html`<${Port} game=${game} slug=${slug} size=${22} kind="missed" />`)
          : view.backs[seat].map((colour, n) => html`<${Hidden} game=${game} seat=${seat} n=${n} colour=${colour} />`)
      }</span>`;
}

/** A goal card that lies face down; a player who once held it still sees what it is. */
function Hidden({ game, seat, n, colour }) {
  const { view, me, say, name } = game;
  const goal = view.goals[seat][n] ?? '?';
  if (seat !== me && isKnown(goal))
    return html`<${Port} game=${game} slug=${goal} size=${20} kind="known" text=${say('u-known', { place: name('place', goal) })} />`;
  return html`<${Told} kind="hidden-goal" text=${say('u-back', { colour: name('colour', colour) })}><${Back} colour=${colour} size=${16} /><//>`;
}

// ── what flies and what is heard ──────────────────────────────────────────────────────────────────

const PAID = ['did-stay', 'did-pandora', 'did-plague', 'did-cleanse', 'did-exchange', 'did-build'];
const PLAYED = ['did-red', 'did-black', 'did-support'];

export function flights({ key, args }, game) {
  const seat = Number(args.seat?.name ?? -1);
  const who = seat === game.me ? 'hand:me' : `seat:${seat}`;
  const cards = (to) => (args.cards ?? []).map((card) => ({ art: html`<${MiniCard} card=${card.name} />`, from: who, to }));
  if (PAID.includes(key)) return [...cards('discard'), ...effects(key, args, `seat:${seat}`)];
  if (PLAYED.includes(key)) return cards(`disc:${args.side.name}`);
  if (key === 'did-propose') return [{ art: html`<${DiscToken} side="blue" />`, from: `seat:${seat}`, to: `place:${args.place.name}` }];
  if (key === 'goal-shown')
    return [{ art: html`<${Coin} place=${placeOf(game, args.place.name)} size=${40} />`, from: `seat:${seat}`, to: `place:${args.place.name}`, turn: true }];
  if (key === 'you-draw') return args.cards.map((card) => ({ art: html`<${MiniCard} card=${card.name} />`, from: 'pack', to: 'hand:me', turn: true }));
  if (key === 'turn-begins')
    return game.seats
      .map((_, other) => other)
      .filter((other) => other !== game.me)
      .map((other) => ({ art: html`<${MiniCard} />`, from: 'pack', to: `seat:${other}` }));
  if (key === 'reshuffled') return [{ art: html`<${MiniCard} />`, from: 'discard', to: 'pack' }];
  return [];
}

/** What a bill brings: a plague, a temple, another goal. */
function effects(key, args, who) {
  const plague = html`<i class="plaguetoken"><${Sign} name="plague" /></i>`;
  const back = (colour, from, to) => ({ art: html`<${Back} colour=${colour.name} size=${26} />`, from, to });
  if (key === 'did-plague') return [{ art: plague, from: who, to: `place:${args.place.name}` }];
  if (key === 'did-cleanse') return [{ art: plague, from: `place:${args.place.name}`, to: 'plagues' }];
  if (key === 'did-build') return [{ art: html`<${Sign} name="temple" kind="flies" />`, from: 'temples', to: who }];
  return key === 'did-exchange' ? [back(args.colour, who, `pile:${args.colour.name}`), back(args.new, `pile:${args.new.name}`, who)] : [];
}

const SAILED = ['ship-sails', 'debate-over'];

/** The table once this has happened, on the way from `view` to `after`: first the ship arrives, then whose goal that was. */
export function stage({ key, args }, view, after) {
  if (SAILED.includes(key)) return { ...view, ship: args.place.name };
  if (key !== 'goal-shown') return view;
  const seat = Number(args.seat.name);
  const now = (field) => view[field].map((each, i) => (i === seat ? after[field][i] : each));
  return { ...view, shown: now('shown'), goals: now('goals'), backs: now('backs') };
}

/** What is shown at its destination as soon as it is played. */
export function meant({ move, args }, game) {
  const [verb] = move.split(':');
  const side = { propose: 'blue', red: 'red', black: 'black' }[verb];
  if (side) return [{ art: html`<${DiscToken} side=${side} />`, from: `seat:${game.me}`, to: `place:${args.place.name}` }];
  return verb === 'pay' ? [{ art: html`<${MiniCard} card=${args.card.name} />`, from: 'hand:me', to: 'discard' }] : [];
}

export const sounds = {
  'did-propose': 'step',
  'ship-sails': 'step',
  'debate-over': 'step',
  'did-red': 'knock',
  'did-black': 'knock',
  'did-support': 'card',
  'did-stay': 'card',
  'did-pandora': 'card',
  'did-exchange': 'card',
  'did-plague': 'storm',
  'did-cleanse': 'coin',
  'did-build': 'coin',
  'goal-shown': 'coin',
  'you-draw': 'card',
  winner: 'win',
  winners: 'win',
};

/** Verbs that a card of the hand or of the supply stands for: they need no button of their own. */
export const pieced = (game) => ['build', ...CARDS.filter((card) => game.view.hands[game.me]?.[card]).map((card) => useOf(game, card))];

/** Moves that are chosen one by one and played as one gesture: what is paid for, and the cards. */
export const rows = {
  verbs: ['support', 'red', 'black', 'stay', 'pandora', 'plague', 'cleanse', 'exchange', 'from', 'build', 'pay'],
  rest: (view) => (view.bill && sum(view.rest) === view.owed ? each(view.rest).map((card) => `pay:${card}`) : []),
  midway: (view) => Boolean(view.bill) || view.phase === 'raising' || view.phase === 'exchanging',
  ending(action, { view, say, name }) {
    if (action.move === 'stand') return say('u-support-with', { side: name('side', view.side), count: sum(view.paid) });
    return action.move.startsWith('pay:') ? say('u-pay-rest', { count: 1 }) : say(action.key, action.args);
  },
};

/** The pieces one by one, for the rulebook. */
export const pieces = {
  card: ({ name, title }) => html`<span class="tile cardface"><${Picture} card=${name} /><span class="cardname">${title}</span></span>`,
  colour: ({ name }) => html`<${Back} colour=${name} size=${46} />`,
  side: ({ name }) => html`<${DiscToken} side=${name} />`,
};
