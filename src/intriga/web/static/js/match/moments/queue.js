// Cards, one after another.

import { place, stand } from './card.js';

const MOST = 5; // cards of a batch; the others are one that says how many they are
const box = document.getElementById('moments');
const plural = new Intl.PluralRules(document.documentElement.lang);

let waiting = []; // {card, seq}, and `count` of one that stands for several
let close = null; // takes the card away that is shown
let shown = 0; // cards of this batch so far
let asked = false; // somebody asked to see them: they come, whatever else goes on
let retry = 0;

/** What the page says to cards. `may`: "play", "wait" (for a moment) or "pill" (not now); `released(seq)`: the board may
    show what led to a card (Infinity: everything); `left(n)`: so many wait; `went(where)`: a button was pressed. */
export const page = { may: () => 'play', released: () => {}, left: () => {}, went: () => {} };

/** Whether a card is shown. */
export const shows = () => close !== null;

/** How many cards wait. */
export const waits = () => waiting.length;

const fill = (words, values) => words.replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** How many events, in words. */
export function counted(n) {
  const rule = plural.select(n);
  return fill(box.dataset[rule === 'one' ? 'one' : rule === 'few' ? 'few' : 'many'], { n });
}

function moreOf(rest) {
  const count = rest.reduce((sum, one) => sum + (one.count ?? 1), 0);
  const card = document.getElementById('moment-more').content.firstElementChild.cloneNode(true);
  card.querySelector('[data-moment-more]').textContent = fill(box.dataset.more, { of: counted(count) });
  return { card, seq: rest.at(-1).seq, count };
}

/** Leaves the cards that wait for a tap and the last ones; the others become one card. */
function fold() {
  const room = MOST - (close ? 1 : 0);
  if (waiting.filter((one) => !one.count).length <= room) return;
  const holding = waiting.filter((one) => 'holds' in one.card.dataset).slice(-room);
  const kept = new Set(holding);
  for (const one of waiting.toReversed()) if (!one.count && kept.size < room) kept.add(one);
  const rest = waiting.filter((one) => !kept.has(one));
  waiting = [moreOf(rest), ...waiting.filter((one) => kept.has(one))];
}

/** Adds cards. `seq`: of the push that brought them. */
export function add(cards, seq = 0) {
  for (const card of cards) card.remove();
  waiting.push(...cards.map((card) => ({ card, seq })));
  fold();
  go();
}

/** Shows cards that somebody asked for, at once. */
export function play(cards = []) {
  asked = true;
  waiting = [...cards.map((card) => ({ card, seq: 0 })), ...waiting];
  fold();
  go();
}

/** Forgets the cards that wait. */
export function drop() {
  waiting = [];
  go();
}

/** Takes a card away that must not be shown now; it waits. */
export function stop() {
  close?.('back');
}

function finish() {
  shown = 0;
  asked = false;
  page.released(Infinity);
  page.left(0);
}

function words(one) {
  if ('holds' in one.card.dataset) return box.dataset.waits;
  const of = shown + waiting.length;
  if (of > 1) return fill(box.dataset.place, { n: shown, of });
  return fill(box.dataset.alone, { n: Math.ceil(Number(one.card.dataset.seconds)) });
}

/** Shows the next card, if one may be shown. */
export function go() {
  clearTimeout(retry);
  if (close) return;
  if (!waiting.length) {
    finish();
    return;
  }
  const may = asked ? 'play' : page.may();
  page.left(may === 'pill' ? waiting.reduce((sum, one) => sum + (one.count ?? 1), 0) : 0);
  if (may !== 'play') {
    page.released(Infinity);
    retry = setTimeout(go, 250);
    return;
  }
  const one = waiting.shift();
  shown += 1;
  page.released(one.seq);
  close = stand(one.card, { words: words(one), all: waiting.length >= 2, done: (how) => ended(one, how) });
}

function ended(one, how) {
  close = null;
  if (how === 'back') {
    waiting.unshift(one);
    shown -= 1;
  } else if (how === 'all' || how === 'away') waiting = [];
  if (how === 'go') page.went(one.card.dataset.go);
  go();
}
