// The panel below a map of war: a sentence, buttons, and how the last letter fared.

import { say } from './war-desk.js';

const panel = () => document.getElementById('war-panel');

let note = { id: '', text: '' };

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

export function button(label, act) {
  const made = element('button', { type: 'button', class: 'button' }, label);
  made.addEventListener('click', act);
  return made;
}

const state = () => (note.id ? say(note.id, { text: note.text }) : '');

/** How it stands with what was just done: the id of a sentence, or '' for nothing. */
export function status(id, text = '') {
  note = { id, text };
  const line = panel()?.querySelector('.state');
  if (line) line.textContent = state();
}

/** Shows a sentence and rows of buttons; nothing for no sentence. */
export function ask(text, ...rows) {
  const place = panel();
  if (!place) return;
  place.replaceChildren(
    element('p', { class: 'said', role: 'status' }, text),
    ...rows.map((items) => element('div', { class: 'row' }, ...items)),
    element('p', { class: 'state', role: 'status' }, state()),
  );
  place.hidden = !text;
}

/** As `ask`; who walks the map by keys goes on with the first button. */
export function offer(text, buttons) {
  ask(text, buttons);
  if (document.activeElement?.closest?.('#war-map')) buttons[0].focus({ preventScroll: true });
}
