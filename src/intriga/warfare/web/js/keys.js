// The map by keyboard: an arrow key goes to the next province that way, letters go to the province
// whose code or name begins with them, Enter and Space act as a tap. One province at a time is in the
// Tab order.

import { map, place } from './order-offer.js';
import { reveal } from '../../../js/zoom.js';

const point = (element) => element.dataset.at.split(' ').map(Number);
let typed = '';
let typedAt = 0;

export function focusProvince(element) {
  for (const other of map().querySelectorAll('.province[tabindex="0"]')) other.setAttribute('tabindex', '-1');
  element.setAttribute('tabindex', '0');
  element.focus({ preventScroll: true });
  reveal(element);
}

function neighbour(from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const [x, y] = point(from);
  let best = null;
  let least = Infinity;
  for (const other of map().querySelectorAll('.province')) {
    if (other === from) continue;
    const [ox, oy] = point(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along <= 0 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

const beginning = (text) => {
  const all = [...map().querySelectorAll('.province')];
  return all.find((p) => p.dataset.p.toLowerCase().startsWith(text))
    ?? all.find((p) => p.dataset.code.toLowerCase().startsWith(text))
    ?? all.find((p) => place(p.dataset.p).toLowerCase().startsWith(text));
};

/** The province whose code or name begins with the letters typed in the last moments. */
function typedProvince(key, now) {
  const letter = key.toLowerCase();
  typed = (now - typedAt > 1200 ? '' : typed) + letter;
  typedAt = now;
  if (!beginning(typed)) typed = letter;
  return beginning(typed);
}

document.addEventListener('keydown', (event) => {
  const here = event.target.closest?.('#diplomacy-map .province');
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    typed = '';
    here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  } else if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    const to = neighbour(here, event.key);
    if (to) focusProvince(to);
  } else if (/^\p{L}$/u.test(event.key)) {
    const to = typedProvince(event.key, event.timeStamp);
    if (to) focusProvince(to);
  }
});

function showFocus(element) {
  const svg = map();
  const mark = svg?.querySelector('.ring');
  if (!mark) return;
  const code = element?.matches(':focus-visible') ? element.dataset.p : null;
  mark.toggleAttribute('hidden', !code);
  if (code) mark.setAttribute('href', `${svg.dataset.shapes}#${code}`);
}

document.addEventListener('focusin', (event) => showFocus(event.target.closest?.('#diplomacy-map .province')));
document.addEventListener('focusout', () => showFocus(null));
