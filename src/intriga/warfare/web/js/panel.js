// The panel of the map: a sentence, buttons, and whether the last orders were saved. It stands in the tray, above the other
// choices, so it covers nothing of the map.

import { textOf } from './order-offer.js';

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

const box = element('div', { class: 'map-panel', id: 'map-panel', hidden: '' });

// Where it scrolls, the keyboard must reach it.
new ResizeObserver(() => {
  if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}).observe(box);

/** The panel, where it belongs: in the tray; with the map where that fills the screen, or where there is no tray. */
export function panel() {
  const figure = document.getElementById('map-figure');
  const tray = document.getElementById('tray');
  const home = tray && !figure?.matches(':fullscreen') ? tray : figure;
  if (home && box.parentElement !== home) home.insertBefore(box, home.querySelector(':scope > #tray-body'));
  return box;
}

document.addEventListener('fullscreenchange', panel);

const state = () => (note.id ? textOf(note.id, note.values) : '');

/** Shows the result of the last action: the id of a sentence with its values, or '' for none. */
export function status(id, values = {}) {
  note = { id, values };
  const line = box.querySelector('.state');
  if (line) line.textContent = state();
}

const words = (nodes) => nodes.filter((one) => !one.matches('.state')).map((one) => one.outerHTML).join('');

/**
 * Shows a sentence and rows of buttons; hides the panel if the sentence is empty. What is shown already stays as
 * it is, with what is chosen in it.
 */
export function ask(text, ...rows) {
  const place = panel();
  const fresh = [
    element('p', { class: 'prompt', role: 'status' }, text),
    ...rows.map((items) => element('div', { class: 'row' }, ...items)),
  ];
  place.hidden = !text;
  if (words([...place.children]) === words(fresh)) {
    status(note.id, note.values);
    return;
  }
  const [was, is] = [place, fresh.at(1)].map((one) => one?.querySelector('select'));
  const kept = was?.dataset.of === is?.dataset.of && [...(is?.options ?? [])].find((one) => one.value === was.value);
  const focused = document.activeElement === was;
  place.replaceChildren(...fresh, element('p', { class: 'state', role: 'status' }, state()));
  if (!kept) return;
  kept.selected = true;
  if (focused) is.focus({ preventScroll: true });
}

/** As `ask`, for a choice; if the map has the focus, the first button takes it. */
export function askToChoose(text, buttons) {
  ask(text, buttons);
  if (document.activeElement?.closest?.('#diplomacy-map')) buttons[0].focus({ preventScroll: true });
}
