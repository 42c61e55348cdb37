// Small pieces that every page uses.
import { html, signal, useEffect, useLayoutEffect, useRef, useState } from './html.js';
import { me, Mistake, once, post } from './api.js';
import { FILES } from './files.js';
import { go, here } from './router.js';
import { confirm, forced, help, language, left, motion, sound, speed, sure, theme, tone, unnamed } from './settings.js';
import { has, lang, say, speak } from './speech.js';
import { LANGUAGES } from './words.js';
import { Meander, ShipMark } from './art/parts.js';

/** @import { Me } from './table/messages.d.ts' */
/** @import { Signal } from './vendor/signals.js' */

/** The sentence of a mistake: the server's, or ours if it could not answer. */
export function sentence(mistake) {
  if (mistake.text && mistake.text !== mistake.code) return mistake.text;
  return has(`problem-${mistake.code}`) ? say(`problem-${mistake.code}`) : say('problem-other', { code: mistake.code ?? '' });
}

/** A rule by its address: `/rules/ulysses#ulysses/debate/tie`. `short` shows only a sign. */
export function ClauseLink({ address, children, short = false }) {
  if (!address) return null;
  const game = address.split('/')[0];
  const name = say('clause', { address: address.split('/').slice(1).join('/') });
  return html`<a class="clause" href=${`/rules/${game}#${address}`} target="ithaca-rules" rel="noopener"
    aria-label=${short ? name : undefined} title=${short ? name : undefined}>${short ? '§' : (children ?? name)}</a>`;
}

export function Problem({ mistake, onClose }) {
  if (!mistake) return null;
  return html`<div class="problem" role="alert">
    <p>${sentence(mistake)} <${ClauseLink} address=${mistake.clause} /></p>
    ${onClose && html`<button class="quiet" onClick=${onClose}>${say('close')}</button>`}
  </div>`;
}

/** Which version of the rules a table is played by, if not today's. */
export function OlderRules({ table }) {
  const game = useAnswer(() => once('/api/games'), '').data?.games?.find((each) => each.slug === table.game);
  if (!game || table.rules === game.version) return null;
  return html`<p class="sub">${say('older-rules', { title: game.title, value: table.rules, ours: game.version })}</p>`;
}

/** A native dialog that opens as soon as it is there. `side` makes it a sheet. */
export function Dialog({ title, onClose, children, side = false }) {
  const ref = useRef();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return html`<dialog ref=${ref} class=${side ? 'sheet' : ''} aria-label=${title} onClose=${onClose}
      onClick=${(event) => event.target === ref.current && ref.current.close()}>
    <div class="head"><h2>${title}</h2><button class="quiet" onClick=${() => ref.current.close()}>${say('close')}</button></div>
    <div class="inside">${children}</div>
  </dialog>`;
}

// One dialog asks for a name, wherever it is first needed.
/** @type {Signal<((answer: Me | null) => void) | null>} */
const asking = signal(null);

/**
 * Who we are; asks for a name if none was given yet. Null if the dialog was dismissed.
 * @returns {Promise<Me | null>}
 */
export function someone() {
  if (me.peek()?.person && !unnamed.peek()) return Promise.resolve(me.peek());
  return new Promise((resolve) => {
    asking.value = resolve;
  });
}

/**
 * Who we are, under whatever name: no name is asked for to play with bots alone.
 * @returns {Promise<Me>}
 */
export async function anyone() {
  const we = me.peek();
  if (we?.person) return we;
  const made = await post('/api/me', { name: say('name-guest'), lang: lang.peek() });
  unnamed.value = true;
  me.value = made;
  return made;
}

/** A name as the server reads it: without invisible characters. */
const cleaned = (name) => name.replace(/\p{C}/gu, '').trim();

export function NameDialog() {
  const [problem, setProblem] = useProblem();
  const resolve = asking.value;
  if (!resolve) return null;
  const done = (answer) => {
    asking.value = null;
    setProblem(null);
    resolve(answer);
  };
  const give = async (event) => {
    event.preventDefault();
    const name = cleaned(String(new FormData(event.target).get('name')));
    if (!name) return setProblem(new Mistake({ code: 'name-empty' }, 0)); // no need to ask the server
    try {
      const answer = await post('/api/me', { name, lang: lang.peek() });
      me.value = answer;
      unnamed.value = false;
      done(answer);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      setProblem(mistake);
    }
    return undefined;
  };
  return html`<${Dialog} title=${say('name-title')} onClose=${() => asking.peek() && done(null)}>
    <form onSubmit=${give}>
      <p>${say('name-why')}</p>
      <label>${say('name-label')}<input name="name" required maxlength="24" autocomplete="nickname" autofocus /></label>
      <${Problem} mistake=${problem} />
      <p class="row"><button class="main">${say('name-go')}</button></p>
    </form>
  <//>`;
}

