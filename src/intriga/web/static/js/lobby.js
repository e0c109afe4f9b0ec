// The lists of the lobby look after themselves: again every few seconds while the page is in sight,
// and at once when it comes back into sight. Without script they are as fresh as the page.

import { ask } from './turn-alert.js';

const PAUSE = 10_000;

const notice = () => ask(document.querySelector('[data-asked]') !== null);

function look() {
  if (document.visibilityState !== 'visible') return;
  document.querySelector('[data-look]')?.dispatchEvent(new CustomEvent('look'));
}

setInterval(look, PAUSE);
document.addEventListener('visibilitychange', look);
document.addEventListener('htmx:after:swap', notice);
notice();
