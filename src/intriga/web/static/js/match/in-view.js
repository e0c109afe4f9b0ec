// A new phase or a result always comes into view, and no other button lands under a finger.
//
// What I sent last may be answered by another question in the same place. The button of that question
// is moved away from where I tapped, so that tapping twice never sends what I have not read.

const CLEAR = 12; // pixels between the tap and the next button

const now = () => document.getElementById('zone-now');
const finished = () => document.getElementById('finished');
const state = () => `${now()?.querySelector('.eyebrow span')?.textContent} ${finished()?.childElementCount}`;

let shown = state();
let said = '';

/** Whether somebody is at a field of the zone of actions. */
const filling = () => document.activeElement?.matches('#zone-act :is(input, select, textarea)') ?? false;

/** Scrolls to the phase if it has changed and cannot be seen; the sheet of actions begins at its top, unless it is in use. */
function bringIntoView() {
  const is = state();
  if (is === shown) return;
  shown = is;
  if (!filling()) document.getElementById('zone-act').scrollTop = 0;
  const news = finished()?.firstElementChild ?? now();
  const { top, bottom } = news.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) news.scrollIntoView({ block: 'start', behavior: 'auto' });
}

/** An answer to what I sent is at the top of the sheet. */
function showAnswer() {
  const is = document.getElementById('zone-act-answer')?.textContent ?? '';
  if (is && is !== said) document.getElementById('zone-act').scrollTop = 0;
  said = is;
}

// Under the finger -----------------------------------------------------------------------

let tap = null; // where a button of the zone was pressed last: {x, y, what}

const buttons = () => document.querySelectorAll('#zone-act button:not([type="button"])');

/** What pressing a button would send: its form, the question it answers, its value. */
function meaning(button) {
  const form = button.form;
  return [form?.dataset.actForm, form?.elements.token?.value, button.name, button.value].join(' ');
}

document.addEventListener('pointerdown', (event) => {
  const button = event.target.closest?.('#zone-act button:not([type="button"])');
  tap = button ? { x: event.clientX, y: event.clientY, what: meaning(button) } : null;
}, true);

function keepClear() {
  for (const button of buttons()) {
    if (button.style.marginTop) button.style.marginTop = '';
    if (!tap || meaning(button) === tap.what) continue;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const under = tap.x > left && tap.x < right && tap.y > top - CLEAR && tap.y < bottom;
    if (under) button.style.marginTop = `${Math.ceil(tap.y - top + CLEAR)}px`;
  }
}

function arrived() {
  bringIntoView();
  showAnswer();
  keepClear();
}

document.addEventListener('htmx:after:swap', arrived);
document.addEventListener('htmx:after:settle', arrived);
