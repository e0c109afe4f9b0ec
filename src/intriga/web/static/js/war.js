// Writing orders on a map: tap one's unit, then where it shall go; or pick from a list.
//
// Each change is sent as all my orders at once, unsealed; the server answers with the layers of the
// map and the sheet of orders made anew. Without script the text of the sheet does the same.

import { called, choices, everyOrder, helped, map, place, provinceOf, readDesk, say } from './war-desk.js';
import { focusProvince } from './war-keys.js';
import { ask, button, element, offer, status } from './war-panel.js';
import { behind, busy, send, settled, superseded } from './war-post.js';

const SVG = 'http://www.w3.org/2000/svg';
const NEAR = 14; // pixels by which a finger may miss

let desk = {}; // what the server said last
let orders = new Map(); // unit (in winter: province) → order
let picked = null; // {unit, of?, kind?, listed?}: the unit in hand, whom it helps, whether by the list
let past = []; // earlier orders, for undo

// What is there ------------------------------------------------------------------------

function read() {
  const before = desk;
  desk = readDesk();
  if (desk.generation !== before.generation || desk.window !== before.window) {
    picked = null;
    past = [];
    status('');
    orders = asShown();
  }
  if (!behind(desk.orders ?? [])) orders = asShown();
}

/** The orders as the server shows them. */
function asShown() {
  const sheet = new Map();
  for (const text of desk.orders ?? []) sheet.set(keyOf(text, sheet), text);
  return sheet;
}

/** An order belongs to a unit; a build to its place, and a waiver to nothing but its number. */
function keyOf(text, sheet = orders) {
  if (text === 'WAIVE') return `WAIVE ${sheet.size}`;
  const unit = text.split(' ').slice(0, 2).join(' ');
  return desk.phase === 'builds' && desk.due > 0 ? provinceOf(unit) : unit;
}

const open = () => Boolean(desk.ways) && !desk.sealed;
const units = () => Object.keys(desk.ways ?? {}).filter((unit) => unit !== 'build');

/** My unit in a province, if it may be ordered. */
const unitIn = (code) => units().find((unit) => provinceOf(unit) === code);

/** Where the unit that is helped may be helped to. */
const goals = () => (desk.ways[picked.unit][picked.kind]?.[picked.of] ?? []).filter(Boolean);

// Writing ----------------------------------------------------------------------------------

function write(change) {
  past.push(new Map(orders));
  change(orders);
  sendAll();
}

function order(text) {
  write((sheet) => sheet.set(keyOf(text), text));
  ghost(text);
}

function undo() {
  if (!past.length || !open()) return;
  orders = past.pop();
  sendAll();
}

function sendAll() {
  picked = null;
  show();
  const { window, generation } = desk;
  send({ orders: [...orders.values()], seen: { window, generation } }, (state, text) => {
    if (state === 'failed') {
      past = [];
      orders = asShown();
      show();
    }
    status(state, text);
  });
}

// Showing -------------------------------------------------------------------------------------

function standing() {
  if (!desk.ways) return say('watch');
  if (desk.sealed) return say('sealed');
  if (desk.phase === 'builds') {
    const n = [...orders.values()].length;
    return say(desk.due > 0 ? 'builds' : 'removals', { n, all: Math.abs(desk.due) });
  }
  const told = units().filter((unit) => orders.has(unit)).length;
  return say(desk.phase === 'retreat' ? 'retreats' : 'pick', { n: told, all: units().length });
}

/** The list of all a unit can do; what is chosen is ordered. */
function list(unit) {
  const name = say('list', { unit: called(unit) });
  const select = element('select', { 'aria-label': name, id: 'war-list' }, new Option(name, ''));
  for (const items of everyOrder(desk.ways[unit], unit, desk.phase)) {
    const group = element('optgroup', { label: '—' });
    for (const { text, label } of items) group.append(new Option(label, text, false, orders.get(unit) === text));
    select.append(group);
  }
  const done = button(say('done'), () => {
    if (select.value) order(select.value);
    focusNext(unit);
  });
  select.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !select.value) return;
    event.preventDefault();
    done.click();
  });
  return [select, done];
}

const cancel = () => button(say('cancel'), () => {
  picked = null;
  show();
});

function show() {
  if (!map()) return;
  paint();
  if (!desk.ways) ask('');
  else if (!picked) ask(standing(), ...tools());
  else if (picked.of) askWhither();
  else askWhat(picked);
}

function tools() {
  const row = [];
  if (open() && past.length) row.push(button(say('undo'), undo));
  if (open() && desk.phase === 'builds' && desk.due > orders.size) row.push(button(say('waive'), waive));
  return row.length ? [row] : [];
}

function askWhat({ unit, listed }) {
  const plain = desk.phase === 'retreat'
    ? button(say('disband', { unit: called(unit) }), () => order(`${unit} D`))
    : button(say('hold'), () => order(`${unit} H`));
  const more = button(say('more'), () => take(unit, true));
  const said = say('picked', { unit: called(unit) });
  if (listed) ask(said, list(unit), [cancel()]);
  else ask(said, [plain, more, cancel()]);
}

