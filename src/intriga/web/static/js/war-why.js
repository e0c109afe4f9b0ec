// Why an order came out as it did: tap its arrow, its unit or its province.
//
// The reasons stand in lists ([data-why] with data-at and data-to); a tap brings those of one arrow or
// place beside the map and marks them. Keys and readers have the lists themselves.

const box = (map) => map.closest('.war').dataset.gone === undefined
  ? { lists: document.getElementById('war-last'), panel: document.getElementById('war-panel') }
  : { lists: map.closest('.turn-gone'), panel: map.closest('.turn-gone').querySelector('[data-why-panel]') };

function clear(map) {
  for (const arrow of map.querySelectorAll('.arrow.told')) arrow.classList.remove('told');
  for (const line of document.querySelectorAll('[data-why].told')) line.classList.remove('told');
}

function told(lines, title, panel, map) {
  const said = document.createElement('p');
  said.className = 'said';
  said.textContent = title;
  said.hidden = !title;
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
  close.setAttribute('aria-label', panel.dataset.close);
  close.addEventListener('click', () => {
    panel.hidden = true;
    clear(map);
    panel.dispatchEvent(new CustomEvent('war:closed', { bubbles: true }));
  });
  panel.replaceChildren(said, close, ...(lines.length ? [list] : []));
  panel.hidden = false;
  clear(map);
  for (const line of lines) {
    line.classList.add('told');
    map.querySelector(`.arrow[data-order="${line.dataset.why}"]`)?.classList.add('told');
  }
}

document.addEventListener('click', (event) => {
  const map = event.target.closest?.('.war-map');
  if (!map || event.handled) return;
  const { lists, panel } = box(map);
  if (!lists || !panel) return;
  const arrow = event.target.closest('.arrow[data-order]');
  const all = [...lists.querySelectorAll('[data-why]')];
  if (arrow) {
    const lines = all.filter((line) => line.dataset.why === arrow.dataset.order);
    told(lines, '', panel, map);
    return;
  }
  const code = event.target.closest('[data-p]')?.dataset.p;
  if (!code) return;
  const lines = all.filter((line) => line.dataset.at === code || line.dataset.to === code);
  told(lines, map.querySelector(`.province[data-p="${code}"]`).getAttribute('aria-label'), panel, map);
});
