// Tells the others who is at which row.

import { inRow, rowsOf, sectionOf, sections } from './pieces.js';
import { stateOf } from './row-states.js';
import { save } from './saving.js';
import { fieldsOf, post } from './sending.js';

const HERE_AGAIN = 20000; // how often the server is told that somebody is still at a row

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
