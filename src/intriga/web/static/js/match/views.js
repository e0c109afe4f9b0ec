// Which part of the table is shown: on a phone the stage with the tray or one view in their place (data-view), on a
// desktop one view in the pane below the tray (data-pane); the others stand in columns of their own.

const match = document.querySelector('[data-match]');
const desktop = window.matchMedia('(min-width: 76rem) and (min-height: 36rem)');
const tabs = [...match.querySelectorAll('.dock [data-tab]')];
const PANE = ['own', 'people', 'rules'];

const viewOf = (name) => document.getElementById(name === 'table' ? 'tray' : `view-${name}`);

/** Whether a view cannot be seen because another one has its place. */
export const covered = (name) => viewOf(name)?.getClientRects().length === 0;

/** The view that is open now. */
export const shown = () => (desktop.matches ? match.dataset.pane : match.dataset.view);

/** Shows a view in its place. */
export function show(name) {
  if (PANE.includes(name)) match.dataset.pane = name;
  if (!desktop.matches || !PANE.includes(name)) match.dataset.view = name;
  if (name !== 'rules') document.getElementById('view-rules').hidden = true;
  refresh();
  unread(name, 0);
}

function refresh() {
  for (const tab of tabs) {
    if (tab.dataset.tab === shown()) tab.setAttribute('aria-current', 'true');
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

match.addEventListener('click', (event) => {
  const link = event.target.closest('.dock [data-tab], [data-show]');
  if (!link) return;
  event.preventDefault();
  show(link.dataset.tab ?? link.dataset.show);
});

// The rules open beside the board (js/match/rules-beside.js).
document.addEventListener('click', async (event) => {
  const link = event.target.closest?.('[data-rules]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { open } = await import('./rules-beside.js');
  open(link);
});

const asked = location.hash === '#tray' ? 'table' : location.hash.replace('#view-', '');
match.dataset.pane = PANE.includes(asked) ? asked : 'own';
show(tabs.some((tab) => tab.dataset.tab === asked) ? asked : 'table');
desktop.addEventListener('change', refresh);
// The rooms may close while they are shown.
document.addEventListener('htmx:after:swap', () => {
  if (match.dataset.view === 'rooms' && viewOf('rooms')?.matches('.view-none')) show('table');
});
