// Lists of rows in forms: adding, removing and moving rows at once, and long lists of choices, which the
// page has once for all rows. Without this script buttons of the same form do it by a step more.

import { beforeMorph } from './entered.js';
import { showLimits } from './limits.js';

export const lists = (within = document) => within.querySelectorAll('[data-rows]');
const keptOf = (list) => list.querySelector('[data-row-list]');
export const rowsOf = (list) => [...keptOf(list).querySelectorAll(':scope > [data-row]')];
const controls = (within) => within.querySelectorAll('select, input, textarea');

/**
 * HTML that was fetched, as elements. What is meant for pages without script is taken out: here it would
 * be parsed, and its empty rows sent with the others.
 */
export function parsed(html) {
  const made = document.createElement('template');
  made.innerHTML = html;
  withoutSpare(made.content);
  return [...made.content.children];
}

function withoutSpare(within) {
  for (const spare of within.querySelectorAll('noscript')) spare.remove();
}

/** Says something to those who do not see the page. */
export function say(list, what, values = {}) {
  const status = list.querySelector('[data-rows-status]');
  let text = status.dataset[what] ?? what;
  for (const [name, value] of Object.entries(values)) text = text.replace(`{${name}}`, value);
  status.textContent = text;
}

// Choices -------------------------------------------------------------------------------

/** Gives every select that refers to a list all of its choices. */
function fillSelects(list) {
  for (const select of keptOf(list).querySelectorAll('select[data-choices]')) {
    const { choices } = select.dataset;
    if (select.dataset.filled === choices) continue;
    const known = list.querySelector(`template[data-list="${CSS.escape(choices)}"]`);
    if (!known) continue; // it has had them since the page was sent
    const { value } = select;
    const blank = [...select.options].find((option) => option.value === '')?.cloneNode(true);
    select.replaceChildren(...(blank ? [blank] : []), known.content.cloneNode(true));
    select.value = value;
    select.dataset.filled = choices;
  }
}

// A morph leaves rows alone. New ones are to be made from what the server would send now, and the
// choices of those on the page may be outdated.

const old = new WeakSet();

/** Whether the rows of a list may have other choices by now; `is`: that they may, or have been asked for. */
export function outdated(list, is) {
  if (is === true) old.add(list);
  else if (is === false) old.delete(list);
  return old.has(list);
}

const blankOf = (list) => list.querySelector('template[data-blank]');
const choicesOf = (list) => [...list.querySelectorAll(':scope > template[data-list]')].map((one) => one.dataset.list).join();

beforeMorph((list, fresh) => {
  if (!list.matches('[data-rows]') || !fresh.matches('[data-rows]') || keptOf(list).id !== keptOf(fresh).id) return false;
  const [blank, newer] = [blankOf(list), blankOf(fresh)];
  if (blank.innerHTML === newer.innerHTML && choicesOf(list) === choicesOf(fresh)) return false;
  blank.innerHTML = newer.innerHTML;
  outdated(list, true);
  return false;
});

// Rows ----------------------------------------------------------------------------------

/** The numbers by which rows are called, whatever they are named in the form; the buttons that fit. */
function number(list) {
  const rows = rowsOf(list);
  rows.forEach((row, at) => {
    row.querySelector('legend').textContent = keptOf(list).dataset.rowTitle.replace('{n}', at + 1);
    row.querySelector('[value$=".up"]').disabled = at === 0;
    row.querySelector('[value$=".down"]').disabled = at === rows.length - 1;
  });
  const add = list.querySelector('.row-add button');
  if (add) add.disabled = rows.length >= Number(list.dataset.most);
}

/** Gives a row another number: its controls are sent in the order of the numbers. */
function rename(list, row, to) {
  const from = row.dataset.row;
  const field = list.dataset.rows;
  const id = row.id.slice(0, -from.length);
  const renamed = (text) => text
    .replaceAll(`${field}.${from}.`, `${field}.${to}.`)
    .replaceAll(`${id}${from}`, `${id}${to}`);
  for (const one of [row, ...row.querySelectorAll('[id], [name], [for], [value], [aria-describedby], [data-asks]')]) {
    for (const name of ['id', 'name', 'for', 'aria-describedby', 'data-asks']) {
      if (one.hasAttribute(name)) one.setAttribute(name, renamed(one.getAttribute(name)));
    }
    if (one.name === '_step') one.value = renamed(one.value);
  }
  row.dataset.row = to;
}

