// The auction: the clock beside the lot, keys that raise the bid, and on a phone the tray comes forward when bidding
// begins.

const writes = (one) => one?.closest('input, textarea, select, [contenteditable]');

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || writes(event.target)) return;
  if (!/^[125]$/.test(event.key)) return;
  const button = document.querySelector(`#tray [data-key="${event.key}"]`);
  if (!button) return;
  event.preventDefault();
  // As of a tap: the buttons of a decision that has just come take none (js/match/tray.js).
  if (!button.closest('[data-fresh]')) button.click();
});

const bids = () => document.querySelector('#tray [data-key="1"]') !== null;
let bidding = bids();

function showTime() {
  const clock = document.querySelector('#clock .clock[data-due]');
  for (const shown of document.querySelectorAll('[data-auction-clock]')) {
    const text = clock?.textContent ?? '';
    if (shown.textContent !== text) shown.textContent = text;
    shown.classList.toggle('late', clock?.classList.contains('late') ?? false);
  }
}

showTime();
setInterval(showTime, 250);
document.addEventListener('htmx:after:swap', async () => {
  showTime();
  const began = bids() && !bidding && !writes(document.activeElement);
  bidding = bids();
  if (!began) return;
  const { bringUp } = await import('../../../js/match/tray.js');
  bringUp();
});
