// Zooms a drawing: pinch, Ctrl and wheel, drag, the keys + − 0, buttons, full screen.
//
// [data-zoom] holds an <svg> and optionally buttons with data-zoom-by (a factor; 0: show all) and
// data-zoom-full. The viewBox is changed, so lines stay sharp; as long as all of the drawing is
// visible, one finger scrolls the page. The svg gets --u, its units per pixel, so that a stylesheet
// can keep the size of text, data-near while only a part is shown, data-detail (all, names, codes,
// none: which names fit), and the classes small and overview while small texts, or all of them,
// cannot be read. Drawings with the same data-zoom name share one view.

const NEAREST = 8;
const SHARP = 2.4; // pixels per unit that can be reached even in a low place
const NATURAL = 1.1; // pixels per unit below which texts of eleven units cannot be read
const READABLE = 0.6; // pixels per unit below which a drawing is an overview
const SLOP = 6;
const GLIDE = 250; // milliseconds
const LARGER = 1.2; // texts of a small screen, beside those of a large one

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const narrow = window.matchMedia('(max-width: 75.99rem)');
const views = new Map(); // by name: {x, y, near}: the middle as parts of the whole, how much nearer than the whole

const svgOf = (box) => box.querySelector('svg');
const boxes = () => [...document.querySelectorAll('[data-zoom]')];
const nameOf = (box) => box.dataset.zoom;
const within = (at, low, high) => Math.min(high, Math.max(low, at));

/** All of a drawing, in its units. */
export function whole(svg) {
  if (!svg.dataset.whole) {
    svg.dataset.whole = svg.getAttribute('viewBox');
    const [, , w, h] = svg.dataset.whole.split(' ');
    svg.style.aspectRatio = `${w} / ${h}`; // whatever part of it is shown
  }
  const [x, y, w, h] = svg.dataset.whole.split(' ').map(Number);
  return { x, y, w, h };
}

/** The pixels per unit at which all of a drawing is seen; 0 while it has no place. */
export function fit(svg) {
  const { width, height } = svg.getBoundingClientRect();
  const all = whole(svg);
  return Math.min(width / all.w, height / all.h);
}

export const viewOf = (box) => views.get(nameOf(box)) ?? { x: 0.5, y: 0.5, near: 1 };
export const isWhole = (view) => view.near < 1.001;
const nearest = (svg) => Math.max(NEAREST, SHARP / (fit(svg) || 1));

/** What of a drawing is shown: a rectangle in its units. */
export function shownOf(svg, view) {
  const all = whole(svg);
  const scale = fit(svg) * view.near;
  if (!scale || isWhole(view)) return all;
  const { width, height } = svg.getBoundingClientRect();
  const [w, h] = [width / scale, height / scale];
  const start = (middle, size, of) => (size < of ? within(middle * of - size / 2, 0, of - size) : (of - size) / 2);
  return { x: all.x + start(view.x, w, all.w), y: all.y + start(view.y, h, all.h), w, h };
}

function show(box) {
  const svg = svgOf(box);
  if (!svg) return;
  const view = viewOf(box);
  const { x, y, w, h } = shownOf(svg, view);
  const text = [x, y, w, h].map((n) => Math.round(n * 100) / 100).join(' ');
  if (svg.getAttribute('viewBox') !== text) svg.setAttribute('viewBox', text);
  const scale = fit(svg) * view.near;
  if (scale) {
    svg.style.setProperty('--u', (1 / scale).toFixed(3));
    const readable = scale / (narrow.matches ? LARGER : 1);
    svg.dataset.detail = readable > 1.25 ? 'all' : readable > 0.571 ? 'names' : readable > 0.36 ? 'codes' : 'none';
    svg.classList.toggle('small', scale < NATURAL);
    svg.classList.toggle('overview', scale < READABLE);
  }
  svg.toggleAttribute('data-near', !isWhole(view));
  for (const button of box.querySelectorAll('[data-zoom-by]')) {
    button.hidden = false;
    button.disabled = Number(button.dataset.zoomBy) > 1 ? view.near >= nearest(svg) - 0.001 : isWhole(view);
  }
  const full = box.querySelector('[data-zoom-full]');
  if (full) full.hidden = !document.fullscreenEnabled;
}

/** Shows this of a drawing at once. */
export function look(box, view) {
  const svg = svgOf(box);
  const near = within(view.near, 1, nearest(svg));
  const all = whole(svg);
  const { x, y, w, h } = shownOf(svg, { ...view, near });
  views.set(nameOf(box), { x: (x + w / 2 - all.x) / all.w, y: (y + h / 2 - all.y) / all.h, near });
  for (const other of boxes()) if (nameOf(other) === nameOf(box)) show(other);
}

let gliding = 0; // the request of the next picture of a pan

/** Pans and zooms there. */
export function glide(box, view) {
  cancelAnimationFrame(gliding);
  const from = viewOf(box);
  if (still.matches || !fit(svgOf(box))) return look(box, view);
  const begun = performance.now();
  const goOn = (now) => {
    const part = within((now - begun) / GLIDE, 0, 1);
    const done = 1 - (1 - part) ** 3;
    const between = (a, b) => a + (b - a) * done;
    // As much nearer in each moment: the near end is not reached in a leap.
    look(box, {
      x: between(from.x, view.x),
      y: between(from.y, view.y),
      near: from.near * (view.near / from.near) ** done,
    });
    if (part < 1 && box.isConnected) gliding = requestAnimationFrame(goOn);
  };
  gliding = requestAnimationFrame(goOn);
  return undefined;
}

