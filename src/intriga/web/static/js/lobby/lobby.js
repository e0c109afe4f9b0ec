// Refreshes the lists of the lobby every ten seconds while the page is visible, and at once when it
// becomes visible.

import { showTurn } from '../turn-alert.js';

const REFRESH_EVERY = 10_000;

const updateTurn = () => showTurn(document.querySelector('[data-asked]') !== null);

function refresh() {
  if (document.visibilityState !== 'visible') return;
  document.querySelector('[data-look]')?.dispatchEvent(new CustomEvent('look'));
}

setInterval(refresh, REFRESH_EVERY);
document.addEventListener('visibilitychange', refresh);
document.addEventListener('htmx:after:swap', updateTurn);
updateTurn();
