// Shows that it is the player's turn: in the title, on the tab's icon, on the icon of an installed page,
// and with a short sound if they want one and the browser allows it; and that the host calls, in the
// title and with the same sound. While the page is visible it reports that to the server, so that no
// email is sent.

const titleBase = document.title.replace(/^◆ /, '');
const icon = document.querySelector('link[rel="icon"]');
const plain = icon?.getAttribute('href');
const { asked: marked, looking, sound } = document.body.dataset;

let before;
let called = '';

function showTitle() {
  document.title = called ? `${called} · ${titleBase}` : (before ? '◆ ' : '') + titleBase;
}

/** Shows whether it is my turn. There is no sound for what was so when the page was loaded. */
export function showTurn(is) {
  icon?.setAttribute('href', is ? marked : plain);
  if (is) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  if (is && before === false) playSound();
  before = is;
  showTitle();
}

/** The host calls to the table: a sound, and these words in the title until somebody is back. */
export function showCall(words) {
  called = words;
  showTitle();
  playSound();
}

function come() {
  if (!called || document.visibilityState !== 'visible') return;
  called = '';
  showTitle();
}

for (const sign of ['visibilitychange', 'pointerdown', 'keydown']) document.addEventListener(sign, come);

/** Two notes, a third of a second. Browsers allow no sound before the first interaction. */
function playSound() {
  document.body.dataset.rang = String(Number(document.body.dataset.rang ?? 0) + 1);
  if (sound !== 'on' || !navigator.userActivation?.hasBeenActive) return;
  const context = new AudioContext();
  for (const [pitch, at] of [[660, 0], [880, 0.14]]) {
    const note = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.2);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.2);
  }
  setTimeout(() => context.close(), 1000);
}

const REPORT_EVERY = 60_000;

function reportVisible() {
  if (!looking || document.visibilityState !== 'visible') return;
  const headers = { 'x-csrftoken': document.body.dataset.csrf };
  fetch(looking, { method: 'POST', headers }).catch(() => {});
}

setInterval(reportVisible, REPORT_EVERY);
document.addEventListener('visibilitychange', reportVisible);
