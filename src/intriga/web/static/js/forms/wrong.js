// What is wrong with what was entered is brought into sight, and one goes on where it is: at the field or
// row that is to blame, else at the words themselves.

/** Fields, then rows and questions, then words that are about neither. */
const PLACES = ['[aria-invalid="true"]', '[data-wrong]', '.form-problem .refusal, [data-draft-answer] .refusal, .choices-problem'];
const CONTROLS = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not([type=button], .sr, :disabled)';

/** The control of a field, of a row, of two buttons; without one, the element itself. */
function controlOf(marked) {
  if (marked.matches(CONTROLS)) return marked;
  return marked.querySelector(`:is(${CONTROLS}):checked`) ?? marked.querySelector(CONTROLS) ?? marked;
}

/** Unfolds what is around an element. */
function unfold(element) {
  for (let at = element.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
}

/** The first thing that is wrong within an element; null if nothing is. */
export function wrongIn(within) {
  for (const selector of PLACES) {
    const place = within?.querySelector(selector);
    if (place) return place;
  }
  return null;
}

/** The words beside a field or row that is marked. */
export function wordsOf(place) {
  const ids = place.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => (id ? document.getElementById(id) : null)).find((one) => one?.matches('.field-error'));
}

/** Brings what is wrong into sight, and goes there. */
export function goTo(place) {
  unfold(place);
  const control = controlOf(place);
  if (control === place && !control.matches(CONTROLS)) control.tabIndex = -1;
  control.focus({ preventScroll: true });
  (control.closest('.field, .answers') ?? control).scrollIntoView({ block: 'center' });
  wordsOf(place)?.scrollIntoView({ block: 'nearest' }); // where there is less room than the field takes
}

let marks = 0; // for ids of the words beside fields

/**
 * Marks a field of a row, or the row itself, with words: `field` has controls called `name`, and is marked as a
 * whole if it has none.
 */
export function mark(row, name, text) {
  const control = name && row.querySelector(`[name="${CSS.escape(name)}"]`);
  const field = control?.closest('.field') ?? row;
  const marked = control?.matches('[type=radio]') ? field : control ?? row;
  const words = document.createElement('p');
  marks += 1;
  words.id = `wrong-${marks}`;
  words.className = 'field-error';
  words.dataset.marked = '';
  words.setAttribute('role', 'alert');
  words.textContent = text;
  if (field === row) row.prepend(words);
  else field.append(words);
  if (marked === row) marked.dataset.wrong = '';
  else marked.setAttribute('aria-invalid', 'true');
  marked.setAttribute('aria-describedby', `${marked.getAttribute('aria-describedby') ?? ''} ${words.id}`.trim());
}

/** Takes away all marks within an element. */
export function unmark(within) {
  for (const words of within.querySelectorAll('[data-marked]')) {
    for (const one of within.querySelectorAll(`[aria-describedby~="${words.id}"]`)) {
      const others = one.getAttribute('aria-describedby').split(' ').filter((id) => id !== words.id);
      if (others.length) one.setAttribute('aria-describedby', others.join(' '));
      else one.removeAttribute('aria-describedby');
      one.removeAttribute('aria-invalid');
      delete one.dataset.wrong;
    }
    words.remove();
  }
}
