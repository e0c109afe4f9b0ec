// The light of a lesson: it falls on what is spoken of, with 8 pixels around it. It stops no tap: what is done otherwise is
// answered by the server. Escape leaves, like the button.

const AROUND = 8;
const THUMB = 44;
const ASKED = '#tray [name="_sure"], #tray-foot [data-asks-first] .button-main'; // what is asked before an act is carried out
const OFTEN = 120; // milliseconds: boards pan, trays move

const spot = document.querySelector('[data-spot]');
const match = document.querySelector('[data-match]');
const teacher = () => document.getElementById('lesson');

let step = null; // the step whose light this is
let looks = []; // selectors, in their order
let at = 0; // which of them is due
let on = 0; // which of them the light is on: a later one, as long as that is not there
let target = null;
let leads = false; // the light is on what leads there
let brought = null; // what has been brought into sight once

function read() {
  const now = teacher()?.dataset.lesson ?? null;
  if (now === step) return;
  step = now;
  looks = now === null ? [] : JSON.parse(teacher().dataset.look);
  at = 0;
  brought = null;
}

const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;

/** What opens the way to something that cannot be seen: the tab of its view, the outermost heading around it, or the grab
    of a low tray. */
function wayTo(one) {
  const view = one.closest('.view')?.id.replace('view-', '') ?? 'table';
  const tab = document.querySelector(`.dock [data-tab="${view}"]`);
  if (tab && isSeen(tab) && match.dataset.view !== view) return tab;
  let fold = null;
  for (let at = one.parentElement?.closest('details:not([open])'); at; at = at.parentElement.closest('details:not([open])')) fold = at;
  const ways = [fold?.querySelector(':scope > summary'), document.querySelector('#tray > [data-grab]')];
  return ways.find((way) => way && isSeen(way)) ?? null;
}

/** What the light falls on: the part that is due, or what leads to it; if it is not there at all, the nearest after it. */
function due() {
  const sure = on === looks.length - 1 && [...document.querySelectorAll(ASKED)].find(isSeen);
  if (sure) return sure;
  for (let n = at; n < looks.length; n++) {
    const all = [...document.querySelectorAll(looks[n])];
    const seen = all.find(isSeen);
    const way = seen ?? (all.length ? wayTo(all[0]) : null);
    if (way) {
      on = n;
      leads = !seen;
      return way;
    }
  }
  return null;
}

/** Where something is on the screen. A place of a map may say where its middle is (data-at, in units of the drawing): there a
    thumb meets it, however far it reaches. */
function boxOf(one) {
  const around = one.getBoundingClientRect();
  const [x, y] = one.dataset.at?.split(' ').map(Number) ?? [];
  if (y === undefined || !one.getScreenCTM) return around;
  const middle = new DOMPoint(x, y).matrixTransform(one.getScreenCTM());
  return new DOMRect(middle.x - THUMB / 2, middle.y - THUMB / 2, THUMB, THUMB);
}

function aim() {
  read();
  const card = document.querySelector('#moments > .moment');
  target = card || match.dataset.view === 'rules' ? null : due();
  spot.hidden = target === null;
  if (!target) return;
  if (brought !== target) {
    brought = target;
    target.scrollIntoView({ block: target.closest('#tray-body') ? 'center' : 'nearest', inline: 'nearest' });
  }
  const box = boxOf(target);
  const left = Math.max(0, box.left - AROUND);
  const top = Math.max(0, box.top - AROUND);
  spot.style.left = `${left}px`;
  spot.style.top = `${top}px`;
  spot.style.width = `${Math.min(innerWidth, box.right + AROUND) - left}px`;
  spot.style.height = `${Math.min(innerHeight, box.bottom + AROUND) - top}px`;
}

/** Whether a click is where the light is: on a map many things lie above each other. */
function isOn(event) {
  const { left, top, right, bottom } = spot.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return target.contains(event.target) || (event.detail > 0 && x > left && x < right && y > top && y < bottom);
}

document.addEventListener('click', (event) => {
  if (!leads && !spot.hidden && isOn(event) && on < looks.length - 1) at = on + 1;
}, true);

document.addEventListener('keydown', (event) => {
  const inside = event.target.closest?.('dialog, details[open], [role=dialog], textarea, select, input');
  if (event.key !== 'Escape' || event.defaultPrevented || inside || !teacher()) return;
  teacher().querySelector('[data-lesson-leave]').click();
});

// Some acts are sent by scripts of games: what the teacher says then is asked for once the page has changed.
const SOON = 150; // milliseconds: what is pushed comes in several parts
const shown = () => ['phase', 'just', 'tray'].map((id) => document.getElementById(id)?.textContent ?? '').join();
let known = shown();
let asking = 0;

document.addEventListener('htmx:after:swap', () => {
  if (shown() === known) return;
  clearTimeout(asking);
  asking = setTimeout(() => {
    known = shown();
    teacher()?.dispatchEvent(new Event('look'));
  }, SOON);
});

setInterval(aim, OFTEN);
aim();
