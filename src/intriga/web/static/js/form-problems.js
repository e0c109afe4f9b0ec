// What is wrong with a form stays beside it until its next answer, whatever else is pushed to the page.
// A line of the text that could not be read is selected by a click on its problem.

const textOf = (form) => form.querySelector('textarea');

/** Selects a line of a text. */
function select(area, number) {
  const lines = area.value.split('\n');
  const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[number - 1] ?? '').length);
}

document.addEventListener('click', (event) => {
  const line = event.target.closest?.('.wrong-lines [data-line]');
  const area = line && textOf(line.closest('form'));
  if (area) select(area, Number(line.dataset.line));
});

let answered = false; // a form has just been answered with a problem or a question

document.addEventListener('htmx:after:request', (event) => {
  const form = event.target.closest?.('[data-act-form]');
  const status = event.detail?.ctx?.response?.raw?.status;
  if (!form || !status) return;
  answered = status !== 200;
  if (!answered) form.querySelector('.form-problem')?.replaceChildren();
});

document.addEventListener('htmx:after:settle', () => {
  const news = answered && document.querySelector('#zone-act :is(.ask, .form-problem:not(:empty))');
  if (!news) return;
  answered = false;
  news.scrollIntoView({ block: news.matches('.ask') ? 'start' : 'nearest' });
});
