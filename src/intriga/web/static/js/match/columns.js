// The width of the column beside the board: drag its edge, or use the arrow keys. Kept in this browser.

import { keep, recall } from '../kept.js';

const splitter = document.querySelector('[data-splitter]');
const match = document.querySelector('[data-match]');
const LEAST = 256;
const STEP = 16;
const KEY = 'column-width';

const most = () => Math.max(LEAST, Math.round(window.innerWidth * 0.4));
const width = () => match.querySelector('.side-place').getBoundingClientRect().width;

function tell(pixels) {
  splitter.setAttribute('aria-valuenow', pixels);
  splitter.setAttribute('aria-valuemin', LEAST);
  splitter.setAttribute('aria-valuemax', most());
}

function set(to) {
  const pixels = Math.round(Math.min(most(), Math.max(LEAST, to)));
  match.style.setProperty('--side', `${pixels}px`);
  tell(pixels);
  return pixels;
}

if (splitter) {
  splitter.hidden = false;
  const kept = Number(recall(KEY));
  if (kept) set(kept);
  else tell(Math.round(width()));

  let held = null; // {at, width} where the drag began
  splitter.addEventListener('pointerdown', (event) => {
    held = { at: event.clientX, width: width() };
    splitter.setPointerCapture(event.pointerId);
    splitter.classList.add('held');
  });
  splitter.addEventListener('pointermove', (event) => {
    if (held) set(held.width + event.clientX - held.at);
  });
  for (const kind of ['pointerup', 'pointercancel']) {
    splitter.addEventListener(kind, () => {
      if (held) keep(KEY, Math.round(width()));
      held = null;
      splitter.classList.remove('held');
    });
  }
  splitter.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!by) return;
    event.preventDefault();
    keep(KEY, set(width() + by));
  });
}
