// The page of a match: unread counts, the button for new events, the connection, the focus.

import { covered, unread } from './tabs.js';
import { showTurn } from '../turn-alert.js';

const match = document.querySelector('[data-match]');

// New events -----------------------------------------------------------------------------

let seen = new Set([...document.querySelectorAll('[data-dispatch]')].map((d) => d.id));
let unseen = 0;

const scrollBox = () => document.querySelector('[data-scroll]');
const newsLine = () => document.querySelector('[data-news]');
const plural = new Intl.PluralRules(document.documentElement.lang);

/** Shows “3 new events”; the words come with the page. */
function announceNews() {
  const line = newsLine();
  if (!line) return;
  line.hidden = unseen === 0;
  const rule = plural.select(unseen);
  const words = rule === 'one' ? line.dataset.one : rule === 'few' ? line.dataset.few : line.dataset.many;
  line.textContent = `↑ ${unseen} ${words}`;
}

function noticeDispatches() {
  const fresh = [...document.querySelectorAll('[data-dispatch]')].filter((d) => !seen.has(d.id));
  if (!fresh.length) return;
  for (const d of fresh) {
    seen.add(d.id);
    d.classList.add('is-new');
    // It is animated once, not each time its tab is shown.
    setTimeout(() => d.classList.remove('is-new'), 400);
  }
  document.querySelector('[data-no-news]')?.remove();
  const concerning = fresh.filter((d) => 'concerns' in d.dataset).length;
  if (concerning && covered('dispatches')) unread('dispatches', concerning);
  const box = scrollBox();
  if (box && box.scrollTop > 40) {
    // Keep the scroll position of what is being read.
    box.scrollTop += fresh.reduce((sum, d) => sum + d.offsetHeight, 0);
    unseen += fresh.length;
    announceNews();
  }
}

document.addEventListener('click', (event) => {
  if (event.target.closest('[data-news]')) scrollBox().scrollTo({ top: 0, behavior: 'smooth' });
});
document.addEventListener('scroll', (event) => {
  if (event.target.matches?.('[data-scroll]') && event.target.scrollTop < 40 && unseen) {
    unseen = 0;
    announceNews();
  }
}, true);

// My turn --------------------------------------------------------------------------

const isMine = () => document.getElementById('zone-now')?.dataset.mine === 'true';
let wasMine = isMine();
showTurn(wasMine);

function noticeTurn() {
  const mine = isMine();
  showTurn(mine);
  if (mine && !wasMine && covered('act')) unread('act', 1);
  wasMine = mine;
}

// The connection ---------------------------------------------------------------------------

const offline = document.querySelector('[data-offline]');

function connected(is) {
  offline.hidden = is;
  offline.textContent = is ? '' : offline.dataset.words;
  if (is) match.dataset.connected = 'true';
}

// The htmx extension reconnects after a break, but not if the first connection fails: that is done here.
for (const kind of ['htmx:error', 'htmx:response:error']) {
  match.addEventListener(kind, (event) => {
    if (event.target !== match || match.dataset.connected) return;
    connected(false);
    setTimeout(() => window.location.reload(), 4000);
  });
}

document.addEventListener('htmx:sse:error', () => connected(false));
document.addEventListener('htmx:sse:after:connection', () => connected(true));

// Focus -----------------------------------------------------------------------------------

// When a form is removed after it was sent, the focus moves to the heading of the zone, not to the top.
let acting = false;

document.addEventListener('focusin', (event) => { acting = event.target.closest('#zone-act') !== null; });
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('#zone-act')) acting = false;
});

function keepFocus() {
  if (!acting || document.activeElement !== document.body) return;
  document.getElementById('zone-act-heading')?.focus({ preventScroll: true });
}

document.addEventListener('htmx:after:settle', keepFocus);


document.addEventListener('htmx:after:swap', () => {
  noticeDispatches();
  noticeTurn();
  keepFocus();
});
