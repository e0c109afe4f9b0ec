// How high the tray of a phone stands, and that nothing in it moves under a finger.
//
// It changes its height for a new decision, a drag, a tab, the keyboard, and never for a push: what is pushed is
// shown in the height that there is. A new decision is known by `data-question` of its head. Pushes wait while a finger
// is down (js/held-pushes.js), so it never comes then; its buttons take no tap at first, which was meant for the last one.

import { hold, note, settle, waits } from './holding.js';
import { show } from './views.js';

const FRESH = 350; // milliseconds in which the buttons of a new decision take no tap
const LOWER = 1200; // milliseconds after which the tray of an answered question goes down
const FAR = 30; // pixels after which a touch of the grab is a drag
const HEIGHTS = ['low', 'mid', 'high'];

const match = document.querySelector('[data-match]');
const tray = document.getElementById('tray');
const grab = tray.querySelector('[data-grab]');
const head = () => document.getElementById('tray-head');
const foot = () => document.getElementById('tray-foot');
const body = () => document.getElementById('tray-body');

const isOver = () => document.querySelector('#finished > *') !== null;

/** The height at which a decision stands at first. */
function first() {
  if (isOver()) return 'mid';
  const { mine, tray: wanted } = head().dataset;
  if (foot()?.hasAttribute('data-on-board')) return 'low';
  return mine === 'false' && foot()?.querySelector('.does') ? 'mid' : wanted;
}

/** Lets the tray stand at a height; `mid` is as high as its content is now, and stays so. */
function stand(height) {
  tray.dataset.height = height;
  tray.style.removeProperty('--tray');
  if (height === 'mid') tray.style.setProperty('--tray', `${tray.offsetHeight}px`);
  grab.setAttribute('aria-expanded', String(height !== 'low'));
}

// A new decision ------------------------------------------------------------------------------------

const asked = () => (isOver() ? 'over' : head().dataset.question);
/** What the buttons of the foot would send. */
const sent = () => [...foot()?.querySelectorAll('.does button') ?? []].map((one) => `${one.getAttribute('form')} ${one.name} ${one.value}`).join();

/** Which step a lesson is at: a teacher asks in their own way. */
const taught = () => document.getElementById('lesson')?.dataset.lesson;

let question = asked();
let lesson = taught();
let offered = sent();
let lowering = 0;

function arrived() {
  if (taught() !== lesson) {
    lesson = taught();
    requestAnimationFrame(() => { settle(); stand(first()); });
  }
  const same = sent() === offered;
  offered = sent();
  if (asked() === question) return;
  question = asked();
  clearTimeout(lowering);
  settle();
  if (!question && same && offered) return; // answered, and the same may be sent again
  if (!question && first() === 'low') {
    lowering = setTimeout(() => stand('low'), LOWER);
    return;
  }
  tray.dataset.fresh = '';
  setTimeout(() => { delete tray.dataset.fresh; }, FRESH);
  body().scrollTop = 0;
  stand(first());
}

