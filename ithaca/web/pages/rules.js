// The rulebooks: every clause with its address, in three languages, searchable.
import { html, useEffect, useMemo, useState } from '../html.js';
import { once } from '../api.js';
import { Page, Problem, useAnswer } from '../parts.js';
import { hash } from '../router.js';
import { inOurs, lang, say } from '../speech.js';

const plain = (text) => text.toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '');

function Clause({ clause }) {
  const reason = inOurs(clause.reason);
  const differs = inOurs(clause.differs);
  return html`<article class=${`rule ${clause.kind}`} id=${clause.address} tabindex="-1">
    <h3>${inOurs(clause.title)} <span class=${`badge ${clause.kind}`}>${say(`kind-${clause.kind}`)}</span></h3>
    <p>${inOurs(clause.text)}</p>
    ${reason && html`<p class="why"><b>${say('rule-why')}</b> ${reason}</p>`}
    ${differs && html`<p class="why"><b>${say('rule-differs')}</b> ${differs}</p>`}
    <p class="sub"><a href=${`#${clause.address}`} aria-label=${say('rule-link', { address: clause.address })}>${clause.address}</a></p>
  </article>`;
}

function Book({ game }) {
  const { data: book, mistake } = useAnswer(() => once(`/api/rules/${game}`), game);
  const [sought, setSought] = useState('');
  const [kind, setKind] = useState('');
  useEffect(() => {
    if (!book || !hash.value) return;
    const target = document.getElementById(hash.value);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [book, hash.value]);
  const chapters = useMemo(() => (book?.chapters ?? []).map((chapter) => ({
    ...chapter,
    clauses: chapter.clauses.filter((clause) => (!kind || clause.kind === kind)
      && plain([clause.address, inOurs(clause.title), inOurs(clause.text), inOurs(clause.reason)].join(' ')).includes(plain(sought))),
  })).filter((chapter) => chapter.clauses.length), [book, sought, kind, lang.value]);
  const count = chapters.reduce((sum, chapter) => sum + chapter.clauses.length, 0);
  if (!book) return html`<${Page} title=${say('nav-rules')}><h1>${say('nav-rules')}</h1><${Problem} mistake=${mistake} /><//>`;
  return html`<${Page} title=${say('rules-of', { game: inOurs(book.title) })} wide>
    <h1>${inOurs(book.title)}</h1><p>${inOurs(book.source)}</p>
    <form class="row" role="search" onSubmit=${(event) => event.preventDefault()}>
      <label>${say('search')}<input type="search" value=${sought} onInput=${(event) => setSought(event.target.value)} /></label>
      <label>${say('rule-kind')}<select value=${kind} onChange=${(event) => setKind(event.target.value)}>
        <option value="">${say('rule-all')}</option>${['rulebook', 'ruling', 'option'].map((each) => html`<option value=${each}>${say(`kind-${each}`)}</option>`)}</select></label>
      <span role="status" class="sub">${say('rules-found', { count })}</span></form>
    <div class="book"><nav aria-label=${say('chapters')}><ul>${chapters.map((chapter) => html`<li><a href=${`#${game}/${chapter.name}`}>${inOurs(chapter.title)}</a></li>`)}</ul></nav>
      <div>${chapters.map((chapter) => html`<section key=${chapter.name}><h2 id=${`${game}/${chapter.name}`} tabindex="-1">${inOurs(chapter.title)}</h2>
        ${chapter.clauses.map((clause) => html`<${Clause} key=${clause.address} clause=${clause} />`)}</section>`)}</div></div>
  <//>`;
}

function Shelf() {
  const { data: shop, mistake } = useAnswer(() => once('/api/games'), '');
  return html`<${Page} title=${say('nav-rules')}><h1>${say('nav-rules')}</h1><p>${say('rules-lead')}</p><${Problem} mistake=${mistake} />
    <ul class="cards">${(shop?.games ?? []).map((game) => html`<li class="card"><a href=${`/rules/${game.slug}`}><span><strong>${game.title}</strong><span class="sub">${say(`lead-${game.slug}`)}</span></span></a></li>`)}</ul><//>`;
}

export default function Rules({ game }) {
  return game ? html`<${Book} game=${game} />` : html`<${Shelf} />`;
}
