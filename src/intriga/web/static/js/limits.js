// Limits across rows, while one types: how much is used, and which rows share what each must have alone.
// The server checks the same (kernel/limits.py).

const both = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' });
const figures = new Intl.NumberFormat(document.documentElement.lang);
const amount = (value) => Math.trunc(Number(value)) || 0;

/** What is entered in the rows of a list, empty ones among them: {column: value} each. */
function entered(list) {
  const field = list.dataset.rows;
  const rows = list.querySelectorAll('[data-row-list] > [data-row]');
  return [...rows].map((row) => {
    const start = `${field}.${row.dataset.row}.`;
    const values = {};
    for (const one of row.querySelectorAll('select, input, textarea')) {
      if (!one.name.startsWith(start)) continue;
      if (['radio', 'checkbox'].includes(one.type) && !one.checked) continue;
      values[one.name.slice(start.length)] = one.value;
    }
    return values;
  });
}

const isFilled = (row) => Object.values(row).some((value) => value !== '');

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
  if (limit.limit === 'sum') return rows.reduce((sum, row) => sum + worth(limit, row), 0);
  return rows.filter((row) => isFilled(row) && (!limit.column || row[limit.column] === limit.group)).length;
}

/** Shows how much of the limits of a list is used; says what is exceeded as soon as it is. */
export function showLimits(list) {
  const shown = list.querySelector('[data-limits]');
  if (!shown) return;
  const rows = entered(list);
  const news = [];
  const shared = new Set();
  JSON.parse(shown.dataset.limits).forEach((limit, at) => {
    const item = shown.children[at];
    const was = item.classList.contains('over');
    let words;
    if (limit.limit === 'unique') {
      const same = sharing(rows, limit.column);
      item.hidden = same.length === 0;
      if (!limit.warns) same.forEach((at) => shared.add(at - 1));
      words = limit.pattern.replace('{rows}', both.format(same.map(String)));
      if (item.textContent !== words) item.textContent = words;
      item.classList.toggle('over', !item.hidden);
    } else {
      const count = used(limit, rows);
      item.querySelector('[data-used]').textContent = figures.format(count);
      item.classList.toggle('over', count > limit.most);
      words = list.querySelector('[data-rows-status]').dataset.over
        .replace('{label}', limit.label).replace('{used}', figures.format(count)).replace('{most}', figures.format(limit.most));
    }
    if (!was && item.classList.contains('over')) news.push(words);
  });
  const all = list.querySelectorAll('[data-row-list] > [data-row]');
  all.forEach((row, at) => row.classList.toggle('row-shares', shared.has(at)));
  if (news.length) list.querySelector('[data-rows-status]').textContent = news.join(' ');
}
