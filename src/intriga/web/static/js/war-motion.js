// What a turn did, in a quarter of a second: units go where they went, and come back from where
// they were thrown back. A layer of units whose data-turn is new carries the steps.

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const LONG = 250;

const layers = () => [...document.querySelectorAll('.war-map [data-turn]')];
let seen = new Set(layers().map((layer) => layer.dataset.turn));

const step = (text) => text.split(' ').map(Number);

function move(unit) {
  const [x, y] = unit.getAttribute('transform').match(/-?[\d.]+/g).map(Number);
  const at = (dx, dy) => `translate(${x + dx}px, ${y + dy}px)`;
  if (unit.dataset.came) {
    const [dx, dy] = step(unit.dataset.came);
    unit.animate([{ transform: at(dx, dy) }, { transform: at(0, 0) }], { duration: LONG, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' });
  } else if (unit.dataset.tried) {
    const [dx, dy] = step(unit.dataset.tried).map((n) => n * 0.4);
    unit.animate(
      [{ transform: at(0, 0) }, { transform: at(dx, dy), offset: 0.55 }, { transform: at(0, 0) }],
      { duration: LONG, easing: 'ease-in-out' },
    );
  } else if (unit.matches('.built')) {
    unit.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LONG });
  }
}

document.addEventListener('htmx:after:swap', () => {
  const now = layers();
  for (const layer of now) {
    if (seen.has(layer.dataset.turn) || still.matches) continue;
    for (const unit of layer.querySelectorAll('.unit')) move(unit);
  }
  // The board of now stays known while turns gone by come and go before it.
  seen = new Set(now.map((layer) => layer.dataset.turn));
});
