// What has changed since I last looked: beside a number, ▲ or ▼ and by how much. A look ends when I
// act, leave the page or hide it; what the number was then is kept in this browser, match by match.

const key = (place) => `seen:${window.location.pathname}:${place.dataset.since}`;
const places = () => document.querySelectorAll('[data-since]');

/** What the numbers were when the last look ended; filled once a number is first met. */
const before = new Map();

function kept(place) {
  const value = localStorage.getItem(key(place));
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

/** The look is over: from here on changes are counted anew. */
function looked() {
  for (const place of places()) {
    localStorage.setItem(key(place), place.dataset.value);
    before.set(key(place), Number(place.dataset.value));
  }
}

document.addEventListener('submit', (event) => {
  if (event.target.matches('[data-act-form]')) looked();
}, true);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') looked();
});
window.addEventListener('pagehide', looked);
document.addEventListener('htmx:after:swap', show);
document.addEventListener('htmx:after:settle', show);
show();
