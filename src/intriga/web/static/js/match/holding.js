// What is pushed while the same is asked moves nothing that can be tapped: what went leaves its place empty, what changed
// keeps its size, and what is new and would push something away waits behind a line of one button, until that is tapped,
// the choices are scrolled, or something else is asked. Who listens to the page is told what waits there.
//
// It is done at each push, on pages of hundreds of choices: what is out of sight or folded is not measured.

const STACKS = '#tray-body, .acts, .options, .face-grid, .act, .act-group, .act-standing, .act-standing ul, .chips, .segments, .picks, form, fieldset';
const FOOT = '#tray-foot button';
const PX = 0.5;
const LETTERS = 60; // of what is new, as it is told

const body = () => document.getElementById('tray-body');
const asked = () => document.getElementById('tray-head').dataset.question;
const pill = document.querySelector('#tray [data-pill]');
const told = document.querySelector('#tray [data-pill-told]');

let noted = null; // what stood in sight before a push, by key: {box, parent, next}
let question = '';
let late = false;

const isNone = (el) => el.id === 'drafts' || el.localName === 'noscript' || el.type === 'hidden' || 'late' in el.dataset || el.classList.contains('place-kept');

/** All that stands in the choices, by what it is, whatever it says: `visit(el, key, parent's key, folded)`. Lists that are written have ways of their own. */
function walk(visit) {
  const counts = new Map();
  const within = (box, around, stacked, folded) => {
    const shut = folded || (box.localName === 'details' && !box.open);
    for (const el of box.children) {
      if (isNone(el)) continue;
      const summary = el.localName === 'summary';
      const hidden = shut && !(summary && !folded);
      let key = around;
      if (stacked || summary) {
        const input = el.localName === 'label' ? el.control : null;
        const name = el.id || (input?.name && `${input.form?.id} ${input.name} ${input.value}`) || `${around} ${el.localName}.${el.classList[0]}`;
        const n = counts.get(name) ?? 0;
        counts.set(name, n + 1);
        key = `${name} ${n}`;
        visit(el, key, around, hidden);
      }
      if (el.firstElementChild) within(el, key, el.matches(STACKS), hidden);
    }
  };
  within(body(), 'body', body().matches(STACKS), false);
}

function pieces() {
  const found = new Map();
  walk((el, key) => found.set(key, el));
  return found;
}

/** Whether a box is in sight of the choices. */
function sight() {
  const { top, bottom } = body().getBoundingClientRect();
  return (box) => box.height > 0 && box.bottom > top && box.top < bottom;
}

/** Whose push this is: what I did myself may move what it likes. */
const mine = (event) => event.detail.ctx?.sourceElement?.closest?.('form, #tray') != null;

/** Before a push: where everything stands. */
export function note(event) {
  noted = null;
  question = asked();
  if (mine(event)) {
    reveal();
    return;
  }
  const inSight = sight();
  noted = new Map();
  const last = new Map(); // the piece before, by the element around it
  walk((el, key, parent, folded) => {
    const before = last.get(el.parentElement);
    if (before) before.next = key;
    const around = noted.get(parent);
    const box = folded || (around && !around.seen) ? null : el.getBoundingClientRect();
    const here = { box, seen: box !== null && inSight(box), parent, next: undefined };
    last.set(el.parentElement, here);
    noted.set(key, here);
  });
  noted.foot = [...document.querySelectorAll(FOOT)].map((one) => one.getBoundingClientRect().top);
  lift();
}

/** Everything as it would be without us. */
function lift() {
  for (const one of body().querySelectorAll('.place-kept')) one.remove();
  for (const one of body().querySelectorAll('[data-late], [data-kept]')) {
    delete one.dataset.late;
    delete one.dataset.kept;
    for (const side of ['width', 'height', 'overflow', 'min-height', 'box-sizing']) one.style.removeProperty(side);
  }
}

function reveal() {
  late = false;
  lift();
  pill.hidden = true;
  told.textContent = '';
}

