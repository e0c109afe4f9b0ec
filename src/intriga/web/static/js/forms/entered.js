// What somebody is choosing or typing stays as they see it, whatever is pushed.
//
// A push makes the page like the one that the server would send now (a morph), and the server does not
// know what is being filled in. So what was entered is remembered by form and name, and put back at
// once after each morph: an element of the page may have become another field, another choice, another
// form. What is no longer offered is given up, and the field says so. Choices that follow from what is
// entered are left alone (js/forms/dependent-fields.js fetches them anew).

const LEFT_ALONE = '[hx-morph-skip]'; // no morph touches what is in there
const NOT_FILLED_IN = /^(hidden|submit|button|reset|image|file)$/;
const OF_THE_PAGE = new Set(['_csrf_token', 'command', 'token', 'salt']); // not what a form is about

const forms = new Map(); // key of a form → what was entered in it: name → values
const gone = new Map(); // key of a form → the names of fields of which the choice is no longer offered
const under = new Map(); // key of a form that is on its way → the question that it answers
const requests = new WeakMap(); // what htmx knows of a request → key of the form

/** Which form this is, wherever it stands on the page and whatever its number: where it is sent, and what is fixed in it. */
function keyOf(form) {
  const fixed = [...form.elements].filter((one) => one.type === 'hidden' && !OF_THE_PAGE.has(one.name));
  return [form.getAttribute('action'), ...fixed.map((one) => `${one.name}=${one.value}`)].join(' ');
}

/** Controls that somebody fills in, by name. */
function byName(controls) {
  const found = new Map();
  for (const one of controls) {
    if (!one.name || NOT_FILLED_IN.test(one.type)) continue;
    if (!found.has(one.name)) found.set(one.name, []);
    found.get(one.name).push(one);
  }
  return found;
}

/** The fields of a form that a morph may change. */
export const fieldsOf = (form) => byName([...form.elements].filter((one) => !one.closest(LEFT_ALONE)));
const isSent = (form) => form?.getAttribute('method') === 'post';

const ticks = (one) => one.type === 'radio' || one.type === 'checkbox';

/** What stands in a field: the values that are chosen, or the one that is entered. */
const shown = (field) => (ticks(field[0]) ? field.filter((one) => one.checked) : field).map((one) => one.value);

/** What the server put in a field. */
export function given(field) {
  const [first] = field;
  if (ticks(first)) return field.filter((one) => one.defaultChecked).map((one) => one.value);
  if (!first.matches('select')) return field.map((one) => one.defaultValue);
  const options = [...first.options];
  return [(options.find((one) => one.defaultSelected) ?? options.find((one) => !one.disabled))?.value ?? ''];
}

const same = (one, other) => one.length === other.length && one.every((value, at) => value === other[at]);

/** Puts values in a field; false if one of them is not offered. */
export function put(field, values) {
  const [first] = field;
  if (ticks(first)) {
    for (const one of field) {
      const on = values.includes(one.value) && !one.disabled;
      if (one.checked !== on) one.checked = on;
    }
    return shown(field).length === values.length;
  }
  if (first.matches('select')) {
    if (![...first.options].some((one) => one.value === values[0] && !one.disabled)) return false;
    first.value = values[0];
    return true;
  }
  field.forEach((one, at) => { one.value = values[at] ?? ''; });
  return true;
}

// Remembering ---------------------------------------------------------------------------

/** Remembers what stands in a form; `touched`: the field in use, which counts even if it is as it was sent. */
export function remember(form, touched) {
  const key = keyOf(form);
  const known = forms.get(key) ?? new Map();
  for (const [name, field] of fieldsOf(form)) {
    const now = shown(field);
    if (name === touched || known.has(name) || !same(now, given(field))) known.set(name, now);
  }
  if (known.size) forms.set(key, known);
  if (gone.get(key)?.delete(touched)) form.querySelectorAll(`[data-gone="${CSS.escape(touched)}"]`).forEach((one) => one.remove());
}

