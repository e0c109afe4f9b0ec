// Against bots: sends a form automatically when there is nothing to choose, unless the player does not
// want that. Everybody is asked questions that only some can say yes to, so that being asked reveals
// nothing; a player without a choice need not press the button each time. Where a person could watch,
// the page does not offer this, as the time it takes would tell who has a choice.

import { keep, recall } from '../kept.js';

const KEY = 'quick-answers';

let waiting = null;

/** Whether this browser wants it. */
function wanted() {
  return recall(KEY) !== 'no';
}

function prepare() {
  const box = document.querySelector('[data-quick]');
  if (!box) return;
  const wish = box.querySelector('input');
  box.hidden = false;
  wish.checked = wanted();
  const form = 'sole' in box.dataset && wish.checked ? document.querySelector('#tray form[data-act-form]') : null;
  const command = form?.elements.command.value;
  if (waiting && waiting.command !== command) {
    clearTimeout(waiting.timer);
    waiting = null;
  }
  if (form && !waiting) {
    const [shortest, longest] = box.dataset.quick.split('-').map(Number);
    const pause = shortest + Math.random() * (longest - shortest);
    waiting = { command, timer: setTimeout(() => answer(command), pause) };
  }
}

function answer(command) {
  waiting = null;
  const form = document.querySelector('#tray form[data-act-form]');
  if (form?.elements.command.value !== command) return;
  const radio = form.querySelector('input[type=radio]');
  if (radio) radio.checked = true;
  form.requestSubmit();
}

document.addEventListener('change', (event) => {
  if (!event.target.closest('[data-quick]')) return;
  keep(KEY, event.target.checked ? 'yes' : 'no');
  prepare();
});

prepare();
document.addEventListener('htmx:after:swap', prepare);
document.addEventListener('htmx:after:settle', prepare);
