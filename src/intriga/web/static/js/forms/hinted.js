// A form as a bot has filled it in; loaded when that happens first.

import { fieldsOf, forget, given, put, remember } from './entered.js';

/** What the bot would do counts as entered, and what stood there before is forgotten. */
export function take(form) {
  if (!('hinted' in form.dataset)) return;
  const texts = JSON.parse(form.dataset.hinted);
  delete form.dataset.hinted;
  forget(form);
  for (const [name, field] of fieldsOf(form)) {
    put(field, given(field));
    remember(form, name);
  }
  for (const one of [form, form.querySelector('input[type=number]')]) one?.dispatchEvent(new Event('input', { bubbles: true }));
  // Fields of a game's own that no morph touches.
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (!field) continue;
    field.closest('details')?.setAttribute('open', '');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
