// The panel below the map: a sentence, buttons, and whether the last orders were saved.

import { textOf } from './order-offer.js';

const panel = () => document.getElementById('map-panel');

let note = { id: '', values: {} };

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

const state = () => (note.id ? textOf(note.id, note.values) : '');

/** Shows the result of the last action: the id of a sentence with its values, or '' for none. */
export function status(id, values = {}) {
  note = { id, values };
  const line = panel()?.querySelector('.state');
  if (line) line.textContent = state();
}

/** Shows a sentence and rows of buttons; hides the panel if the sentence is empty. */
export function ask(text, ...rows) {
  const place = panel();
  if (!place) return;
  place.replaceChildren(
    element('p', { class: 'prompt', role: 'status' }, text),
    ...rows.map((items) => element('div', { class: 'row' }, ...items)),
    element('p', { class: 'state', role: 'status' }, state()),
  );
  place.hidden = !text;
}

/** As `ask`, for a choice; if the map has the focus, the first button takes it. */
export function askToChoose(text, buttons) {
  ask(text, buttons);
  if (document.activeElement?.closest?.('#diplomacy-map')) buttons[0].focus({ preventScroll: true });
}
