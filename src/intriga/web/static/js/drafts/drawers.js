// Where the drawers of a list stand: in the tray, one open at a time; on a wide screen on the board, if that has a place for
// them, all open.

const wide = window.matchMedia('(min-width: 76rem) and (min-height: 36rem)');
const board = () => document.getElementById('drawers-place');

/** By the key of a list: its drawers, wherever they stand. */
const known = new Map();

/** The drawers of a list; undefined if it has none. */
export const drawersOf = (key) => known.get(key);

/** On the board nothing is folded. */
export function spread(part) {
  const onBoard = part.closest('#drawers-place') !== null;
  for (const drawer of part.querySelectorAll('.drawer')) {
    if (onBoard) drawer.removeAttribute('name'); // of one name only one would be open
    if (onBoard) drawer.open = true;
    const head = drawer.querySelector('summary');
    if (onBoard) head.tabIndex = -1;
  }
}

/** Puts all drawers where they stand on this screen. */
export function placeDrawers() {
  for (const part of document.querySelectorAll('[data-draft-of]')) known.set(part.dataset.draftOf, part);
  for (const [key, part] of known) {
    const section = [...document.querySelectorAll('[data-draft]')].find((one) => one.dataset.draft === key);
    if (!section) {
      part.remove();
      known.delete(key);
      continue;
    }
    const place = wide.matches && part.querySelector('.drawer') ? board() : null;
    if (place && part.parentElement !== place) place.append(part);
    else if (!place && !section.contains(part)) {
      section.querySelector('[data-draft-part="removed"]').before(part);
      for (const drawer of part.querySelectorAll('.drawer')) {
        drawer.open = false;
        drawer.setAttribute('name', `${section.id}-drawers`);
        drawer.querySelector('summary').removeAttribute('tabindex');
      }
    }
    spread(part);
  }
}

wide.addEventListener('change', placeDrawers);
// A board that was made anew has an empty place.
document.addEventListener('htmx:after:swap', () => {
  if ([...known.values()].some((part) => !part.isConnected)) placeDrawers();
});
