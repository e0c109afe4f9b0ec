// For every page: ids of commands, buttons to copy, texts from files, counters with a limit. Pages work without it.

import './command-ids.js';

for (const button of document.querySelectorAll('[data-copy]')) {
  const field = document.getElementById(button.dataset.copy);
  const before = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without HTTPS there is no clipboard; the old command copies the selected field.
      document.execCommand('copy');
    }
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = before; }, 2000);
  });
}

// A long text may be filled from a file: the text is sent, not the file.
for (const input of document.querySelectorAll('[data-fills]')) {
  input.parentElement.hidden = false;
  input.addEventListener('change', async () => {
    if (input.files.length) document.getElementById(input.dataset.fills).value = await input.files[0].text();
  });
}

// The player's share of the randomness, mixed with the server's committed secret when the match starts.
document.addEventListener('submit', (event) => {
  if (!event.target.matches('[data-salt]') || event.target.elements.salt) return;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'salt';
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  event.target.append(field);
}, true);

/** Adds − and + buttons to counters and shows how much of the limit is left. */
function prepareCounts(set) {
  if (set.dataset.ready) return;
  set.dataset.ready = 'true';
  const inputs = [...set.querySelectorAll('input[data-cost]')];
  const limit = set.dataset.limit === undefined ? Infinity : Number(set.dataset.limit);
  const left = set.querySelector('[data-left]');
  const spent = () => inputs.reduce((sum, i) => sum + Number(i.value) * Number(i.dataset.cost), 0);
  const buttons = [];

  const refresh = () => {
    const rest = limit - spent();
    if (left) {
      left.textContent = rest;
      left.parentElement.classList.toggle('over', rest < 0);
    }
    for (const [input, less, more] of buttons) {
      less.disabled = Number(input.value) <= 0;
      more.disabled = Number(input.dataset.cost) > rest || (input.max !== '' && Number(input.value) >= Number(input.max));
    }
  };

  for (const input of inputs) {
    const name = input.labels[0].firstChild.textContent.trim();
    const [less, more] = [['−', -1], ['+', 1]].map(([sign, step]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = sign;
      button.setAttribute('aria-label', `${sign} ${name}`);
      button.addEventListener('click', () => {
        input.value = Math.max(0, Number(input.value) + step);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
      return button;
    });
    input.before(less);
    input.after(more);
    buttons.push([input, less, more]);
  }
  set.addEventListener('input', refresh);
  refresh();
}

function prepare() {
  document.querySelectorAll('[data-counts]').forEach(prepareCounts);
  // Lists of rows, and choices that follow from others: few pages have such forms.
  if (document.querySelector('[data-choices-url]')) import('./dependent-fields.js');
}

prepare();
document.addEventListener('htmx:after:swap', prepare);

// Loads the page again on a server-sent event, for example when the match starts.
for (const page of document.querySelectorAll('[data-reload-when]')) {
  page.addEventListener(page.dataset.reloadWhen, () => window.location.reload());
}