function askWhither() {
  const { unit, of, kind } = picked;
  ask(say(kind === 's' ? 'to-help' : 'to-carry', { unit: called(unit), of: called(of) }), [cancel()]);
}

/** Several things could be meant. */
function askWhich(unit, code, found) {
  const buttons = found.map(({ text, label, then }) => button(label, () => {
    if (text) {
      order(text);
    } else {
      picked = { unit, ...then };
      show();
    }
    if (document.activeElement === document.body) focusProvince(province(code));
  }));
  offer(say('choose', { unit: called(unit), to: place(code) }), [...buttons, cancel()]);
}

// Light on the map ----------------------------------------------------------------------------------

const province = (code) => map().querySelector(`.province[data-p="${code}"]`);

function lit() {
  const found = new Map();
  if (!open()) return found;
  if (desk.phase === 'builds') {
    const sites = desk.due > 0 ? desk.ways.build.map(provinceOf) : units().map(provinceOf);
    for (const code of sites) found.set(code, orders.has(code) || orders.has(unitIn(code) ?? '') ? 'picked' : '');
    return found;
  }
  if (!picked) return found;
  found.set(provinceOf(picked.unit), 'picked');
  if (picked.of) {
    for (const to of goals()) found.set(to.split('/')[0], '');
    return found;
  }
  const ways = desk.ways[picked.unit];
  for (const of of [...Object.keys(ways.s ?? {}), ...Object.keys(ways.c ?? {})]) found.set(provinceOf(of), 'helped');
  for (const to of [...(ways.f ?? []), ...(ways.v ?? [])]) found.set(to.split('/')[0], 'sea-way');
  for (const to of [...(ways.m ?? []), ...(ways.r ?? [])]) found.set(to.split('/')[0], '');
  return found;
}

