// Shows of the board what the decision is about (`Frame` in intriga/presentation/frames.py): pans
// and zooms there when that, or the question, changes. A board that is large enough stays whole. What
// somebody has moved with their own hand stays until the next decision; ⛶ shows all of the board in
// all of the page, where it can be moved, too; again returns. At the edge stands what lies beyond it, and which way.

import { fit, glide, isWhole, look, shownOf, viewOf, whole } from '../zoom.js';

const LARGE = 0.92; // pixels per unit at which a whole board can be read
const MOST = 1.6; // pixels per unit of a frame at most
const ROOM = 26; // units around a place that may be picked
const ALL = { x: 0.5, y: 0.5, near: 1 };
const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

const narrow = window.matchMedia('(max-width: 75.99rem)');
const notes = () => document.getElementById('stage-frame');
const stage = () => notes()?.parentElement;
const board = () => stage()?.querySelector('.board-now [data-zoom]');
const button = () => stage()?.querySelector('[data-stage-whole]');

let decision = ''; // what the frame was last made for
let own = null; // a frame that a game's script asks for: {box, places}
let all = false; // whether the board has all of the page
let byHand = false; // whether somebody has moved what is shown
let size = ''; // the board's, when it was last shown

const numbers = (text) => text.split(' ').map(Number);
const rectangle = ([x, y, w, h]) => ({ x, y, w, h });

/** The smallest rectangle around these. */
function around(rectangles) {
  const x = Math.min(...rectangles.map((r) => r.x));
  const y = Math.min(...rectangles.map((r) => r.y));
  const right = Math.max(...rectangles.map((r) => r.x + r.w));
  const bottom = Math.max(...rectangles.map((r) => r.y + r.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** A place that may be picked, in units of the board: a province, a cell. */
function placeOf(svg, value) {
  const province = svg.querySelector(`.province[data-p="${CSS.escape(value)}"]`);
  if (province) {
    const [x, y] = numbers(province.dataset.at);
    return { x: x - ROOM, y: y - ROOM, w: 2 * ROOM, h: 2 * ROOM };
  }
  const cell = svg.querySelector(`[data-pick-value="${CSS.escape(value)}"]`);
  if (!cell) return null;
  const { left, top, right, bottom } = cell.getBoundingClientRect();
  const back = svg.getScreenCTM().inverse();
  const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((p) => p.matrixTransform(back));
  return { x: from.x, y: from.y, w: to.x - from.x, h: to.y - from.y };
}

/** What is asked to be shown: {box, places}; null: all of the board. */
function asked() {
  if (own) return own;
  const { box, picks = '' } = notes().dataset;
  return box ? { box: rectangle(numbers(box)), places: picks.split(' ').filter(Boolean) } : null;
}

/** The view of a drawing that shows a frame: it fills its place as far as all that may be picked stays in sight. */
function viewOn(svg, { box, places }) {
  const all = whole(svg);
  const { width, height } = svg.getBoundingClientRect();
  const least = (r) => Math.min(width / r.w, height / r.h);
  const found = places.map((value) => placeOf(svg, value)).filter(Boolean);
  const picks = found.length ? around(found) : box;
  const filling = Math.max(width / box.w, height / box.h);
  const scale = Math.min(MOST, Math.max(least(box), Math.min(filling, least(picks))));
  const near = Math.max(1, scale / fit(svg));
  // Where it is cut, that is where nothing may be picked.
  const middle = (from, size, start, length, room) => {
    const at = from + size / 2;
    return Math.min(Math.max(at, start + length - room / 2), start + room / 2);
  };
  const x = middle(box.x, box.w, picks.x, picks.w, width / scale);
  const y = middle(box.y, box.h, picks.y, picks.h, height / scale);
  return { x: (x - all.x) / all.w, y: (y - all.y) / all.h, near };
}

/** What lies beyond the edge of a view, with an arrow that points there. */
function tellBeyond(svg, view) {
  const { x, y, w, h } = shownOf(svg, view);
  for (const line of notes().querySelectorAll('[data-at]')) {
    const [left, top] = numbers(line.dataset.at);
    line.hidden = isWhole(view) || (left > x && left < x + w && top > y && top < y + h);
    const turn = Math.atan2(top - y - h / 2, left - x - w / 2) / (Math.PI / 4);
    line.querySelector('i').textContent = ARROWS[(Math.round(turn) + 8) % 8];
  }
}

/** Offers all of the board, unless it is all there and large. */
function offerWhole(svg) {
  const shown = button();
  if (!shown) return;
  shown.hidden = !narrow.matches || (!all && !byHand && Boolean(svg) && fit(svg) >= LARGE);
  shown.setAttribute('aria-pressed', String(all && !byHand));
}

function follow(panning) {
  if (!notes()) return;
  const box = board();
  stage().toggleAttribute('data-whole', all);
  const part = document.getElementById(notes().dataset.part ?? '');
  if (part && !all) part.closest('.board-now')?.scrollTo({ top: part.offsetTop });
  const svg = box?.querySelector('svg');
  offerWhole(svg);
  if (!svg) return;
  const { width, height } = svg.getBoundingClientRect();
  size = `${width} ${height}`;
  const frame = !all && narrow.matches && fit(svg) < LARGE ? asked() : null;
  const view = byHand ? viewOf(box) : frame && width && height ? viewOn(svg, frame) : ALL;
  if (!byHand) (panning ? glide : look)(box, view);
  tellBeyond(svg, view);
}

/** Frames what a game's script says, until it says null or another decision comes. */
export function frameOn(frame) {
  if (JSON.stringify(frame) === JSON.stringify(own)) return;
  own = frame;
  if (!all) byHand = false;
  follow(true);
}

const sizes = new ResizeObserver(() => {
  const svg = board()?.querySelector('svg');
  if (!svg) return;
  const { width, height } = svg.getBoundingClientRect();
  if (size !== `${width} ${height}`) follow(false);
});

function prepare() {
  if (!notes()) return;
  const svg = board()?.querySelector('svg');
  if (svg) sizes.observe(svg);
  const { box = '', part = '', picks = '' } = notes().dataset;
  const question = document.querySelector('[data-question]')?.dataset.question ?? '';
  const now = JSON.stringify([box, part, picks, question]);
  const first = decision === '';
  if (now !== decision) all = byHand = false;
  follow(now !== decision && !first);
  decision = now;
}

document.addEventListener('click', (event) => {
  if (!event.target.closest?.('[data-stage-whole]')) return;
  all = !all || byHand;
  byHand = false;
  follow(true);
});
document.addEventListener('zoom:moved', (event) => {
  if (event.target !== board()) return;
  byHand = true;
  follow(false);
});
narrow.addEventListener('change', () => follow(false));
document.addEventListener('htmx:after:swap', prepare);
prepare();
