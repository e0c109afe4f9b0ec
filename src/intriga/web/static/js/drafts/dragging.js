// Dragging a row, with a mouse, a pen or a finger.

import { arrange } from './arriving.js';
import { inRow, rowsOf, sectionOf } from './pieces.js';
import { act } from './saving.js';

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
