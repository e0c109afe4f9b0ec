// Ordering on the map: tap a unit of yours, then its target; or choose an order from a list.
//
// Every change sends the orders, unsealed; the server then pushes the changed layers of the
// map and the form of orders. Without scripts, the text field of the form does the same.

import { choices, everyOrder, helpMove, map, place, provinceOf, readOffer, textOf, uncarried, unitName } from './order-offer.js';
import { focusProvince } from './keys.js';
import { ask, askToChoose, button, element, panel, status } from './panel.js';
import { frameOn } from '../../../js/match/frame.js';
import { behind, busy, send, settled, superseded } from './send-orders.js';

const SVG = 'http://www.w3.org/2000/svg';
const NEAR = 22; // pixels around the middle of a place that mean it
const MARGIN = 40; // units around the places of an order

let offer = {}; // what may be ordered, as the page shows it
let orders = new Map(); // unit (in winter: province) → order
let picked = null; // {unit, of?, kind?, listed?}: the unit being ordered, the unit it helps, whether from the list
let between = null; // what a tap left open: {unit, code}: which order of a unit; {code}: which unit is built there
let past = []; // earlier orders, for undo
let under = null; // orders on their way

// State ------------------------------------------------------------------------

function read() {
  const before = offer;
  offer = readOffer();
  if (offer.generation !== before.generation || offer.window !== before.window || offer.turn !== before.turn) {
    picked = null;
    between = null;
    past = [];
    status('');
    orders = asShown();
    under = null;
    superseded(); // what is on its way was for the turn before
    if (before.generation !== undefined) untouched(); // a page that is opened may bring what was being typed
  } else if (offer.sealed !== before.sealed) {
    status('');
  }
  if (!behind(offer.orders ?? [])) {
    orders = asShown();
    under = null;
  }
}

/** The orders as the page shows them. */
function asShown() {
  const sheet = new Map();
  for (const text of offer.orders ?? []) sheet.set(keyOf(text, sheet), text);
  return sheet;
}

/** The key of an order: its unit; the province of a build; the number of a waived build. */
function keyOf(text, sheet = orders) {
  if (text === 'WAIVE') return `WAIVE ${sheet.size}`;
  const unit = text.split(' ').slice(0, 2).join(' ');
  return offer.phase === 'builds' && offer.due > 0 ? provinceOf(unit) : unit;
}

const open = () => Boolean(offer.ways) && !offer.sealed;
const units = () => Object.keys(offer.ways ?? {}).filter((unit) => unit !== 'build');

/** My unit in a province, if it may be ordered. */
const unitIn = (code) => units().find((unit) => provinceOf(unit) === code);

/** The destinations of the helped unit that can be supported or convoyed to. */
const goals = () => (offer.ways[picked.unit][picked.kind]?.[picked.of] ?? []).filter(Boolean);

// Changing orders ----------------------------------------------------------------------------------

function write(change) {
  past.push(new Map(orders));
  change(orders);
  untouched();
  sendAll();
}

function order(text) {
  write((sheet) => sheet.set(keyOf(text), text));
  ghost(text);
}

function undo() {
  if (!past.length || !open()) return;
  orders = past.pop();
  untouched();
  sendAll();
}

function sendAll() {
  picked = null;
  between = null;
  show();
  const { window, generation } = offer;
  const act = { type: offer.act, orders: offer.partial ? changed() : [...orders.values()] };
  under = new Map(orders);
  send({ orders: [...orders.values()], act, seen: window ? { window, generation } : null }, (state, text) => {
    if (state === 'failed') {
      past = [];
      orders = asShown();
      show();
    }
    report(state, text);
  });
}

/** The orders that the page does not show yet, or that differ from those on their way; a unit alone withdraws its order. */
function changed() {
  const sheets = under ? [asShown(), under] : [asShown()];
  const known = new Set([orders, ...sheets].flatMap((sheet) => [...sheet.keys()]));
  return [...known]
    .filter((unit) => sheets.some((sheet) => sheet.get(unit) !== orders.get(unit)))
    .map((unit) => orders.get(unit) ?? unit);
}

