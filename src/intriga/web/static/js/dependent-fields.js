// Choices that follow from others: when a field changes, what depends on it is fetched for what is
// entered now. Without this script a button of the form shows them.

import { parsed, replaceRow, say } from './rows.js';

const asking = new WeakMap(); // form → the request that is under way, by what has changed

/** The part of the form that has changed: a row, or a field. */
function partOf(control) {
  const row = control.closest('[data-row]');
  const list = control.closest('[data-rows]');
  return row ? `${list.dataset.rows}.${row.dataset.row}` : control.closest('[data-asks]').dataset.asks;
}

/** A control that was replaced keeps the focus, and what was typed into it meanwhile. */
function keep(old, fresh, focused) {
  if (!focused || !old.contains(focused)) return () => {};
  const twin = fresh.querySelector(`[name="${CSS.escape(focused.name)}"]`);
  return () => twin?.focus();
}

function put(form, fresh) {
  const old = fresh.id && form.querySelector(`#${CSS.escape(fresh.id)}`);
  if (!old) return; // the row was removed meanwhile
  const focus = keep(old, fresh, document.activeElement);
  const list = old.closest('[data-rows]');
  if (list && old.dataset.row !== undefined) replaceRow(list, old, fresh);
  else {
    old.replaceWith(fresh);
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  focus();
}

function failed(form, text) {
  const list = form.querySelector('[data-rows]');
  const note = form.querySelector('.choices-problem') ?? document.createElement('p');
  note.className = 'field-error choices-problem';
  note.setAttribute('role', 'alert');
  note.textContent = text || form.dataset.choicesFailed;
  form.append(note);
  if (list) say(list, '');
}

async function ask(control) {
  const form = control.form ?? control.closest('form');
  const part = partOf(control);
  const under = asking.get(form) ?? new Map();
  asking.set(form, under);
  under.get(part)?.abort();
  const request = new AbortController();
  under.set(part, request);
  const body = new URLSearchParams(new FormData(form));
  body.set('_part', part);
  body.delete('_step');
  const place = control.closest('[data-row]') ?? form;
  place.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(form.dataset.choicesUrl, { method: 'POST', body, signal: request.signal });
    const text = await answer.text();
    if (!answer.ok) {
      failed(form, answer.headers.get('content-type')?.startsWith('text/plain') ? text : '');
      return;
    }
    form.querySelector('.choices-problem')?.remove();
    for (const fresh of parsed(text)) put(form, fresh);
  } catch (error) {
    if (error.name !== 'AbortError') failed(form, '');
  } finally {
    place.removeAttribute('aria-busy');
    if (under.get(part) === request) under.delete(part);
  }
}

document.addEventListener('change', (event) => {
  const control = event.target;
  if (control.closest?.('[data-choices-url] [data-asks]')) ask(control);
});

// An act is sent with what belongs together: a fetch under way is of no use any more.
document.addEventListener('submit', (event) => {
  for (const request of asking.get(event.target)?.values() ?? []) request.abort();
}, true);