export async function changeLanguage(tongue) {
  await speak(tongue);
  language.value = tongue;
  const we = me.peek();
  if (we?.person) {
    try {
      me.value = await post('/api/me', { name: we.name, lang: tongue });
    } catch {
      /* the page speaks it already; only the server's mistakes would not */
    }
  }
}

export function LanguageSwitch({ shown = false }) {
  return html`<label class=${shown ? '' : 'tongue'}><span class=${shown ? '' : 'unseen'}>${say('language')}</span>
    <select value=${lang.value} onChange=${(event) => changeLanguage(event.target.value)}>
      ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}
    </select></label>`;
}

const HELP = ['none', 'some', 'much'];

/** How much is explained, for the head of a table. */
function HelpSwitch() {
  return html`<label class="tongue"><span class="unseen">${say('help')}</span>
    <select value=${help.value} onChange=${(event) => {
      help.value = event.target.value;
    }}>
      ${HELP.map((level) => html`<option value=${level}>${say(`help-${level}`)}</option>`)}</select></label>`;
}

/** Sounds on or off, in the bar: off by default. Turning them on plays one at once. */
function SoundSwitch() {
  const turn = () => {
    sound.value = !sound.peek();
    tone('card');
  };
  return html`<button class="quiet soundswitch" aria-pressed=${sound.value} aria-label=${say('sound')} title=${say('sound')} onClick=${turn}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9.500h4l5-4.500v14l-5-4.500H4z" />${sound.value ? html`<path class="waves" d="M16 9q2 3 0 6M18.500 6.500q4 5.500 0 11" />` : html`<path class="waves" d="M16.500 9.500l5 5m0-5l-5 5" />`}</svg></button>`;
}

/** The user's name: it applies to seats taken from now on. */
export function NameField() {
  const rename = async ({ target }) => {
    const name = target.value.trim();
    if (!name || name === me.peek()?.name) return;
    me.value = await post('/api/me', { name, lang: lang.peek() });
    unnamed.value = false;
  };
  return (
    me.value?.person
    && html`<label class="field">${say('name-label')} <input value=${me.value.name} maxlength="24" autocomplete="nickname" onChange=${rename} /></label>`
  );
}

export function Settings({ onClose }) {
  const radio = (name, setting, value) => html`<label class="choice"><input type="radio" name=${name} value=${value}
    checked=${setting.value === value} onChange=${() => {
      setting.value = value;
    }} />
    <span>${say(`${name}-${value}`)}${has(`${name}-${value}-how`) && html`<span class="sub">${say(`${name}-${value}-how`)}</span>`}</span></label>`;
  const check = (setting, label) =>
    html`<label class="choice"><input type="checkbox" checked=${setting.value} onChange=${(event) => {
      setting.value = event.target.checked;
    }} />${label}</label>`;
  return html`<${Dialog} title=${say('settings')} onClose=${onClose}>
    <${NameField} /><${LanguageSwitch} shown />
    <fieldset><legend>${say('theme')}</legend>${['system', 'light', 'dark'].map((value) => radio('theme', theme, value))}</fieldset>
    <fieldset><legend>${say('help')}</legend>${HELP.map((value) => radio('help', help, value))}</fieldset>
    <fieldset><legend>${say('speed')}</legend>${['calm', 'usual', 'quick', 'once'].map((value) => radio('speed', speed, value))}</fieldset>
    ${check(motion, say('setting-motion'))}${check(sound, say('setting-sound'))}${check(sure, say('setting-sure'))}${check(confirm, say('setting-confirm'))}${check(forced, say('setting-forced'))}${check(left, say('setting-left'))}
    ${me.value?.person && html`<p class="row"><a href="/me">${say('nav-me')}</a><a href="/keys">${say('nav-keys')}</a>${me.value.host && html`<a href="/host">${say('nav-host')}</a>`}</p>`}
  <//>`;
}

/** Who we are, and the way to come back as who we were; on a small screen a figure without its name. */
function Who() {
  const name = me.value?.person && !unnamed.value ? me.value.name : say('nav-sign-in');
  return html`<a class="who" href="/me" aria-current=${here.value === '/me' ? 'page' : undefined}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="8" r="4" /><path d="M4 21q0-8 8-8t8 8z" /></svg><span>${name}</span></a>`;
}

/** Three strings, each with its knob: on a small screen this icon replaces the word. */
const TUNING = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h18M3 12h18M3 18h18" /><circle cx="15" cy="6" r="2.6" /><circle cx="8" cy="12" r="2.6" /><circle cx="17" cy="18" r="2.6" /></svg>`;

