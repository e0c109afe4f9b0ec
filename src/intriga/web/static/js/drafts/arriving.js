// Puts the drafts that are sent in their place: rows, their order, and what stands around them.

import { become } from '../forms/entered.js';
import { grown } from '../match/tray.js';
import { drawersOf, placeDrawers, spread } from './drawers.js';
import { append, below, element, list, pieceOf, rowOf, rowsOf, sectionFor, sections } from './pieces.js';
import { keepingFocus, settle } from './placing.js';
import { localise, prepare, prepareSection } from './preparing.js';
import { stateOf } from './row-states.js';
import { held } from './steady.js';

function receive(section, update, rows, parts) {
  section.dataset.revision = update.revision;
  section.querySelector('[name="revision"]').value = update.revision;
  const settled = held();
  for (const [name, html] of Object.entries(parts)) renewPart(pieceOf(section, name), html);
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
  settled();
}

/** Makes what stands around the rows like what was sent; what is unfolded there stays so, and each control the element that it
    is: a finger may be on it. */
function renewPart(part, html) {
  const folds = (within) => [...within.querySelectorAll('details')].map((one, at) => [one.dataset.key ?? String(at), one]);
  const open = new Map(folds(part).map(([key, one]) => [key, one.open]));
  const fresh = part.cloneNode(false);
  fresh.innerHTML = html;
  for (const [key, one] of folds(fresh)) one.open = open.get(key) ?? one.open;
  become(part, fresh);
  localise(part);
  spread(part.closest('[data-draft-of]') ?? part);
}

/** Puts into a new draft the drawers that an older one has, too: they were not sent again. */
function reuseDrawers(section, known) {
  for (const name of known?.parts ?? []) {
    const place = `[data-draft-part="${name}"]`;
    const older = drawersOf(known.of)?.querySelector(place);
    if (!older) {
      location.reload(); // the server is mistaken about what there is
      return false;
    }
    const made = section.querySelector(place);
    made.innerHTML = older.innerHTML;
    for (const head of made.querySelectorAll('summary')) head.removeAttribute('tabindex');
  }
  return true;
}

/** Puts the rows in their order; those that are not saved yet come last. */
export function arrange(section, order) {
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
  for (const section of sections()) {
    if (keys.includes(section.dataset.draft)) continue;
    below(section)?.remove();
    drawersOf(section.dataset.draft)?.remove();
    section.remove();
  }
  for (const key of keys) {
    const update = drafts[key];
    let section = sectionFor(key);
    if (update && !section && update.shell) {
      section = element(update.shell);
      if (!reuseDrawers(section, update.known)) return;
      prepareSection(section);
      section.dataset.arrived = '';
      if (update.foot) document.getElementById('draft-feet')?.append(element(update.foot));
    } else if (update?.shell) {
      const whole = element(update.shell);
      if (!reuseDrawers(whole, update.known)) return;
      if ('failed' in whole.dataset) continue; // what is being written stays
      if ('failed' in section.dataset) {
        prepareSection(whole);
        section.replaceWith(whole);
        below(whole)?.remove();
        if (update.foot) document.getElementById('draft-feet')?.append(element(update.foot));
        continue;
      }
      const rows = [...whole.querySelectorAll('[data-draft-rows] > [data-draft-row]')].map((row) => [row.dataset.draftRow, row.outerHTML]);
      const pieces = [whole, ...(update.foot ? [element(update.foot)] : [])].flatMap((one) => [...one.querySelectorAll('[data-draft-part]')]);
      const parts = Object.fromEntries(pieces.map((part) => [part.dataset.draftPart, part.innerHTML]));
      receive(section, update, rows, parts);
    } else if (update && section) {
      receive(section, update, Object.entries(update.rows), update.parts);
    }
    if (!section || section.isConnected) continue; // to move one would take its focus away
    place.append(section);
    placeDrawers();
    grown();
  }
});
