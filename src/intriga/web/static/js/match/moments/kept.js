// What this browser remembers of great events: which cards it shows, and up to which event a match was watched.

import { keep, recall } from '../../kept.js';

const WHICH = 'moments';
const seenKey = `moments:${window.location.pathname}`;

/** Whether cards are off for the whole page: by the address or by an attribute of the document, by nothing else. */
export const off = new URLSearchParams(window.location.search).get('moments') === '0'
  || document.documentElement.dataset.moments === 'off';

/** "all", "mine" or "none". */
export const which = () => recall(WHICH) ?? 'all';

/** Whether this browser shows a card that arrives. */
export function wanted(card) {
  if (off || which() === 'none') return false;
  return which() === 'all' || 'mine' in card.dataset;
}

/** Up to which event the match was watched, and when: {at, when}; null on a first visit. */
export function watched() {
  try {
    return JSON.parse(recall(seenKey));
  } catch {
    return null;
  }
}

export function keepWatched(at) {
  keep(seenKey, JSON.stringify({ at, when: Date.now() }));
}

/** The choice of cards, which stands with the events. */
function offer() {
  const place = document.querySelector('[data-moment-setting]');
  if (!place || off) return;
  const select = place.querySelector('select');
  select.value = which();
  select.addEventListener('change', () => keep(WHICH, select.value));
  place.hidden = false;
}

offer();
