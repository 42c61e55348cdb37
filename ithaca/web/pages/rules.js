// The rulebooks: every clause with its address and its reason, and pictures of what the words speak of.
import { html, useEffect, useMemo, useRef, useState } from '../html.js';
import { Mistake, once } from '../api.js';
import { Meander } from '../art/parts.js';
import { Frieze } from '../art/frieze.js';
import { Covers } from '../covers.js';
import { FILES } from '../files.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { hash, here } from '../router.js';
import { has as finds, marked } from '../seek.js';
import { has, inOurs, lang, learnNames, say, speak } from '../speech.js';
import { useGame } from '../table/game.js';
import { BoxPlate, ScenePlate } from './plates.js';

const SHEET = `${FILES}web/style/rules.css`;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI', 'XVII', 'XVIII', 'XIX', 'XX'];
const narrow = matchMedia('(max-width: 899px)');

/** Add the style sheet of this page, once; other pages do without it. */
function addSheet() {
  const there = document.querySelector(`link[href="${SHEET}"]`);
  if (there) return Promise.resolve();
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SHEET });
    link.onload = resolve;
    link.onerror = resolve; // an unstyled page is better than none
    document.head.append(link);
  });
}

/** Whether the words and the style sheet of the shelf, or of this game's book, are loaded: {ready}, or {mistake}. */
function useReady(game) {
  const parts = ['rules', ...(game ? [`${game}/rules`] : [])];
  const words = () =>
    Promise.all([speak(lang.peek(), undefined, parts), addSheet()]).catch(() => {
      throw new Mistake({ code: 'no-connection' }, 0);
    });
  const { data, mistake } = useAnswer(words, game);
  return { ready: Boolean(data) && has('contents'), mistake };
}

/** Shown until the book is loaded, or why it cannot be. */
function Waiting({ mistake }) {
  return html`<${Page} title=${say('nav-rules')}><h1>${say('nav-rules')}</h1>${mistake ? html`<${Problem} mistake=${mistake} />` : html`<p aria-busy="true"></p>`}<//>`;
}

// ── a clause ────────────────────────────────────────────────────────────────────────────────────────

const Text = ({ text, sought }) => marked(text, sought).map((piece) => (piece.hit ? html`<mark>${piece.text}</mark>` : piece.text));

function CopyLink({ address, title }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${here.peek()}#${address}`);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      /* not allowed here: the address next to it can be copied by hand */
    }
  };
  if (!navigator.clipboard) return null; // not over plain HTTP: the address can be copied by hand
  return html`<button class="quiet" aria-label=${copied ? undefined : say('rule-copy-of', { title })} onClick=${copy}>${copied ? say('copied') : say('rule-copy')}</button>`;
}

/** The margin: the reason for a clause, and where the printed editions differ. */
function Margin({ clause, editions, sought }) {
  const [reason, differs] = [inOurs(clause.reason), inOurs(clause.differs)];
  if (!reason && !differs) return null;
  return html`<div class="margin">
    ${
      reason
      && html`<p class="aside why"><b>${clause.kind === 'option' ? say('rule-option') : say('rule-why')}</b> <${Text} text=${reason} sought=${sought} />
      ${clause.kind === 'option' && html`<span class="how">${say('rule-option-how')}</span>`}</p>`
    }
    ${differs && html`<p class="aside differs"><b>${say('rule-differs', { editions })}</b> <${Text} text=${differs} sought=${sought} /></p>`}</div>`;
}

