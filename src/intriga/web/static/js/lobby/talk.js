// The talk in a waiting room: what is new is counted and never moves what is being read; a draft is never lost.

import { covered, unread } from '../match/views.js';

const form = document.getElementById('talk-form');
const said = document.getElementById('waiting-said');
const NEAR = 80; // pixels from the end that count as its sight

if (form) {
  const field = form.elements.text;
  const draft = `talk:${form.getAttribute('action')}`;
  const atEnd = () => said.scrollHeight - said.scrollTop - said.clientHeight < NEAR;
  const toEnd = () => { said.scrollTop = said.scrollHeight; };
  let known = new Set([...said.children].map((one) => one.id));
  let stays = true;

  const keep = () => {
    if (field.value) sessionStorage.setItem(draft, field.value);
    else sessionStorage.removeItem(draft);
  };

  const arrived = () => {
    const fresh = [...said.children].filter((one) => !known.has(one.id));
    known = new Set([...said.children].map((one) => one.id));
    if (stays || fresh.some((one) => one.matches('.say-mine'))) toEnd();
    const others = fresh.filter((one) => !one.matches('.say-mine')).length;
    if (others && covered('talk')) unread('talk', others);
  };

  document.addEventListener('htmx:before:swap', () => { stays = atEnd(); });
  document.addEventListener('htmx:after:swap', arrived);
  document.querySelector('[data-tab="talk"]')?.addEventListener('click', () => requestAnimationFrame(toEnd));
  field.addEventListener('input', keep);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    if (field.value.trim()) form.requestSubmit();
  });
  document.addEventListener('htmx:after:request', (event) => {
    if (event.target !== form || event.detail?.ctx?.response?.raw?.ok !== true) return;
    field.value = '';
    keep();
  });

  field.value ||= sessionStorage.getItem(draft) ?? '';
  toEnd();
}