document.addEventListener('click', (event) => {
  if (!('fresh' in tray.dataset) || !event.isTrusted || !event.target.closest?.('#tray button:not([type=button])')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
tray.addEventListener('pointerdown', () => clearTimeout(lowering));
// What is still to be chosen must be in sight for the browser to say so.
tray.addEventListener('invalid', (event) => {
  for (let fold = event.target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
  if (tray.dataset.height === 'low') stand('mid');
}, true);

// What one unfolds is to be seen whole, as far as there is room; the next decision stands as high as it wants.
tray.addEventListener('click', (event) => {
  const fold = event.target.closest('#tray-body summary')?.parentElement;
  if (!fold || fold.closest('#drafts')) return;
  requestAnimationFrame(() => {
    if (!fold.open || tray.dataset.height !== 'mid' || fold.offsetHeight <= body().clientHeight) return;
    stand('high');
    fold.scrollIntoView({ block: 'nearest' });
  });
});

// Pulling it -----------------------------------------------------------------------------------------

let pulled = null; // where the drag began
grab.hidden = false;
grab.addEventListener('pointerdown', (event) => {
  pulled = event.clientY;
  grab.setPointerCapture(event.pointerId);
});
grab.addEventListener('pointerup', (event) => {
  const far = pulled === null ? 0 : event.clientY - pulled;
  pulled = null;
  if (Math.abs(far) > FAR) step(far < 0 ? 1 : -1);
});
grab.addEventListener('click', turn);

let dragged = false; // what follows a drag is no press

/** One height up or down. */
function step(by) {
  const at = HEIGHTS.indexOf(tray.dataset.height) + by;
  dragged = true;
  if (HEIGHTS[at]) stand(HEIGHTS[at]);
}

/** A press: up, and from the top to the middle. */
function turn() {
  if (!dragged) stand({ low: 'mid', mid: 'high', high: 'mid' }[tray.dataset.height]);
  dragged = false;
}

// What is in sight stays where it is -----------------------------------------------------------------

let anchor = null; // {id, top}: a control that can be seen, before something is swapped

const places = () => [...body().querySelectorAll('[id], [name]')];
/** Where one taps for it. */
const topOf = (one) => (one.closest('label') ?? one).getBoundingClientRect().top;
const keyOf = (one) => one.id || `${one.form?.id} ${one.name} ${one.value}`;

function noteAnchor() {
  const top = body().getBoundingClientRect().top;
  const seen = places().find((one) => one.matches('label, input:not([type=hidden]), select, textarea, button, details, summary') && topOf(one) >= top);
  anchor = seen ? { key: keyOf(seen), top: topOf(seen), at: body().scrollTop, question: asked() } : null;
}

function keepAnchor() {
  // What was scrolled meanwhile, to show what is wrong, stays there.
  if (!anchor || anchor.question !== asked() || anchor.at !== body().scrollTop) return;
  const here = places().find((one) => keyOf(one) === anchor.key);
  const moved = here ? topOf(here) - anchor.top : 0;
  if (Math.abs(moved) < 1) return;
  body().scrollTop += moved;
  pill.hidden = !waits() && (moved < 0 || body().scrollTop === 0);
}

const pill = tray.querySelector('[data-pill]');
pill.addEventListener('click', () => { body().scrollTop = 0; });
document.addEventListener('scroll', (event) => { if (event.target === body() && !anchor) pill.hidden = !waits(); }, true);

/** Whether a swap changes anything in the tray, or above it: most pushes do not, and are not measured. */
const concerns = ({ tasks }) => !tasks || tasks.some(({ target }) => {
  const place = typeof target === 'string' ? document.querySelector(target) : target;
  return place === null || place.contains(tray) || place.closest('#tray, .lines') !== null;
});
let measured = false;

document.addEventListener('htmx:before:swap', (event) => {
  measured = concerns(event.detail);
  if (!measured) return;
  noteAnchor();
  note(event);
});
document.addEventListener('htmx:after:swap', () => {
  if (measured) {
    hold();
    keepAnchor();
    anchor = null;
  }
  arrived();
});

// The keyboard ---------------------------------------------------------------------------------------

const sight = window.visualViewport;

function typing() {
  const written = document.activeElement?.matches?.('#tray :is(textarea, input:not([type=radio], [type=checkbox]))');
  const up = sight !== null && sight.height < 0.75 * window.screen.height && window.matchMedia('(pointer: coarse)').matches;
  match.toggleAttribute('data-typing', Boolean(written && up));
  match.style.setProperty('--vvh', `${sight?.height ?? window.innerHeight}px`);
  if (written && up) document.activeElement.scrollIntoView({ block: 'nearest' });
}

sight?.addEventListener('resize', typing);
document.addEventListener('focusout', () => setTimeout(typing, 0));

// Once a window is wide or narrow, the tray has another height.
window.addEventListener('resize', () => {
  settle();
  if (!match.hasAttribute('data-typing')) stand(tray.dataset.height);
});
document.fonts.ready.then(settle);
// What a script of the game puts into the tray takes the place of other words there.
new MutationObserver((changes) => {
  if (!changes.some(({ addedNodes }) => [...addedNodes].some((one) => one.matches?.(':not([id^="tray-"], #purse, #finished)')))) return;
  settle();
  stand(tray.dataset.height);
}).observe(tray, { childList: true });

/** What the decision is made with has come after it: the tray is as high as that now. */
export function grown() {
  if (tray.dataset.height === 'mid') stand('mid');
}

/** Shows the tray, high enough for what is in it. */
export function bringUp() {
  show('table');
  if (tray.dataset.height === 'low') stand('mid');
}

settle();
stand(first());
