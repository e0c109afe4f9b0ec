// Zooms a drawing: pinch, Ctrl and wheel, drag, the keys + − 0, buttons, full screen.
//
// [data-zoom] holds an <svg> and optionally buttons with data-zoom-by (a factor; 0: show all) and
// data-zoom-full. The viewBox is changed, so lines stay sharp; as long as all of the drawing is
// visible, one finger scrolls the page. The svg gets --u, its units per pixel, so that a stylesheet
// can keep the size of text, and data-near while only a part is shown. Drawings with the same
// data-zoom name share one view.

const NEAREST = 8;
const SLOP = 6;

const views = new Map(); // by name: {x, y, w, h} as parts of the whole, 0 to 1

const svgOf = (box) => box.querySelector('svg');
const boxes = () => [...document.querySelectorAll('[data-zoom]')];
const nameOf = (box) => box.dataset.zoom;

function whole(svg) {
  svg.dataset.whole ??= svg.getAttribute('viewBox');
  const [x, y, w, h] = svg.dataset.whole.split(' ').map(Number);
  return { x, y, w, h };
}

const viewOf = (box) => views.get(nameOf(box)) ?? { x: 0, y: 0, w: 1, h: 1 };

function show(box) {
  const svg = svgOf(box);
  if (!svg) return;
  const all = whole(svg);
  const view = viewOf(box);
  const numbers = [all.x + view.x * all.w, all.y + view.y * all.h, view.w * all.w, view.h * all.h];
  const text = numbers.map((n) => Math.round(n * 100) / 100).join(' ');
  if (svg.getAttribute('viewBox') !== text) svg.setAttribute('viewBox', text);
  const { width, height } = svg.getBoundingClientRect();
  if (width && height) {
    const unit = Math.max(numbers[2] / width, numbers[3] / height);
    svg.style.setProperty('--u', unit.toFixed(3));
    svg.dataset.detail = unit < 0.8 ? 'all' : unit < 1.75 ? 'names' : 'codes';
  }
  svg.toggleAttribute('data-near', view.w < 0.999);
  for (const button of box.querySelectorAll('[data-zoom-by]')) {
    button.hidden = false;
    const by = Number(button.dataset.zoomBy);
    button.disabled = by > 1 ? view.w <= 1 / NEAREST + 0.001 : view.w > 0.999;
  }
  const full = box.querySelector('[data-zoom-full]');
  if (full) full.hidden = !document.fullscreenEnabled;
}

function look(box, view) {
  const w = Math.min(1, Math.max(1 / NEAREST, view.w));
  const clamp = (at) => Math.min(1 - w, Math.max(0, at));
  views.set(nameOf(box), { x: clamp(view.x), y: clamp(view.y), w, h: w });
  for (const other of boxes()) if (nameOf(other) === nameOf(box)) show(other);
}

/** A point of the screen, as fractions of the whole drawing. */
function place(svg, x, y) {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  const all = whole(svg);
  return { x: (point.x - all.x) / all.w, y: (point.y - all.y) / all.h };
}

/** Zooms by a factor and keeps the point of the drawing that is at (x, y) there. */
function nearer(box, factor, x, y) {
  const view = viewOf(box);
  const at = place(svgOf(box), x, y);
  const w = Math.min(1, Math.max(1 / NEAREST, view.w / factor));
  const k = w / view.w;
  look(box, { x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k, w });
}

function nearerToMiddle(box, factor) {
  const { left, top, width, height } = svgOf(box).getBoundingClientRect();
  nearer(box, factor, left + width / 2, top + height / 2);
}

/** Moves the view just far enough to show a rectangle of the screen. */
export function reveal(element) {
  const box = element.closest('[data-zoom]');
  const view = box && viewOf(box);
  if (!box || view.w > 0.999) return;
  const frame = svgOf(box).getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const middle = { x: inner.left + inner.width / 2, y: inner.top + inner.height / 2 };
  const margin = 40;
  const inside = middle.x > frame.left + margin && middle.x < frame.right - margin
    && middle.y > frame.top + margin && middle.y < frame.bottom - margin;
  if (inside) return;
  const at = place(svgOf(box), middle.x, middle.y);
  look(box, { x: at.x - view.w / 2, y: at.y - view.h / 2, w: view.w });
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

document.addEventListener('pointermove', (event) => {
  const last = down.get(event.pointerId);
  if (!last || !held) return;
  const now = { x: event.clientX, y: event.clientY };
  if (down.size === 1) {
    const far = Math.hypot(now.x - last.x, now.y - last.y) > SLOP;
    if (!(dragged || far) || viewOf(held).w > 0.999) return;
    dragged = true;
    const svg = svgOf(held);
    const [from, to] = [place(svg, last.x, last.y), place(svg, now.x, now.y)];
    const view = viewOf(held);
    look(held, { ...view, x: view.x + from.x - to.x, y: view.y + from.y - to.y });
    down.set(event.pointerId, now);
  } else {
    dragged = true;
    const before = [...down.values()];
    down.set(event.pointerId, now);
    const after = [...down.values()];
    const [was, is] = [between(before), between(after)];
    nearer(held, apart(after) / Math.max(1, apart(before)), is.x, is.y);
    const svg = svgOf(held);
    const [from, to] = [place(svg, was.x, was.y), place(svg, is.x, is.y)];
    const view = viewOf(held);
    look(held, { ...view, x: view.x + from.x - to.x, y: view.y + from.y - to.y });
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
  else if (event.key === '0') look(box, { x: 0, y: 0, w: 1 });
  else return;
  event.preventDefault();
});

document.addEventListener('click', (event) => {
  const box = event.target.closest?.('[data-zoom]');
  const button = box && event.target.closest('[data-zoom-by], [data-zoom-full]');
  if (!button) return;
  if (button.dataset.zoomBy === undefined) {
    if (document.fullscreenElement) document.exitFullscreen();
    else box.requestFullscreen();
  } else if (button.dataset.zoomBy === '0') {
    look(box, { x: 0, y: 0, w: 1 });
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
