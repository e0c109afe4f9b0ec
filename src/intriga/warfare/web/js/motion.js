// Animates a new turn: units slide to where they moved, or go half-way and back if they were repelled.
// A layer of units with a new data-turn carries the steps (data-came, data-tried).

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const DURATION = 250; // milliseconds

const layers = () => [...document.querySelectorAll('.diplomacy-map [data-turn]')];
let seen = new Set(layers().map((layer) => layer.dataset.turn));

const step = (text) => text.split(' ').map(Number);

function move(unit) {
  const [x, y] = unit.getAttribute('transform').match(/-?[\d.]+/g).map(Number);
  const at = (dx, dy) => `translate(${x + dx}px, ${y + dy}px)`;
  if (unit.dataset.came) {
    const [dx, dy] = step(unit.dataset.came);
    unit.animate([{ transform: at(dx, dy) }, { transform: at(0, 0) }], { duration: DURATION, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
  } else if (unit.dataset.tried) {
    const [dx, dy] = step(unit.dataset.tried).map((n) => n * 0.4);
    unit.animate(
      [{ transform: at(0, 0) }, { transform: at(dx, dy), offset: 0.55 }, { transform: at(0, 0) }],
      { duration: DURATION, easing: 'ease-in-out' },
    );
  } else if (unit.matches('.built')) {
    unit.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
  }
}

document.addEventListener('htmx:after:swap', () => {
  const now = layers();
  for (const layer of now) {
    if (seen.has(layer.dataset.turn) || still.matches) continue;
    for (const unit of layer.querySelectorAll('.unit')) move(unit);
  }
  // The layer of the current board stays in the set while past turns are shown above it.
  seen = new Set(now.map((layer) => layer.dataset.turn));
});
