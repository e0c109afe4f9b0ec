// Mentions: after an @ the people of the room are offered.

const LIST = 'names-offered';
let area = null;
let list = null;
let from = -1;

const form = () => area.closest('[data-speak]');

function offered() {
  const before = area.value.slice(0, area.selectionStart);
  const at = before.lastIndexOf('@');
  if (at < 0 || (at > 0 && /[\p{L}\p{N}]/u.test(before[at - 1]))) return [];
  const begun = before.slice(at + 1).toLowerCase();
  if (begun.length > 40 || begun.includes('\n')) return [];
  from = at;
  const people = form().dataset.people.split('\n').filter(Boolean);
  return people.filter((name) => name.toLowerCase().startsWith(begun) && name.toLowerCase() !== begun);
}

function close() {
  list?.remove();
  list = null;
  area?.removeAttribute('aria-activedescendant');
  area?.removeAttribute('aria-controls');
}

function choose(item) {
  const rest = area.value.slice(area.selectionStart);
  const head = `${area.value.slice(0, from)}@${item.textContent}${/^\s/.test(rest) ? '' : ' '}`;
  area.value = head + rest;
  area.setSelectionRange(head.length, head.length);
  close();
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}

function mark(item) {
  for (const other of list.children) other.setAttribute('aria-selected', String(other === item));
  area.setAttribute('aria-activedescendant', item.id);
  item.scrollIntoView({ block: 'nearest' });
}

function show(names) {
  close();
  if (!names.length) return;
  list = document.createElement('ul');
  list.className = 'names';
  list.id = LIST;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', area.labels[0]?.textContent ?? '');
  names.slice(0, 12).forEach((name, number) => {
    const item = document.createElement('li');
    item.id = `${LIST}-${number}`;
    item.textContent = name;
    item.setAttribute('role', 'option');
    item.addEventListener('pointerdown', (event) => { event.preventDefault(); choose(item); });
    list.append(item);
  });
  form().append(list);
  area.setAttribute('aria-controls', LIST);
  mark(list.firstElementChild);
}

document.addEventListener('input', (event) => {
  if (!event.target.matches?.('[data-speak] textarea')) return;
  area = event.target;
  show(offered());
});

document.addEventListener('keydown', (event) => {
  if (!list || event.target !== area) return;
  const now = list.querySelector('[aria-selected=true]');
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
  if (step) mark(now[step] ?? (event.key === 'ArrowDown' ? list.firstElementChild : list.lastElementChild));
  else if (event.key === 'Enter' || event.key === 'Tab') choose(now);
  else if (event.key !== 'Escape') return;
  event.preventDefault();
  if (event.key === 'Escape') close();
}, true);

document.addEventListener('focusout', (event) => { if (event.target === area) close(); });
