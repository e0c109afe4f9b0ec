// For every page: ids of commands, buttons to copy, texts from files, counters with a limit. Pages work without it.

import './forms/command-ids.js';
import './forms/entered.js';
import './held-pushes.js';
import { stop } from './forms/stops.js';

for (const button of document.querySelectorAll('[data-copy]')) {
  const field = document.getElementById(button.dataset.copy);
  const before = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without HTTPS there is no clipboard; the old command copies the selected field.
      document.execCommand('copy');
    }
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = before; }, 2000);
  });
}

// A long text may be filled from a file: the text is sent, not the file.
for (const input of document.querySelectorAll('[data-fills]')) {
  input.parentElement.hidden = false;
  input.addEventListener('change', async () => {
    if (input.files.length) document.getElementById(input.dataset.fills).value = await input.files[0].text();
  });
}

// The player's share of the randomness, mixed with the server's committed secret when the match starts.
document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-salt]') || event.target.elements.salt) return;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'salt';
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  event.target.append(field);
}, true);

// Counters: buttons − and +, and how much of the limit is left.

const countersOf = (set) => [...set.querySelectorAll('input[data-cost]')];

/** Gives a counter its buttons. */
function addSteps(input) {
  for (const [sign, step] of [['−', -1], ['+', 1]]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = sign;
    button.dataset.by = step;
    if (step < 0) input.before(button);
    else input.after(button);
  }
}

/** Shows how much of the limit is left, and which buttons do something. */
function showCounts(set) {
  const inputs = countersOf(set);
  const limit = set.dataset.limit === undefined ? Infinity : Number(set.dataset.limit);
  const rest = limit - inputs.reduce((sum, i) => sum + Number(i.value) * Number(i.dataset.cost), 0);
  const left = set.querySelector('[data-left]');
  if (left) {
    if (left.textContent !== String(rest)) left.textContent = rest;
    left.parentElement.classList.toggle('over', rest < 0);
    const words = set.dataset.over.replace('{used}', limit - rest);
    stop(set, rest < 0 ? [{ controls: inputs.filter((i) => Number(i.value) > 0), words }] : []);
  }
  for (const input of inputs) {
    if (!input.parentElement.querySelector('[data-by]')) addSteps(input);
    const [less, more] = input.parentElement.querySelectorAll('[data-by]');
    const name = input.labels[0].firstChild.textContent.trim();
    for (const button of [less, more]) button.setAttribute('aria-label', `${button.textContent} ${name}`);
    less.disabled = Number(input.value) <= 0;
    more.disabled = Number(input.dataset.cost) > rest || (input.max !== '' && Number(input.value) >= Number(input.max));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-counts] [data-by]');
  if (!button) return;
  const input = button.parentElement.querySelector('input[data-cost]');
  input.value = Math.max(0, Number(input.value) + Number(button.dataset.by));
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
});
document.addEventListener('input', (event) => {
  const set = event.target.closest?.('[data-counts]');
  if (set) showCounts(set);
});

function prepare() {
  document.querySelectorAll('[data-counts]').forEach(showCounts);
  // Lists of rows, and choices that follow from others: few pages have such forms.
  if (document.querySelector('[data-choices-url]')) import('./forms/dependent-fields.js');
}

prepare();
document.addEventListener('htmx:after:swap', prepare);

// Loads the page again on a server-sent event, for example when the match starts.
for (const page of document.querySelectorAll('[data-reload-when]')) {
  page.addEventListener(page.dataset.reloadWhen, () => window.location.reload());
}
