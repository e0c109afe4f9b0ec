// What may be done to a person or a class: tapping one opens a menu of the forms in which they can be
// chosen; an item of it fills in that form. The page says once what is possible (data-deeds); a page
// without forms leads to the page of the match, which fills in the form by its address.
//
// Without this script people and classes are plain text, and the forms are filled in by hand.

let menu = null; // the open menu
let opener = null; // the button that opened it
const wanted = new WeakMap(); // form → what should be entered in it once it can be

const society = (element) => element.closest('[data-deeds]');

function deedsOf(button) {
  const all = society(button)?.dataset.deeds;
  const on = button.dataset.rank === undefined ? 'whom' : 'rank';
  const value = Number(button.dataset[on]);
  return (all ? JSON.parse(all) : [])
    .filter((deed) => deed.on === on && (deed.values === null || deed.values.includes(value)))
    .map((deed) => ({ ...deed, value }));
}

/** What a form should be filled with: whoever was tapped, in the words of the form's list if it has one. */
function valuesOf(deed) {
  return { [deed.field]: String(deed.value) };
}

// Forms ------------------------------------------------------------------------------------

/** The form of an act; of several, the one in which these values are fixed. */
function formOf(act, values) {
  const forms = [...document.querySelectorAll('#tray form[data-act-form]')].filter((form) => form.elements.act?.value === act);
  const fits = (form) => {
    const fixed = JSON.parse(form.elements._preset?.value ?? '{}');
    return Object.entries(values).every(([name, value]) => !(name in fixed) || String(fixed[name]) === String(value));
  };
  return forms.find(fits) ?? null;
}

const controls = (form, name) => [...form.querySelectorAll(`[name="${CSS.escape(name)}"]:not([type='hidden'])`)];

function enter(control, value) {
  if (control.matches('[type="radio"], [type="checkbox"]')) control.checked = true;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Somebody as they stand in the list of all names, which ends with their number. */
function named(seat) {
  const options = [...document.querySelectorAll('#everybody option')];
  return options.find((one) => one.value.endsWith(` #${Number(seat) + 1}`))?.value ?? seat;
}

/** The control that can take this value, if the form has it now. */
function taker(form, name, value) {
  return controls(form, name).find((one) => {
    if (one.matches('select')) return [...one.options].some((option) => option.value === value);
    return one.matches('[type="radio"]') ? one.value === value : true;
  });
}

/** Enters a value; if the form does not offer it yet (it follows from another choice), once it does. */
function put(form, name, value) {
  const control = taker(form, name, value);
  if (control) enter(control, control.matches('[list="everybody"]') ? named(value) : value);
  else wanted.set(form, { ...wanted.get(form), [name]: value });
}

document.addEventListener('input', (event) => {
  const form = event.target.closest?.('form');
  const left = form && wanted.get(form);
  if (!left || event.target !== form) return; // choices have come: js/forms/dependent-fields.js says so of the form
  wanted.delete(form);
  for (const [name, value] of Object.entries(left)) put(form, name, value);
});

function fillIn(act, values) {
  const form = formOf(act, values);
  if (!form) return;
  const fold = form.closest('details');
  if (fold) fold.open = true;
  import('../../../js/match/tray.js').then(({ bringUp }) => bringUp());
  for (const [name, value] of Object.entries(values)) {
    put(form, name, value);
  }
  const next = form.querySelector('select:invalid, input:not([type="hidden"]):invalid, textarea:invalid') ?? form.querySelector('.button');
  next?.focus({ preventScroll: true });
  (fold ?? form).scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function doDeed(act, values, base) {
  if (document.querySelector('[data-match]')) {
    fillIn(act, values);
    return;
  }
  const query = new URLSearchParams({ act });
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  window.location.href = `${base}?${query}#tray`;
}

// The menu -----------------------------------------------------------------------------------

function closeMenu(back = false) {
  menu?.remove();
  menu = null;
  opener?.setAttribute('aria-expanded', 'false');
  if (back) opener?.focus();
  opener = null;
}

function item(label, action) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', action);
  return button;
}

function openMenu(button) {
  const place = society(button);
  const deeds = deedsOf(button);
  closeMenu();
  opener = button;
  menu = document.createElement('div');
  menu.className = 'deeds-menu';
  menu.setAttribute('role', 'group');
  menu.setAttribute('aria-label', button.textContent.trim());
  if (!deeds.length) {
    const note = document.createElement('p');
    note.textContent = place.dataset.nothing;
    menu.append(note);
  }
  for (const deed of deeds) {
    menu.append(item(deed.label, () => {
      const values = valuesOf(deed);
      closeMenu();
      doDeed(deed.act, values, place.dataset.matchUrl);
    }));
  }
  menu.append(item(place.dataset.close, () => closeMenu(true)));
  button.setAttribute('aria-expanded', 'true');
  button.parentElement.after(menu);
  menu.querySelector('button').focus({ preventScroll: true });
  menu.scrollIntoView({ block: 'nearest' });
}

/** The buttons between which arrows move: all classes and people of a tree, or the items of a menu. */
function neighbours(element) {
  if (element.closest('.deeds-menu')) return [...menu.querySelectorAll('button')];
  return [...society(element).querySelectorAll('.class-name, .citizen')].filter((one) => one.offsetParent);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-deeds] :is([data-whom], [data-rank])');
  if (button) {
    if (opener === button) closeMenu(true);
    else openMenu(button);
    return;
  }
  const deed = event.target.closest?.('[data-deed]');
  if (deed && document.querySelector('[data-match]')) {
    event.preventDefault();
    const values = Object.fromEntries(Object.entries(JSON.parse(deed.dataset.values)).map(([name, value]) => [name, String(value)]));
    fillIn(deed.dataset.deed, values);
    return;
  }
  if (menu && !event.target.closest?.('.deeds-menu')) closeMenu();
});

document.addEventListener('keydown', (event) => {
  const at = event.target.closest?.('.deeds-menu button, [data-deeds] :is([data-whom], [data-rank])');
  if (!at) return;
  if (event.key === 'Escape' && menu) {
    closeMenu(true);
    return;
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = neighbours(at);
  all[(all.indexOf(at) + step + all.length) % all.length]?.focus();
});

// Buttons that do nothing without this script are off until it has come.
function prepare() {
  document.querySelector('[data-match]')?.toggleAttribute('data-deeds-ready', document.querySelector('.class-tree') !== null);
  for (const place of document.querySelectorAll('[data-deeds]')) {
    const able = place.dataset.deeds !== '';
    for (const button of place.querySelectorAll('[data-whom], [data-rank]')) button.disabled = !able;
  }
  for (const time of document.querySelectorAll('time[data-ms]')) {
    const at = new Date(Number(time.dataset.ms));
    time.dateTime = at.toISOString();
    time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  }
  if (menu && !menu.isConnected) closeMenu();
}

function byAddress() {
  const query = new URLSearchParams(window.location.search);
  const act = query.get('act');
  if (!act || !document.querySelector('[data-match]')) return;
  query.delete('act');
  const values = Object.fromEntries(query);
  window.history.replaceState(null, '', window.location.pathname);
  fillIn(act, values);
}

document.addEventListener('htmx:after:swap', prepare);
prepare();
byAddress();
