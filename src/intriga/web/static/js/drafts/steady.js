// What is in sight of a list stays where it is while rows come, go, are saved and get other columns: what one has touched,
// else what one writes in, else the first control in sight. What can be put into the list keeps its height until one scrolls.

const CONTROLS = 'label, input:not([type=hidden]), select, textarea, button, summary, a[href]';

let touched = null; // what a finger went down on last
addEventListener('pointerdown', (event) => { touched = event.target; }, true);

const body = () => document.getElementById('tray-body');
const topOf = (one) => one.getBoundingClientRect().top;

/** What tells a control among others, also once it has been made anew. */
function keyOf(one) {
  if (one.id || one.dataset.key) return one.id || one.dataset.key;
  if (one.name) return `${one.name}=${one.value}`;
  return one.htmlFor || one.parentElement.dataset.key || `${one.localName} of ${one.closest('[data-draft-row]')?.id}`;
}

/** The controls in sight, those first that are to stay; a control that is hidden behind its label is not. */
function inSight(frame) {
  const seen = [...body().querySelectorAll(CONTROLS)].filter((one) => {
    const { top, height } = one.getBoundingClientRect();
    return height > 2 && top >= frame.top && top < frame.bottom;
  });
  const best = [touched, document.activeElement].flatMap((at) => seen.filter((one) => one.contains(at)));
  return [...best, ...seen];
}

/** All controls by key; null where it tells of several. */
function byKey() {
  const found = new Map();
  for (const one of body().querySelectorAll(CONTROLS)) found.set(keyOf(one), found.has(keyOf(one)) ? null : one);
  return found;
}

/** Notes what is in sight; returns what puts it there again. */
export function held() {
  const frame = body()?.getBoundingClientRect();
  if (!frame) return () => {};
  const places = inSight(frame).map((one) => [keyOf(one), topOf(one)]);
  const heights = new Map([...document.querySelectorAll('.do-row[data-key]')].map((one) => [keyOf(one), one.offsetHeight]));
  return () => {
    for (const one of document.querySelectorAll('.do-row[data-key]')) keepHeight(one, heights.get(keyOf(one)));
    const now = byKey();
    const [key, top] = places.find(([one]) => now.get(one)) ?? [];
    if (key) body().scrollTop += topOf(now.get(key)) - top;
  };
}

function keepHeight(one, height) {
  if (height && one.offsetHeight && one.offsetHeight !== height) one.style.height = `${height}px`;
}

for (const kind of ['wheel', 'touchmove']) {
  document.addEventListener(kind, () => {
    for (const one of document.querySelectorAll('.do-row[style]')) one.removeAttribute('style');
  }, { passive: true });
}
