// Shows why an order succeeded or failed: tap its arrow, its unit or its province.
//
// The page lists all reasons ([data-why] with data-at and data-to); a tap copies those of one arrow or
// province to the panel of the map and highlights them. Keyboard and screen reader users read the lists.

import { panel as panelOfBoard } from './panel.js';

/** The lists and the panel that belong to a map: of the current board, or of a past turn. */
function partsOf(map) {
  const figure = map.closest('.map-figure');
  return figure.dataset.past === undefined
    ? { lists: document.getElementById('map-last-turn'), panel: panelOfBoard() }
    : { lists: figure.parentElement, panel: figure.querySelector('[data-why-panel]') };
}

function clear(map) {
  for (const arrow of map.querySelectorAll('.arrow.highlighted')) arrow.classList.remove('highlighted');
  for (const line of document.querySelectorAll('[data-why].highlighted')) line.classList.remove('highlighted');
}

function show(lines, title, panel, map) {
  const heading = document.createElement('p');
  heading.className = 'prompt';
  heading.textContent = title;
  heading.hidden = !title;
  const list = document.createElement('ul');
  for (const line of lines) {
    const item = document.createElement('li');
    item.append(...line.cloneNode(true).childNodes);
    list.append(item);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'button close';
  close.textContent = '✕';
  close.setAttribute('aria-label', map.closest('.map-figure').dataset.close);
  close.addEventListener('click', () => {
    panel.hidden = true;
    clear(map);
    panel.dispatchEvent(new CustomEvent('reasons:closed', { bubbles: true }));
  });
  panel.replaceChildren(heading, close, ...(lines.length ? [list] : []));
  panel.hidden = false;
  clear(map);
  for (const line of lines) {
    line.classList.add('highlighted');
    map.querySelector(`.arrow[data-order="${line.dataset.why}"]`)?.classList.add('highlighted');
  }
}

document.addEventListener('click', (event) => {
  const map = event.target.closest?.('.diplomacy-map');
  if (!map || event.handled) return;
  const { lists, panel } = partsOf(map);
  if (!lists || !panel) return;
  const arrow = event.target.closest('.arrow[data-order]');
  const all = [...lists.querySelectorAll('[data-why]')];
  if (arrow) {
    const lines = all.filter((line) => line.dataset.why === arrow.dataset.order);
    show(lines, '', panel, map);
    return;
  }
  const code = event.target.closest('[data-p]')?.dataset.p;
  if (!code) return;
  const lines = all.filter((line) => line.dataset.at === code || line.dataset.to === code);
  show(lines, map.querySelector(`.province[data-p="${code}"]`).getAttribute('aria-label'), panel, map);
});
