// What is wrong with a form stays beside it until its next answer, whatever else is pushed to the page.
// A line of the text that could not be read is selected by a click on its problem.

import { formOf, partOf } from './parts.js';
import { goTo, wordsOf, wrongIn } from './wrong.js';

const textOf = (form) => form.querySelector('textarea');

/** Selects a line of a text. */
function select(area, number) {
  const lines = area.value.split('\n');
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[number - 1] ?? '').length);
}

document.addEventListener('click', (event) => {
  const line = event.target.closest?.('.wrong-lines [data-line]');
  const area = line && textOf(formOf(line));
  if (area) select(area, Number(line.dataset.line));
});

// The parts of an answer come one after another: until somebody goes on, the last one counts.
let refused = ''; // the id of the act whose form was just refused
let shown = null; // what of it was brought into sight
let asked = false; // a form has just been answered with a question

document.addEventListener('htmx:after:request', (event) => {
  const form = event.target.closest?.('[data-act-form]');
  const status = event.detail?.ctx?.response?.raw?.status;
  if (!form || !status) return;
  refused = status >= 400 ? form.closest('.act')?.id ?? '' : '';
  shown = null;
  asked = status === 202;
  if (status === 200) partOf(form, '.form-problem')?.replaceChildren();
});
for (const kind of ['keydown', 'pointerdown']) {
  document.addEventListener(kind, () => { refused = ''; }, true);
}

let pending = 0; // the frame in which that happens: once the answer is on the page, and the focus is back

function showRefused() {
  pending = 0;
  const wrong = refused && (wrongIn(document.getElementById(refused)) ?? wrongIn(document.getElementById('tray-foot')));
  if (!wrong || (wrong === shown && wrong.contains(document.activeElement))) return; // a push takes nobody anywhere
  shown = wrong;
  goTo(wrong);
  // The button that was pressed stays in sight with what is said above it; where that is said beside a field alone,
  // and there is little room, rather the words.
  const act = document.getElementById(refused);
  const [button, said] = [act.querySelector('.button-wide'), act.querySelector('.form-problem .refusal')];
  for (const one of said ? [wordsOf(wrong), said, button] : [button, wordsOf(wrong)]) {
    one?.scrollIntoView({ block: 'nearest' });
  }
  const slot = wrong.closest('.slot');
  if (slot) slot.scrollTop = 0; // one reads from the beginning
}

for (const kind of ['htmx:after:swap', 'htmx:after:settle']) {
  document.addEventListener(kind, () => { if (refused && !pending) pending = requestAnimationFrame(showRefused); });
}

document.addEventListener('htmx:after:settle', () => {
  const question = asked && document.querySelector('#tray .question');
  if (!question) return;
  asked = false;
  question.focus({ preventScroll: true });
  question.scrollIntoView({ block: 'nearest' });
});