/** Somebody moves a drawing with their own hand: from now on it stays where they put it. */
function moved(box, view) {
  cancelAnimationFrame(gliding);
  look(box, view);
  box.dispatchEvent(new Event('zoom:moved', { bubbles: true }));
}

/** A point of the screen, as fractions of the whole drawing. */
function place(svg, x, y) {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  const all = whole(svg);
  return { x: (point.x - all.x) / all.w, y: (point.y - all.y) / all.h };
}

/** Zooms by a factor and keeps the point of the drawing that is at (x, y) there. */
function nearer(box, factor, x, y) {
  const svg = svgOf(box);
  const view = viewOf(box);
  const at = place(svg, x, y);
  const near = within(view.near * factor, 1, nearest(svg));
  const k = view.near / near;
  moved(box, { x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k, near });
}

function nearerToMiddle(box, factor) {
  const { left, top, width, height } = svgOf(box).getBoundingClientRect();
  nearer(box, factor, left + width / 2, top + height / 2);
}

const showAll = (box) => moved(box, { x: 0.5, y: 0.5, near: 1 });

/** Where an element of a drawing is on the screen: the point that it names itself (data-at), or its middle. */
function middleOf(element) {
  if (element.dataset.at) {
    const { x, y } = new DOMPoint(...element.dataset.at.split(' ').map(Number)).matrixTransform(element.getScreenCTM());
    return { x, y };
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Moves the view just far enough to show an element of a drawing. */
export function reveal(element) {
  const box = element.closest('[data-zoom]');
  if (!box || isWhole(viewOf(box))) return;
  const frame = svgOf(box).getBoundingClientRect();
  const middle = middleOf(element);
  const margin = 22; // half a thumb
  const inside = middle.x > frame.left + margin && middle.x < frame.right - margin
    && middle.y > frame.top + margin && middle.y < frame.bottom - margin;
  if (!inside) moved(box, { ...viewOf(box), ...place(svgOf(box), middle.x, middle.y) });
}

// Fingers and mouse ------------------------------------------------------------------

const down = new Map(); // pointers on one drawing: id → {x, y}
let held = null; // the box they are on
let dragged = false;

const apart = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
const between = ([a, b]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

document.addEventListener('pointerdown', (event) => {
  const svg = event.target.closest?.('[data-zoom] svg');
  if (!svg) return;
  const box = svg.closest('[data-zoom]');
  if (held !== box) down.clear();
  held = box;
  if (!down.size) dragged = false;
  down.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

/** Moves what is shown by as much as a finger has moved. */
function drag(box, last, now) {
  const svg = svgOf(box);
  const [from, to] = [place(svg, last.x, last.y), place(svg, now.x, now.y)];
  const view = viewOf(box);
  moved(box, { ...view, x: view.x + from.x - to.x, y: view.y + from.y - to.y });
}

document.addEventListener('pointermove', (event) => {
  const last = down.get(event.pointerId);
  if (!last || !held) return;
  const now = { x: event.clientX, y: event.clientY };
  if (down.size === 1) {
    const far = Math.hypot(now.x - last.x, now.y - last.y) > SLOP;
    if (!(dragged || far) || isWhole(viewOf(held))) return;
    dragged = true;
    drag(held, last, now);
    down.set(event.pointerId, now);
  } else {
    dragged = true;
    const before = [...down.values()];
    down.set(event.pointerId, now);
    const after = [...down.values()];
    const [was, is] = [between(before), between(after)];
    nearer(held, apart(after) / Math.max(1, apart(before)), is.x, is.y);
    drag(held, was, is);
  }
});

for (const kind of ['pointerup', 'pointercancel']) {
  document.addEventListener(kind, (event) => { down.delete(event.pointerId); });
}

// The end of a drag is not a click.
document.addEventListener('click', (event) => {
  if (!dragged || !event.target.closest?.('[data-zoom] svg')) return;
  dragged = false;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);

document.addEventListener('wheel', (event) => {
  const box = event.target.closest?.('[data-zoom]');
  if (!box || !(event.ctrlKey || event.metaKey || document.fullscreenElement)) return;
  event.preventDefault();
  nearer(box, Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0025)), event.clientX, event.clientY);
}, { passive: false });

// Keys and buttons ---------------------------------------------------------------------

document.addEventListener('keydown', (event) => {
  const box = event.target.closest?.('[data-zoom]');
  if (!box || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
  const by = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '−': 1 / 1.5 }[event.key];
  if (by) nearerToMiddle(box, by);
  else if (event.key === '0') showAll(box);
  else return;
  event.preventDefault();
});

// What the keyboard goes to is in sight.
document.addEventListener('focusin', (event) => {
  if (event.target.closest?.('[data-zoom] svg') && event.target.matches(':focus-visible')) reveal(event.target);
});

document.addEventListener('click', (event) => {
  const box = event.target.closest?.('[data-zoom]');
  const button = box && event.target.closest('[data-zoom-by], [data-zoom-full]');
  if (!button) return;
  if (button.dataset.zoomBy === undefined) {
    if (document.fullscreenElement) document.exitFullscreen();
    else box.requestFullscreen();
  } else if (button.dataset.zoomBy === '0') {
    showAll(box);
  } else {
    nearerToMiddle(box, Number(button.dataset.zoomBy));
  }
});

// Start -----------------------------------------------------------------------------

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const box = target.closest('[data-zoom]');
    if (box) show(box);
  }
});

function prepare() {
  for (const box of boxes()) {
    const svg = svgOf(box);
    if (svg) sizes.observe(svg);
    show(box);
  }
}

document.addEventListener('htmx:after:swap', prepare);
prepare();
