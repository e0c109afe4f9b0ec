// What this player may order, from the data of the page: #order-offer (see board_data.py) carries the
// orders and the choices of each unit, #map-figure the sentences and the names of places.

const figure = () => document.getElementById('map-figure');
export const map = () => document.getElementById('diplomacy-map');
export const provinceOf = (unit) => unit.slice(2).split('/')[0];

const spotOf = (unit) => unit.slice(2);

export function textOf(id, values = {}) {
  return JSON.parse(figure().dataset.words)[id].replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}

export const place = (spot) => JSON.parse(figure().dataset.names)[spot] ?? spot;
export const unitName = (unit) => textOf(unit.startsWith('F') ? 'fleet' : 'army', { unit: place(spotOf(unit)) });

/** The offer the page shows now; {} for a viewer who has nothing to order. */
export const readOffer = () => JSON.parse(document.getElementById('order-offer')?.dataset.offer || '{}');

/** Where a unit goes by these orders; '' for nowhere. */
function goalOf(unit, orders) {
  const [, , verb, to] = (orders.get(unit) ?? '').split(' ');
  return verb === '-' ? to : '';
}

/** The help for the move that the unit in a province is ordered to make: what is most likely meant. */
function helpOrdered(ways, unit, code, orders) {
  const found = [];
  for (const [kind, id] of [['c', 'convoy'], ['s', 'support-move']]) {
    for (const [of, goals] of Object.entries(ways[kind] ?? {})) {
      const to = goalOf(of, orders);
      if (provinceOf(of) !== code || !to) continue;
      const known = goals.find((goal) => goal === to || goal === to.split('/')[0]);
      if (known) found.push({ text: helpMove({ unit, of, kind }, known), label: textOf(id, { of: unitName(of), to: place(known) }) });
    }
  }
  return found;
}

/** The armies that go by sea although none of these orders convoys them: unit → destination. */
export function uncarried(ways, orders) {
  const found = new Map();
  for (const [unit, { f = [] }] of Object.entries(ways)) {
    const text = orders.get(unit) ?? '';
    const to = goalOf(unit, orders);
    if (!to || !(f.includes(to) || text.endsWith(' VIA'))) continue;
    const carried = [...orders.values()].some((order) => order.endsWith(` C ${unit} - ${to}`));
    if (!carried) found.set(unit, to);
  }
  return found;
}

/**
 * Everything a unit may do that concerns a province: [{text, label}], or [{then: {of, kind}, label}]
 * where the destination of the unit that is helped is still to be chosen. The first are for the move
 * that the unit there is ordered to make.
 */
export function choices(ways, unit, code, orders) {
  const into = (spot) => spot.split('/')[0] === code;
  const found = [...helpOrdered(ways, unit, code, orders), ...plain(ways, unit, into), ...bySea(ways, unit, into)];
  for (const [of, goals] of Object.entries(ways.s ?? {})) {
    if (provinceOf(of) !== code) continue;
    if (goals.includes('')) found.push({ text: `${unit} S ${of}`, label: textOf('support', { of: unitName(of) }) });
    if (goals.some(Boolean)) found.push({ then: { of, kind: 's' }, label: textOf('support-move', { of: unitName(of), to: '…' }) });
  }
  for (const of of Object.keys(ways.c ?? {})) {
    if (provinceOf(of) === code) found.push({ then: { of, kind: 'c' }, label: textOf('convoy', { of: unitName(of), to: '…' }) });
  }
  return found;
}

/** Moves by land, moves of fleets, retreats. */
function plain(ways, unit, into = () => true) {
  return [
    ...(ways.m ?? []).filter(into).map((to) => ({ text: `${unit} - ${to}`, label: textOf('move', { to: place(to) }) })),
    ...(ways.r ?? []).filter(into).map((to) => ({ text: `${unit} R ${to}`, label: textOf('retreat', { to: place(to) }) })),
  ];
}

/** Moves of armies that need a convoy, or may ask for one. */
function bySea(ways, unit, into = () => true) {
  return [
    ...(ways.f ?? []).filter(into).map((to) => ({ text: `${unit} - ${to}`, label: textOf('sea', { to: place(to) }) })),
    ...(ways.v ?? []).filter(into).map((to) => ({ text: `${unit} - ${to} VIA`, label: textOf('sea', { to: place(to) }) })),
  ];
}

/** The support or convoy of a move. */
export function helpMove({ unit, of, kind }, to) {
  return `${unit} ${kind === 's' ? 'S' : 'C'} ${of} - ${to}`;
}

/** All orders of a unit, grouped for the list. */
export function everyOrder(ways, unit, phase) {
  const still = phase === 'retreat'
    ? { text: `${unit} D`, label: textOf('disband', { unit: unitName(unit) }) }
    : { text: `${unit} H`, label: textOf('hold') };
  const supports = Object.entries(ways.s ?? {}).flatMap(([of, goals]) => goals.map((to) => (to
    ? { text: helpMove({ unit, of, kind: 's' }, to), label: textOf('support-move', { of: unitName(of), to: place(to) }) }
    : { text: `${unit} S ${of}`, label: textOf('support', { of: unitName(of) }) })));
  const convoys = Object.entries(ways.c ?? {}).flatMap(([of, goals]) => goals.map((to) => (
    { text: helpMove({ unit, of, kind: 'c' }, to), label: textOf('convoy', { of: unitName(of), to: place(to) }) })));
  return [[still], plain(ways, unit), bySea(ways, unit), supports, convoys].filter((group) => group.length);
}
