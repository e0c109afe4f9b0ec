// Answers by itself when there is nothing to choose, if its player wishes so. Everybody is asked
// things that only some can say yes to, so that being asked gives nothing away; a player without a
// choice need not press the button each time. The answer comes after a pause like a person's.

const KEY = 'quick-answers';
const SHORTEST = 700;
const LONGEST = 2200;

let waiting = null;

/** The wish of this browser; against bots alone the default is yes. */
function wished(box) {
  const kept = localStorage.getItem(KEY);
  return kept === null ? 'solo' in box.dataset : kept === 'yes';
}

function prepare() {
  const box = document.querySelector('[data-quick]');
  if (!box) return;
  const wish = box.querySelector('input');
  box.hidden = false;
  wish.checked = wished(box);
  const form = 'sole' in box.dataset && wish.checked ? document.querySelector('form[data-act-form]') : null;
  const command = form?.elements.command.value;
  if (waiting && waiting.command !== command) {
    clearTimeout(waiting.timer);
    waiting = null;
  }
  if (form && !waiting) {
    const pause = SHORTEST + Math.random() * (LONGEST - SHORTEST);
    waiting = { command, timer: setTimeout(() => answer(command), pause) };
  }
}

function answer(command) {
  waiting = null;
  const form = document.querySelector('form[data-act-form]');
  if (form?.elements.command.value !== command) return;
  const radio = form.querySelector('input[type=radio]');
  if (radio) radio.checked = true;
  form.requestSubmit();
}

document.addEventListener('change', (event) => {
  if (!event.target.closest('[data-quick]')) return;
  localStorage.setItem(KEY, event.target.checked ? 'yes' : 'no');
  prepare();
});

prepare();
document.addEventListener('htmx:after:swap', prepare);
document.addEventListener('htmx:after:settle', prepare);
