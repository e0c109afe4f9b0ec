// The three sentences for a first visit: shown until they are read, once at each place (data-once); what
// nobody should act without (data-first) is shown before anything that is asked.

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
/** On a phone, where one zone is shown at a time, the first visit begins with the card, unless something is asked. */
async function showOnce() {
  const tab = document.querySelector('.dock [data-tab="own"]');
  const waiting = document.querySelector('[data-once]:not([hidden])');
  if (!waiting || !tab || !tab.offsetParent || window.location.search) return;
  if (document.getElementById('tray-head')?.dataset.mine !== 'true' || 'first' in waiting.dataset) {
    tab.click();
    return;
  }
  const { unread } = await import('./match/views.js');
  unread('own', 1);
}

document.addEventListener('htmx:after:swap', prepare);
prepare();
showOnce();