function add(list) {
  const rows = rowsOf(list);
  if (rows.length >= Number(list.dataset.most)) return;
  const row = keptOf(list).querySelector('template[data-blank]').content.firstElementChild.cloneNode(true);
  rename(list, row, Math.max(-1, ...rows.map((one) => Number(one.dataset.row))) + 1);
  keptOf(list).querySelector('template[data-blank]').before(row);
  changed(list);
  controls(row)[0]?.focus();
  say(list, 'added', { n: rows.length + 1 });
}

function remove(list, row) {
  const rows = rowsOf(list);
  const at = rows.indexOf(row);
  row.remove();
  changed(list);
  const next = rows[at + 1] ?? rows[at - 1];
  (next ? next.querySelector('[value$=".remove"]') : list.querySelector('.row-add button')).focus();
  say(list, 'removed', { n: at + 1 });
}

/** Moves a row by one place. The focus stays on the control that it was on. */
function move(list, row, by) {
  const rows = rowsOf(list);
  const at = rows.indexOf(row);
  const other = rows[at + by];
  if (!other) return;
  const focused = row.contains(document.activeElement) ? document.activeElement : null;
  const [mine, theirs] = [row.dataset.row, other.dataset.row];
  if (by < 0) other.before(row);
  else other.after(row);
  rename(list, row, 'moved');
  rename(list, other, mine);
  rename(list, row, theirs);
  changed(list);
  const end = focused?.disabled ? row.querySelector(`[value$=".${by < 0 ? 'down' : 'up'}"]`) : focused;
  end?.focus();
  row.scrollIntoView({ block: 'nearest' });
  say(list, 'moved', { n: at + by + 1 });
}

/** After rows have come, gone, moved or become others. */
export function changed(list) {
  fillSelects(list);
  number(list);
  showLimits(list);
  list.dispatchEvent(new Event('input', { bubbles: true }));
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-rows] button[name="_step"]');
  if (!button) return;
  event.preventDefault();
  const list = button.closest('[data-rows]');
  const row = button.closest('[data-row]');
  const action = button.value.split('.').at(-1);
  if (action === 'add') add(list);
  else if (action === 'remove') remove(list, row);
  else if (action === 'up' || action === 'down') move(list, row, action === 'up' ? -1 : 1);
});

// Alt and an arrow key move the row in which the focus is.
document.addEventListener('keydown', (event) => {
  const row = event.altKey && event.target.closest?.('[data-rows] [data-row]');
  if (!row || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
  event.preventDefault();
  move(row.closest('[data-rows]'), row, event.key === 'ArrowUp' ? -1 : 1);
});

// What was handed in --------------------------------------------------------------------

/** Shows the rows as they were handed in, by me on another page or by somebody of my team. */
async function refresh(list) {
  const form = list.closest('form');
  const body = new URLSearchParams(new FormData(form));
  body.set('_part', list.dataset.rows);
  body.set('_fresh', '1');
  const answer = await fetch(form.dataset.choicesUrl, { method: 'POST', body });
  if (!answer.ok) return; // the next push tells more
  const [fresh] = parsed(await answer.text());
  if (!fresh || !list.isConnected) return;
  keptOf(list).replaceWith(fresh);
  changed(list);
  delete fresh.dataset.touched;
  news(list);
}

/** What somebody has changed here is left alone, until they want to see what was handed in. */
function news(list) {
  const kept = keptOf(list);
  const outdated = list.dataset.filled !== kept.dataset.filled;
  list.querySelector('[data-rows-news]').hidden = !outdated || !kept.dataset.touched;
  if (outdated && !kept.dataset.touched && !kept.dataset.asked) {
    kept.dataset.asked = 'true';
    refresh(list);
  }
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-rows-news] button');
  if (button) refresh(button.closest('[data-rows]'));
});

// What was accepted is what was handed in.
document.addEventListener('htmx:after:request', (event) => {
  const form = event.target.closest?.('[data-choices-url]');
  if (!form || event.detail?.ctx?.response?.raw?.status !== 200) return;
  for (const list of lists(form)) delete keptOf(list).dataset.touched;
});

function prepare() {
  for (const list of lists()) {
    withoutSpare(list);
    keptOf(list).dataset.ready = 'true';
    news(list);
    fillSelects(list);
    number(list);
    showLimits(list);
  }
}

for (const kind of ['input', 'change']) {
  document.addEventListener(kind, (event) => {
    const list = event.target.closest?.('[data-rows]');
    if (!list) return;
    keptOf(list).dataset.touched = 'true';
    if (list !== event.target) showLimits(list);
  });
}
document.addEventListener('htmx:after:swap', prepare);
document.addEventListener('htmx:after:settle', prepare);
prepare();
