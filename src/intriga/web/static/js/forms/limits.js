// What a form asks across its fields and rows, while one types: how much is used, what is missing, which rows
// share what each must have alone. What is broken stops the form from being sent, in the same words
// (js/forms/stops.js). The server checks the same (kernel/questions/limits.py).

import { stop } from './stops.js';

const both = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
const exactly = new Intl.NumberFormat(document.documentElement.lang);
const briefly = new Intl.NumberFormat(document.documentElement.lang, { notation: 'compact', maximumFractionDigits: 3 });
/** A number as the server writes it (`figure` in words). */
const figure = (value) => (Math.abs(value) < 100_000 || value % 1000 ? exactly : briefly).format(value);
const amount = (value) => Math.trunc(Number(value)) || 0;
const isFilled = (value) => String(value ?? '').trim() !== '';
const isEntered = (row) => Object.values(row).some((value) => value !== '');

/** What is entered in the fields of an element whose names begin with this: {rest of the name: value}. */
function valuesIn(root, start) {
  const values = {};
  for (const one of root.querySelectorAll('select, input, textarea')) {
    if (!one.name.startsWith(start)) continue;
    if (['radio', 'checkbox'].includes(one.type) && !one.checked) continue;
    const unticked = one.type === 'hidden' && one.value === 'false'; // what a box sends besides
    const none = 'cost' in one.dataset && amount(one.value) === 0; // of counted items
    values[one.name.slice(start.length)] = unticked || none ? '' : one.value;
  }
  return values;
}

/** What is entered in the rows of a list, empty ones among them: {column: value} each. */
function entered(list) {
  const field = list.dataset.rows;
  const rows = list.querySelectorAll('[data-row-list] > [data-row]');
  return [...rows].map((row) => valuesIn(row, `${field}.${row.dataset.row}.`));
}

/** Which of all rows on the page, from 1, have a value that another one has, too. */
function sharing(rows, column) {
  const values = rows.map((row) => row[column] || null);
  const twice = (value) => value !== null && values.indexOf(value) !== values.lastIndexOf(value);
  return values.flatMap((value, at) => (twice(value) ? [at + 1] : []));
}

function worth(limit, row) {
  let sum = amount(row[limit.column]) + (limit.prices[row.kind] ?? 0);
  for (const [name, value] of Object.entries(row)) {
    sum += (limit.rates[`${row.kind}.${name}`] ?? limit.rates[name] ?? 0) * amount(value);
  }
  return sum;
}

function used(limit, rows) {
  if (limit.limit === 'sum-at-most') return rows.reduce((sum, row) => sum + worth(limit, row), 0);
  return rows.filter((row) => counts(limit, row)).length;
}

/** Whether a row is one of those of which there may be so many. */
const counts = (limit, row) => isEntered(row) && (!limit.column || row[limit.column] === limit.group);

