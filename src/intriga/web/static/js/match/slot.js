// The line above the buttons: a receipt gives way after a while to what the next act will do; under a minute the clock burns down there.

const RECEIPT = 3000; // milliseconds that a receipt stands
const MINUTE = 60;

const answer = () => document.getElementById('answer');

let gone = 0;
let told = '';

function noteReceipt() {
  const receipt = answer()?.querySelector('.receipt');
  const words = receipt?.textContent ?? '';
  if (words === told) return;
  told = words;
  clearTimeout(gone);
  answer()?.classList.remove('past');
  if (receipt) gone = setTimeout(() => answer()?.classList.add('past'), RECEIPT);
}

/** The seconds that the chief clock shows; NaN without one. */
function left() {
  const clock = document.querySelector('#clock .clock[data-due]:not(.far)');
  if (!clock || clock.closest('.clocks')) return NaN;
  return clock.textContent.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function burn() {
  const fuse = document.querySelector('[data-fuse]');
  if (!fuse) return;
  const seconds = left();
  const burns = seconds <= MINUTE && document.querySelector('#tray-head[data-mine="true"]') !== null;
  if (fuse.hidden === burns) fuse.hidden = !burns;
  if (burns) fuse.value = seconds;
}

// What has just happened stands out for a moment.
const just = document.querySelector('[data-just]');
let calm = 0;
new MutationObserver(() => {
  just.classList.add('fresh');
  clearTimeout(calm);
  calm = setTimeout(() => just.classList.remove('fresh'), 4000);
}).observe(just, { childList: true, characterData: true, subtree: true });

// The word of the host goes a minute after it was opened.
document.addEventListener('toggle', (event) => {
  const said = event.target;
  if (!said.matches?.('[data-announcement][open]') || said.dataset.read) return;
  said.dataset.read = 'yes';
  setTimeout(() => { if (said.isConnected) said.querySelector('form').requestSubmit(); }, 60_000);
}, true);

setInterval(burn, 1000);
burn();
noteReceipt();
document.addEventListener('htmx:after:swap', () => {
  noteReceipt();
  burn();
});
document.addEventListener('htmx:after:settle', noteReceipt);
