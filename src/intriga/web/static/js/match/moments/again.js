// The links of events that show a great event once more, here and in the replay.

import { play } from './queue.js';

/** The cards at an address; none if they are not to be had. */
export async function cardsAt(url) {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return [];
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return [...page.querySelectorAll('[data-moment]')];
  } catch {
    return [];
  }
}

document.addEventListener('click', async (event) => {
  const link = event.target.closest?.('[data-again]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const cards = await cardsAt(link.href);
  if (cards.length) play(cards);
  else window.location.assign(link.href);
});
