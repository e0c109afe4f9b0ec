// Loads the script and the styles of drafts where a page has one, or as soon as it is sent its first.

const early = [];

function load() {
  if (!document.querySelector('link[href*="/css/match/drafts.css"]')) {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL('../../css/match/drafts.css', import.meta.url).href;
    document.head.append(sheet);
  }
  return import('./drafts.js');
}

async function first(event) {
  early.push(event.detail);
  if (early.length > 1) return; // it is on its way
  await load();
  document.removeEventListener('draft', first);
  for (const detail of early) document.dispatchEvent(new CustomEvent('draft', { detail }));
}

if (document.querySelector('[data-draft]')) load();
else document.addEventListener('draft', first);
