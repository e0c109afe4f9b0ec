// Great events of a match that is played, as cards: when they arrive, when they must wait, what was missed.
//
// A card never stands over a decision that runs out soon, under a finger, over what somebody is typing; a line of one
// button says then how many wait. It waits for a pause of whoever is choosing, too: it would come where they tap next. No
// clock waits for cards.

import { secondsLeft } from '../../clock.js';
import { cardsAt } from './again.js';
import * as board from './board.js';
import { keepWatched, off, wanted, watched, which } from './kept.js';
import * as queue from './queue.js';

const SOON = 15; // seconds: a decision that ends sooner is left alone
const AWAY = 60_000; // milliseconds: after that, what was missed is offered, not played
const LIFTED = 350; // milliseconds in which a finger that has left may come back
const CHOOSING = 3000; // milliseconds in which somebody who chooses taps the next thing
const WAYS = { act: '.dock [data-tab=table]', events: '.dock [data-tab=events]' };
const TYPED = 'textarea, select, input:not([type]), input[type=text], input[type=number], input[type=search], [contenteditable]';

const match = document.querySelector('[data-match]');
const box = document.getElementById('moments');
const pill = document.querySelector('[data-moment-pill]');

// When cards may be shown --------------------------------------------------------------------

let touched = 0; // when a finger goes or has gone; Infinity while it is down
let chosen = 0; // when somebody who chooses has had time for the next tap; 0 once it is sent
let offered = false; // what waits was missed: it is shown when somebody wants it

const asked = () => document.querySelector('[data-mine="true"]') !== null;
/** Whether a tap is one of several that make a decision. */
const isChoice = (at) => asked() && at.closest?.('#tray, #stage') && !at.closest('button:not([type=button])');

const within = { capture: true, passive: true };
window.addEventListener('pointerdown', () => { touched = Infinity; }, within);
for (const kind of ['pointerup', 'pointercancel']) {
  window.addEventListener(kind, (event) => {
    touched = performance.now() + LIFTED;
    chosen = isChoice(event.target) ? performance.now() + CHOOSING : 0;
  }, within);
}

const typing = () => document.activeElement?.matches(TYPED) ?? false;

/** Whether I am asked, and have little time left. */
function pressed() {
  if (!asked()) return false;
  const clock = document.querySelector('#bar [data-due]');
  return clock !== null && secondsLeft(clock) < SOON;
}

queue.page.may = () => {
  if (document.hidden || document.querySelector('dialog[open]')) return 'wait';
  if (offered || pressed() || typing()) return 'pill';
  return performance.now() < Math.max(touched, asked() ? chosen : 0) ? 'wait' : 'play';
};
queue.page.released = board.release;
queue.page.went = (where) => {
  document.querySelector(WAYS[where] ?? ':not(*)')?.click();
};
board.holdWhile(queue.shows);
setInterval(() => { if (queue.shows() && pressed()) queue.stop(); }, 500);

// The line of those that wait ------------------------------------------------------------------

queue.page.left = (n) => {
  pill.hidden = n === 0;
  if (n === 0) {
    offered = false;
    return;
  }
  const words = queue.counted(n);
  const text = offered ? `${box.dataset.away}: ${words}` : words;
  const button = pill.querySelector('[data-moment-play]');
  if (button.textContent !== text) button.textContent = text;
};
pill?.addEventListener('click', (event) => {
  const wants = event.target.closest('[data-moment-play]') !== null;
  offered = false;
  if (wants) queue.play();
  else queue.drop();
});

// What arrives ---------------------------------------------------------------------------------

const numbers = () => [...document.querySelectorAll('[data-again]')].map((link) => Number(link.dataset.number));
const newest = () => Math.max(0, ...[...document.querySelectorAll('[data-told]')].map((text) => {
  const place = text.closest('[data-dispatch], .dispatch-group');
  return Number(place.id.replace(/\D+/, ''));
}));

let hiddenAt = 0;
let returned = false; // the page was hidden for long, and what happened since has not arrived

function receive() {
  const fresh = [...box.querySelectorAll(':scope > [data-moment]')];
  box.replaceChildren();
  const cards = fresh.filter(wanted);
  if (cards.length) {
    offered ||= returned;
    queue.add(cards, board.current());
  }
  if (!document.hidden) keepWatched(newest());
}

document.addEventListener('htmx:after:swap', receive);
document.addEventListener('htmx:sse:after:message', () => { if (!document.hidden) returned = false; });
document.addEventListener('visibilitychange', () => {
  if (document.hidden) {
    keepWatched(newest());
    hiddenAt = performance.now();
  } else if (performance.now() - hiddenAt > AWAY) {
    returned = true;
    offered = offered || queue.waits() > 0;
  }
});
window.addEventListener('pagehide', () => keepWatched(newest()));

// What happened while the page was closed --------------------------------------------------------

async function catchUp() {
  const known = watched();
  const last = newest();
  keepWatched(last);
  if (off || which() === 'none') return;
  if (known === null) {
    const role = document.querySelector('[data-again="role"]');
    if (role) queue.add((await cardsAt(role.href)).filter(wanted));
    return;
  }
  if (!numbers().some((number) => number > known.at)) return;
  const cards = (await cardsAt(`${window.location.pathname}/moments?after=${known.at}`)).filter(wanted);
  if (!cards.length) return;
  offered = Date.now() - known.when > AWAY;
  queue.add(cards);
}

if (match.hasAttribute('hx-sse:connect')) catchUp();
