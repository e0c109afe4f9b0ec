// I am asked for something: in the title, on the tab's picture, on the icon of an installed page, and
// with a short sound where its owner wishes one and the browser allows it. While the page is before
// somebody's eyes it says so, for then no letter is needed.

const titleBase = document.title.replace(/^◆ /, '');
const icon = document.querySelector('link[rel="icon"]');
const plain = icon?.getAttribute('href');
const { asked: marked, looking, sound } = document.body.dataset;

let before;

/** Shows whether I am asked. What was so when the page came is no news. */
export function ask(is) {
  document.title = (is ? '◆ ' : '') + titleBase;
  icon?.setAttribute('href', is ? marked : plain);
  if (is) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
  if (is && before === false) ring();
  before = is;
}

/** Two notes, a third of a second. A browser lets no page sound that nobody has touched yet. */
function ring() {
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

const EVERY = 60_000;

function look() {
  if (!looking || document.visibilityState !== 'visible') return;
  const headers = { 'x-csrftoken': document.body.dataset.csrf };
  fetch(looking, { method: 'POST', headers }).catch(() => {});
}

setInterval(look, EVERY);
document.addEventListener('visibilitychange', look);
