// Friends: who they are, who is here, becoming friends, inviting them to a table, and what we are invited to.
import { html, useEffect, useState } from './html.js';
import { erase, get, me, post } from './api.js';
import { Dialog, Problem, attempt, useProblem } from './parts.js';
import { ago, lang, say } from './speech.js';
import { Seal } from './seal.js';

/** @typedef {{person: string, name: string, since: number, here: boolean}} Friend */
/** @typedef {{friends: Friend[], visible: boolean}} FriendList */
/** @typedef {{table: string, game: string, title: string, inviter: string, at: number}} Invitation */

const LOOK_AGAIN = 20_000; // ms between looks at who is here

/** Our friends, polled while the page is visible. */
function useFriends(show) {
  const [found, setFound] = useState(/** @type {FriendList | null} */ (null));
  const person = me.value?.person;
  useEffect(() => {
    if (!person) return undefined;
    const look = () => !document.hidden && attempt(show, async () => setFound(await get('/api/me/friends')));
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [person]);
  return { found: person ? found : null, setFound };
}

const hereFirst = (friends) => [...friends].sort((a, b) => Number(b.here) - Number(a.here));

/** A friend's name, with a light if the friend is here. */
function Name({ friend }) {
  return html`<span class="friend"><i class=${`lamp ${friend.here ? 'lit' : ''}`} aria-hidden="true"></i><strong>${friend.name}</strong>
    ${friend.here && html`<span class="sub">${say('friend-here')}</span>`}</span>`;
}

// ── in the lobby ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Tables that we are invited to. @param {{invitations: Invitation[], now: number}} props */
export function Invitations({ invitations, now }) {
  const [problem, show] = useProblem();
  const decline = (table) => attempt(show, () => erase(`/api/me/invitations/${table}`)); // the line sends what is left
  return html`<div role="status">${
    invitations.length > 0
    && html`<section><h2>${say('invitations')}</h2><${Problem} mistake=${problem} /><ul class="cards">${invitations.map(
      (one) => html`<li class="card waits invited" key=${one.table}><a href=${`/t/${one.table}`}><${Seal} game=${one.game} />
        <span class="what"><strong>${say('invitation-by', { name: one.inviter })}</strong><span class="sub">${one.title || say(`game-${one.game}`)}</span>
        <span class="sub">${ago(one.at, now)}</span></span><span class="go" aria-hidden="true">${say('go-there')}</span></a>
        <button class="quiet" aria-label=${say('invitation-no-label', { name: one.inviter })} onClick=${() => decline(one.table)}>${say('invitation-no')}</button></li>`,
    )}</ul></section>`
  }</div>`;
}

/** Which of our friends are here; nothing if we have none. */
export function FriendsHere() {
  const { found } = useFriends(() => {});
  if (!found?.friends.length) return null;
  return html`<section><h2>${say('friends')}</h2><ul class="friends">${hereFirst(found.friends).map((friend) => html`<li key=${friend.person}><${Name} friend=${friend} /></li>`)}</ul>
    <p><a href="/me#friends">${say('friends-all')}</a></p></section>`;
}

// ── at a table that waits for players ────────────────────────────────────────────────────────────────────────────

/** @param {{id: string, onClose: () => void}} props */
function InviteDialog({ id, onClose }) {
  const [problem, show] = useProblem();
  const { found } = useFriends(show);
  const [invited, setInvited] = useState(/** @type {string[]} */ ([]));
  useEffect(() => {
    attempt(show, async () => setInvited((await get(`/api/tables/${id}/invitations`)).persons));
  }, [id]);
  const invite = (person) => attempt(show, async () => setInvited((await post(`/api/tables/${id}/invite`, { person })).persons));
  return html`<${Dialog} title=${say('invite-friend')} onClose=${onClose}><${Problem} mistake=${problem} />
    ${found && !found.friends.length && html`<p>${say('friends-none')}</p><p><a class="button" href="/me#friends">${say('friends-make')}</a></p>`}
    <ul class="friends press" aria-live="polite">${hereFirst(found?.friends ?? []).map((friend) => {
      const done = invited.includes(friend.person);
      return html`<li key=${friend.person}><button disabled=${done} onClick=${() => invite(friend.person)}>
        <${Name} friend=${friend} /><span class="sub">${say(done ? 'invited' : 'invite-do')}</span></button></li>`;
    })}</ul><//>`;
}

/** A button that opens the friends, each of them a button that invites: two presses. @param {{id: string}} props */
export function InviteFriends({ id }) {
  const [open, setOpen] = useState(false);
  return html`<p class="row"><button onClick=${() => setOpen(true)}>${say('invite-friend')}</button></p>
    ${open && html`<${InviteDialog} id=${id} onClose=${() => setOpen(false)} />`}`;
}

// ── on one's own page ────────────────────────────────────────────────────────────────────────────────────────────

/** @param {{friend: Friend, end: () => void}} props */
function FriendRow({ friend, end }) {
  const [sure, setSure] = useState(false);
  const day = new Date(friend.since).toLocaleDateString(lang.value, { dateStyle: 'medium' });
  return html`<li><${Name} friend=${friend} /> <span class="sub">${say('me-since', { day })}</span>
    ${
      sure
        ? html`<span class="sure" role="group" aria-label=${say('friend-end-label', { name: friend.name })}><span>${say('friend-end-sure', { name: friend.name })}</span>
          <button class="danger" onClick=${end}>${say('yes')}</button> <button class="quiet" onClick=${() => setSure(false)}>${say('no')}</button></span>`
        : html`<button class="quiet" aria-label=${say('friend-end-label', { name: friend.name })} onClick=${() => setSure(true)}>${say('friend-end')}</button>`
    }</li>`;
}

/** A link and a code for one more friend. @param {{show: (mistake: any) => void, share: Function}} props */
function Offer({ show, share }) {
  const [made, setMade] = useState(/** @type {{code: string, link: string, days: number} | null} */ (null));
  const offer = () => attempt(show, async () => setMade(await post('/api/me/friends/code')));
  return html`<p class="row"><button class=${made ? '' : 'main'} onClick=${offer}>${say(made ? 'friend-offer-another' : 'friend-offer')}</button></p>
    <div role="status">${
      made
      && html`<p>${say('friend-offer-how', { days: made.days })} <code class="bigcode">${made.code}</code></p>
      <${share} link=${made.link} label=${say('friend-link')} title="Ithaca" />`
    }</div>`;
}

/** @param {{share: Function}} props how a link is passed on */
export function Friends({ share }) {
  const [problem, show] = useProblem();
  const { found, setFound } = useFriends(show);
  const change = (act) => attempt(show, async () => setFound(await act()));
  const accept = (event) => {
    event.preventDefault();
    const form = event.target;
    change(() => post('/api/me/friends', { code: String(new FormData(form).get('friend-code')) })).then(() => form.reset());
  };
  if (!found) return html`<${Problem} mistake=${problem} />`;
  return html`<${Problem} mistake=${problem} />
    ${
      found.friends.length
        ? html`<ul class="keys plain" aria-live="polite">${hereFirst(found.friends).map((friend) => html`<${FriendRow} key=${friend.person} friend=${friend} end=${() => change(() => erase(`/api/me/friends/${friend.person}`))} />`)}</ul>`
        : html`<p class="sub">${say('friends-none')}</p>`
    }
    <${Offer} show=${show} share=${share} />
    <form class="row" onSubmit=${accept}><label>${say('friend-code')} <input name="friend-code" required maxlength="64" autocomplete="off" autocapitalize="characters" spellcheck="false" /></label>
      <button>${say('friend-code-go')}</button></form>
    <label class="choice"><input type="checkbox" checked=${found.visible} onChange=${(event) => change(() => post('/api/me/visible', { visible: event.target.checked }))} />${say('friends-see-me')}</label>`;
}

/** Open a table like one that is over, and invite the players who sat there. */
export async function playWithSame(table, sitAndGo) {
  const { table: id } = await post(`/api/tables/${table}/again`);
  await sitAndGo(id);
}
