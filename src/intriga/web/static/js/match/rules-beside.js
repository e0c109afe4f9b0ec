// The rules beside the board, opened at what is being played; loaded when they are first asked for.

import { bringUp } from './tray.js';
import { show, shown } from './views.js';

const zone = document.getElementById('view-rules');
const place = zone.querySelector('[data-rules-text]');
let before = 'table';

/** The text of the rules, without the page around it. Its ids get a prefix: this page has its own. */
async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = page.querySelector('article.prose');
  for (const marked of text.querySelectorAll('[id]')) marked.id = `rules-${marked.id}`;
  for (const link of text.querySelectorAll('a[href^="#"]')) link.hash = `rules-${link.hash.slice(1)}`;
  place.replaceChildren(...text.childNodes);
}

/** Shows the rules at the part this link leads to. */
export async function open(link) {
  if (zone.hidden) before = shown();
  try {
    if (!place.childElementCount) await load(link.pathname);
  } catch {
    window.location.assign(link.href);
    return;
  }
  show('rules');
  zone.hidden = false;
  for (const old of place.querySelectorAll('.at-play')) old.classList.remove('at-play');
  const part = document.getElementById(`rules-${link.dataset.part}`);
  part?.classList.add('at-play');
  place.scrollTop = part ? part.offsetTop - place.offsetTop - 8 : 0;
  document.getElementById('rules-heading').focus({ preventScroll: true });
}

for (const close of zone.querySelectorAll('[data-rules-close]')) {
  close.addEventListener('click', () => {
    show(before);
    if (close.form) bringUp(); // what a bot would do is told in the tray
    document.querySelector('[data-rules]')?.focus();
  });
}
