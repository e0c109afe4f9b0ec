// A form that its limits forbid is not sent: the browser stops the tap at the field that is to blame, in the
// words of the limit (js/forms/limits.js), instead of letting the server refuse it.

const stopped = new WeakMap(); // control: the form or list whose limits have stopped it

/**
 * Lets each broken limit of a form or list stop one control, and frees those that its limits stopped before.
 * `broken`: `{controls, words}` each; the first of the controls that can stop a form bears the words.
 */
export function stop(within, broken) {
  const words = new Map();
  for (const one of broken) {
    const control = one.controls.find((control) => control.willValidate);
    if (control && !words.has(control)) words.set(control, one.words);
  }
  for (const control of within.querySelectorAll('input, select, textarea, button')) {
    if (stopped.get(control) !== within || words.has(control)) continue;
    control.setCustomValidity('');
    stopped.delete(control);
  }
  for (const [control, text] of words) {
    if (control.validity.customError && stopped.get(control) !== within) continue; // something else is wrong, too
    control.setCustomValidity(text);
    stopped.set(control, within);
  }
}
