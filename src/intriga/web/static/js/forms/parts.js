// Where the parts of a form are: those of the decision stand in the foot of the tray, those of any other form in itself.

const foot = () => document.getElementById('tray-foot');

/** The form that an element belongs to, wherever it stands. */
export function formOf(element) {
  const form = element.closest('[data-act-form]');
  if (form) return form;
  const key = element.closest('[data-foot-of]')?.dataset.footOf;
  return key === undefined ? null : document.getElementById(`act-form-${key}`);
}

/** Whether the buttons of a form are in the foot. */
const below = (form) => (foot()?.dataset.footOf === form.dataset.actForm ? foot() : null);

/** The first element of a form, or of its foot, that a selector names. */
export const partOf = (form, selector) => form.querySelector(selector) ?? below(form)?.querySelector(selector) ?? null;

/** All of them. */
export const partsOf = (form, selector) => [...form.querySelectorAll(selector), ...(below(form)?.querySelectorAll(selector) ?? [])];
