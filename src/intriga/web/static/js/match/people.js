// Who is online and whose turn it is: classes of the players' rows, sent as lists of seats ("0-3 7").

const seats = (list) => new Set(list.split(' ').filter(Boolean).flatMap((run) => {
  const [first, last = first] = run.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}));

let last = null; // what was told last: {present, asked}

function show() {
  for (const person of last ? document.querySelectorAll('.person[data-seat]') : []) {
    const seat = Number(person.dataset.seat);
    person.classList.toggle('is-online', last.present.has(seat));
    person.classList.toggle('is-turn', last.asked.has(seat));
  }
}

document.addEventListener('marks', (event) => {
  const { online, turn } = JSON.parse(event.detail.data);
  last = { present: seats(online), asked: seats(turn) };
  show();
});
// Rows that are put in place later may have been made before: marks are sent before the rows that they are of.
document.addEventListener('htmx:after:swap', show);
