// Drafts: each row is saved by itself as it is written, and pieces that others change are put in place
// as they come. What somebody is writing is never replaced: if another one has changed the same row
// meanwhile, both versions are there to choose from.

import { become } from '../forms/entered.js';
import { goTo, mark, unmark, wrongIn } from '../forms/wrong.js';

const AFTER_TYPING = 600;
const AFTER_CHOOSING = 60;
const AGAIN = 4000; // after an attempt without an answer
const HERE_AGAIN = 20000; // how often the server is told that somebody is still at a row
const MINUTE = 60000;
const PATIENCE = 3000; // for the page to show what was saved

const skew = Number(document.body.dataset.now || Date.now()) - Date.now();

const sections = () => document.querySelectorAll('[data-draft]');
const sectionOf = (node) => node.closest('[data-draft]');
const list = (section) => section.querySelector('[data-draft-rows]');
const rowsOf = (section) => [...list(section).querySelectorAll(':scope > [data-draft-row]')];
const rowOf = (section, id) => rowsOf(section).find((row) => row.dataset.draftRow === id);
const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });
const fresh = () => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function element(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const spare of template.content.querySelectorAll('noscript')) spare.remove(); // here it would be parsed
  return template.content.firstElementChild;
}

// What is known of each row -----------------------------------------------------------

/** By element of a row: what it is based on, what the server has, whether it is being written or saved. */
const states = new WeakMap();

function stateOf(row) {
  if (!states.has(row)) states.set(row, { base: Number(row.dataset.version), dirty: false, saving: false, latest: null, timer: 0 });
  return states.get(row);
}

/** Whether somebody else has changed a row that is being written. What comes of one's own save may be on its way. */
const isStale = ({ dirty, latest, base }) => dirty && latest !== null && (latest.gone || latest.version > base);

// Sending -----------------------------------------------------------------------------

function fieldsOf(section, row) {
  const fields = new URLSearchParams();
  const form = section.querySelector('[data-draft-form]');
  fields.set('_csrf_token', form.elements.namedItem('_csrf_token').value);
  if (!row) return fields;
  const id = row.dataset.draftRow;
  for (const input of row.querySelectorAll('.draft-fields [name]')) {
    if (!input.name.startsWith('rows.') || (/^(radio|checkbox)$/.test(input.type) && !input.checked)) continue;
    fields.set(input.name, input.value);
  }
  fields.set(`versions.${id}`, stateOf(row).base);
  return fields;
}

async function post(section, fields) {
  const answer = await fetch(section.dataset.url, {
    method: 'POST', body: fields, keepalive: true, headers: { accept: 'application/json' },
  });
  const body = await answer.json();
  if (body.refusal?.text) body.refusal = body.refusal.text;
  return { status: answer.status, ...body };
}

function tell(section, what) {
  const status = section.querySelector('[data-draft-status]');
  status.textContent = what ? section.dataset[`words${what}`] : '';
}

function answerWith(section, text, kind) {
  const place = section.querySelector('[data-draft-answer]');
  place.replaceChildren();
  if (!text) return;
  const line = document.createElement('p');
  line.className = kind;
  if (kind === 'refusal') line.setAttribute('role', 'alert');
  line.textContent = text;
  place.append(line);
}

function saveSoon(row, after) {
  const state = stateOf(row);
  state.dirty = true;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => save(row), after);
}

async function save(row) {
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
  const state = stateOf(row);
  const id = row.dataset.draftRow;
  const stale = answer.stale?.[id];
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
}

/** Says why something was not done beside what is to blame, and goes there unless one is to `stay`. */
function refuse(section, { refusal, marks = {} }, stay = false) {
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
  if (!stay) goTo(wrongIn(form));
}

/** Does something with a row at once: `remove`, `move`. */
async function act(section, row, what, more = {}) {
  const fields = fieldsOf(section);
  if (row) {
    await save(row);
    if (isStale(stateOf(row))) return;
    fields.set(`versions.${row.dataset.draftRow}`, stateOf(row).base);
  }
  fields.set('do', what);
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  if (what.startsWith('move')) fields.delete(`versions.${row.dataset.draftRow}`);
  try {
    const answer = await post(section, fields);
    if (answer.refusal) refuse(section, answer);
    const stale = row && answer.stale?.[row.dataset.draftRow];
    if (stale) {
      stateOf(row).latest = stale;
      settle(row);
    }
    return answer;
  } catch {
    tell(section, 'Offline');
    return null;
  }
}