function shape(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A lit province: its outline, or a ring round the unit there that can only be helped. */
function light(svg, code, kind) {
  const unit = kind === 'helped' && svg.querySelector(`#war-units .unit[data-p="${code}"]:not(.lost, .gone)`);
  if (unit) return shape('circle', { class: 'lit helped', transform: unit.getAttribute('transform') });
  return shape('use', { class: `lit ${kind}`.trim(), href: `${svg.dataset.shapes}#${code}` });
}

function paint() {
  const svg = map();
  svg.querySelector('.lit-layer').replaceChildren(...[...lit()].map(([code, kind]) => light(svg, code, kind)));
  svg.toggleAttribute('data-picking', Boolean(picked));
  svg.toggleAttribute('data-can', open());
  for (const unit of svg.querySelectorAll('#war-units .unit')) {
    const mine = unitIn(unit.dataset.p) === unit.dataset.unit;
    unit.classList.toggle('mine', mine);
    unit.classList.toggle('ordered', mine && orders.has(unit.dataset.unit));
  }
  for (const line of document.querySelectorAll('[data-war-unit]')) {
    line.disabled = !open();
    line.classList.toggle('picked', picked?.unit === line.dataset.warUnit);
  }
  svg.querySelector('.ghost').replaceChildren();
}

/** A plain line at once, until the server's arrow is there. */
function ghost(text) {
  const parts = text.split(' ').filter((part) => part !== 'VIA');
  if (parts.length < 4) return;
  const ends = [parts[1], parts.at(-1)].map((spot) => province(spot.split('/')[0])?.dataset.at);
  if (ends.includes(undefined)) return;
  map().querySelector('.ghost').replaceChildren(shape('path', { d: `M${ends.join('L')}` }));
}

// Taps ------------------------------------------------------------------------------------------------

const provinceAt = (x, y) => (
  document.elementsFromPoint(x, y).find((e) => e.closest('#war-map .province'))?.closest('.province').dataset.p);

/** The province that is meant: what is under the finger, or a lit one just beside it. */
function meant({ target, clientX, clientY }) {
  const here = target.closest('[data-p]')?.dataset.p ?? provinceAt(clientX, clientY);
  const bright = lit();
  if (!bright.size || bright.has(here) || !clientX) return here;
  for (const far of [NEAR / 2, NEAR]) {
    for (let turn = 0; turn < 8; turn += 1) {
      const angle = (turn * Math.PI) / 4;
      const code = provinceAt(clientX + far * Math.cos(angle), clientY + far * Math.sin(angle));
      if (code && bright.has(code)) return code;
    }
  }
  return here;
}

function take(unit, listed = false) {
  picked = { unit, listed };
  status('');
  show();
  if (listed) document.getElementById('war-list').focus({ preventScroll: true });
}

/** Winter, too many units: each tap dooms one or spares it. */
function tapToDisband(code) {
  const unit = unitIn(code);
  if (!unit) return false;
  if (orders.has(unit)) write((sheet) => sheet.delete(unit));
  else if (orders.size < -desk.due) write((sheet) => sheet.set(unit, `${unit} D`));
  else status('nothing');
  return true;
}

/** Winter, too few: each tap builds on a centre or takes the build back. */
function tapToBuild(code) {
  const sites = desk.ways.build.filter((unit) => provinceOf(unit) === code);
  if (!sites.length) return false;
  const built = [...orders.values()].filter((text) => text !== 'WAIVE').length;
  if (orders.has(code)) write((sheet) => sheet.delete(code));
  else if (built >= desk.due) status('nothing');
  else if (sites.length === 1) build(sites[0]);
  else askWhatToBuild(code, sites);
  return true;
}

function build(unit) {
  write((sheet) => {
    // A build takes the place of a waiver.
    const waived = [...sheet.keys()].find((key) => key.startsWith('WAIVE'));
    if (sheet.size >= desk.due) sheet.delete(waived);
    sheet.set(provinceOf(unit), `${unit} B`);
  });
}

function askWhatToBuild(code, sites) {
  const buttons = sites.map((unit) => button(say('build', { unit: called(unit) }), () => build(unit)));
  offer(say('place', { to: place(code) }), [...buttons, cancel()]);
}

function waive() {
  write((sheet) => {
    while (sheet.size < desk.due) sheet.set(keyOf('WAIVE', sheet), 'WAIVE');
  });
}

/** What a tap on a province means; false if it means nothing to the hand. */
function tap(code) {
  if (!open()) return false;
  if (desk.phase === 'builds') return desk.due < 0 ? tapToDisband(code) : tapToBuild(code);
  if (!picked) {
    const unit = unitIn(code);
    if (unit) take(unit);
    return Boolean(unit);
  }
  const { unit, of } = picked;
  if (of) {
    const spots = goals().filter((to) => to.split('/')[0] === code);
    if (spots.length) order(helped(picked, spots[0]));
    else status('no-way');
    return true;
  }
  if (provinceOf(unit) === code) {
    order(desk.phase === 'retreat' ? `${unit} D` : `${unit} H`);
    return true;
  }
  const found = choices(desk.ways[unit], unit, code);
  if (found.length === 1 && found[0].text) {
    order(found[0].text);
  } else if (found.length === 1) {
    picked = { unit, ...found[0].then };
    show();
  } else if (found.length) {
    askWhich(unit, code, found);
  } else if (unitIn(code)) {
    take(unitIn(code));
  } else {
    status('no-way');
  }
  return true;
}

document.addEventListener('click', (event) => {
  if (!event.target.closest?.('#war-map')) return;
  const code = meant(event);
  if (!code) return;
  // An arrow of the last turn tells why; one that lies on a unit of mine is in its way.
  if (event.target.closest('.arrow') && !picked && !unitIn(code)) return;
  if (tap(code)) event.handled = true;
});

// The sheet -------------------------------------------------------------------------------------------

function focusNext(unit) {
  const lines = [...document.querySelectorAll('[data-war-unit]')];
  const at = lines.findIndex((line) => line.dataset.warUnit === unit);
  (lines[at + 1] ?? lines[at])?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const line = event.target.closest?.('[data-war-unit]');
  if (!line || !open()) return;
  take(line.dataset.warUnit, true);
});

// What is sealed is what was tapped: the text of the sheet may be older, unless somebody wrote in it.
document.addEventListener('submit', (event) => {
  const text = event.target.querySelector?.('[data-war-text]');
  if (!text || !desk.ways) return;
  if (text.dataset.touched) {
    superseded();
    return;
  }
  if (busy()) {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target, submitter } = event;
    settled().then(() => target.requestSubmit(submitter));
    return;
  }
  text.value = [...orders.values()].join('\n');
}, true);
document.addEventListener('input', (event) => {
  if (event.target.matches?.('[data-war-text]')) event.target.dataset.touched = 'true';
});

// Keys -------------------------------------------------------------------------------------------------

document.addEventListener('keydown', (event) => {
  if (!map()) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !event.target.closest?.('input, textarea')) {
    event.preventDefault();
    undo();
  } else if (event.key === 'Escape' && picked) {
    const { unit } = picked;
    picked = null;
    show();
    focusProvince(province(provinceOf(unit)));
  }
});

// Beginnings -------------------------------------------------------------------------------------------------

function prepare() {
  if (!map()) return;
  read();
  const all = [...map().querySelectorAll('.province')];
  for (const p of all) p.setAttribute('role', 'button');
  if (!all.some((p) => p.getAttribute('tabindex') === '0')) {
    const first = all.find((p) => unitIn(p.dataset.p)) ?? all[0];
    first.setAttribute('tabindex', '0');
  }
  show();
}

document.addEventListener('war:closed', show);
document.addEventListener('htmx:after:swap', (event) => {
  if (event.target?.id === 'turn-shown') return;
  prepare();
});
prepare();
