// Changes since the player last looked: beside a number, ▲ or ▼ and by how much. A look ends when the
// player acts, leaves the page or hides it; the number of that moment is kept in this browser, by match.

import { keep, recall } from './kept.js';

const key = (place) => `seen:${window.location.pathname}:${place.dataset.since}`;
const places = () => document.querySelectorAll('[data-since]');

/** The numbers when the last look ended, by key. */
const before = new Map();

function kept(place) {
  const value = recall(key(place));
  return value === null ? Number(place.dataset.value) : Number(value);
}

function show() {
  for (const place of places()) {
    const id = key(place);
    if (!before.has(id)) before.set(id, kept(place));
    const change = Number(place.dataset.value) - before.get(id);
    const text = change === 0 ? '' : `${change > 0 ? '▲' : '▼'} ${Math.abs(change)}`;
    if (place.firstChild?.textContent === text || (!text && !place.firstChild)) continue;
    place.classList.toggle('delta-up', change > 0);
    place.classList.toggle('delta-down', change < 0);
    place.replaceChildren();
    if (!text) continue;
    const words = document.createElement('span');
    words.className = 'sr';
    words.textContent = ` ${place.dataset.words}`;
    place.append(text, words);
    place.title = place.dataset.words;
  }
}

/** Ends a look: changes are counted from here. */
function endLook() {
  for (const place of places()) {
    keep(key(place), place.dataset.value);
    before.set(key(place), Number(place.dataset.value));
  }
}

document.addEventListener('submit', (event) => {
  if (event.target.matches('[data-act-form]')) endLook();
}, true);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') endLook();
});
window.addEventListener('pagehide', endLook);
document.addEventListener('htmx:after:swap', show);
document.addEventListener('htmx:after:settle', show);
show();
