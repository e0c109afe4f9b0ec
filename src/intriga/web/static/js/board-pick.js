// A board whose cells fill in fields of forms.
//
// The board carries data-pick-board, data-pick-field (the name a form's field gives in data-pick)
// and data-pick-columns; something in it may carry data-pick-start (the index of the cell where the
// keyboard begins, in reading order); each cell carries data-pick-value. A field that can take a
// cell is a <select> or number input with data-pick, or a fieldset of radios with data-pick. Tapping
// a cell fills in the field of the form in use, or else of the first form that can take this cell.
// Arrow keys move over the board, Enter or Space picks. All this can be done in the forms, too.

const board = () => document.querySelector('[data-pick-board]');
const cells = () => [...board().querySelectorAll('[data-pick-value]')];
const fields = () => [...document.querySelectorAll(`[data-pick="${board().dataset.pickField}"]`)];

let active = null; // key of the form last used

const formKey = (field) => field.closest('[data-act-form]')?.dataset.actForm;

/** The values a field offers now; null: any whole number within its bounds. */
function offers(field) {
  if (field.matches('select')) {
    return new Set([...field.options].filter((o) => o.value !== '' && !o.disabled).map((o) => o.value));
  }
  if (field.matches('fieldset')) {
    return new Set([...field.querySelectorAll('input')].filter((i) => !i.disabled).map((i) => i.value));
  }
  return null;
}

const takes = (field, value) => offers(field)?.has(value) ?? true;

function current(field) {
  return field.matches('fieldset') ? field.querySelector('input:checked')?.value : field.value;
}

function fill(field, value) {
  if (field.matches('fieldset')) {
    const radio = [...field.querySelectorAll('input')].find((i) => i.value === value);
    radio.checked = true;
    radio.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The field in use: of the form last touched, else the first whose form is open, else the first. */
function chosenField() {
  const all = fields();
  return all.find((f) => formKey(f) === active)
    ?? all.find((f) => !f.closest('details') || f.closest('details').open)
    ?? all[0];
}

function pick(value) {
  const first = chosenField();
  const field = first && takes(first, value) ? first : fields().find((f) => takes(f, value));
  if (!field) return;
  active = formKey(field);
  const fold = field.closest('details');
  if (fold) fold.open = true;
  fill(field, value);
  paint();
}

/** Highlights the cells the field in use can take, and marks the one it holds. */
function paint() {
  if (!board()) return;
  const all = fields();
  // A form that was removed is not in use when it comes back in a new turn.
  if (active && !document.querySelector(`[data-act-form="${CSS.escape(active)}"]`)) active = null;
  const field = chosenField();
  const lit = field ? offers(field) : null;
  const held = field ? current(field) : undefined;
  const open = new Set(all.flatMap((f) => [...(offers(f) ?? [])]));
  for (const cell of cells()) {
    const value = cell.dataset.pickValue;
    // A field that takes nearly every cell highlights none: it would show nothing.
    if (all.length) cell.classList.toggle('lit', lit !== null && lit.size <= 30 && lit.has(value));
    cell.classList.toggle('picked', held !== '' && held === value);
    cell.classList.toggle('pickable', open.has(value));
  }
}

function prepare() {
  if (!board()) return;
  const all = cells();
  if (!all.some((c) => c.getAttribute('tabindex') === '0')) {
    for (const c of all) c.setAttribute('tabindex', '-1');
    const start = board().querySelector('[data-pick-start]')?.dataset.pickStart;
    (all[start] ?? all[0]).setAttribute('tabindex', '0');
  }
  paint();
}

function walk(from, key) {
  const all = cells();
  const columns = Number(board().dataset.pickColumns);
  const at = all.indexOf(from);
  const column = at % columns;
  const to = {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < columns - 1 ? at + 1 : at,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: at - column,
    End: at - column + columns - 1,
  }[key];
  if (to === undefined || !all[to]) return to !== undefined;
  from.setAttribute('tabindex', '-1');
  all[to].setAttribute('tabindex', '0');
  all[to].focus();
  return true;
}

document.addEventListener('click', (event) => {
  const cell = event.target.closest?.('[data-pick-board] [data-pick-value]');
  if (cell) pick(cell.dataset.pickValue);
});
document.addEventListener('keydown', (event) => {
  const cell = event.target.closest?.('[data-pick-board] [data-pick-value]');
  if (!cell) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    pick(cell.dataset.pickValue);
  } else if (walk(cell, event.key)) {
    event.preventDefault();
  }
});
for (const kind of ['change', 'focusin']) {
  document.addEventListener(kind, (event) => {
    const form = event.target.closest?.('[data-act-form]');
    if (form) {
      active = form.dataset.actForm;
      paint();
    }
  });
}
document.addEventListener('toggle', (event) => {
  const form = event.target.querySelector?.('[data-act-form]');
  if (form) {
    active = event.target.open ? form.dataset.actForm : null;
    paint();
  }
}, true);
document.addEventListener('htmx:after:swap', prepare);
prepare();
