// What an act will cost, in a sentence that follows what is entered. The sentences and the sums
// come with the form (see data-reckoning in match/fragments/act.html); until every number is there, the
// plain sentence stays.

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

/** The sentences that hold for what is entered. */
function sentences(reckoning, given) {
  const known = { ...given, ...sums(reckoning, given) };
  return reckoning.lines.map((line) => {
    if (line.of) return line.text[given[line.of]] ?? '';
    const [name, least] = line.when;
    if (!(known[name] >= least)) return '';
    return line.text.replace(/\{(\w+)\}/g, (_, key) => figures.format(known[key]));
  }).filter(Boolean).join(' ');
}

function reckon(form) {
  const place = form.querySelector('[data-reckoning]');
  if (!place) return;
  const numbers = [...form.querySelectorAll('input[type=number]')];
  const ready = numbers.every((input) => input.value !== '' && input.validity.valid);
  const text = ready ? sentences(JSON.parse(place.dataset.reckoning), entered(form)) : '';
  if (place.textContent !== (text || place.dataset.plain)) place.textContent = text || place.dataset.plain;
}

const prepare = () => document.querySelectorAll('[data-act-form]').forEach(reckon);

for (const kind of ['input', 'change']) {
  document.addEventListener(kind, (event) => {
    const form = event.target.closest?.('[data-act-form]');
    if (form) reckon(form);
  });
}
document.addEventListener('htmx:after:swap', prepare);
document.addEventListener('htmx:after:settle', prepare);
prepare();