/** The state of the orders; once they are saved, also an army that no fleet carries. */
function report(state, text) {
  const [alone] = state === 'saved' && offer.phase === 'orders' ? uncarried(offer.ways ?? {}, orders) : [];
  if (alone) status('saved-alone', { unit: unitName(alone[0]), to: place(alone[1]) });
  else status(state, { text });
}

// Showing -------------------------------------------------------------------------------------

function summary() {
  if (!offer.ways) return textOf('watch');
  if (offer.sealed) return textOf('sealed');
  if (offer.phase === 'builds') {
    const n = [...orders.values()].length;
    return textOf(offer.due > 0 ? 'builds' : 'removals', { n, all: Math.abs(offer.due) });
  }
  const given = units().filter((unit) => orders.has(unit)).length;
  return textOf(offer.phase === 'retreat' ? 'retreats' : 'pick', { n: given, all: units().length });
}

/** A list of all orders of a unit, and the button that gives the chosen one. */
function list(unit) {
  const name = textOf('list', { unit: unitName(unit) });
  const select = element('select', { 'aria-label': name, id: 'order-list', 'data-of': unit }, new Option(name, ''));
  for (const items of everyOrder(offer.ways[unit], unit, offer.phase)) {
    const group = element('optgroup', { label: '—' });
    for (const { text, label } of items) group.append(new Option(label, text, false, orders.get(unit) === text));
    select.append(group);
  }
  const done = button(textOf('done'), () => {
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

/** Nothing is picked any more, and nothing is said of what was. */
function drop() {
  picked = null;
  between = null;
  status('');
  show();
}

const cancel = () => button(textOf('cancel'), drop);

let shown = ''; // what the panel was made from

/** After a push: what is asked and chosen in the panel, or read there, stays if it is as it was. */
function follow() {
  if (made() === shown) paint();
  else show();
}

const made = () => JSON.stringify([offer, [...orders], picked, between, past.length]);

function show() {
  if (!map()) return;
  shown = made();
  paint();
  panel().toggleAttribute('data-choice', Boolean(picked || between));
  if (!offer.ways) ask('');
  else if (between) askBetween(between);
  else if (!picked) ask(summary(), ...tools());
  else if (picked.of) askDestination();
  else askOrder(picked);
}

function tools() {
  const row = [];
  if (open() && past.length) row.push(button(textOf('undo'), undo));
  if (open() && offer.phase === 'builds' && offer.due > orders.size) row.push(button(textOf('waive'), waive));
  return row.length ? [row] : [];
}

function askOrder({ unit, listed }) {
  const plain = offer.phase === 'retreat'
    ? button(textOf('disband', { unit: unitName(unit) }), () => order(`${unit} D`))
    : button(textOf('hold'), () => order(`${unit} H`));
  const more = button(textOf('more'), () => take(unit, true));
  const prompt = textOf(offer.phase === 'retreat' ? 'picked-retreat' : 'picked', { unit: unitName(unit) });
  if (listed) ask(prompt, [...list(unit), cancel()]);
  else ask(prompt, [plain, more, cancel()]);
}

function askDestination() {
  const { unit, of, kind } = picked;
  ask(textOf(kind === 's' ? 'to-help' : 'to-carry', { unit: unitName(unit), of: unitName(of) }), [cancel()]);
}

/** A tap that could mean several orders, or units. */
function askBetween({ unit, code }) {
  const options = unit
    ? choices(offer.ways[unit] ?? {}, unit, code, orders).map(({ text, label, then }) => [label, () => {
      if (text) order(text);
      else help(unit, then);
      if (document.activeElement === document.body) focusProvince(province(code));
    }])
    : buildable(code).map((built) => [textOf('build', { unit: unitName(built) }), () => build(built)]);
  const text = unit ? textOf('choose', { unit: unitName(unit), to: place(code) }) : textOf('place', { to: place(code) });
  askToChoose(text, [...options.map(([label, then]) => button(label, then)), cancel()]);
}

function leaveOpen(what) {
  between = what;
  show();
}

/** A unit helps another one, whose destination is still to be chosen. */
function help(unit, then) {
  picked = { unit, ...then };
  between = null;
  show();
}

// Highlights on the map ----------------------------------------------------------------------------------

const province = (code) => map().querySelector(`.province[data-p="${code}"]`);

function lit() {
  const found = new Map();
  if (!open()) return found;
  if (offer.phase === 'builds') {
    const sites = offer.due > 0 ? offer.ways.build.map(provinceOf) : units().map(provinceOf);
    for (const code of sites) found.set(code, orders.has(code) || orders.has(unitIn(code) ?? '') ? 'picked' : '');
    return found;
  }
  if (!picked) return found;
  found.set(provinceOf(picked.unit), 'picked');
  if (picked.of) {
    for (const to of goals()) found.set(to.split('/')[0], '');
    return found;
  }
  const ways = offer.ways[picked.unit];
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

/** The middle of a province: where a unit stands, in units of the map. */
const middleOf = (code) => province(code).dataset.at.split(' ').map(Number);

/** On a narrow screen a place to go to is as large as a thumb, however small its province. */
function mark(code, kind) {
  if (kind === 'helped' || kind === 'picked') return [];
  const [cx, cy] = middleOf(code);
  return [shape('circle', { class: 'lit target', cx, cy })];
}

/** The highlight of a province: its outline, or a ring round a unit that can be helped. */
function light(svg, code, kind) {
  const unit = kind === 'helped' && svg.querySelector(`#map-units .unit[data-p="${code}"]:not(.lost, .gone)`);
  if (unit) return shape('circle', { class: 'lit helped', transform: unit.getAttribute('transform') });
  return shape('use', { class: `lit ${kind}`.trim(), href: `${svg.dataset.shapes}#${code}` });
}

/** The places of an order are in view together: the unit, and where it may go on its own. */
function frame(bright) {
  const near = [...bright].filter(([, kind]) => !['sea-way', 'helped'].includes(kind)).map(([code]) => code);
  const shown = near.length > 1 ? near : [...bright.keys()];
  if (!picked || shown.length < 2) return frameOn(null);
  const [xs, ys] = [0, 1].map((axis) => shown.map((code) => middleOf(code)[axis]));
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const box = { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
  return frameOn({ box, places: shown });
}

function paint() {
  const svg = map();
  const bright = lit();
  const marks = [...bright].flatMap(([code, kind]) => [light(svg, code, kind), ...mark(code, kind)]);
  svg.querySelector('.lit-layer').replaceChildren(...marks);
  frame(bright);
  svg.toggleAttribute('data-picking', Boolean(picked));
  svg.toggleAttribute('data-can', open());
  for (const unit of svg.querySelectorAll('#map-units .unit')) {
    const mine = unitIn(unit.dataset.p) === unit.dataset.unit;
    unit.classList.toggle('mine', mine);
    unit.classList.toggle('ordered', mine && orders.has(unit.dataset.unit));
  }
  for (const line of document.querySelectorAll('[data-order-unit]')) {
    line.disabled = !open();
    line.classList.toggle('picked', picked?.unit === line.dataset.orderUnit);
  }
  svg.querySelector('.ghost').replaceChildren();
}

/** A plain line shown at once, until the server has drawn the arrow. */
function ghost(text) {
  const parts = text.split(' ').filter((part) => part !== 'VIA');
  if (parts.length < 4) return;
  const ends = [parts[1], parts.at(-1)].map((spot) => province(spot.split('/')[0])?.dataset.at);
  if (ends.includes(undefined)) return;
  map().querySelector('.ghost').replaceChildren(shape('path', { d: `M${ends.join('L')}` }));
}

// Taps ------------------------------------------------------------------------------------------------

const provinceAt = (x, y) => (
  document.elementsFromPoint(x, y).find((e) => e.closest('#diplomacy-map .province'))?.closest('.province').dataset.p);

const plain = (text) => text.replace(/[\s­-]/g, '').toLowerCase();

/** What is written or stands at a place of the screen: [[province, distance from its middle]]. */
function signsAt(x, y) {
  const found = [];
  const note = (element, code) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const inside = x >= left && x <= left + width && y >= top && y <= top + height;
    if (inside && width) found.push([code, Math.hypot(left + width / 2 - x, top + height / 2 - y)]);
  };
  const codes = new Map([...map().querySelectorAll('.province')]
    .flatMap(({ dataset: { p, code } }) => [[plain(code), p], [plain(place(p)), p]]));
  for (const label of map().querySelectorAll('.labels text')) note(label, codes.get(plain(label.textContent)));
  for (const unit of map().querySelectorAll('#map-units .unit')) note(unit, unit.dataset.p);
  return found.filter(([code]) => code).sort(([, near], [, far]) => near - far);
}

/** The province under a finger. A name means its province, even where it reaches over the border. */
function provinceUnder({ target, clientX: x, clientY: y }) {
  const sign = x ? signsAt(x, y)[0] : null;
  return { code: sign?.[0] ?? target.closest('[data-p]')?.dataset.p ?? provinceAt(x, y), sure: Boolean(sign) };
}

/** How far a place of the screen is from the middle of a province, in pixels. */
function farFrom(code, x, y) {
  const at = new DOMPoint(...middleOf(code)).matrixTransform(map().getScreenCTM());
  return Math.hypot(at.x - x, at.y - y);
}

/** The province a tap means: the one under it, or one that may be chosen whose middle or border is just beside it. */
function tappedProvince(event) {
  const { clientX: x, clientY: y } = event;
  const { code: here, sure } = provinceUnder(event);
  const open = new Set(lit().keys());
  if (!open.size) for (const unit of units()) open.add(provinceOf(unit));
  if (!open.size || open.has(here) || !x) return here;
  const near = [...open].map((code) => [farFrom(code, x, y), code]).filter(([far]) => far <= NEAR).sort(([a], [b]) => a - b);
  if (near.length && !(sure && farFrom(here, x, y) < near[0][0])) return near[0][1];
  if (sure || !lit().size) return here;
  for (let turn = 0; turn < 8; turn += 1) {
    const angle = (turn * Math.PI) / 4;
    const code = provinceAt(x + (NEAR / 2) * Math.cos(angle), y + (NEAR / 2) * Math.sin(angle));
    if (code && open.has(code)) return code;
  }
  return here;
}

function take(unit, listed = false) {
  picked = { unit, listed };
  between = null;
  status('');
  show();
  if (listed) document.getElementById('order-list').focus({ preventScroll: true });
}

/** Winter, too many units: a tap disbands a unit or takes that back. */
function tapToDisband(code) {
  const unit = unitIn(code);
  if (!unit) return false;
  if (orders.has(unit)) write((sheet) => sheet.delete(unit));
  else if (orders.size < -offer.due) write((sheet) => sheet.set(unit, `${unit} D`));
  else status('nothing');
  return true;
}

/** The units that may be built in a centre. */
const buildable = (code) => offer.ways.build.filter((unit) => provinceOf(unit) === code);

/** Winter, too few units: a tap builds in a centre or takes the build back. */
function tapToBuild(code) {
  const offered = buildable(code);
  if (!offered.length) return false;
  const built = [...orders.values()].filter((text) => text !== 'WAIVE').length;
  if (orders.has(code)) write((sheet) => sheet.delete(code));
  else if (built >= offer.due) status('nothing');
  else if (offered.length === 1) build(offered[0]);
  else leaveOpen({ code });
  return true;
}

function build(unit) {
  write((sheet) => {
    // A build replaces a waived one.
    const waived = [...sheet.keys()].find((key) => key.startsWith('WAIVE'));
    if (sheet.size >= offer.due) sheet.delete(waived);
    sheet.set(provinceOf(unit), `${unit} B`);
  });
}

function waive() {
  write((sheet) => {
    while (sheet.size < offer.due) sheet.set(keyOf('WAIVE', sheet), 'WAIVE');
  });
}

/** Carries out a tap on a province; false if it changes no order. */
function tap(code) {
  if (!open()) return false;
  if (offer.phase === 'builds') return offer.due < 0 ? tapToDisband(code) : tapToBuild(code);
  if (!picked) {
    const unit = unitIn(code);
    if (unit) take(unit);
    return Boolean(unit);
  }
  const { unit, of } = picked;
  if (of) {
    const spots = goals().filter((to) => to.split('/')[0] === code);
    if (spots.length) order(helpMove(picked, spots[0]));
    else status('no-way');
    return true;
  }
  if (provinceOf(unit) === code) {
    order(offer.phase === 'retreat' ? `${unit} D` : `${unit} H`);
    return true;
  }
  const found = choices(offer.ways[unit], unit, code, orders);
  if (found.length === 1 && found[0].text) {
    order(found[0].text);
  } else if (found.length === 1) {
    help(unit, found[0].then);
  } else if (found.length) {
    leaveOpen({ unit, code });
  } else if (unitIn(code)) {
    take(unitIn(code));
  } else {
    status('no-way');
  }
  return true;
}

document.addEventListener('click', (event) => {
  if (!event.target.closest?.('#diplomacy-map')) return;
  const code = tappedProvince(event);
  if (!code) return;
  // A tap on an arrow of the last turn shows its reason, unless one of the player's units is there.
  if (event.target.closest('.arrow') && !picked && !unitIn(code)) return;
  if (tap(code)) event.handled = true;
});

// The form of orders -------------------------------------------------------------------------------------------

function focusNext(unit) {
  const lines = [...document.querySelectorAll('[data-order-unit]')];
  const at = lines.findIndex((line) => line.dataset.orderUnit === unit);
  (lines[at + 1] ?? lines[at])?.focus({ preventScroll: true });
}

document.addEventListener('click', (event) => {
  const line = event.target.closest?.('[data-order-unit]');
  if (!line || !open()) return;
  const what = line.dataset.orderUnit;
  if (offer.phase !== 'builds') take(what, true);
  else if (offer.due < 0) tapToDisband(provinceOf(what));
  else tapToBuild(what);
});

const textField = () => document.querySelector('[data-order-text]');

/** The text field shows the orders again, whatever was typed into it. */
function untouched() {
  const text = textField();
  if (!text) return;
  delete text.dataset.touched;
  document.querySelector(`[data-problem-of="${text.form.dataset.actForm}"]`)?.replaceChildren();
}

/** What is typed stays; else the text field shows the saved orders. */
function fillText() {
  const text = textField();
  if (!text || offer.text === undefined) return;
  text.readOnly = offer.sealed;
  if (text.dataset.touched === undefined) text.value = offer.text;
}

// Sealing sends the orders given on the map: the text field may be older, unless the player edited it.
document.addEventListener('submit', (event) => {
  const text = event.target.querySelector?.('[data-order-text]');
  if (!text || !offer.ways) return;
  if (text.dataset.touched !== undefined) {
    text.dataset.touched = text.value; // what is being sent
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
}, true);
document.addEventListener('formdata', (event) => {
  const text = event.target.querySelector?.('[data-order-text]');
  if (!text || !offer.ways || text.dataset.touched !== undefined) return;
  event.formData.set('text', [...orders.values()].join('\n'));
});
document.addEventListener('input', (event) => {
  if (event.target.matches?.('[data-order-text]')) event.target.dataset.touched = '';
});
document.addEventListener('htmx:after:request', (event) => {
  const text = event.target.closest?.('form')?.querySelector('[data-order-text]');
  if (!text || event.detail?.ctx?.response?.raw?.status !== 200) return;
  if (text.dataset.touched === text.value) untouched(); // nothing was typed in the meantime
  fillText();
});

// Keys -------------------------------------------------------------------------------------------------

document.addEventListener('keydown', (event) => {
  if (!map()) return;
  if ((event.ctrlKey || event.metaKey) && event.key === 'z' && !event.target.closest?.('input, textarea')) {
    event.preventDefault();
    undo();
  } else if (event.key === 'Escape' && picked) {
    const { unit } = picked;
    drop();
    focusProvince(province(provinceOf(unit)));
  }
});

// Start -------------------------------------------------------------------------------------------------

function prepare() {
  if (!map()) return;
  read();
  const all = [...map().querySelectorAll('.province')];
  for (const p of all) p.setAttribute('role', 'button');
  if (!all.some((p) => p.getAttribute('tabindex') === '0')) {
    const first = all.find((p) => unitIn(p.dataset.p)) ?? all[0];
    first.setAttribute('tabindex', '0');
  }
  fillText();
  follow();
}

document.addEventListener('reasons:closed', show);
document.addEventListener('htmx:after:swap', (event) => {
  if (event.target?.id === 'turn-shown') return;
  prepare();
});
prepare();
