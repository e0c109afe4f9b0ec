// Clocks count down by the server's time, not by the clock of this machine.

const skew = Number(document.body.dataset.now || Date.now()) - Date.now();
const day = new Intl.DateTimeFormat(document.documentElement.lang, {
  weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit',
});
const two = (n) => String(n).padStart(2, '0');

function shown(seconds) {
  const minutes = two(Math.floor(seconds / 60) % 60);
  return seconds >= 3600
    ? `${Math.floor(seconds / 3600)}:${minutes}:${two(seconds % 60)}`
    : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The seconds that a clock still has. */
export const secondsLeft = (clock) => Math.round((Date.parse(clock.dataset.due) - Date.now() - skew) / 1000);

function tick() {
  for (const clock of document.querySelectorAll('[data-due]')) {
    const due = Date.parse(clock.dataset.due);
    let left = secondsLeft(clock);
    if (Number.isNaN(left)) continue;
    clock.classList.toggle('far', left > 86400);
    if (left > 86400) {
      clock.textContent = day.format(due);
      continue;
    }
    const grace = Number(clock.dataset.grace || 0);
    const late = left < 0 && grace > 0;
    if (late) left += grace;
    clock.title = late ? clock.dataset.graceWords : '';
    clock.classList.toggle('grace', late);
    const seconds = Math.max(0, left);
    const text = shown(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle('late', seconds <= 15);
  }
}

// Past times are shown in the time zone of this machine.

const hour = new Intl.DateTimeFormat(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat(document.documentElement.lang, { day: 'numeric', month: 'short' });

function localise() {
  for (const time of document.querySelectorAll('time[data-at]:not([data-local])')) {
    const at = new Date(time.dateTime);
    const today = at.toDateString() === new Date().toDateString();
    time.textContent = today ? hour.format(at) : `${date.format(at)}, ${hour.format(at)}`;
    time.dataset.local = '';
  }
}

tick();
localise();
setInterval(tick, 1000);
document.addEventListener('htmx:after:swap', () => { tick(); localise(); });
