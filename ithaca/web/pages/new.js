// A new table with friends: which game, how many seats, and there is the link. All other settings are folded.
import { html, useState } from '../html.js';
import { me, once, post, salt } from '../api.js';
import { ClauseLink, Page, Problem, attempt, someone, useAnswer, useProblem } from '../parts.js';
import { go } from '../router.js';
import { inOurs, lang, say } from '../speech.js';
import { LANGUAGES } from '../words.js';
import { Facts, Scene } from '../covers.js';

const PER_MOVE = [30, 60, 180, 86400, 3 * 86400];
const PER_GAME = [900, 1800, 3600, 7 * 86400];
const AWAY = [0, 60, 120, 300, 3600];
const SLOW = 86400; // seconds: with a clock this slow players need not stay, and no stand-in comes because they left

/** Seconds in the largest unit that they fill. */
function span(seconds) {
  const [unit, size] = seconds % 86400 === 0 ? ['days', 86400] : seconds % 60 === 0 ? ['minutes', 60] : ['seconds', 1];
  return say('span', { unit, count: seconds / size });
}

function Options({ game, players, on, setOn }) {
  const book = useAnswer(() => once(`/api/rules/${game.slug}`), game.slug).data;
  const clauses = new Map(book?.chapters.flatMap((chapter) => chapter.clauses).map((clause) => [clause.address, clause]));
  const possible = game.options.filter((option) => !option.players?.length || option.players.includes(players));
  if (!possible.length) return null;
  return html`<fieldset><legend>${say('options')}</legend>${possible.map((option) => {
    const address = option.clause.startsWith(`${game.slug}/`) ? option.clause : `${game.slug}/${option.clause}`;
    const clause = clauses.get(address);
    return html`<label class="choice option"><input type="checkbox" checked=${Boolean(on[option.name])}
        onChange=${(event) => setOn({ ...on, [option.name]: event.target.checked })} />
      <span><b>${inOurs(clause?.title) || option.name}</b> ${clause && html`<span class="sub">${inOurs(clause.text)}</span>`} <${ClauseLink} address=${address} /></span></label>`;
  })}</fieldset>`;
}

/** Whether the game counts: for players who come back as who they are. */
function RatedChoice({ on, set }) {
  const may = Boolean(me.value?.kept);
  return html`<fieldset><legend>${say('rating')}</legend><label class="choice option"><input type="checkbox" checked=${on} disabled=${!may} onChange=${(event) => set(event.target.checked)} />
    <span><b>${say('rated')}</b> <span class="sub">${say('rated-how')}</span></span></label>
    ${!may && html`<p class="sub">${say('rated-kept')} <a href="/me">${say('nav-me')}</a></p>`}</fieldset>`;
}