function Clause({ clause, editions, number, sought, plates }) {
  const title = inOurs(clause.title);
  return html`<article class=${`rule ${clause.kind}`} id=${clause.address} tabindex="-1" aria-labelledby=${`${clause.address}-title`}>
    <div class="says"><h3 id=${`${clause.address}-title`}><span class="number">${number}</span> <${Text} text=${title} sought=${sought} />
        ${clause.kind !== 'printed' && html` <span class=${`badge ${clause.kind}`}>${say(`kind-${clause.kind}`)}</span>`}</h3>
      <p class="text"><${Text} text=${inOurs(clause.text)} sought=${sought} /></p>
      <p class="below"><a href=${`#${clause.address}`} aria-label=${say('rule-link', { address: clause.address })}>${clause.address}</a>
        ${clause.printed_at && html`<span>${say('rule-printed-at', { place: clause.printed_at })}</span>`}
        <${CopyLink} address=${clause.address} title=${title} /></p></div>
    <${Margin} clause=${clause} editions=${editions} sought=${sought} />
    ${plates}</article>`;
}

// ── the book ────────────────────────────────────────────────────────────────────────────────────────

/** The chapters with the clauses that match; numbers stay those of the whole book. */
function sift(book, sought, kind) {
  return book.chapters
    .map((chapter, i) => ({
      ...chapter,
      numeral: NUMERALS[i],
      clauses: chapter.clauses
        .map((clause, n) => ({ clause, number: `${i + 1}.${n + 1}` }))
        .filter(
          ({ clause }) =>
            (!kind || clause.kind === kind)
            && finds([clause.address, inOurs(clause.title), inOurs(clause.text), inOurs(clause.reason), inOurs(clause.differs)].join(' '), sought),
        ),
    }))
    .filter((chapter) => chapter.clauses.length);
}

/** The chapter that is being read. */
function useReading(chapters, game) {
  const [reading, setReading] = useState('');
  const names = chapters.map((chapter) => chapter.name).join();
  useEffect(() => {
    const inSight = new Set();
    const watcher = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen) inSight[isIntersecting ? 'add' : 'delete'](target.getAttribute('data-chapter'));
        setReading([...inSight].at(-1) ?? '');
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    document.querySelectorAll('[data-chapter]').forEach((section) => watcher.observe(section));
    return () => watcher.disconnect();
  }, [names, game]);
  return reading;
}

function Contents({ chapters, game, reading }) {
  return html`<details class="contents" open=${!narrow.matches}><summary>${say('contents')}</summary>
    <nav aria-label=${say('contents')}><ol>${chapters.map(
      (chapter) => html`<li><a href=${`#${game}/${chapter.name}`} aria-current=${reading === chapter.name ? 'true' : undefined}>
      <span class="numeral" aria-hidden="true">${chapter.numeral}</span> ${inOurs(chapter.title)}</a></li>`,
    )}</ol></nav></details>`;
}

function Facts({ game, book }) {
  const count = (kind) => book.chapters.flatMap((chapter) => chapter.clauses).filter((clause) => clause.kind === kind).length;
  const fact = (key, text) => html`<div><dt>${say(key)}</dt><dd>${text}</dd></div>`;
  return html`<dl class="bookfacts">
    ${fact('fact-players', say('for-players', { least: game.players[0], most: game.players[1], more: game.players[1] - game.players[0] }))}
    ${book.minutes.length > 0 && fact('fact-time', say('fact-minutes', { least: book.minutes[0], most: book.minutes[1] ?? 0 }))}
    ${book.age && fact('fact-age', say('fact-years', { age: book.age }))}
    ${fact('fact-by', game.credits)}
    ${fact('fact-clauses', say('fact-count', { printed: count('printed'), contradicted: count('contradicted'), ours: count('ours'), options: count('option') }))}</dl>`;
}

function TitlePage({ game, book }) {
  return html`<header class="titlepage"><${Frieze} game=${game} />
    <p class="over">${say('nav-rules')}</p><h1>${inOurs(book.title)}</h1>
    <p class="about">${say(`book-${game.slug}`)}</p>
    <${Facts} game=${game} book=${book} />
    <p class="row deeds"><a class="button main" href=${`/new?game=${game.slug}`}>${say('book-play')}</a>
      <a class="button" href=${`/learn/${game.slug}`}>${say('book-learn')}</a>
      <button class="quiet" onClick=${() => print()}>${say('book-print')}</button></p>
    <p class="sub">${inOurs(book.source)}</p></header>`;
}

/** Which plates stand after which clause, numbered through. */
function platesOf(book, pictures, module, board) {
  const found = new Map();
  let number = 0;
  const put = (clause, plate) => found.set(clause, [...(found.get(clause) ?? []), plate]);
  for (const { address } of book.chapters.flatMap((chapter) => chapter.clauses)) {
    for (const component of book.components.filter((one) => one.clause === address)) {
      number += 1;
      put(address, html`<${BoxPlate} key=${number} component=${component} module=${module} number=${number} />`);
    }
    for (const scene of (pictures?.scenes ?? []).filter((one) => one.clause === address)) {
      number += 1;
      if (module && board) put(address, html`<${ScenePlate} key=${number} scene=${scene} module=${module} board=${board} number=${number} />`);
    }
  }
  return found;
}

function Chapter({ game, chapter, editions, before, next, sought, plates }) {
  const step = (to, key, rel) =>
    to && html`<a class=${key} rel=${rel} href=${`#${game.slug}/${to.name}`}><span>${say(key)}</span> <b>${inOurs(to.title)}</b></a>`;
  return html`<section class="chapter" data-chapter=${chapter.name} aria-labelledby=${`${game.slug}/${chapter.name}`}>
    <${Meander} /><p class="numeral">${say('chapter-number', { number: chapter.numeral })}</p>
    <h2 id=${`${game.slug}/${chapter.name}`} tabindex="-1">${inOurs(chapter.title)}</h2>
    ${chapter.clauses.map(({ clause, number }) => html`<${Clause} key=${clause.address} clause=${clause} editions=${editions} number=${number} sought=${sought} plates=${plates.get(clause.address)} />`)}
    ${chapter.lesson && !sought && html`<${Lesson} game=${game} slug=${chapter.lesson} />`}
    <nav class="steps" aria-label=${say('chapter-number', { number: chapter.numeral })}>${step(before, 'chapter-before', 'prev')}${step(next, 'chapter-next', 'next')}</nav></section>`;
}

/** The way to the lessons: all of them, or the one about a chapter. */
function Lesson({ game, slug = '' }) {
  return html`<div class="lesson"><b>${say('try-title')}</b> <span>${slug ? say('try-chapter') : say('try-text', { game: game.title })}</span>
    <a class="button" href=${`/learn/${game.slug}${slug && `/${slug}`}`}>${say('book-learn')}</a></div>`;
}

function Seek({ sought, kind, set, count }) {
  return html`<form class="seek row" role="search" onSubmit=${(event) => event.preventDefault()}>
    <label>${say('search')}<input type="search" value=${sought} onInput=${(event) => set({ sought: event.target.value, kind })} /></label>
    <label>${say('rule-kind')}<select value=${kind} onChange=${(event) => set({ sought, kind: event.target.value })}>
      <option value="">${say('rule-all')}</option>${['printed', 'contradicted', 'ours', 'option'].map((each) => html`<option value=${each}>${say(`kind-${each}`)}</option>`)}</select></label>
    <span role="status" class="sub">${say('rules-found', { count })}</span>
    ${(sought || kind) && html`<button type="button" class="quiet" onClick=${() => set({ sought: '', kind: '' })}>${say('seek-end')}</button>`}</form>`;
}

/**
 * Go where the address says: when the book is loaded, whenever the address changes, and again when its
 * pictures have moved the lines, unless the reader has moved on. `clear` removes the filter.
 */
function useAddress(pictured, sifted, clear) {
  const gone = useRef({ hash: '', pictured: 0, on: false });
  useEffect(() => {
    const goOn = () => {
      gone.current.on = true;
    };
    const ways = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
    ways.forEach((way) => addEventListener(way, goOn, { passive: true }));
    return () => ways.forEach((way) => removeEventListener(way, goOn));
  }, []);
  const wanted = hash.value;
  useEffect(() => {
    const last = gone.current;
    if (!wanted || (last.hash === wanted && (last.on || last.pictured === pictured))) return;
    const target = document.getElementById(wanted);
    if (!target && sifted) {
      clear();
      return;
    }
    gone.current = { hash: wanted, pictured, on: false };
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  });
}

/** The arrow keys leaf through the chapters, as long as nothing else has the focus. */
function useLeafing(chapters, reading, game) {
  useEffect(() => {
    const key = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) return;
      const to = chapters[chapters.findIndex((chapter) => chapter.name === reading) + step];
      if (to) location.hash = `${game}/${to.name}`;
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}

function Book({ game, book }) {
  const [{ sought, kind }, set] = useState({ sought: '', kind: '' });
  const { module } = useGame(game.slug);
  const board = useAnswer(() => once(`/api/board/${game.slug}`), game.slug).data;
  const pictures = useAnswer(() => once(`/api/rules/${game.slug}/scenes`), game.slug).data;
  useEffect(() => {
    if (pictures) learnNames(pictures.words);
  }, [pictures]);
  const chapters = useMemo(() => sift(book, sought, kind), [book, sought, kind, lang.value]);
  const plates = useMemo(() => (module ? platesOf(book, pictures, module, board) : new Map()), [book, pictures, module, board, lang.value]);
  const reading = useReading(chapters, game.slug);
  useLeafing(chapters, reading, game.slug);
  useAddress(plates.size, sought || kind, () => set({ sought: '', kind: '' }));
  const count = chapters.reduce((sum, chapter) => sum + chapter.clauses.length, 0);
  return html`<${Page} title=${say('rules-of', { game: inOurs(book.title) })} wide><div class="book">
    <${TitlePage} game=${game} book=${book} />
    <${Seek} sought=${sought} kind=${kind} set=${set} count=${count} />
    <div class="leaves"><${Contents} chapters=${chapters} game=${game.slug} reading=${reading} />
      <div class="pages">${chapters.map((chapter, i) => html`<${Chapter} key=${chapter.name} game=${game} chapter=${chapter} editions=${book.editions.length} before=${chapters[i - 1]} next=${chapters[i + 1]} sought=${sought} plates=${plates} />`)}
        ${!sought && !kind && html`<${Lesson} game=${game} />`}</div></div></div>
  <//>`;
}

function OneBook({ slug }) {
  const { data: shop, mistake: noGames } = useAnswer(() => once('/api/games'), '');
  const { data: book, mistake } = useAnswer(() => once(`/api/rules/${slug}`), slug);
  const { ready, mistake: noWords } = useReady(slug);
  const game = shop?.games.find((one) => one.slug === slug);
  if (book && game && ready) return html`<${Book} game=${game} book=${book} />`;
  return html`<${Waiting} mistake=${mistake ?? noGames ?? noWords} />`;
}

/** All books, side by side. */
function Shelf() {
  const { data: shop, mistake } = useAnswer(() => once('/api/games'), '');
  const { ready, mistake: noWords } = useReady('');
  if (!ready) return html`<${Waiting} mistake=${noWords} />`;
  return html`<${Page} title=${say('nav-rules')} wide><h1>${say('nav-rules')}</h1><p>${say('rules-lead')}</p><${Problem} mistake=${mistake} />
    <${Covers} games=${shop?.games ?? []} /><//>`;
}

export default function Rules({ game }) {
  return game ? html`<${OneBook} key=${game} slug=${game} />` : html`<${Shelf} />`;
}
