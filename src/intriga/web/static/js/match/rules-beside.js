// The rules beside the board, opened at what is being played; loaded when they are first asked for.

import { show } from './tabs.js';

const match = document.querySelector('[data-match]');
const zone = document.getElementById('zone-rules');
const place = zone.querySelector('[data-rules-text]');
let before = 'act';

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
  const { tab, side } = match.dataset;
  if (zone.hidden) before = tab === 'act' ? side : tab;
  if (zone.hidden && window.matchMedia('(max-width: 47.99rem)').matches) before = tab;
  try {
    if (!place.childElementCount) await load(link.pathname);
  } catch {
    window.location.assign(link.href);
    return;
  }
  zone.hidden = false;
  show('rules');
  for (const old of place.querySelectorAll('.at-play')) old.classList.remove('at-play');
  const part = document.getElementById(`rules-${link.dataset.part}`);
  part?.classList.add('at-play');
  place.scrollTop = part ? part.offsetTop - place.offsetTop - 8 : 0;
  document.getElementById('rules-heading').focus({ preventScroll: true });
}

zone.querySelector('[data-rules-close]').addEventListener('click', () => {
  zone.hidden = true;
  show(before);
  document.querySelector('[data-rules]')?.focus();
});
