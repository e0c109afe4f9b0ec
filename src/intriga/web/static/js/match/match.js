// The page of a match: unread counts, the button for new events, the focus.

import { covered, unread } from './views.js';
import { showCall, showTurn } from '../turn-alert.js';

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
  if (concerning && covered('events')) unread('events', concerning);
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

const isMine = () => document.getElementById('tray-head')?.dataset.mine === 'true';
let wasMine = isMine();
showTurn(wasMine);

function noticeTurn() {
  const mine = isMine();
  showTurn(mine);
  if (mine && !wasMine && covered('table')) unread('table', 1);
  wasMine = mine;
}

document.addEventListener('poked', (event) => showCall(event.detail.data));

// Focus -----------------------------------------------------------------------------------

// When a form is removed after it was sent, the focus moves to what is asked, not to the top.
let acting = false;

document.addEventListener('focusin', (event) => { acting = event.target.closest('#tray') !== null; });
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('#tray')) acting = false;
});

function keepFocus() {
  if (!acting || document.activeElement !== document.body) return;
  document.getElementById('ask')?.focus({ preventScroll: true });
}

document.addEventListener('htmx:after:settle', keepFocus);


document.addEventListener('htmx:after:swap', () => {
  noticeDispatches();
  noticeTurn();
  keepFocus();
});

// Past turns ---------------------------------------------------------------------------

/** A match whose first turn is not over needs no slider yet. */
function loadSlider() {
  if (Number(document.getElementById('turn-at')?.max) > 1) import('./turn-slider.js');
}

document.addEventListener('htmx:after:swap', loadSlider);
loadSlider();
