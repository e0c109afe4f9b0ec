// Long texts: how many characters are left, drafts that outlive a reload, the text that a new one
// begins with, and texts that were deleted while they were open.

const PLACE = window.location.pathname;
const key = (area) => `document:${PLACE}:${area.id}`;
const lengthOf = (text) => [...text.normalize('NFC').trim()].length;
const areas = (within = document) => within.querySelectorAll('[data-document-field]');

function keepDraft(area) {
  try {
    if (area.value) sessionStorage.setItem(key(area), area.value);
    else sessionStorage.removeItem(key(area));
  } catch {
    // There is no room: the text is on the page only.
  }
}

function draft(area) {
  try {
    return sessionStorage.getItem(key(area));
  } catch {
    return null;
  }
}

function written(area) {
  const over = lengthOf(area.value) - Number(area.dataset.most);
  const words = area.dataset.over.replace('0', over);
  const output = area.parentElement.querySelector('[data-document-left]');
  output.hidden = over < -500;
  output.textContent = over > 0 ? words : -over;
  output.classList.toggle('over', over > 0);
  area.setCustomValidity(over > 0 ? words : '');
  keepDraft(area);
}

document.addEventListener('input', (event) => {
  if (event.target.matches?.('[data-document-field]')) written(event.target);
});

/** Prepares the fields that are new on the page; a field that comes back has its draft again. */
function prepare() {
  for (const area of areas()) {
    if (area.dataset.ready) continue;
    area.dataset.ready = 'true';
    if (!area.value) area.value = draft(area) ?? '';
    const form = area.closest('details');
    if (area.value && form) form.open = true;
    if (area.value) written(area);
  }
  for (const button of document.querySelectorAll('[data-document-begins]')) button.hidden = false;
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest?.('[data-document-begins]');
  if (!button) return;
  const area = document.getElementById(button.getAttribute('aria-controls'));
  const answer = await fetch(button.dataset.documentBegins);
  if (!answer.ok) return;
  // What is there already stays, and can be undone.
  area.focus();
  area.setRangeText(await answer.text(), area.selectionStart, area.selectionEnd, 'start');
  written(area);
});

// A text that was accepted leaves its field; one that was refused stays.
document.addEventListener('htmx:after:request', (event) => {
  const form = event.target.closest?.('[data-act-form]');
  if (!form || event.detail?.ctx?.response?.raw?.status !== 200) return;
  for (const area of areas(form)) {
    area.value = '';
    written(area);
  }
});

// Sent without htmx: the next page has it if it was refused.
document.addEventListener('submit', (event) => {
  if (event.target.hasAttribute('hx-post')) return;
  for (const area of areas(event.target)) sessionStorage.removeItem(key(area));
});

/** Takes away the texts that the host has deleted. */
function forget() {
  for (const item of document.querySelectorAll('[data-erases]')) {
    const open = `[data-document="${CSS.escape(item.dataset.erases)}"] .document-text`;
    for (const text of document.querySelectorAll(open)) text.textContent = item.dataset.words;
  }
}

document.addEventListener('htmx:after:swap', () => {
  prepare();
  forget();
});
prepare();