// Putting what came in its place ---------------------------------------------------------

/** Puts what the server has of a row in its place, unless it is being written. */
function settle(row) {
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
function renew(row, newer) {
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
function fold(section) {
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
    const pressed = tools.contains(document.activeElement) ? [...tools.children].indexOf(document.activeElement) : -1;
    tools.replaceWith(newTools);
    if (pressed >= 0) [newTools.children[pressed], ...newTools.children].find((one) => one?.matches('button:not(:disabled)'))?.focus({ preventScroll: true });
  } else if (newTools) notes.before(newTools);
  notes.replaceWith(newer.querySelector('[data-draft-notes]'));
  row.classList.remove('is-stale');
  prepare(row);
}

/** Does something that moves or replaces a row, and leaves the focus where it was. */
function keepingFocus(row, into, change) {
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
      save(row);
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

function localise(within) {
  const hour = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  for (const time of within.querySelectorAll('time[data-at]:not([data-local])')) {
    time.textContent = hour.format(new Date(time.dateTime));
    time.dataset.local = '';
  }
  for (const editor of within.querySelectorAll('[data-until]')) {
    const left = Number(editor.dataset.until) - Date.now() - skew;
    setTimeout(() => editor.remove(), Math.min(Math.max(0, left), MINUTE));
    delete editor.dataset.until;
  }
}

/** What a page with scripts shows, and one without does not. */
function prepare(within) {
  for (const grip of within.querySelectorAll('[data-draft-grip]')) grip.hidden = false;
  localise(within);
}

function prepareSection(section) {
  if ('failed' in section.dataset) return;
  section.querySelector('[data-draft-blank]')?.setAttribute('hidden', '');
  for (const input of section.querySelectorAll('[data-draft-blank] [name]')) input.disabled = true;
  section.querySelector('[data-draft-save]').hidden = true;
  const add = section.querySelector('[data-draft-add]');
  if (add) add.hidden = false;
  prepare(section);
}

function receive(section, update, rows, parts) {
  section.dataset.revision = update.revision;
  section.querySelector('[name="revision"]').value = update.revision;
  for (const [name, html] of Object.entries(parts)) {
    const part = section.querySelector(`[data-draft-part="${name}"]`);
    const open = part.querySelector('details')?.open;
    part.innerHTML = html;
    if (open && part.querySelector('details')) part.querySelector('details').open = true;
    localise(part);
  }
  const gone = new Map([...section.querySelectorAll('[data-draft-gone]')].map((one) => [one.dataset.draftGone, one]));
  for (const row of rowsOf(section)) {
    const id = row.dataset.draftRow;
    if (update.order.includes(id) || 'new' in row.dataset) continue;
    const at = gone.get(id);
    stateOf(row).latest = { gone: true, version: Number(at?.dataset.version ?? 0), by: at?.dataset.by, summary: at?.querySelector('s')?.textContent };
    settle(row);
  }
  for (const [id, html] of rows) {
    let row = rowOf(section, id);
    const version = Number(element(html).dataset.version);
    if (!row) {
      row = element(html);
      if (section.dataset.arrived) row.classList.add('is-new');
      append(section, row);
      prepare(row);
    }
    stateOf(row).latest = { html, version };
    settle(row);
  }
  arrange(section, update.order);
  section.dataset.arrived = '';
}

/** Puts the rows in their order; those that are not saved yet come last. */
function arrange(section, order) {
  if (section.querySelector('.is-dragged')) return;
  const box = list(section);
  const before = rowsOf(section);
  const wanted = [...order.map((id) => rowOf(section, id)).filter(Boolean), ...before.filter((row) => !order.includes(row.dataset.draftRow))];
  if (wanted.every((row, at) => row === before[at])) return;
  const row = before.find((one) => one.contains(document.activeElement));
  const move = () => { for (const one of wanted) box.insertBefore(one, box.querySelector(':scope > [data-draft-blank]')); };
  if (row) keepingFocus(row, row, move);
  else move();
}

document.addEventListener('draft', (event) => {
  const { keys, drafts } = JSON.parse(event.detail.data);
  const place = document.getElementById('drafts');
  if (!place) return;
  for (const section of sections()) if (!keys.includes(section.dataset.draft)) section.remove();
  for (const key of keys) {
    const update = drafts[key];
    let section = [...sections()].find((one) => one.dataset.draft === key);
    if (update && !section && update.shell) {
      section = element(update.shell);
      prepareSection(section);
      section.dataset.arrived = '';
    } else if (update?.shell) {
      const whole = element(update.shell);
      if ('failed' in whole.dataset) continue; // what is being written stays
      if ('failed' in section.dataset) {
        prepareSection(whole);
        section.replaceWith(whole);
        continue;
      }
      const rows = [...whole.querySelectorAll('[data-draft-rows] > [data-draft-row]')].map((row) => [row.dataset.draftRow, row.outerHTML]);
      const parts = Object.fromEntries([...whole.querySelectorAll('[data-draft-part]')].map((part) => [part.dataset.draftPart, part.innerHTML]));
      receive(section, update, rows, parts);
    } else if (update && section) {
      receive(section, update, Object.entries(update.rows), update.parts);
    }
    if (section && !section.isConnected) place.append(section); // to move one would take its focus away
  }
});

// Writing ------------------------------------------------------------------------------

const inRow = (node) => node.closest?.('[data-draft-row]');

document.addEventListener('input', (event) => {
  const row = inRow(event.target);
  if (!row || !event.target.name?.startsWith('rows.')) return;
  if (event.target.closest('[data-asks]') || row.querySelector('.field-error')) stateOf(row).asks = true;
  saveSoon(row, /^(text|number|textarea)$/.test(event.target.type) ? AFTER_TYPING : AFTER_CHOOSING);
});

document.addEventListener('submit', (event) => {
  const form = event.target.closest?.('[data-draft-form]');
  if (!form) return;
  event.preventDefault();
  const section = sectionOf(form);
  const what = event.submitter?.value ?? 'save';
  if (what === 'hand-in') handIn(section, form);
  else for (const row of rowsOf(section)) save(row);
});

document.addEventListener('click', (event) => {
  const section = sectionOf(event.target);
  const pressed = event.target.closest('button');
  if (!section || !pressed) return;
  const row = inRow(pressed);
  if ('draftAdd' in pressed.dataset) add(section);
  else if ('draftBack' in pressed.dataset) { event.preventDefault(); act(section, null, `back:${pressed.dataset.draftBack}`); }
  else if ('draftPropose' in pressed.dataset) { event.preventDefault(); act(section, null, `propose:${pressed.dataset.draftPropose}`); }
  else if (row && 'draftRemove' in pressed.dataset) { event.preventDefault(); remove(section, row); }
  else if (row && 'draftUp' in pressed.dataset) { event.preventDefault(); shift(section, row, -1); }
  else if (row && 'draftDown' in pressed.dataset) { event.preventDefault(); shift(section, row, 1); }
});

/** Puts a row last; behind it is only the empty one. */
function append(section, row) {
  list(section).insertBefore(row, list(section).querySelector(':scope > [data-draft-blank]'));
}

function add(section) {
  fold(section);
  const blank = section.querySelector('[data-draft-blank] [data-draft-row]');
  const id = fresh();
  const row = element(blank.outerHTML.replaceAll(blank.dataset.draftRow, id));
  for (const input of row.querySelectorAll('[name]')) input.disabled = false;
  append(section, row);
  prepare(row);
  row.querySelector('input:not([type=hidden]), select, textarea')?.focus();
}

async function remove(section, row) {
  const next = row.nextElementSibling?.matches('[data-draft-row]') ? row.nextElementSibling : row.previousElementSibling;
  const id = row.dataset.draftRow;
  const answer = await act(section, row, `remove:${id}`);
  if (answer?.stale || answer?.refusal || !answer) return;
  row.remove();
  (next?.querySelector('.draft-body:not([open]) > summary, .draft-body[open] ~ .draft-tools [data-draft-remove], .draft-fields ~ .draft-tools [data-draft-remove]') ?? section.querySelector('[data-draft-add]'))?.focus();
}

async function shift(section, row, by) {
  const rows = rowsOf(section).filter((one) => !('new' in one.dataset));
  const to = rows.indexOf(row) + by;
  if (to < 0 || to >= rows.length) return;
  const after = by < 0 ? rows[to - 1]?.dataset.draftRow ?? '' : rows[to].dataset.draftRow;
  await act(section, row, `move:${row.dataset.draftRow}`, { after });
}

document.addEventListener('keydown', (event) => {
  const row = inRow(event.target);
  if (!row || !event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key) || row.closest('[data-draft-blank]')) return;
  event.preventDefault();
  shift(sectionOf(row), row, event.key === 'ArrowUp' ? -1 : 1);
});

// Dragging, with a mouse, a pen or a finger.

document.addEventListener('pointerdown', (event) => {
  const grip = event.target.closest?.('[data-draft-grip]');
  if (!grip || event.button > 0) return;
  event.preventDefault();
  const row = inRow(grip);
  const section = sectionOf(row);
  const order = () => rowsOf(section).map((one) => one.dataset.draftRow);
  const before = order();
  row.classList.add('is-dragged');
  grip.setPointerCapture(event.pointerId);
  // The others make way: a row that is taken out of the page would lose its pointer.
  const over = ({ clientY }) => {
    const all = rowsOf(section).filter((one) => !('new' in one.dataset));
    const at = all.indexOf(row);
    const middle = (one) => { const { top, height } = one.getBoundingClientRect(); return top + height / 2; };
    for (const other of all.slice(at + 1)) {
      if (clientY < middle(other)) break;
      row.before(other);
    }
    for (const other of all.slice(0, Math.max(at, 0)).reverse()) {
      if (clientY > middle(other)) break;
      row.after(other);
    }
  };
  const drop = async (end) => {
    grip.removeEventListener('pointermove', over);
    row.classList.remove('is-dragged');
    const now = order();
    if (end.type === 'pointercancel' || now.join() === before.join()) arrange(section, before);
    else {
      const answer = await act(section, row, `move:${row.dataset.draftRow}`, { after: now[now.indexOf(row.dataset.draftRow) - 1] ?? '' });
      if (!answer || answer.refusal || answer.stale) arrange(section, before);
    }
  };
  grip.addEventListener('pointermove', over);
  grip.addEventListener('pointerup', drop, { once: true });
  grip.addEventListener('pointercancel', drop, { once: true });
});

// Handing in ------------------------------------------------------------------------------

async function handIn(section, form) {
  const press = form.querySelector('[data-draft-hand-in]');
  if (press.getAttribute('aria-disabled')) return;
  press.setAttribute('aria-disabled', 'true');
  try {
    for (const row of rowsOf(section)) if (stateOf(row).dirty) await save(row);
    while (rowsOf(section).some((row) => stateOf(row).saving)) await wait(30);
    if (rowsOf(section).some((row) => isStale(stateOf(row)))) {
      refuse(section, { refusal: section.dataset.wordsSettle });
      return;
    }
    // What is handed in is what the page shows: it waits for what was just saved.
    for (let waited = 0; waited < PATIENCE && Number(section.dataset.revision) < (section.savedRevision ?? 0); waited += 30) await wait(30);
    const fields = new URLSearchParams([...new FormData(form)].filter(([name]) => !/^(rows|versions)\./.test(name)));
    fields.set('do', 'hand-in');
    const answer = await post(section, fields);
    if (answer.refusal) refuse(section, answer);
    else {
      unmark(form);
      answerWith(section, answer.receipt, 'receipt');
    }
    if (!answer.refusal && !section.isConnected) document.getElementById('ask')?.focus({ preventScroll: true });
  } catch {
    tell(section, 'Offline');
  } finally {
    form.querySelector('[data-draft-hand-in]')?.removeAttribute('aria-disabled');
  }
}

// Who is where ------------------------------------------------------------------------------

let here = null; // { section, id }
let hereTimer = 0;

let telling = Promise.resolve();

/** One after another: the server believes what it hears last. */
function tellHere(section, id) {
  const fields = fieldsOf(section);
  fields.set('do', `at:${id}`);
  telling = telling.then(() => post(section, fields)).catch(() => {});
}

function arriveAt(row) {
  const section = row && sectionOf(row);
  const id = row?.dataset.draftRow ?? '';
  if (here && (here.section !== section || here.id !== id)) {
    if (!row || here.section !== section) tellHere(here.section, '');
    clearInterval(hereTimer);
    here = null;
  }
  if (!row || here || !('shared' in section.dataset) || row.closest('[data-draft-blank]')) return;
  here = { section, id };
  tellHere(section, id);
  hereTimer = setInterval(() => { if (document.visibilityState === 'visible') tellHere(section, id); }, HERE_AGAIN);
}

document.addEventListener('focusin', (event) => arriveAt(inRow(event.target)));
document.addEventListener('focusout', () => setTimeout(() => { if (!inRow(document.activeElement)) arriveAt(null); }, 300));
window.addEventListener('pagehide', () => {
  if (here) tellHere(here.section, '');
  for (const section of sections()) for (const row of rowsOf(section)) if (stateOf(row).dirty) save(row);
});

for (const section of sections()) prepareSection(section);
