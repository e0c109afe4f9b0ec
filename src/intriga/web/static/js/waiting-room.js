// The waiting room: searching a long list of names. The list comes anew while we wait, so what is
// searched for is looked for again. The roll marks the tab, for who looks elsewhere.

import { ask } from './turn-alert.js';

function search() {
  const box = document.querySelector('[data-search]');
  const list = document.querySelector('[data-searched]');
  if (!box || !list) return;
  box.hidden = false;
  const wanted = box.querySelector('input').value.trim().toLocaleLowerCase();
  for (const row of list.children) {
    const name = row.querySelector('.who').textContent.toLocaleLowerCase();
    row.hidden = wanted !== '' && !name.includes(wanted);
  }
}

function notice() {
  ask(document.getElementById('waiting-mine')?.dataset.asked === 'true');
}

document.addEventListener('input', (event) => {
  if (event.target.closest('[data-search]')) search();
});
for (const kind of ['htmx:after:swap', 'htmx:after:settle']) {
  document.addEventListener(kind, () => { search(); notice(); });
}
search();
notice();
