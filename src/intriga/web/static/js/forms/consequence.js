// A sentence about what an act will do, for example cost, that follows what is entered. Sentences and
// sums come with the form (see data-reckoning in match/fragments/forms/act_form.html); until every number is
// entered, the plain sentence is shown.

import { partOf } from './parts.js';

/** The values of a form's fields by name; a choice not made yet is ''. */
const entered = (form) => Object.fromEntries(new FormData(form));

const figures = new Intl.NumberFormat(document.documentElement.lang);

function sums(reckoning, given) {
  const found = {};
  for (const [name, factors] of Object.entries(reckoning.sums)) {
    found[name] = Object.entries(factors).reduce((total, [field, factor]) => (
      total + (field === '' ? factor : factor * Number(given[field] ?? 0))), 0);
  }
  return found;
}

/** The sentences that apply to what is entered. */
function sentences(reckoning, given) {
  const known = { ...given, ...sums(reckoning, given) };
  return reckoning.lines.map((line) => {
    if (line.of) return line.text[given[line.of]] ?? '';
    const [name, least] = line.when ?? [];
    if (line.when && !(known[name] >= least)) return '';
    return line.text.replace(/\{(\w+)\}/g, (_, key) => figures.format(known[key]));
  }).filter(Boolean).join(' ');
}

function update(form) {
  const place = partOf(form, '[data-reckoning]');
  if (!place) return;
  const numbers = [...form.querySelectorAll('input[type=number]')];
  const ready = numbers.every((input) => input.value !== '' && input.validity.valid);
  const text = ready ? sentences(JSON.parse(place.dataset.reckoning), entered(form)) : '';
  if (place.textContent !== (text || place.dataset.plain)) place.textContent = text || place.dataset.plain;
}

const prepare = () => document.querySelectorAll('[data-act-form]').forEach(update);

for (const kind of ['input', 'change']) {
  document.addEventListener(kind, (event) => {
    const form = event.target.closest?.('[data-act-form]');
    if (form) update(form);
  });
}
document.addEventListener('htmx:after:swap', prepare);
document.addEventListener('htmx:after:settle', prepare);
prepare();