for (const kind of ['input', 'change']) {
  document.addEventListener(kind, (event) => {
    const { target } = event;
    const form = target.form ?? target.closest?.('form');
    if (isSent(form) && target.type !== 'file') remember(form, target.name ?? '');
  }, true);
}

/** Whatever scripts have put into a form that is being filled in counts as entered, too. */
function rememberAll() {
  for (const form of document.forms) if (isSent(form) && forms.has(keyOf(form))) remember(form, '');
}

// What a browser brings back with a page, and what came with it as it had been sent.
for (const form of document.forms) {
  if (!isSent(form)) continue;
  remember(form, '');
  if ('given' in form.dataset) for (const name of fieldsOf(form).keys()) remember(form, name);
}

const questionOf = (form) => form.elements.namedItem('token')?.value ?? '';

/** Forgets what was entered in a form: it has been sent, or is to be as the server has it. */
export function forget(form) {
  const key = keyOf(form);
  forms.delete(key);
  gone.delete(key);
  form.querySelectorAll('[data-gone]').forEach((one) => one.remove());
}

/** Whether something was entered in a form, or has just been given up, that other fields follow from. */
export function isFollowed(form) {
  const key = keyOf(form);
  const names = [...(forms.get(key)?.keys() ?? []), ...(gone.get(key) ?? [])];
  const fields = names.length ? fieldsOf(form) : new Map();
  return names.some((name) => fields.get(name)?.[0].closest('[data-asks]'));
}

// What was accepted has been sent: the form is as the server has it. Pushes may come before the answer:
// the form may have gone, or ask the next question already.
document.addEventListener('htmx:before:request', (event) => {
  const form = event.target.closest?.('form');
  if (!isSent(form)) return;
  requests.set(event.detail.ctx, keyOf(form));
  under.set(keyOf(form), questionOf(form));
});
document.addEventListener('htmx:after:request', (event) => {
  const { ctx } = event.detail ?? {};
  const key = requests.get(ctx);
  const awaited = under.delete(key);
  const here = [...document.forms].filter((form) => isSent(form) && keyOf(form) === key);
  if (awaited && ctx.response?.raw?.status === 200) {
    forms.delete(key);
    gone.delete(key);
    here.forEach(forget);
  }
  for (const form of here) if (form.matches('[data-act-form]')) restore(form);
});

// Putting back --------------------------------------------------------------------------

function sayGone(form, name, field) {
  const place = field[0].closest('.field') ?? field[0].parentElement;
  if (!form.dataset.choiceGone || place.querySelector('[data-gone]')) return;
  const note = document.createElement('p');
  note.className = 'field-error';
  note.dataset.gone = name;
  note.setAttribute('role', 'alert');
  note.textContent = form.dataset.choiceGone;
  place.append(note);
}

/** A form as it was filled in; where nothing was entered, as the server has it. */
function restore(form) {
  const key = keyOf(form);
  if (under.has(key) && under.get(key) !== questionOf(form)) {
    under.delete(key); // it was the answer to the question before
    forget(form);
  }
  const known = forms.get(key);
  const act = form.matches('[data-act-form]');
  for (const [name, field] of fieldsOf(form)) {
    const values = known?.get(name) ?? (act ? given(field) : shown(field));
    if (!same(shown(field), values) && !put(field, values) && known?.has(name) && !under.has(key)) {
      known.delete(name);
      if (field[0].type !== 'checkbox') put(field, given(field));
      if (!gone.has(key)) gone.set(key, new Set());
      gone.get(key).add(name);
    }
    if (gone.get(key)?.has(name)) sayGone(form, name, field);
  }
}

let focus = null; // where the focus was before what came: {key, name, value, start, end}

function noteFocus() {
  const at = document.activeElement;
  focus = at?.form && at.name && !NOT_FILLED_IN.test(at.type)
    ? { key: keyOf(at.form), name: at.name, value: ticks(at) ? at.value : null, start: caret(at, 'selectionStart'), end: caret(at, 'selectionEnd') }
    : null;
}

