// What may be ordered on a map of war, as the server says it: #war-desk carries it as data
// (see games/diplomacy/pages/board.py), .war the sentences and the names of places.

export const war = () => document.getElementById('war');
export const map = () => document.getElementById('war-map');
export const provinceOf = (unit) => unit.slice(2).split('/')[0];

const spotOf = (unit) => unit.slice(2);

export function say(id, values = {}) {
  return JSON.parse(war().dataset.words)[id].replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
}

export const place = (spot) => JSON.parse(war().dataset.names)[spot] ?? spot;
export const called = (unit) => say(unit.startsWith('F') ? 'fleet' : 'army', { unit: place(spotOf(unit)) });

/** What the server says now: {} for who has nothing to order. */
export const readDesk = () => JSON.parse(document.getElementById('war-desk')?.dataset.desk || '{}');

/** Everything a unit may do that concerns a province: [{text, label}] or [{then: {of, kind}, label}]. */
export function choices(ways, unit, code) {
  const into = (spot) => spot.split('/')[0] === code;
  const found = [...plain(ways, unit, into), ...bySea(ways, unit, into)];
  for (const [of, goals] of Object.entries(ways.s ?? {})) {
    if (provinceOf(of) !== code) continue;
    if (goals.includes('')) found.push({ text: `${unit} S ${of}`, label: say('support', { of: called(of) }) });
    if (goals.some(Boolean)) found.push({ then: { of, kind: 's' }, label: say('support-move', { of: called(of), to: '…' }) });
  }
  for (const of of Object.keys(ways.c ?? {})) {
    if (provinceOf(of) === code) found.push({ then: { of, kind: 'c' }, label: say('convoy', { of: called(of), to: '…' }) });
  }
  return found;
}

/** Moves over land, voyages of fleets, retreats. */
function plain(ways, unit, into = () => true) {
  return [
    ...(ways.m ?? []).filter(into).map((to) => ({ text: `${unit} - ${to}`, label: say('move', { to: place(to) }) })),
    ...(ways.r ?? []).filter(into).map((to) => ({ text: `${unit} R ${to}`, label: say('retreat', { to: place(to) }) })),
  ];
}

/** Moves of armies that need a convoy, or may mean one. */
function bySea(ways, unit, into = () => true) {
  return [
    ...(ways.f ?? []).filter(into).map((to) => ({ text: `${unit} - ${to}`, label: say('sea', { to: place(to) }) })),
    ...(ways.v ?? []).filter(into).map((to) => ({ text: `${unit} - ${to} VIA`, label: say('sea', { to: place(to) }) })),
  ];
}

export function helped({ unit, of, kind }, to) {
  return `${unit} ${kind === 's' ? 'S' : 'C'} ${of} - ${to}`;
}

/** All orders of a unit, in groups, for the list. */
export function everyOrder(ways, unit, phase) {
  const still = phase === 'retreat'
    ? { text: `${unit} D`, label: say('disband', { unit: called(unit) }) }
    : { text: `${unit} H`, label: say('hold') };
  const supports = Object.entries(ways.s ?? {}).flatMap(([of, goals]) => goals.map((to) => (to
    ? { text: helped({ unit, of, kind: 's' }, to), label: say('support-move', { of: called(of), to: place(to) }) }
    : { text: `${unit} S ${of}`, label: say('support', { of: called(of) }) })));
  const convoys = Object.entries(ways.c ?? {}).flatMap(([of, goals]) => goals.map((to) => (
    { text: helped({ unit, of, kind: 'c' }, to), label: say('convoy', { of: called(of), to: place(to) }) })));
  return [[still], plain(ways, unit), bySea(ways, unit), supports, convoys].filter((group) => group.length);
}
