// The three sentences for a first visit: shown until they are read, once at each place (data-once).

import { keep, recall } from './kept.js';

const key = (place) => `welcome-${place}`;

function prepare() {
  const welcome = document.querySelector('[data-once]');
  if (!welcome) return;
  welcome.hidden = recall(key(welcome.dataset.once)) !== null;
  welcome.querySelector('[data-once-done]').hidden = false;
}

document.addEventListener('click', (event) => {
  if (!event.target.closest?.('[data-once-done]')) return;
  keep(key(document.querySelector('[data-once]').dataset.once), '1');
  prepare();
  document.getElementById('card-heading')?.focus?.();
});
/** On a phone, where one zone is shown at a time, the first visit begins with the card. */
function showOnce() {
  const tab = document.querySelector('.dock [data-tab="card"]');
  const unread = document.querySelector('[data-once]:not([hidden])');
  if (unread && tab && tab.offsetParent && !window.location.search) tab.click();
}

document.addEventListener('htmx:after:swap', prepare);
prepare();
showOnce();