/** An end of what is selected in a text; null in a field that knows of none. */
function caret(one, end) {
  try {
    return one[end] ?? null;
  } catch {
    return null;
  }
}

const holds = (one, form) => one && one.name === focus.name && (focus.value === null || one.value === focus.value) && one.form && keyOf(one.form) === form;

function restoreFocus(within) {
  if (!focus || holds(document.activeElement, focus.key)) return;
  const form = within.closest('form') ?? [...within.querySelectorAll('form')].find((one) => keyOf(one) === focus.key);
  const one = [...(form?.elements ?? [])].find((control) => holds(control, focus.key));
  if (!one || one.disabled) return;
  one.focus({ preventScroll: true });
  if (focus.start !== null) one.setSelectionRange(focus.start, focus.end);
}

document.addEventListener('htmx:before:swap', () => {
  rememberAll();
  noteFocus();
});
document.addEventListener('htmx:before:settle', (event) => {
  const { target } = event;
  const within = target.closest?.('form') ?? target;
  for (const form of within.matches?.('form') ? [within] : within.querySelectorAll?.('form') ?? []) {
    if (!isSent(form)) continue;
    restore(form);
    if ('hinted' in form.dataset) import('./hinted.js').then(({ take }) => take(form));
  }
  if (target.querySelectorAll) restoreFocus(target);
});

// Left alone ----------------------------------------------------------------------------

/** Choices that follow from what is entered: the server would send those of an empty form. */
function follows(old, fresh) {
  if (!old.matches('.part') || old.id !== fresh.id) return false;
  const [form, next] = [old, fresh].map((one) => one.closest('form')); // what was fetched is in none
  return form !== null && next !== null && !('given' in next.dataset) && isFollowed(form);
}

/** A counter with the buttons that js/app.js gave it: only its bounds change. */
function counts(old, fresh) {
  const [was, is] = [old, fresh].map((one) => (one.matches('.stepper') ? one.querySelector('input') : null));
  if (!was || !is || was.name !== is.name || !old.querySelector('button')) return false;
  for (const name of ['min', 'max', 'data-cost', 'aria-describedby', 'id']) {
    if (is.hasAttribute(name)) was.setAttribute(name, is.getAttribute(name));
    else was.removeAttribute(name);
  }
  was.defaultValue = is.defaultValue;
  return true;
}

/** What scripts show is hidden in what the server sends, for pages without them. */
const shownByScript = (one, name) => name === 'hidden' && one.matches('[data-ready], [data-quick], [data-opens]');

const hooks = [follows, counts];
let api = null; // what htmx lends to its extensions

window.htmx?.registerExtension('entered', {
  init: (lent) => { api = lent; },
  htmx_before_morph_node: (old, { newNode }) => !hooks.some((leaves) => leaves(old, newNode)),
  htmx_before_morph_attr: (old, { attrName }) => !shownByScript(old, attrName),
});

/** Calls `leaves(old, fresh)` before an element is made like another; it is left alone if that is true. */
export function beforeMorph(leaves) {
  hooks.push(leaves);
}

/** Makes a part of a form like what was fetched. What is filled in there stays, as far as it is offered, and so does the focus. */
export function become(old, fresh) {
  const controls = () => byName(old.querySelectorAll('input, select, textarea'));
  const before = new Map([...controls()].map(([name, field]) => [name, shown(field)]));
  noteFocus();
  const made = document.createDocumentFragment();
  made.append(fresh);
  api.morph(old, made, false);
  for (const [name, field] of controls()) {
    const values = before.get(name);
    const filledIn = values && (field[0].type === 'checkbox' || values.some((value) => value !== ''));
    if (!filledIn || same(shown(field), values)) continue;
    const now = shown(field);
    if (!put(field, values)) put(field, now);
  }
  restoreFocus(old);
}
