// What a page with scripts shows of a draft, and one without does not.

const MINUTE = 60000;

const skew = Number(document.body.dataset.now || Date.now()) - Date.now();

export function localise(within) {
  const hour = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
  for (const time of within.querySelectorAll('time[data-at]:not([data-local])')) {
    time.textContent = hour.format(new Date(time.dateTime));
    time.dataset.local = '';
  }
  for (const editor of within.querySelectorAll('[data-until]')) {
    const left = Number(editor.dataset.until) - Date.now() - skew;
    setTimeout(() => editor.remove(), Math.min(Math.max(0, left), MINUTE));
    delete editor.dataset.until;
  }
}

/** What a page with scripts shows, and one without does not. */
export function prepare(within) {
  for (const grip of within.querySelectorAll('[data-draft-grip]')) grip.hidden = false;
  localise(within);
}

export function prepareSection(section) {
  if ('failed' in section.dataset) return;
  section.querySelector('[data-draft-blank]')?.setAttribute('hidden', '');
  for (const input of section.querySelectorAll('[data-draft-blank] [name]')) input.disabled = true;
  section.querySelector('[data-draft-save]').hidden = true;
  const add = section.querySelector('[data-draft-add]');
  if (add) add.hidden = false;
  prepare(section);
}
