// Puts what came of a row in its place. What somebody is writing is never replaced: if another one has changed the
// same row meanwhile, both versions are there to choose from.

import { become } from '../forms/entered.js';
import { element, rowsOf, sectionOf } from './pieces.js';
import { prepare } from './preparing.js';
import { isStale, stateOf, states } from './row-states.js';

/** Puts what the server has of a row in its place, unless it is being written. */
export function settle(row) {
  const state = stateOf(row);
  const { latest } = state;
  if (!latest || state.saving) return;
  if (latest.gone) {
    if (state.dirty) conflict(row);
    else row.remove();
    return;
  }
  if (!latest.html || latest.version < state.base) return;
  if (state.dirty || latest.version === state.base) {
    freshen(row, latest.html);
    if (isStale(state)) conflict(row);
    return;
  }
  const newer = element(latest.html);
  const next = { base: latest.version, dirty: false, saving: false, latest, timer: 0 };
  states.set(newer, next);
  // What somebody has unfolded, to read it or to write there, stays so.
  const unfolded = row.querySelector('.draft-body')?.open && ('done' in row.dataset || row.contains(document.activeElement));
  if (unfolded) newer.querySelector('.draft-body')?.setAttribute('open', '');
  keepingFocus(row, newer, () => row.replaceWith(newer));
  prepare(newer);
}

/** Gives a row the columns and choices that go with what was saved. */
export function renew(row, newer) {
  glance(row, newer);
  become(...[row, newer].map((one) => one.querySelector('.draft-fields')));
}

/** Shows a row at a glance, and what it does, as it is now. */
function glance(row, newer) {
  for (const what of ['glance', 'help']) {
    const [old, next] = [row, newer].map((one) => one.querySelector(`[data-draft-${what}]`));
    if (old && next && old.innerHTML !== next.innerHTML) old.innerHTML = next.innerHTML;
  }
  row.toggleAttribute('data-done', newer.hasAttribute('data-done'));
}

/** Folds the rows in which nothing is missing: somebody goes on to another one. */
export function fold(section) {
  for (const row of rowsOf(section)) {
    const state = stateOf(row);
    if ('done' in row.dataset && !state.dirty && !state.saving && !state.refused) row.querySelector('.draft-body').open = false;
  }
}

/** Replaces what stands around the fields of a row. What is filled in there stays; its choices follow. */
function freshen(row, html) {
  const newer = element(html);
  glance(row, newer);
  const state = stateOf(row);
  const fields = newer.querySelector('.draft-fields').outerHTML;
  const follows = state.fields !== fields; // from rows before, or from what has happened
  state.fields = fields;
  if (follows && state.dirty) state.asks = true; // what is about to be saved brings them
  else if (follows && !state.refused) renew(row, newer.cloneNode(true));
  for (const name of ['by', 'summary']) row.dataset[name] = newer.dataset[name] ?? '';
  row.querySelector('legend').textContent = newer.querySelector('legend').textContent;
  const tools = row.querySelector('.draft-tools');
  const newTools = newer.querySelector('.draft-tools');
  const notes = row.querySelector('[data-draft-notes]');
  if (tools && newTools) {
    const pressed = tools.contains(document.activeElement) ? document.activeElement : null;
    become(tools, newTools); // a finger may be on one of them
    if (pressed?.disabled) tools.querySelector('button:not(:disabled)')?.focus({ preventScroll: true });
  } else if (newTools) notes.before(newTools);
  notes.replaceWith(newer.querySelector('[data-draft-notes]'));
  row.classList.remove('is-stale');
  prepare(row);
}

/** Does something that moves or replaces a row, and leaves the focus where it was. */
export function keepingFocus(row, into, change) {
  const at = row.contains(document.activeElement) ? document.activeElement : null;
  const name = at?.getAttribute('name');
  const same = at && [...row.querySelectorAll('input, select, textarea, button')].indexOf(at);
  const caret = at && 'selectionStart' in at ? at.selectionStart : null;
  change();
  if (!at) return;
  const all = [...into.querySelectorAll('input, select, textarea, button')];
  const next = into.contains(at) ? at : all.find((one) => one.name === name && one.value === at.value && name) ?? all[same];
  next?.focus({ preventScroll: true });
  if (caret !== null && next?.type === 'text') next.setSelectionRange(caret, caret);
}

/** Shows both versions of a row: that of another one, and what is being written here. */
function conflict(row) {
  const section = sectionOf(row);
  const state = stateOf(row);
  const { latest } = state;
  const notes = row.querySelector('[data-draft-notes]');
  notes.querySelector('[data-draft-conflict]')?.remove();
  const shown = latest.html ? element(latest.html).dataset : {};
  const box = document.createElement('div');
  box.dataset.draftConflict = '';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.className = 'draft-warning';
  text.textContent = (latest.gone ? section.dataset.wordsGone : section.dataset.wordsConflict)
    .replace('{name}', latest.by ?? shown.by ?? '').replace('{text}', latest.summary ?? shown.summary ?? '');
  const choice = document.createElement('div');
  choice.className = 'draft-choice';
  choice.append(
    button(section.dataset.wordsMine, () => {
      state.base = latest.version;
      state.latest = null;
      state.dirty = true;
      row.classList.remove('is-stale');
      box.remove();
      row.dispatchEvent(new CustomEvent('draft:mine', { bubbles: true })); // it is saved again
    }),
    button(section.dataset.wordsTheirs, () => {
      state.dirty = false;
      settle(row);
    }),
  );
  box.append(text, choice);
  notes.prepend(box);
  row.classList.add('is-stale');
}

function button(label, onClick) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}
