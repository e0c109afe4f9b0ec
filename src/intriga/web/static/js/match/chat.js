// The chat: new messages are counted and never move what is being read; drafts are never lost.

const zone = () => document.getElementById('view-rooms');
const base = () => zone().dataset.rooms;
const key = (what) => `talk:${base()}:${what}`;
const rooms = () => zone()?.querySelectorAll('[data-room]') ?? [];
const box = (room) => room.querySelector('[data-says]');
const tab = document.querySelector('.dock [data-tab="rooms"]');
const NEAR = 80;

/** The messages that were there at the last update, by id. */
let known = new Set([...document.querySelectorAll('[data-say]')].map((say) => say.id));

const atEnd = (says) => says.scrollHeight - says.scrollTop - says.clientHeight < NEAR;
const toEnd = (says) => { says.scrollTop = says.scrollHeight; };
// Another zone may have its place (js/match/views.js).
const inSight = () => document.visibilityState === 'visible' && zone().getClientRects().length > 0;
const isRead = (room) => room.open && inSight() && atEnd(box(room));

// What is new ----------------------------------------------------------------------

/** By room: was the end of its messages visible before the update? */
const wasAtEnd = new Map();

function remember() {
  for (const room of rooms()) wasAtEnd.set(room.id, atEnd(box(room)));
}

function arrived(say) {
  const room = say.closest('[data-room]');
  if (hiddenSpeakers().includes(say.dataset.speaker)) say.classList.add('say-hidden');
  if (!room) return;
  const mine = say.classList.contains('say-mine');
  if (mine && follow) {
    follow = false;
    room.open = true;
    field(room.querySelector('[data-speak]'))?.focus();
  }
  if (mine || wasAtEnd.get(room.id) !== false) toEnd(box(room));
  if (mine || say.classList.contains('say-hidden') || isRead(room)) return;
  if (room.open && inSight()) room.querySelector('[data-says-news]').hidden = false;
  count(room, say.classList.contains('say-called'));
}

function count(room, called) {
  const badge = room.querySelector('[data-room-unread]');
  const number = Number.parseInt(badge.textContent || '0', 10) + 1;
  badge.textContent = number > 99 ? '99+' : number;
  if (called) badge.classList.add('unread-called');
}

function readUp(room) {
  const badge = room.querySelector('[data-room-unread]');
  badge.textContent = '';
  badge.classList.remove('unread-called');
  room.querySelector('[data-says-news]').hidden = true;
  const last = [...room.querySelectorAll('[data-say]')].at(-1);
  if (last) reportRead(last.dataset.say);
}

/** Shows the sum of the unread counts on the tab. */
function total() {
  if (!tab) return;
  const numbers = [...rooms()].filter((room) => !room.classList.contains('room-hidden'))
    .map((room) => Number.parseInt(room.querySelector('[data-room-unread]').textContent || '0', 10));
  const sum = numbers.reduce((one, other) => one + other, 0);
  tab.querySelector('[data-unread]').textContent = sum > 99 ? '99+' : sum || '';
}

function notice() {
  if (!zone()) return;
  const seen = new Set();
  for (const say of document.querySelectorAll('[data-say]')) {
    // A message sent while the page was loading may be both in the page and in the event stream.
    if (seen.has(say.id)) { say.remove(); continue; }
    seen.add(say.id);
    if (!known.has(say.id) && !say.dataset.old) arrived(say);
  }
  known = seen;
  markHidden();
  for (const room of rooms()) if (isRead(room)) readUp(room);
  total();
}

document.addEventListener('htmx:before:swap', remember);
document.addEventListener('htmx:after:swap', notice);
document.addEventListener('scroll', (event) => {
  if (!event.target.matches?.('[data-says]') || !atEnd(event.target)) return;
  const room = event.target.closest('[data-room]');
  if (isRead(room)) { readUp(room); total(); }
}, true);

// What I have read is sent to the server now and then, so that it counts on all my screens.

let sending = null;
const unsent = new Map();
const sent = new Map();
let stranger = 'stranger' in (document.querySelector('[data-match]')?.dataset ?? {});

function reportRead(id) {
  const room = document.getElementById(`say-${id}`)?.closest('[data-room]')?.id ?? 'notice';
  if (stranger || sent.get(room) === id) return;
  unsent.set(room, id);
  sending ??= setTimeout(send, 1200);
}

function send() {
  sending = null;
  for (const [room, id] of unsent) {
    sent.set(room, id);
    post('read', { id });
  }
  unsent.clear();
}

function post(where, fields) {
  const token = zone().querySelector('[name=_csrf_token]')?.value
    ?? document.querySelector('[name=_csrf_token]')?.value ?? '';
  return fetch(`${base()}/${where}`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, _csrf_token: token }),
    headers: { accept: 'application/json' },
    keepalive: true,
  }).catch(() => {});
}

window.addEventListener('pagehide', () => { if (sending) { clearTimeout(sending); send(); } });

// What I have read or hidden on another screen of mine.

const HOST_ROOM = 'from:host';

document.addEventListener('attention', (event) => {
  if (!zone()) return;
  const { unread, called } = JSON.parse(event.detail.data);
  for (const room of rooms()) {
    if (unsent.has(room.id)) continue;  // I have read on here meanwhile
    const badge = room.querySelector('[data-room-unread]');
    badge.textContent = unread[room.dataset.room] ?? '';
    badge.classList.toggle('unread-called', called.includes(room.dataset.room));
    if (!badge.textContent) room.querySelector('[data-says-news]').hidden = true;
  }
  if (!unread[HOST_ROOM]) document.querySelector('[data-announcement]')?.remove();
  for (const room of rooms()) if (isRead(room)) readUp(room);
  total();
});

