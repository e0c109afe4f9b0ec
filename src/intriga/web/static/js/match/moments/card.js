// One card: where it stands, how long, and what takes it away.
//
// It covers the board and the actions; on a screen with room for columns the board alone. The bar with its clock and the
// dock stay free.

const DEAF = 350; // milliseconds: a tap meant for what was there before does nothing
const phone = window.matchMedia('(max-width: 47.99rem)');
const LEAST = 240; // pixels: of a lower board the card takes the whole height
const layer = document.querySelector('[data-moment-layer]');
const find = (...selectors) => selectors.map((one) => document.querySelector(one)).find((one) => one?.getClientRects().length);

let clearing = 0;

/** Puts the layer over what cards cover. */
export function place(at = layer) {
  const edge = (el, side) => el?.getBoundingClientRect()[side];
  const bar = edge(find('#bar', '.replay-bar', 'body > header'), 'bottom') ?? 0;
  const dock = find('.dock');
  const atBottom = dock && window.innerHeight - edge(dock, 'bottom') < 1; // on a desktop it heads a column
  const below = atBottom ? edge(dock, 'top') : window.innerHeight;
  let box = { left: 0, right: document.documentElement.clientWidth, top: Math.max(0, bar), bottom: Math.min(below, window.innerHeight) };
  const stage = phone.matches ? null : find('#stage')?.getBoundingClientRect();
  if (stage) {
    const seen = { left: stage.left, right: stage.right, top: Math.max(stage.top, 0), bottom: Math.min(stage.bottom, below) };
    if (seen.bottom - seen.top >= LEAST) box = seen;
  }
  if (box.bottom - box.top < LEAST) box = { ...box, top: 0, bottom: window.innerHeight };
  at.style.left = `${box.left}px`;
  at.style.top = `${box.top}px`;
  at.style.width = `${box.right - box.left}px`;
  at.style.height = `${box.bottom - box.top}px`;
}

/** Shows a card until it is taken away: `done` gets "time", "next", "all", "go" or "back" (it was not to be shown now). */
export function stand(card, { words, all, done }) {
  clearTimeout(clearing);
  const since = performance.now();
  const holds = 'holds' in card.dataset;
  const seconds = Number(card.dataset.seconds);
  const before = document.activeElement;
  card.querySelector('[data-moment-place]').textContent = words;
  card.querySelector('[data-moment-all]').hidden = !all;
  card.style.setProperty('--seconds', `${seconds}s`);
  const main = card.querySelector('[data-moment-go]');
  const title = card.querySelector('h2');
  if (holds) {
    title.id = `moment-title-${card.dataset.moment}`;
    card.setAttribute('role', 'dialog');
    card.setAttribute('aria-labelledby', title.id);
  } else {
    card.setAttribute('aria-hidden', 'true');
    for (const one of card.querySelectorAll('a, button')) one.tabIndex = -1;
  }
  layer.replaceChildren(card);
  layer.hidden = false;
  place();
  if (holds) main.focus({ preventScroll: true });

  let over = false;
  function close(how) {
    if (over) return;
    over = true;
    clearTimeout(timer);
    document.removeEventListener('keydown', key);
    card.remove();
    if (holds && before?.isConnected) before.focus({ preventScroll: true });
    // What is below takes no tap for a moment: it was meant for the card.
    clearing = setTimeout(() => { layer.hidden = true; }, DEAF);
    done(how);
  }
  function key(event) {
    if (event.key === 'Escape') close('next');
  }
  const timer = holds ? 0 : setTimeout(() => close('time'), seconds * 1000);
  document.addEventListener('keydown', key);
  card.addEventListener('click', (event) => {
    if (performance.now() - since < DEAF) {
      event.preventDefault();
      return;
    }
    if (event.target.closest('[data-moment-all]')) close('all');
    else if (event.target.closest('a[href]')) close('away');
    else close(event.target.closest('[data-moment-go]') ? 'go' : 'next');
  });
  return close;
}

if (layer) {
  window.addEventListener('resize', () => place());
  document.addEventListener('htmx:after:swap', () => { if (!layer.hidden) place(); });
}
