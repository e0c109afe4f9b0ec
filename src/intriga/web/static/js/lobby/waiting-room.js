// The waiting room: searches a long list of names, again whenever the list is updated. A roll call
// marks the tab, for people who look elsewhere.

import { showTurn } from '../turn-alert.js';

function search() {
  const box = document.querySelector('[data-search]');
  const list = document.querySelector('[data-searched]');
  if (!box || !list) return;
  box.hidden = false;
  const wanted = box.querySelector('input').value.trim().toLocaleLowerCase();
  for (const row of list.children) {
    const name = (row.querySelector('.who') ?? row).textContent.toLocaleLowerCase();
    row.hidden = wanted !== '' && !name.includes(wanted);
  }
}

function updateTurn() {
  showTurn(document.getElementById('waiting-mine')?.dataset.asked === 'true');
}

document.addEventListener('input', (event) => {
  if (event.target.closest('[data-search]')) search();
});
for (const kind of ['htmx:after:swap', 'htmx:after:settle']) {
  document.addEventListener(kind, () => { search(); updateTurn(); });
}
search();
updateTurn();
