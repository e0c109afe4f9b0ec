// Choices that follow from others: when a field changes, what depends on it is fetched for what is
// entered now; so it is when something has happened in the match, since other choices may be left.
// Without this script a button of the form shows them.

import { become, isFollowed } from './entered.js';
import { changed, lists, outdated, parsed, rowsOf, say } from './rows.js';
import { wrongIn } from './wrong.js';

const EVERYTHING = '*';
const BETWEEN = 1000; // milliseconds between two looks at what has changed in a match of many

const asking = new WeakMap(); // form → the request that is under way, by what has changed

/** The part of the form that has changed: a row, or a field. */
function partOf(control) {
  const row = control.closest('[data-row]');
  const list = control.closest('[data-rows]');
  return row ? `${list.dataset.rows}.${row.dataset.row}` : control.closest('[data-asks]').dataset.asks;
}

/** How something stands on the page, whatever is filled in there. */
function bare(element) {
  const copy = element.cloneNode(true);
  for (const one of copy.querySelectorAll('[checked], [selected], [value]')) {
    one.removeAttribute('checked');
    one.removeAttribute('selected');
    if (one.matches('input:not([type=radio], [type=checkbox])')) one.removeAttribute('value');
  }
  return copy.innerHTML;
}

const known = new WeakMap(); // what was fetched last for an element of a form, and what it made of it

/** Puts what was fetched in its place; what stands there already is left as it is. */
function put(form, fresh) {
  const old = fresh.id && form.querySelector(`#${CSS.escape(fresh.id)}`);
  if (!old) return; // the row was removed meanwhile
  const now = bare(fresh);
  const last = known.get(old);
  if (last?.came === now && last.made === bare(old)) return;
  become(old, fresh);
  const list = old.closest('[data-rows]');
  if (list && old.dataset.row !== undefined) changed(list);
  else form.dispatchEvent(new Event('input', { bubbles: true }));
  known.set(old, { came: now, made: bare(old) });
}

/** Says that choices could not be fetched, beside what they follow from. `place`: the row, or the form. */
function failed(form, part, place, text) {
  const list = form.querySelector('[data-rows]');
  const note = form.querySelector('.choices-problem') ?? document.createElement('p');
  note.className = 'field-error choices-problem';
  note.setAttribute('role', 'alert');
  note.textContent = text || form.dataset.choicesFailed;
  const field = form.querySelector(`[data-asks="${CSS.escape(part)}"]`)?.closest('.field');
  (place === form ? field ?? form : place).append(note);
  note.scrollIntoView({ block: 'nearest' });
  if (list) say(list, '');
}

/** Fetches what follows from a part of a form, and puts it in place; `quietly`: nobody has just changed it. */
async function fetchPart(form, part, place, quietly) {
  const under = asking.get(form) ?? new Map();
  asking.set(form, under);
  under.get(part)?.abort();
  const request = new AbortController();
  under.set(part, request);
  const body = new URLSearchParams(new FormData(form));
  body.set('_part', part);
  body.delete('_step');
  if (!quietly) place.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(form.dataset.choicesUrl, { method: 'POST', body, signal: request.signal });
    const text = await answer.text();
    if (quietly && wrongIn(form)) return; // the form was refused meanwhile: what is marked stays
    if (answer.ok) {
      form.querySelector('.choices-problem')?.remove();
      for (const fresh of parsed(text)) put(form, fresh);
    } else if (!quietly) {
      failed(form, part, place, answer.headers.get('content-type')?.startsWith('text/plain') ? text : '');
    }
  } catch (error) {
    if (error.name !== 'AbortError' && !quietly) failed(form, part, place, '');
  } finally {
    if (!quietly) place.removeAttribute('aria-busy');
    if (under.get(part) === request) under.delete(part);
  }
}

function ask(control) {
  const form = control.form ?? control.closest('form');
  const before = asking.get(form)?.get(EVERYTHING);
  if (before) { // it does not know of this choice, and would take away what follows from it
    before.abort();
    happened = true;
  }
  return fetchPart(form, partOf(control), control.closest('[data-row]') ?? form, false);
}

document.addEventListener('change', (event) => {
  const control = event.target;
  if (control.closest?.('[data-choices-url] [data-asks]')) ask(control);
});

// What could not be fetched is asked for again by choosing the same once more.
document.addEventListener('click', (event) => {
  const control = event.target.closest?.('input[type=radio]');
  const form = control?.form;
  if (form?.querySelector('.choices-problem') && control.closest('[data-choices-url] [data-asks]')) ask(control);
});

// After a push ----------------------------------------------------------------------------

let happened = false; // something that choices follow from may have changed
let looking = false;

const follow = (form) => (
  isFollowed(form) || [...lists(form)].some((list) => outdated(list) && rowsOf(list).length > 0));

async function look() {
  if (looking) return;
  looking = true;
  while (happened) {
    happened = false;
    const forms = [...document.querySelectorAll('form[data-choices-url]')].filter(follow);
    for (const form of forms) {
      for (const list of lists(form)) outdated(list, false);
      await fetchPart(form, EVERYTHING, form, true);
    }
    if (forms.length) await new Promise((done) => { setTimeout(done, BETWEEN); });
  }
  looking = false;
}

document.addEventListener('htmx:before:settle', (event) => {
  happened ||= event.target.closest?.('#view-rooms, #notice, #hidden') === null;
});
document.addEventListener('htmx:after:swap', () => { if (happened) look(); });

// An act is sent with what belongs together: a fetch under way is of no use any more.
document.addEventListener('submit', (event) => {
  for (const request of asking.get(event.target)?.values() ?? []) request.abort();
}, true);

// Somebody may have been quicker than this script.
happened = true;
look();
