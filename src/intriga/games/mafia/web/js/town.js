// My own house and those of my clan are marked in the town, and on every face stands how many votes
// are against it; «change» opens the form of an act; the morning paper, once read, is folded on a phone.

import { keep, recall } from '../../../js/kept.js';

const town = () => document.querySelector('[data-town]');

function mark() {
  const shown = town();
  if (!shown) return;
  const mates = (shown.dataset.mates || '').split(' ').filter(Boolean);
  for (const place of shown.querySelectorAll('[data-seat]')) {
    place.classList.toggle('is-me', place.dataset.seat === shown.dataset.me);
    place.classList.toggle('is-mate', place.dataset.seat !== shown.dataset.me && mates.includes(place.dataset.seat));
  }
  for (const button of document.querySelectorAll('[data-opens]')) button.hidden = false;
  showVotes(shown);
}

/** The votes as badges on faces that stay where they are: in the town, and where somebody is accused. */
function showVotes(shown) {
  const against = new Map([...shown.querySelectorAll('.accused > [data-total]')]
    .map(({ dataset: { seat, total } }) => [seat, total]));
  const badge = (place, seat) => {
    if (against.has(seat)) place.dataset.votes = against.get(seat);
    else delete place.dataset.votes;
  };
  for (const house of shown.querySelectorAll('.houses > [data-seat]')) badge(house, house.dataset.seat);
  for (const face of document.querySelectorAll('[data-act-form^="accuse"] .face-chip')) badge(face, face.querySelector('input').value);
}

function foldPaper() {
  const paper = document.querySelector('details[data-paper]');
  if (!paper || !window.matchMedia('(max-width: 47.99rem)').matches) return;
  const key = `paper-${window.location.pathname}`;
  if (recall(key) === paper.dataset.paper) paper.open = false;
  else keep(key, paper.dataset.paper);
}

document.addEventListener('click', (event) => {
  const button = event.target.closest?.('[data-opens]');
  if (!button) return;
  const form = [...document.querySelectorAll('#tray .act')].find((one) =>
    one.id === `act-${button.dataset.opens}` || one.id.startsWith(`act-${button.dataset.opens}-`));
  if (!form) return;
  for (let at = form; at; at = at.parentElement?.closest('details')) at.open = true;
  const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'auto' });
  form.querySelector('input:checked, input:not([type=hidden]), select, .button')?.focus({ preventScroll: true });
});

// Nobody is not shot to kill: the ticks about a target go with it.
document.addEventListener('change', (event) => {
  const face = event.target.closest?.('.face-chip input');
  if (!face || face.value !== '' || !face.name.includes('.')) return;
  const row = face.name.slice(0, face.name.lastIndexOf('.') + 1);
  for (const tick of face.form.querySelectorAll('input[type=checkbox]')) {
    if (tick.name.startsWith(row)) tick.checked = false;
  }
});

document.addEventListener('htmx:after:swap', mark);
mark();
foldPaper();
