// Saving a row, and doing something with it at once; where it is refused, that stands beside what is to blame.

import { goTo, mark, unmark, wrongIn } from '../forms/wrong.js';
import { element, partOf, rowOf, sectionOf } from './pieces.js';
import { renew, settle } from './placing.js';
import { isStale, stateOf } from './row-states.js';
import { held } from './steady.js';
import { answerWith, fieldsOf, post, tell } from './sending.js';

const AGAIN = 4000; // after an attempt without an answer

export function saveSoon(row, after) {
  const state = stateOf(row);
  state.dirty = true;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => save(row), after);
}

export async function save(row) {
  const state = stateOf(row);
  const section = sectionOf(row);
  clearTimeout(state.timer);
  if (!section || state.saving || !state.dirty || isStale(state)) return;
  state.saving = true;
  state.dirty = false;
  tell(section, 'Saving');
  const fields = fieldsOf(section, row);
  fields.set('do', 'save');
  if (state.asks) fields.set('renew', '1');
  try {
    const answer = await post(section, fields);
    state.saving = false;
    noteAnswer(section, row, answer);
  } catch {
    state.saving = false;
    state.dirty = true;
    tell(section, 'Offline');
    state.timer = setTimeout(() => save(row), AGAIN);
    return;
  }
  if (state.dirty && !isStale(state) && !state.refused) await save(row);
}

function noteAnswer(section, row, answer) {
  if (!section.isConnected) return; // and so is the list
  const state = stateOf(row);
  const id = row.dataset.draftRow;
  const stale = answer.stale?.[id];
  const settled = held();
  state.refused = Boolean(answer.refusal) && !stale;
  if (stale) {
    state.dirty = true;
    state.latest = stale;
    tell(section, '');
  } else if (answer.refusal) {
    tell(section, '');
    refuse(section, answer, true); // somebody is writing there, or has gone on
  } else {
    unmark(row);
    state.base = answer.versions[id] ?? state.base;
    row.dataset.version = state.base;
    delete row.dataset.new;
    section.savedRevision = Math.max(section.savedRevision ?? 0, answer.revision);
    tell(section, 'Saved');
    answerWith(section, '');
    // If it was changed again meanwhile, the answer to that brings what follows.
    if (answer.rows?.[id] && !state.dirty) {
      state.asks = false;
      renew(row, element(answer.rows[id]));
    }
  }
  settle(row);
  if (!answer.refusal) settled(); // to what is wrong one goes
}

/** Says why something was not done beside what is to blame, and goes there unless one is to `stay`. */
export function refuse(section, { refusal, marks = {} }, stay = false) {
  answerWith(section, refusal, 'refusal');
  const form = section.querySelector('[data-draft-form]');
  unmark(form);
  for (const [id, columns] of Object.entries(marks)) {
    const row = id ? rowOf(section, id) : form;
    if (!row) continue;
    if (id) stateOf(row).refused = true; // what is marked stays until it is changed
    for (const [column, text] of Object.entries(columns)) {
      mark(id ? row.querySelector('.draft-fields') : row, id && column ? `rows.${id}.${column}` : column, text);
    }
  }
  const place = wrongIn(form) ?? partOf(section, '[data-draft-answer] .refusal');
  if (!stay && place) goTo(place);
}

/** Does something with a row at once: `remove`, `move`. */
export async function act(section, row, what, more = {}) {
  const fields = fieldsOf(section);
  if (row) {
    await save(row);
    if (isStale(stateOf(row))) return;
    fields.set(`versions.${row.dataset.draftRow}`, stateOf(row).base);
  }
  fields.set('do', what);
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  tell(section, 'Saving');
  section.acts = (section.acts ?? 0) + 1;
  if (what.startsWith('move')) fields.delete(`versions.${row.dataset.draftRow}`);
  try {
    const answer = await post(section, fields);
    tell(section, '');
    if (!section.isConnected) return null;
    section.savedRevision = Math.max(section.savedRevision ?? 0, answer.revision ?? 0);
    if (answer.refusal) refuse(section, answer);
    else answerWith(section, '');
    const stale = row && answer.stale?.[row.dataset.draftRow];
    if (stale) {
      stateOf(row).latest = stale;
      settle(row);
    }
    return answer;
  } catch {
    tell(section, 'Offline');
    return null;
  } finally {
    section.acts -= 1;
  }
}
