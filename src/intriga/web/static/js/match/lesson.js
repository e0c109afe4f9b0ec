// The light of a lesson: it falls on what is spoken of, with 8 pixels around it. It stops no tap: what is done otherwise is
// answered by the server. Escape leaves, like the button.

const AROUND = 8;
const OFTEN = 120; // milliseconds: boards pan, trays move

const spot = document.querySelector('[data-spot]');
const match = document.querySelector('[data-match]');
const teacher = () => document.getElementById('lesson');

let step = null; // the step whose light this is
let looks = []; // selectors, in their order
let at = 0; // which of them the light is on
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
  for (let n = at; n < looks.length; n++) {
    const all = [...document.querySelectorAll(looks[n])];
    const seen = all.find(isSeen);
    const way = seen ?? (all.length ? wayTo(all[0]) : null);
    if (way) {
      at = n;
      leads = !seen;
      return way;
    }
  }
  return null;
}

function aim() {
  read();
  const card = document.querySelector('#moments > .moment');
  target = card || match.dataset.view === 'rules' ? null : due();
  spot.hidden = target === null;
  if (!target) return;
  if (brought !== target) {
    brought = target;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const box = target.getBoundingClientRect();
  const left = Math.max(0, box.left - AROUND);
  const top = Math.max(0, box.top - AROUND);
  spot.style.left = `${left}px`;
  spot.style.top = `${top}px`;
  spot.style.width = `${Math.min(innerWidth, box.right + AROUND) - left}px`;
  spot.style.height = `${Math.min(innerHeight, box.bottom + AROUND) - top}px`;
}

document.addEventListener('click', (event) => {
  if (!leads && target?.contains(event.target) && at < looks.length - 1) at += 1;
}, true);

document.addEventListener('keydown', (event) => {
  const inside = event.target.closest?.('dialog, details[open], [role=dialog], textarea, select, input');
  if (event.key !== 'Escape' || event.defaultPrevented || inside || !teacher()) return;
  teacher().querySelector('[data-lesson-leave]').click();
});

setInterval(aim, OFTEN);
aim();