// Opening a room, earlier messages ----------------------------------------------------------

document.addEventListener('toggle', (event) => {
  const room = event.target;
  if (!room.matches?.('[data-room]') || !room.open) return;
  toEnd(box(room));
  sessionStorage.setItem(key('open'), room.id);
  if (isRead(room)) readUp(room);
  total();
}, true);

document.addEventListener('click', (event) => {
  const news = event.target.closest('[data-says-news]');
  if (news) toEnd(box(news.closest('[data-room]')));
  const way = event.target.closest('[data-earlier], [data-more]');
  if (way) {
    event.preventDefault();
    if (way.matches('[data-earlier]')) earlier(way);
    else toggleActions(way);
  }
  const hiddenMessage = event.target.closest('.say-hidden .hide-note');
  if (hiddenMessage) hiddenMessage.closest('.say').classList.remove('say-hidden');
});

/** Inserts earlier messages at the top without moving what is being read. */
async function earlier(way) {
  const says = way.closest('[data-says]');
  const { href } = way;
  way.parentElement.remove();
  const below = says.scrollHeight - says.scrollTop;
  await ask(href);
  says.scrollTop = says.scrollHeight - below;
}

async function toggleActions(way) {
  const say = way.closest('.say');
  const shown = say.querySelector('.message-actions');
  for (const other of document.querySelectorAll('.say .message-actions')) other.remove();
  if (!shown) await ask(way.href);
}

const ask = (href) => window.htmx.ajax('GET', href, { source: zone(), target: 'body', swap: 'none' });

// The tab makes the rooms visible.
tab?.addEventListener('click', () => requestAnimationFrame(() => {
  for (const room of rooms()) if (room.open) { toEnd(box(room)); readUp(room); }
  total();
}));
document.addEventListener('visibilitychange', () => { if (zone()) notice(); });

// What I have hidden ---------------------------------------------------------------

function hiddenSpeakers() {
  return JSON.parse(document.getElementById('hidden')?.dataset.hidden || '[]');
}

let marked = zone() ? JSON.stringify(hiddenSpeakers()) : '';

/** Marks hidden rooms, which a morph unmarks, and, if the list has changed, hidden messages. */
function markHidden() {
  const all = hiddenSpeakers();
  for (const room of rooms()) room.classList.toggle('room-hidden', all.includes(`room:${room.dataset.room}`));
  if (JSON.stringify(all) === marked) return;
  marked = JSON.stringify(all);
  for (const say of zone().querySelectorAll('[data-speaker]')) {
    say.classList.toggle('say-hidden', all.includes(say.dataset.speaker));
  }
}

// Writing -----------------------------------------------------------------------------------

const segmenter = Intl.Segmenter && new Intl.Segmenter();
const lengthOf = (text) => (segmenter ? [...segmenter.segment(text)].length : [...text].length);
const field = (form) => form.elements.text;
/** A private talk was begun: its room opens when it arrives. */
let follow = false;
function written(form) {
  const area = field(form);
  const left = Number(area.dataset.most) - lengthOf(area.value);
  const output = form.querySelector('[data-chars-left]');
  output.hidden = left > 200;
  output.textContent = left;
  output.classList.toggle('over', left < 0);
  if (!CSS.supports('field-sizing', 'content')) {
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, 176)}px`;
  }
  const draft = key(`draft:${form.closest('details').id}`);
  if (area.value) sessionStorage.setItem(draft, area.value);
  else sessionStorage.removeItem(draft);
}

document.addEventListener('input', (event) => {
  const form = event.target.closest?.('[data-speak]');
  if (!form || event.target !== field(form)) return;
  written(form);
});

document.addEventListener('keydown', (event) => {
  const form = event.target.closest?.('[data-speak]');
  if (!form || event.target !== field(form) || event.defaultPrevented) return;
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (event.target.value.trim()) form.requestSubmit();
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.matches('[data-speak]')) return;
  follow = form.matches('.speak-new');
}, true);

document.addEventListener('htmx:after:request', (event) => {
  const form = event.target.closest?.('[data-speak]');
  if (!form || event.detail?.ctx?.response?.raw?.ok !== true) return;
  field(form).value = '';
  written(form);
  if (form.matches('.speak-new')) form.reset();
});

// Announcements ------------------------------------------------------------------------------

// Names are offered after an @, once somebody writes.
document.addEventListener('focusin', (event) => {
  if (event.target.matches?.('[data-speak] textarea')) import('./mentions.js');
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  const said = form.closest('[data-announcement]');
  if (!said) return;
  event.preventDefault();
  post('read', { id: form.elements.id.value });
  said.remove();
}, true);

// When the page is opened -------------------------------------------------------------------------------

if (zone()) {
  const asked = new URLSearchParams(window.location.search).has('room');
  const last = document.getElementById(sessionStorage.getItem(key('open')) ?? '');
  if (!asked && last?.matches('[data-room]')) last.open = true;
  for (const form of zone().querySelectorAll('[data-speak]')) {
    const draft = sessionStorage.getItem(key(`draft:${form.closest('details').id}`));
    if (draft && !field(form).value) field(form).value = draft;
    written(form);
  }
  for (const room of rooms()) if (room.open) { toEnd(box(room)); if (isRead(room)) readUp(room); }
  total();
}
