// Where the pieces of a draft are: its rows, what stands around them, its foot and its drawers.

import { drawersOf } from './drawers.js';

export const sections = () => document.querySelectorAll('[data-draft]');
export const sectionFor = (key) => [...sections()].find((one) => one.dataset.draft === key);
/** The foot of a draft, which stands in that of the tray. */
export const below = (section) => [...document.querySelectorAll('[data-draft-below]')].find((one) => one.dataset.draftBelow === section.dataset.draft);
export const sectionOf = (node) => node.closest('[data-draft]') ?? sectionFor(node.closest('[data-draft-below]')?.dataset.draftBelow ?? node.closest('[data-draft-of]')?.dataset.draftOf);
/** The first element of a draft, or of its foot, that a selector names. */
export const partOf = (section, selector) => section.querySelector(selector) ?? below(section)?.querySelector(selector) ?? null;
/** What stands around the rows of a draft, wherever it stands. */
export const pieceOf = (section, name) => {
  const drawers = drawersOf(section.dataset.draft);
  if (name === 'drawers' && drawers) return drawers;
  const place = `[data-draft-part="${name}"]`;
  return drawers?.querySelector(place) ?? partOf(section, place);
};
export const list = (section) => section.querySelector('[data-draft-rows]');
export const rowsOf = (section) => [...list(section).querySelectorAll(':scope > [data-draft-row]')];
export const rowOf = (section, id) => rowsOf(section).find((row) => row.dataset.draftRow === id);
export const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });
export const fresh = () => [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const inRow = (node) => node.closest?.('[data-draft-row]');

export function element(html) {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const spare of template.content.querySelectorAll('noscript')) spare.remove(); // here it would be parsed
  return template.content.firstElementChild;
}

/** Puts a row last; behind it is only the empty one. */
export function append(section, row) {
  list(section).insertBefore(row, list(section).querySelector(':scope > [data-draft-blank]'));
}