// Texts: what a reader could not tell apart. The server knows many more letters that look alike
// (kernel/spelling/similar_names.py); here the commonest are enough to say so before anything is sent.
const ALIKE = { а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i' };

function plain(text) {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = bare.replace(/[^\p{L}\p{N}]/gu, '') || bare.trim();
  return letters.replace(/./gu, (letter) => ALIKE[letter] ?? letter);
}

function forbids(limit, text) {
  const words = text.toLowerCase().replaceAll('ё', 'е').match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.some((word) => limit.words.includes(word) || limit.stems.some((stem) => word.startsWith(stem)));
}

/** Whether the slots of a field hold one of the sets that they must not. */
function isOneOf(limit, values) {
  const start = `${limit.field}.`;
  const filled = Object.entries(values).filter(([key, value]) => key.startsWith(start) && isFilled(value));
  const held = new Set(filled.map(([, value]) => value));
  return limit.than.some((set) => new Set(set).size === held.size && set.every((value) => held.has(value)));
}

/** Whether a row, or the form as one, does not keep a limit of its own fields. `field`: whose text it is. */
function breaks(limit, row, field) {
  const text = String(row[field] ?? '');
  if (limit.limit === 'unlike') {
    const free = limit.but[row[limit.by]] ?? [];
    return isFilled(text) && limit.names.some((name) => plain(name) === plain(text) && !free.includes(name));
  }
  if (limit.limit === 'without') return forbids(limit, text);
  if (limit.limit === 'other') return isOneOf(limit, row);
  const filled = limit.columns.filter((name) => has(row, name)).length;
  return limit.limit === 'any-of' ? filled === 0 : filled > 0 && filled < limit.columns.length;
}

/** Whether a field of a row, or of a form, holds anything: itself, or one of its rows or slots. */
function has(row, name) {
  return Object.entries(row).some(([key, value]) => isOf(key, name) && isFilled(value));
}

/** Whether a control is of a field: of itself, or of one of its rows or slots. `name.`: of any field of a row. */
const isOf = (key, name) => key === name || key.startsWith(name.endsWith('.') ? name : `${name}.`);

const tooFew = (limit, count) => count < limit.least && (count > 0 || !limit.or_none);

/** Whether what is entered in the rows of a list does not keep a limit that is said in words. */
function isBroken(limit, rows) {
  const filled = rows.filter(isEntered);
  if (limit.limit === 'at-least') return tooFew(limit, used(limit, rows));
  return filled.some((row) => breaks(limit, row, limit.column));
}

/** Shows how much of the limits of a list is used; says what is exceeded as soon as it is. */
export function showLimits(list) {
  const shown = list.querySelector('[data-limits]');
  if (!shown) return;
  const rows = entered(list);
  const news = [];
  const broken = [];
  const shared = new Set();
  JSON.parse(shown.dataset.limits).forEach((limit, at) => {
    const item = shown.children[at];
    const was = item.classList.contains('over');
    let words = limit.text;
    if (limit.limit === 'unique') {
      const same = sharing(rows, limit.column);
      item.hidden = same.length === 0;
      if (!limit.warns) same.forEach((at) => shared.add(at - 1));
      words = limit.pattern.replace('{rows}', both.format(same.map(String)));
      if (item.textContent !== words) item.textContent = words;
      item.classList.toggle('over', !item.hidden);
    } else if (limit.text) {
      item.classList.toggle('over', isBroken(limit, rows));
    } else {
      const count = used(limit, rows);
      item.querySelector('[data-used]').textContent = figure(count);
      item.classList.toggle('over', count > limit.most);
      words = list.querySelector('[data-rows-status]').dataset.over
        .replace('{label}', limit.label).replace('{used}', figure(count)).replace('{most}', figure(limit.most));
    }
    if (item.classList.contains('over') && !limit.warns) broken.push({ limit, words });
    if (!was && item.classList.contains('over') && item.className !== 'limit-asks over') news.push(words);
  });
  const all = list.querySelectorAll('[data-row-list] > [data-row]');
  all.forEach((row, at) => row.classList.toggle('row-shares', shared.has(at)));
  stop(list, broken.map(({ limit, words }) => ({ controls: blamed(list, limit, rows), words })));
  if (news.length) list.querySelector('[data-rows-status]').textContent = news.join(' ');
}

/** The controls of a list of which one is to blame for a broken limit, the likeliest first. */
function blamed(list, limit, rows) {
  const numbers = [...list.querySelectorAll('[data-row-list] > [data-row]')].map((row) => row.dataset.row);
  let faulty = rows.flatMap((row, at) => (isEntered(row) ? [at] : []));
  if (limit.limit === 'unique') faulty = sharing(rows, limit.column).map((at) => at - 1).reverse();
  else if (limit.limit === 'at-least') faulty = rows.flatMap((row, at) => (counts(limit, row) ? [] : [at]));
  else if (limit.text) faulty = faulty.filter((at) => breaks(limit, rows[at], limit.column));
  else faulty.reverse(); // what is too much was added last
  const controls = [...list.querySelectorAll('[data-row-list] [name]')];
  const named = (at) => columnsOf(limit, rows[at]).map((column) => `${list.dataset.rows}.${numbers[at]}.${column}`);
  const inRows = faulty.flatMap(named).flatMap((name) => controls.filter((one) => isOf(one.name, name)));
  return [...inRows, ...list.querySelectorAll('.row-add button')]; // where there is no row yet
}

/** The fields, or columns, that a limit is about; of several the ones that are missing first. */
function columnsOf(limit, values) {
  const names = limit.columns ?? [limit.column || ''];
  return [...names.filter((name) => !has(values, name)), ...names.filter((name) => has(values, name))];
}

/** How many slots of a field are filled, how many items are counted in it, or its number. */
function held(limit, values) {
  if (limit.kind === 'number') return amount(values[limit.field]);
  const start = `${limit.field}.`;
  const filled = Object.entries(values).filter(([key, value]) => key.startsWith(start) && isFilled(value));
  if (limit.kind !== 'counts') return filled.length;
  const counted = filled.filter(([key]) => !limit.group || key === start + limit.group);
  const rate = (name) => (limit.rates ? limit.rates[name.slice(start.length)] ?? 0 : 1);
  return counted.reduce((sum, [name, value]) => sum + rate(name) * amount(value), 0);
}

/** The same for limits that stand beside single fields of a form. */
function showFieldLimits(form) {
  const values = valuesIn(form, '');
  const broken = [];
  for (const shown of form.querySelectorAll('[data-field-limits]')) {
    JSON.parse(shown.dataset.fieldLimits).forEach((limit, at) => {
      const item = shown.children[at];
      const number = item.querySelector('[data-used]');
      const count = held(limit, values);
      if (number) number.textContent = figure(count);
      let over = false;
      if (['at-most', 'sum-at-most'].includes(limit.limit)) over = count > limit.most;
      else if (limit.limit === 'at-least') over = tooFew(limit, count);
      else over = breaks(limit, values, limit.field);
      item.classList.toggle('over', over);
      if (!over || limit.warns) return;
      const names = limit.field ? [limit.field] : columnsOf(limit, values);
      const controls = names.flatMap((name) => [...form.elements].filter((one) => isOf(one.name, name)));
      broken.push({ controls, words: item.textContent.trim() });
    });
  }
  stop(form, broken);
}

function showAll() {
  for (const shown of document.querySelectorAll('form [data-field-limits]')) showFieldLimits(shown.closest('form'));
}

for (const kind of ['input', 'change', 'click']) {
  document.addEventListener(kind, (event) => {
    const form = event.target.closest?.('form');
    if (form?.querySelector('[data-field-limits]')) setTimeout(showFieldLimits, 0, form);
  });
}
document.addEventListener('htmx:after:swap', showAll);
document.addEventListener('htmx:after:settle', showAll);
showAll();