/** What is there no more leaves its place empty. */
function keepPlaces(found) {
  for (const [key, { box, seen, parent, next }] of noted) {
    const around = parent === 'body' ? body() : found.get(parent);
    if (!seen || found.has(key) || !around) continue;
    let after = next;
    while (after && !found.has(after)) after = noted.get(after)?.next;
    const gone = document.createElement(around.localName === 'ul' ? 'li' : 'i');
    gone.className = 'place-kept';
    gone.ariaHidden = 'true';
    gone.style.width = `${box.width}px`;
    gone.style.height = `${box.height}px`;
    const before = found.get(after);
    around.insertBefore(gone, before?.parentElement === around ? before : null);
  }
}

/** What says something else has the size that it had. */
function keepSizes(found) {
  for (const [key, el] of found) {
    const was = noted.get(key);
    if (!was?.seen) continue;
    const now = el.getBoundingClientRect();
    if (Math.abs(now.height - was.box.height) < PX && Math.abs(now.width - was.box.width) < PX) continue;
    if (el.querySelector(`:is(${STACKS}) > *, summary`)) continue;
    el.dataset.kept = '';
    el.style.boxSizing = 'border-box';
    el.style.minHeight = '0';
    el.style.width = `${was.box.width}px`;
    el.style.height = `${was.box.height}px`;
    el.style.overflow = 'hidden';
  }
}

function moved(found) {
  const far = [...noted].some(([key, { box, seen }]) => {
    const now = seen ? found.get(key)?.getBoundingClientRect() : null;
    return now && (Math.abs(now.top - box.top) > PX || Math.abs(now.left - box.left) > PX);
  });
  const foot = [...document.querySelectorAll(FOOT)].map((one) => one.getBoundingClientRect().top);
  return far || (foot.length === noted.foot.length && foot.some((top, n) => Math.abs(top - noted.foot[n]) > PX));
}

/** What is new waits, if it would push something away. */
function keepNew(found) {
  const inSight = sight();
  const fresh = [...found].filter(([key, el]) => !noted.has(key) && inSight(el.getBoundingClientRect())).map(([, el]) => el);
  late = fresh.length > 0 && moved(found);
  if (!late) return;
  const outer = fresh.filter((el) => !fresh.some((one) => one !== el && one.contains(el)));
  tell(outer);
  for (const el of fresh) el.dataset.late = '';
  pill.hidden = false;
}

/** Says what is new, in its first words, to who listens. */
function tell(fresh) {
  const words = fresh.map((el) => (el.querySelector('summary b, b, legend') ?? el).textContent.trim().slice(0, LETTERS)).filter(Boolean);
  told.textContent = [told.dataset.words, ...words].join(' ');
}

/** After a push: as said above. */
export function hold() {
  const { figures } = document.getElementById('tray').dataset;
  const now = figuresOf(document.getElementById('purse')).length;
  if (figures && now && Number(figures) !== now) settlePurse();
  const same = noted !== null && asked() === question;
  if (!same) late = false;
  if (!same) told.textContent = '';
  if (!same || !moved(pieces())) return;
  const found = pieces();
  keepPlaces(found);
  keepSizes(found);
  keepNew(found);
}

/** Whether something waits behind the pill. */
export const waits = () => late;

const figuresOf = (purse) => [...purse.children].filter((one) => !one.matches('[popover]'));

/** The figures that one has keep their widths; one that needs more gets it. */
function settlePurse() {
  const [tray, purse] = [document.getElementById('tray'), document.getElementById('purse')];
  delete tray.dataset.figures;
  const figures = figuresOf(purse);
  if (new Set(figures.map((one) => one.offsetTop)).size !== 1) return;
  tray.style.setProperty('--purse', figures.map((one) => `minmax(min-content, ${one.offsetWidth}fr)`).join(' '));
  tray.dataset.figures = figures.length;
}

/** What is asked, what one has, and all of the tray stay as high as they are now while the same is asked. */
export function settle() {
  const tray = document.getElementById('tray');
  for (const one of ['--head', '--all']) tray.style.removeProperty(one);
  settlePurse();
  tray.style.setProperty('--head', `${Math.ceil(document.getElementById('tray-head').getBoundingClientRect().height)}px`);
  tray.style.setProperty('--all', `${tray.offsetHeight}px`);
}

pill.addEventListener('click', reveal);
document.getElementById('tray').addEventListener('invalid', reveal, true);
for (const kind of ['wheel', 'touchmove']) document.getElementById('tray').addEventListener(kind, () => { if (late) reveal(); }, { passive: true });
