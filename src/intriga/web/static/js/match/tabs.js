// The zones of a match that share one place: on a phone all but the board (data-tab of .match), on a
// desktop those of the column beside it (data-side). The sheet of a phone may be expanded (data-tall).

const match = document.querySelector('[data-match]');
const phone = window.matchMedia('(max-width: 47.99rem)');
const desktop = window.matchMedia('(min-width: 76rem) and (min-height: 36rem)');
const app = window.matchMedia('(max-width: 47.99rem) and (min-height: 34rem)');
const tabs = [...match.querySelectorAll('.dock [data-tab]')];
const handle = match.querySelector('[data-sheet]');
const SIDE = ['dispatches', 'rooms', 'table', 'rules'];
const TALL = ['rooms', 'rules'];

const zoneOf = (name) => document.getElementById(`zone-${name}`);

/** Whether the page is laid out so that zones share a place. */
export const shares = () => app.matches || desktop.matches;

/** Whether a zone cannot be seen because another one has its place. */
export const covered = (name) => zoneOf(name)?.getClientRects().length === 0;

/** Shows a zone in its place. */
export function show(name) {
  match.dataset.tab = name;
  if (SIDE.includes(name)) match.dataset.side = name;
  stretch(TALL.includes(name));
  refresh();
  unread(phone.matches ? name : match.dataset.side, 0);
}

function stretch(tall) {
  match.toggleAttribute('data-tall', tall);
  if (!handle) return;
  handle.hidden = false;
  handle.setAttribute('aria-expanded', String(tall));
}

function refresh() {
  const here = desktop.matches ? match.dataset.side : match.dataset.tab;
  for (const tab of tabs) {
    if (tab.dataset.tab === here) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
  }
}

/** Adds to the number of unread events on a tab; 0 clears it. */
export function unread(name, count) {
  const badge = tabs.find((tab) => tab.dataset.tab === name)?.querySelector('[data-unread]');
  if (!badge) return;
  const total = count === 0 ? 0 : Number(badge.textContent || 0) + count;
  badge.textContent = total || '';
}

function chosen(event) {
  const link = event.target.closest('.dock [data-tab], [data-ticker]');
  if (!link || !match.contains(link)) return;
  event.preventDefault();
  const name = link.hash.replace('#zone-', '');
  show(name);
  if (shares()) return;
  // On a flowing page: scroll only if nothing of the chosen zone is visible.
  const dock = Math.min(window.innerHeight, match.querySelector('.dock').getBoundingClientRect().top || Infinity);
  const { top } = zoneOf(name).getBoundingClientRect();
  if (top > dock - 120) window.scrollBy({ top: top - dock * 0.45, behavior: 'smooth' });
}

match.addEventListener('click', chosen);

// The rules open beside the board (js/match/rules-beside.js), where there is room; else the link leads to them.
document.addEventListener('click', async (event) => {
  const link = event.target.closest?.('[data-rules]');
  if (!link || !shares() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { open } = await import('./rules-beside.js');
  open(link);
});
handle?.addEventListener('click', () => stretch(handle.getAttribute('aria-expanded') !== 'true'));

// The line above the sheet can be pulled up and down.
let pulled = null;
const bar = handle?.parentElement;
bar?.addEventListener('pointerdown', (event) => { pulled = event.clientY; });
bar?.addEventListener('pointerup', (event) => {
  const far = pulled === null ? 0 : event.clientY - pulled;
  pulled = null;
  if (app.matches && Math.abs(far) > 30) stretch(far < 0);
});

if (tabs.length) {
  const asked = tabs.find((tab) => tab.hash === location.hash)?.dataset.tab;
  const empty = zoneOf('rooms')?.matches('.zone-none') ?? true;
  match.dataset.side = SIDE.includes(asked) ? asked : empty ? 'dispatches' : 'rooms';
  show(asked ?? 'act');
  desktop.addEventListener('change', refresh);
  // The rooms may close while they are shown.
  document.addEventListener('htmx:after:swap', () => {
    if (match.dataset.side !== 'rooms' || !zoneOf('rooms')?.matches('.zone-none')) return;
    if (match.dataset.tab === 'rooms') show('dispatches');
    match.dataset.side = 'dispatches';
    refresh();
  });
}
