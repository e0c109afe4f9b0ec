// The fields of a form, or of a row of a list, as a person finds them: in their order, with what they offer.
(() => {
  const T = window.thumb;
  if (T.fields) return;
  const PASSIVE = '[data-draft-save], [data-draft-up], [data-draft-down], [data-draft-remove], [data-draft-back], [data-draft-propose]';

  const FOLDS = 'details:not(.order-text, .draft-proposals, .draft-removed):has(input, select, textarea) > summary';

  const target = (control) => {
    const label = control.labels?.[0];
    if (/radio|checkbox/.test(control.type) && T.rendered(label)) return label;
    return T.rendered(control) ? control : null;
  };
  const legend = (control) => T.say(control.closest('fieldset.field, [role=group]')?.querySelector(':scope > legend, :scope > .label'));
  const named = (control) => T.say(control.labels?.[0]) || control.ariaLabel || control.name;

  /** A button: a set of values, one more, one more row, or what sends the form. */
  const button = (one, base) => {
    if (one.localName === 'summary') return one.parentElement.open ? null : { ...base, kind: 'fold', label: T.say(one), name: T.say(one) };
    if (one.dataset.fill) return { ...base, kind: 'ready', label: T.say(one), inner: !one.parentElement.classList.contains('ready') };
    if (one.closest('.stepper')) return /^\+/.test(one.ariaLabel) ? { ...base, kind: 'more', label: one.ariaLabel } : null;
    if (one.name === '_step' && /\.add$/.test(one.value)) {
      const list = one.closest('[data-rows]');
      return { ...base, kind: 'add', name: list?.dataset.rows ?? '', label: T.say(one), rows: list?.querySelectorAll('[data-row-list] > [data-row]').length ?? 0 };
    }
    if (!T.sends(one) || one.matches(PASSIVE)) return null;
    return { ...base, kind: 'submit', label: T.say(one) };
  };
  const list = (one, base) => {
    const offered = [...one.options].filter((o) => !o.disabled && !o.closest('optgroup[hidden], optgroup:disabled'));
    const choices = offered.filter((o) => o.value !== '').map((o) => ({ n: base.n, value: o.value, label: T.words(o.textContent), on: o.selected }));
    return { ...base, kind: 'list', label: named(one), value: one.value, choices, blank: T.words(offered.find((o) => o.value === '')?.textContent) };
  };
  const field = (one, base) => {
    if (/button|summary/.test(one.localName)) return button(one, base);
    if (one.type === 'checkbox') return { ...base, kind: 'flag', label: named(one), value: String(one.checked) };
    if (one.localName === 'select') return list(one, base);
    if (one.type === 'number') {
      return { ...base, kind: 'number', label: named(one), value: one.value, low: one.min, high: one.max, step: one.step, inner: one.closest('[data-counts]') !== null };
    }
    if (one.matches('[data-order-text]')) return null;
    const known = one.list ? [...one.list.options].map((o) => ({ n: base.n, value: o.value, label: o.value, on: false })) : [];
    return { ...base, kind: 'text', label: named(one), value: one.value, choices: known, most: one.maxLength > 0 ? one.maxLength : 0 };
  };

  /** The name of a control; a row of a draft gets another number when it is saved. */
  const nameOf = (one) => (one.closest('[data-draft-row]') ? (one.name ?? '').replace(/^rows\.[^.]+\./, '') : one.name);

  /** What can be filled in, once nothing is being fetched. */
  T.fields = async (n, quiet) => {
    await T.still(quiet);
    const root = T.kept[n];
    if (!root?.isConnected) return null;
    const out = [];
    const radios = new Map();
    const inside = [...root.querySelectorAll(`input, select, textarea, button, ${FOLDS}`)].filter((one) => !one.form || one.form === (root.localName === 'form' ? root : one.form));
    const outside = root.localName === 'form' ? T.buttons(root).filter((one) => !root.contains(one)) : [];
    for (const one of [...inside, ...outside]) {
      if (/hidden|file/.test(one.type) || one.matches(':disabled') || one.closest('template, noscript, [data-draft-blank], .asks, [data-asks-first]')) continue;
      const at = target(one);
      if (!at) continue;
      const base = { n: T.keep(at), name: nameOf(one), required: one.required ?? false, valid: one.validity?.valid ?? true };
      if (one.type !== 'radio') {
        const made = field(one, base);
        if (made) out.push(made);
        continue;
      }
      if (!radios.has(one.name)) {
        radios.set(one.name, { ...base, kind: 'choice', label: legend(one) || one.name, value: '', choices: [] });
        out.push(radios.get(one.name));
      }
      const group = radios.get(one.name);
      group.choices.push({ n: base.n, value: one.value, label: T.say(at), on: one.checked });
      if (one.checked) group.value = one.value;
    }
    return { fields: out, marks: T.marks(n), invalid: [...root.querySelectorAll(':invalid')].filter((one) => one.name).map(nameOf) };
  };

  /** What is entered, by name: {name: value}. */
  T.values = (n) => {
    const root = T.kept[n];
    if (!root?.isConnected) return null;
    const out = {};
    for (const one of root.querySelectorAll('input, select, textarea')) {
      if (!one.name || one.type === 'hidden') continue;
      if (one.type === 'checkbox') out[nameOf(one)] = String(one.checked);
      else if (one.type !== 'radio' || one.checked) out[nameOf(one)] = one.value;
    }
    return out;
  };
  /** The form with this key as it stands on the page now. */
  T.form = (key) => {
    const form = T.zone()?.querySelector(`form[data-act-form="${CSS.escape(key)}"]`);
    return form ? T.keep(form) : null;
  };
  const control = (n) => (T.kept[n].localName === 'label' ? T.kept[n].control : T.kept[n]);
  T.on = (n) => control(n)?.checked ?? false;

  /** Picks from a list, as the sheet of a phone does. */
  T.pick = (n, value) => {
    const el = T.kept[n];
    el.focus({ preventScroll: true });
    el.value = value;
    el.dispatchEvent(new Event('input', { bubbles: true }));
    el.dispatchEvent(new Event('change', { bubbles: true }));
    return el.value === value;
  };
  T.selectAll = (n) => T.kept[n].select?.();

  const rowsOf = (draft) => [...draft.querySelectorAll('[data-draft-rows] > [data-draft-row]')];
  const inside = (row) => (row ? { n: T.keep(row.querySelector('.draft-fields') ?? row), key: row.dataset.draftRow } : null);
  /** The last row of a draft. */
  T.lastRow = (n) => inside(rowsOf(T.kept[n]).at(-1));
  /** A row of a draft in which the page says that something is missing, and what it is folded into. */
  T.openRow = (draft) => {
    const row = inside(rowsOf(draft).find((one) => one.querySelector('.draft-missing')));
    return row && { ...row, label: 'a row', folds: T.folded(T.kept[row.n]) };
  };
  /** Whether a draft is still being saved. */
  T.saving = (n) => {
    const status = T.words(T.kept[n].querySelector('[data-draft-status]')?.textContent);
    return status !== '' && status === T.words(T.kept[n].dataset.wordsSaving);
  };
})();
