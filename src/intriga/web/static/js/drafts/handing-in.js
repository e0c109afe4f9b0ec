// Handing in what a draft shows.

import { unmark } from '../forms/wrong.js';
import { partOf, rowsOf, wait } from './pieces.js';
import { isStale, stateOf } from './row-states.js';
import { refuse, save } from './saving.js';
import { answerWith, post, tell } from './sending.js';

const PATIENCE = 3000; // for the page to show what was saved

export async function handIn(section, form) {
  const press = partOf(section, '[data-draft-hand-in]');
  if (press.getAttribute('aria-disabled')) return;
  press.setAttribute('aria-disabled', 'true');
  try {
    for (const row of rowsOf(section)) if (stateOf(row).dirty) await save(row);
    while (section.acts || rowsOf(section).some((row) => stateOf(row).saving)) await wait(30);
    if (rowsOf(section).some((row) => isStale(stateOf(row)))) {
      refuse(section, { refusal: section.dataset.wordsSettle });
      return;
    }
    // What is handed in is what the page shows: it waits for what was just saved.
    for (let waited = 0; waited < PATIENCE && Number(section.dataset.revision) < (section.savedRevision ?? 0); waited += 30) await wait(30);
    const fields = new URLSearchParams([...new FormData(form)].filter(([name]) => !/^(rows|versions)\./.test(name)));
    fields.set('do', 'hand-in');
    const answer = await post(section, fields);
    if (answer.gone && !section.isConnected) return; // the new question is there
    if (answer.refusal) refuse(section, answer);
    else {
      unmark(form);
      answerWith(section, answer.receipt, 'receipt');
    }
    if (!answer.refusal && !section.isConnected) document.getElementById('ask')?.focus({ preventScroll: true });
  } catch {
    tell(section, 'Offline');
  } finally {
    partOf(section, '[data-draft-hand-in]')?.removeAttribute('aria-disabled');
  }
}
