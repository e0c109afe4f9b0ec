// The slider through the turns of a match: ← and → beside it, and the button back to the present.
//
// A past turn is shown in #turn-shown, in place of the board (match/fragments/zones/turn.html), which is
// updated meanwhile. If a turn ends while the present is shown, the slider moves along.

const bar = () => document.getElementById('turns-bar');
const slider = () => document.getElementById('turn-at');
const shown = () => document.getElementById('turn-shown');

let wasLast = ''; // it may have been loaded when the first turn ended (match.js)

function go(to) {
  const at = slider();
  const value = String(Math.min(Number(at.max), Math.max(1, to)));
  if (value === at.value) return;
  at.value = value;
  at.dispatchEvent(new Event('input', { bubbles: true }));
}

function refresh() {
  const at = slider();
  if (!at) return;
  const past = shown()?.firstElementChild;
  if (at.max !== wasLast) {
    wasLast = at.max;
    at.value = past ? past.dataset.turn : at.max;
  }
  for (const button of bar().querySelectorAll('[data-turn-step]')) {
    button.hidden = false;
    const to = Number(at.value) + Number(button.dataset.turnStep);
    button.disabled = to < 1 || to > Number(at.max);
  }
  for (const button of document.querySelectorAll('[data-turn-now]')) button.hidden = false;
  const name = document.getElementById('turn-name');
  const label = past?.querySelector('h2')?.textContent ?? at.dataset.now;
  if (name.textContent !== label) name.textContent = label;
  at.setAttribute('aria-valuetext', label);
}

document.addEventListener('click', (event) => {
  const step = event.target.closest?.('[data-turn-step]');
  if (step) go(Number(slider().value) + Number(step.dataset.turnStep));
  if (event.target.closest?.('[data-turn-now]')) {
    go(Number(slider().max));
    slider().focus({ preventScroll: true });
  }
});
document.addEventListener('input', (event) => { if (event.target.id === 'turn-at') refresh(); });
document.addEventListener('htmx:after:swap', refresh);
document.addEventListener('htmx:after:settle', refresh);
refresh();