/** The head of a page; `children` stand next to the settings. */
export function TopBar({ slim = false, skip = '#main', children = null }) {
  const [open, setOpen] = useState(false);
  const link = (to, key) => html`<a href=${to} aria-current=${here.value === to ? 'page' : undefined}>${say(key)}</a>`;
  return html`<header class=${`top ${slim ? 'slim' : ''}`}>
    <a class="skip" href=${skip}>${skip === '#main' ? say('skip') : say('skip-decide')}</a>
    <a class="home" href="/" aria-label=${say('home')}><${ShipMark} /><span>Ithaca</span></a>
    <nav aria-label=${say('site')}>${link('/', 'nav-lobby')}${link('/new', 'nav-new')}${link('/learn', 'nav-learn')}${link('/rules', 'nav-rules')}</nav>
    <div class="row end">${!slim && html`<${Who} />`}${children}${slim && html`<${SoundSwitch} />`}${slim && html`<${HelpSwitch} />`}<${LanguageSwitch} />
      <button class="quiet tuning" onClick=${() => setOpen(true)}>${TUNING}<span>${say('settings')}</span></button></div>
    ${open && html`<${Settings} onClose=${() => setOpen(false)} />`}
  </header>`;
}

export function Foot() {
  return html`<footer class="foot"><${Meander} />
    <nav aria-label=${say('foot')}><a href="/ladder">${say('nav-ladder')}</a><a href="/about">${say('nav-about')}</a><a href="/privacy">${say('nav-privacy')}</a>
    <a href="/api/openapi.json" target="_blank" rel="noopener">API</a></nav></footer>`;
}

/** An ordinary page: title, skip link, landmarks. */
export function Page({ title, children, wide = false, turn = false }) {
  useTitle(title, turn);
  return html`<${TopBar} /><main id="main" tabindex="-1" class=${wide ? 'wide' : ''}>${children}</main><${Foot} />`;
}

/** The tab key stops at only one of these; arrow keys move to the others. */
export function oneStop(all, chosen) {
  for (const each of all) {
    const index = each === chosen ? '0' : '-1';
    if (each.getAttribute('tabindex') !== index) each.setAttribute('tabindex', index);
  }
}

const ICON = `${FILES}web/art/ship.svg`;
const ICON_OF_TURN = `${FILES}web/art/ship-turn.svg`;

/** The browser tab: its title says what is shown, title and icon whether it is our turn. */
export function useTitle(title, turn = false) {
  useLayoutEffect(() => {
    document.title = `${turn ? '● ' : ''}${title ? `${title} · Ithaca` : 'Ithaca'}`;
    const icon = document.querySelector('link[rel="icon"]');
    const wanted = turn ? ICON_OF_TURN : ICON;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
    return () => icon?.setAttribute('href', ICON);
  }, [title, turn]);
}

/**
 * The result of a promise: {data} or {mistake}; asked again when `key` changes.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {string} key
 * @returns {{data?: T, mistake?: Mistake}}
 */
export function useAnswer(ask, key) {
  const [answer, setAnswer] = useState(/** @type {{data?: T, mistake?: Mistake}} */ ({}));
  useEffect(() => {
    let current = true;
    setAnswer({});
    ask().then(
      (data) => current && setAnswer({ data }),
      (mistake) => current && setAnswer({ mistake }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return answer;
}

/** A component whose code is fetched when it is first drawn, so that pages load fast. */
export function later(load, name) {
  let part = null;
  return function Later(props) {
    const [, drawAgain] = useState(false);
    useEffect(() => {
      if (!part)
        load().then(
          (module) => {
            part = module[name];
            drawAgain(true);
          },
          () => {},
        ); // the next call tries again
    }, []);
    return part && html`<${part} ...${props} />`;
  };
}

export function Lost() {
  return html`<${Page} title=${say('lost-title')}><h1>${say('lost-title')}</h1><p>${say('lost-text')}</p>
    <p><a class="button main" href="/">${say('nav-lobby')}</a></p><//>`;
}

/** The last refusal, for `attempt` and `Problem`. */
export const useProblem = () => useState(/** @type {Mistake | null} */ (null));

/**
 * Run something that may be refused; passes the mistake to `show`.
 * @template T
 * @param {(mistake: Mistake | null) => void} show
 * @param {() => Promise<T>} act
 * @returns {Promise<T | undefined>}
 */
export async function attempt(show, act) {
  show(null);
  try {
    return await act();
  } catch (mistake) {
    if (!(mistake instanceof Mistake)) throw mistake;
    show(mistake);
    return undefined;
  }
}

export { go };
