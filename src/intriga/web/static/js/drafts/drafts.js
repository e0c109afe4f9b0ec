// Drafts: each row is saved by itself as it is written, and pieces that others change are put in place as they come.

import { bringUp } from '../match/tray.js';
import './arriving.js';
import './dragging.js';
import { placeDrawers } from './drawers.js';
import { handIn } from './handing-in.js';
import { append, element, fresh, inRow, rowOf, rowsOf, sectionOf, sections } from './pieces.js';
import { fold } from './placing.js';
import { prepare, prepareSection } from './preparing.js';
import './presence.js';
import { stateOf } from './row-states.js';
import { act, save, saveSoon } from './saving.js';
import { held } from './steady.js';

const AFTER_TYPING = 600;
const AFTER_CHOOSING = 60;

document.addEventListener('input', (event) => {
  const row = inRow(event.target);
  if (!row || !event.target.name?.startsWith('rows.')) return;
  if (event.target.closest('[data-asks]') || row.querySelector('.field-error')) stateOf(row).asks = true;
  saveSoon(row, /^(text|number|textarea)$/.test(event.target.type) ? AFTER_TYPING : AFTER_CHOOSING);
});

document.addEventListener('draft:mine', (event) => save(event.target));

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
  const hint = event.target.closest('[data-hint-draft]');
  if (hint) {
    event.preventDefault();
    takeOver(document.getElementById(hint.dataset.hintDraft), 'hint');
    return;
  }
  const section = sectionOf(event.target);
  const pressed = event.target.closest('button, [data-draft-plan], [data-draft-goto]');
  if (!section || !pressed) return;
  const row = inRow(pressed);
  if ('draftAdd' in pressed.dataset) add(section);
  else if ('draftBack' in pressed.dataset) { event.preventDefault(); act(section, null, `back:${pressed.dataset.draftBack}`); }
  else if ('draftPropose' in pressed.dataset) { event.preventDefault(); takeOver(section, `propose:${pressed.dataset.draftPropose}`); }
  else if ('draftDrop' in pressed.dataset) { event.preventDefault(); act(section, null, `drop:${pressed.dataset.draftDrop}`); }
  else if ('draftNew' in pressed.dataset) { event.preventDefault(); addOf(section, pressed.dataset.draftNew); }
  else if ('draftPlan' in pressed.dataset) { event.preventDefault(); showPlan(section); }
  else if ('draftGoto' in pressed.dataset) { event.preventDefault(); goToRow(section, pressed.dataset.draftGoto); }
  else if (row && 'draftRemove' in pressed.dataset) { event.preventDefault(); remove(section, row); }
  else if (row && 'draftUp' in pressed.dataset) { event.preventDefault(); shift(section, row, -1); }
  else if (row && 'draftDown' in pressed.dataset) { event.preventDefault(); shift(section, row, 1); }
});

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

/** Puts a row of a kind last; one that is still to be filled in is where one goes on. */
async function addOf(section, kind) {
  const folded = held();
  fold(section);
  folded();
  const answer = await act(section, null, `new:${kind}`, { renew: '1' });
  for (const [id, html] of Object.entries(answer?.rows ?? {})) {
    if (!rowOf(section, id) && html) {
      const settled = held();
      const row = element(html);
      append(section, row);
      prepare(row);
      settled();
    }
    if (!('done' in rowOf(section, id).dataset)) goToRow(section, id);
  }
}

// What was unfolded by a tap is shown from its beginning, if all of it is not in sight.
document.addEventListener('click', (event) => {
  const opened = event.target.closest?.('.drawer > summary, .draft-body > summary')?.parentElement;
  if (!opened || opened.open) return;
  requestAnimationFrame(() => {
    const body = document.getElementById('tray-body').getBoundingClientRect();
    const shown = (opened.closest('[data-draft-row]') ?? opened);
    const { top, bottom } = shown.getBoundingClientRect();
    if (top < body.top || bottom > body.bottom) shown.scrollIntoView({ block: 'start' });
  });
});

/** Unfolds a row, and goes to what is to be filled in there. */
function goToRow(section, id) {
  const row = rowOf(section, id);
  if (!row) return;
  const body = row.querySelector('.draft-body');
  if (body) body.open = true;
  (row.querySelector('.draft-fields :is(input:not([type=hidden]), select, textarea)') ?? row.querySelector('summary'))?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'start' });
}

/** Unfolds what is proposed, its first button in sight. */
function showPlan(section) {
  const plan = section.querySelector('.draft-proposals');
  if (!plan) return;
  bringUp();
  plan.open = true;
  plan.scrollIntoView({ block: 'start' });
  plan.querySelector('button')?.focus({ preventScroll: true });
}

/** Takes over what is proposed, and shows the list from its beginning. */
async function takeOver(section, what) {
  const answer = await act(section, null, what);
  if (!answer || answer.refusal) return;
  const plan = section.querySelector('.draft-proposals');
  if (plan) plan.open = false;
  document.getElementById('tray-body')?.scrollTo({ top: 0 });
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

for (const section of sections()) prepareSection(section);
placeDrawers();
