// What happens is told once to those who listen to the page: every new event, in order. Where a card waits for a tap,
// at once, else when there is a pause.

const MOST = 8;
const line = document.getElementById('announce');
const told = () => [...document.querySelectorAll('[data-told]')];

/** The viewer's own number of an event. */
function number(text) {
  const place = text.closest('[data-dispatch], .dispatch-group');
  return Number(place.id.replace(/\D+/, ''));
}

let last = Math.max(0, ...told().map(number));

function announce() {
  const fresh = told().filter((text) => number(text) > last).sort((a, b) => number(a) - number(b));
  if (!fresh.length) return;
  last = number(fresh.at(-1));
  const holds = document.querySelector('#moments > [data-holds]') !== null;
  line.setAttribute('aria-live', holds ? 'assertive' : 'polite');
  line.textContent = fresh.slice(-MOST).map((text) => text.textContent).join(' ');
}

if (line) document.addEventListener('htmx:after:swap', announce);
