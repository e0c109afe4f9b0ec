// What is sent of a draft, and what is told of that above and below its rows.

import { partOf, wait } from './pieces.js';
import { stateOf } from './row-states.js';

const PATIENCE = 3000; // for the page to show what was saved
const RECEIPT = 3000; // that a receipt stands above the buttons

export function fieldsOf(section, row) {
  const fields = new URLSearchParams();
  const form = section.querySelector('[data-draft-form]');
  fields.set('_csrf_token', form.elements.namedItem('_csrf_token').value);
  if (!row) return fields;
  const id = row.dataset.draftRow;
  for (const input of row.querySelectorAll('.draft-fields [name]')) {
    if (!input.name.startsWith('rows.') || (/^(radio|checkbox)$/.test(input.type) && !input.checked)) continue;
    fields.set(input.name, input.value);
  }
  fields.set(`versions.${id}`, stateOf(row).base);
  return fields;
}

export async function post(section, fields) {
  const answer = await fetch(section.dataset.url, {
    method: 'POST', body: fields, keepalive: true, headers: { accept: 'application/json' },
  });
  const body = await answer.json();
  if (body.gone) await goneFrom(section);
  if (body.refusal?.text) body.refusal = body.refusal.text;
  return { status: answer.status, ...body };
}

/** The list is no more: the question has changed. The page is about to show the new one; what it is told then stands there. */
async function goneFrom(section) {
  for (let waited = 0; waited < PATIENCE && section.isConnected; waited += 30) await wait(30);
}

export function tell(section, what) {
  const status = section.querySelector('[data-draft-status]');
  status.textContent = what ? section.dataset[`words${what}`] : '';
}

export function answerWith(section, text, kind) {
  const place = partOf(section, '[data-draft-answer]');
  if (!place) return;
  place.replaceChildren();
  if (!text) return;
  const line = document.createElement('p');
  line.className = kind;
  if (kind === 'refusal') line.setAttribute('role', 'alert');
  line.textContent = text;
  place.append(line);
  if (kind === 'receipt') setTimeout(() => line.remove(), RECEIPT);
}
