// The lists of the lobby look after themselves: again every few seconds while the page is in sight,
// and at once when it comes back into sight. Without script they are as fresh as the page.

const PAUSE = 10_000;

function look() {
  if (document.visibilityState !== 'visible') return;
  document.querySelector('[data-look]')?.dispatchEvent(new CustomEvent('look'));
}

setInterval(look, PAUSE);
document.addEventListener('visibilitychange', look);