export default function NewTable() {
  const { data: shop, mistake } = useAnswer(() => once('/api/games'), '');
  const [problem, show] = useProblem();
  const [form, setForm] = useState({
    game: new URLSearchParams(location.search).get('game') ?? '',
    players: 0, // as many as usual
    on: {},
    board: null,
    boardName: '',
    clock: 'none',
    perMove: 60,
    perGame: 1800,
    away: 120,
    public: false,
    practice: false,
    seed: 1,
    title: '',
    lang: lang.peek(),
    sit: true,
    oracle: false,
    rated: false,
  });
  const set = (change) => setForm((now) => ({ ...now, ...change }));
  if (!shop) return html`<${Page} title=${say('nav-new')}><h1>${say('nav-new')}</h1><${Problem} mistake=${mistake} /><//>`;
  const game = shop.games.find((each) => each.slug === form.game) ?? shop.games[0];
  const players = Math.min(Math.max(form.players || game.usual, game.players[0]), game.players[1]);
  const counts = Array.from({ length: game.players[1] - game.players[0] + 1 }, (_, i) => game.players[0] + i);
  const make = (event) => {
    event.preventDefault();
    return attempt(show, async () => {
      const person = await someone();
      if (!person) return;
      const options = Object.fromEntries(
        game.options
          .filter((option) => form.on[option.name] && (!option.players?.length || option.players.includes(players)))
          .map((option) => [option.name, true]),
      );
      const clock = form.clock === 'none' ? { kind: 'none' } : { kind: form.clock, seconds: form.clock === 'move' ? form.perMove : form.perGame };
      const table = await post('/api/tables', {
        game: game.slug,
        players,
        options,
        board: form.board,
        lang: form.lang,
        clock,
        away: form.away,
        public: form.public,
        practice: form.practice ? Number(form.seed) : null,
        title: form.title.trim(),
        oracle: form.oracle,
        rated: form.rated,
      });
      if (form.sit) await post(`/api/tables/${table.id}/sit`, { seat: 0, salt: salt(), name: person.name });
      go(`/t/${table.id}`);
    });
  };
  const readBoard = async (event) => {
    const file = event.target.files[0];
    set(file ? { board: await file.text(), boardName: file.name } : { board: null, boardName: '' });
  };
  const radio = (name, value, label, field = name) =>
    html`<label class="choice"><input type="radio" name=${name} checked=${form[field] === value} onChange=${() => set({ [field]: value })} />${label}</label>`;
  const choose = (field, value) => set(field !== 'away' && value >= SLOW ? { [field]: value, away: 0 } : { [field]: value });
  const select = (field, values, label) => html`<label>${label}<select value=${form[field]} onChange=${(event) => choose(field, Number(event.target.value))}>
    ${values.map((value) => html`<option value=${value}>${value ? span(value) : say('never')}</option>`)}</select></label>`;
  const check = (field, label, how = '', barred = false) =>
    html`<label class="choice option"><input type="checkbox" disabled=${barred} checked=${form[field]} onChange=${(event) => set({ [field]: event.target.checked })} />
      <span>${how ? html`<b>${label}</b> <span class="sub">${how}</span>` : label}</span></label>`;
  return html`<${Page} title=${say('nav-new')} wide><h1>${say('new-title')}</h1><p>${say('new-lead')}</p>
    <form class="setup" onSubmit=${make}>
      <fieldset class="gamepick"><legend>${say('game')}</legend>${shop.games.map(
        (
          each,
        ) => html`<label class="choice big" key=${each.slug}><${Scene} game=${each} /><input type="radio" name="game" checked=${each.slug === game.slug} onChange=${() => set({ game: each.slug, on: {}, board: null })} />
        <span><b>${each.title}</b><${Facts} game=${each} /></span></label>`,
      )}</fieldset>
      <fieldset class="seatpick"><legend>${say('seats')}</legend><div class="row">${counts.map((count) => html`<label class="choice" key=${count}><input type="radio" name="players" checked=${players === count} onChange=${() => set({ players: count })} />${count}</label>`)}</div></fieldset>
      <${Problem} mistake=${problem} />
      <p class="row"><button class="main large">${say('make-table')}</button><span class="sub">${say(form.public ? 'public-yes' : 'public-no')}</span></p>
      <details class="folded"><summary>${say('more')}</summary><div class="choices">
        <div><${Options} key=${game.slug} game=${game} players=${players} on=${form.on} setOn=${(on) => set({ on })} />
        <fieldset><legend>${say('who-may-come')}</legend>${radio('public', false, say('public-no'))}${radio('public', true, say('public-yes'))}
          ${check('sit', say('sit-down'))}</fieldset>
        <${RatedChoice} on=${form.rated} set=${(rated) => set({ rated, ...(rated ? { oracle: false, practice: false, board: null } : {}) })} /></div>
        <div><fieldset><legend>${say('clock')}</legend>
          ${radio('clock', 'none', say('clock-kind-none'))}${radio('clock', 'move', say('clock-kind-move'))}${radio('clock', 'game', say('clock-kind-game'))}
          ${form.clock === 'move' && select('perMove', PER_MOVE, say('clock-how-long'))}
          ${form.clock === 'game' && select('perGame', PER_GAME, say('clock-how-long'))}
          ${select('away', AWAY, say('away-label'))}</fieldset>
        <fieldset><legend>${say('help')}</legend>${check('oracle', say('oracle-allow'), say('oracle-allow-how'), form.rated)}</fieldset></div>
        <div><fieldset><legend>${say('the-table')}</legend>
          <label>${say('title-label')}<input value=${form.title} maxlength="60" onInput=${(event) => set({ title: event.target.value })} /></label>
          <label>${say('table-language')}<select value=${form.lang} onChange=${(event) => set({ lang: event.target.value })}>${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code}>${name}</option>`)}</select></label>
          <label>${say('board-file')}<input type="file" disabled=${form.rated} accept=".toml,text/plain" onChange=${readBoard} /></label>
          <p class="sub">${say('board-file-how')} <a href=${`/api/board/${game.slug}`} target="_blank" rel="noopener">${say('board-ours')}</a></p>
          <label class="choice"><input type="checkbox" disabled=${form.rated} checked=${form.practice} onChange=${(event) => set({ practice: event.target.checked, oracle: event.target.checked || form.oracle })} />${say('practice')}</label>
          ${form.practice && html`<label>${say('practice-seed')}<input type="number" min="0" step="1" value=${form.seed} onInput=${(event) => set({ seed: event.target.value })} /></label>`}
        </fieldset></div></div>
      </details>
    </form><//>`;
}
