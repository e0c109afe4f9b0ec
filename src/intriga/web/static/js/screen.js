// The big screen: its pictures take turns; what happened to one shows it at once; cards of great events take the show
// for their seconds, and a word of the host stands for a minute at least. Nothing here is pressed.

const screen = document.querySelector('[data-screen]');
const HAPPENED = 20_000;
const SPOKEN = 60_000;

/* The pictures */

let shown = '';
let held = 0;
const happened = new Map();
const pictures = () => [...screen.querySelectorAll('[data-picture]')];
const insideOf = (picture) => picture.querySelector('[data-happened]');

/** Shows one picture, for so many milliseconds; dots say which of how many it is. */
function show(key, milliseconds) {
  const all = pictures();
  const picture = all.find((one) => one.dataset.picture === key) ?? all[0];
  if (!picture) return;
  shown = picture.dataset.picture;
  for (const one of all) one.classList.toggle('is-shown', one === picture);
  const dots = screen.querySelector('[data-dots]');
  dots.replaceChildren(...(all.length < 2 ? [] : all.map((one) => {
    const dot = document.createElement('i');
    dot.classList.toggle('is-on', one === picture);
    return dot;
  })));
  clearTimeout(held);
  held = setTimeout(next, milliseconds ?? Number(picture.dataset.seconds) * 1000);
  fit();
}

function next() {
  const keys = pictures().map((one) => one.dataset.picture);
  show(keys[(keys.indexOf(shown) + 1) % keys.length]);
}

/** Whether another picture is shown than the one whose turn it is, or there are others than dots. */
function wrong() {
  const all = pictures();
  const seen = all.filter((one) => one.classList.contains('is-shown')).map((one) => one.dataset.picture);
  const dots = screen.querySelector('[data-dots]').childElementCount;
  return seen.length !== 1 || seen[0] !== shown || dots !== (all.length < 2 ? 0 : all.length);
}

/** After an update: the picture to which something happened, else the one that was shown. */
function follow() {
  let newest = '';
  for (const picture of pictures()) {
    const key = picture.dataset.picture;
    const number = Number(insideOf(picture)?.dataset.happened ?? 0);
    if (happened.has(key) && number > happened.get(key)) newest = key;
    happened.set(key, number);
  }
  if (newest) show(newest, HAPPENED);
  else if (wrong()) show(shown);
  else fit();
}

/** Makes what was not made for a screen as large as there is room for; words never larger than they are. */
function fit() {
  for (const one of screen.querySelectorAll('[data-fit]')) {
    const room = one.parentElement;
    if (!room.offsetWidth) continue;
    one.removeAttribute('style');
    const wide = room.clientWidth - 2 * one.offsetLeft;
    const high = room.clientHeight - 2 * one.offsetTop;
    const words = Boolean(one.closest('.screen-long, .screen-cards'));
    const tries = (scale) => {
      one.style.width = `${wide / scale}px`;
      one.style.setProperty('--room', `${high / scale}px`);
      return one.scrollHeight * scale <= high + 1 && one.scrollWidth * scale <= wide + 1;
    };
    let [least, most] = [0.3, words ? 1 : 2.5];
    if (tries(most)) least = most;
    else for (let step = 0; step < 8; step += 1) {
      const middle = (least + most) / 2;
      if (tries(middle)) least = middle;
      else most = middle;
    }
    tries(least);
    const down = Math.max(0, (high - one.scrollHeight * least) / 2);
    one.style.transform = `translateY(${down}px) scale(${least})`;
  }
}

/* Cards of great events */

const cards = screen.querySelector('#screen-cards');

function playCards() {
  if (cards.querySelector('.is-shown')) return;
  const card = cards.querySelector('.screen-card');
  if (!card) return;
  card.hidden = false;
  card.classList.add('is-shown');
  fit();
  setTimeout(() => { card.remove(); playCards(); }, Number(card.dataset.ms));
}

/* The word of the host: for a minute at least, then until something happens */

let word = '';
let spoken = 0;
let first = true;

function speak() {
  const news = screen.querySelector('#screen-news');
  const long = screen.querySelector('#screen-long');
  const said = [news, long].find((one) => one.dataset.announced);
  const id = said?.dataset.announced ?? '';
  if (id !== word) {
    word = id;
    spoken = id && !first ? Date.now() : 0;
    if (spoken) setTimeout(speak, SPOKEN);
  }
  first = false;
  const stands = Boolean(said) && ('newest' in said.dataset || Date.now() < spoken + SPOKEN);
  news.dataset.shows = stands && said === news ? 'announcement' : 'event';
  long.classList.toggle('is-shown', stands && said === long);
}

/* The night makes the screen dark */

function darken() {
  const night = screen.querySelector('#screen-head')?.dataset.night;
  if (night && 'follows' in screen.dataset) document.documentElement.dataset.theme = night;
}

function update() {
  darken();
  speak();
  follow();
  playCards();
}

for (const one of document.querySelectorAll('[data-reload-when]')) {
  one.addEventListener(one.dataset.reloadWhen, () => window.location.reload());
}
document.addEventListener('htmx:after:swap', update);
window.addEventListener('resize', fit);
document.fonts?.ready.then(fit);
update();
