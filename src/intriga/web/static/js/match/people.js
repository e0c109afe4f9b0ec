// Who is online and whose turn it is: classes of the players' rows, sent as lists of seats ("0-3 7").

const seats = (list) => new Set(list.split(' ').filter(Boolean).flatMap((run) => {
  const [first, last = first] = run.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
}));

document.addEventListener('marks', (event) => {
  const { online, turn } = JSON.parse(event.detail.data);
  const [present, asked] = [seats(online), seats(turn)];
  for (const person of document.querySelectorAll('.person[data-seat]')) {
    const seat = Number(person.dataset.seat);
    person.classList.toggle('is-online', present.has(seat));
    person.classList.toggle('is-turn', asked.has(seat));
  }
});
