// The auction: the clock beside the price, keys that raise it, and on a phone the form comes forward
// when bidding begins.

const clocks = () => document.querySelectorAll('[data-auction-clock]');
const writes = (one) => one?.closest('input, textarea, select, [contenteditable]');

function showTime() {
  const clock = document.querySelector('#zone-now .clock[data-due]');
  for (const shown of clocks()) {
    const text = clock?.textContent ?? '';
    if (shown.textContent !== text) shown.textContent = text;
    shown.classList.toggle('late', clock?.classList.contains('late') ?? false);
  }
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || writes(event.target)) return;
  if (!/^[125]$/.test(event.key)) return;
  const button = document.querySelector(`[data-raises] [data-key="${event.key}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
});

let bidding = document.querySelector('[data-raises]') !== null;

function comeForward() {
  const now = document.querySelector('[data-raises]') !== null;
  const tab = document.querySelector('.match-app[data-tab] .dock [data-tab=act]');
  if (now && !bidding && tab?.checkVisibility() && !writes(document.activeElement)) tab.click();
  bidding = now;
}

showTime();
setInterval(showTime, 250);
document.addEventListener('htmx:after:swap', () => { showTime(); comeForward(); });
