// Replay: the arrow keys step through the match, unless a field has the focus, and the match plays by
// itself. A step is shown without loading the page again: the form of the slider asks for it.

const SECONDS = 1.6;
const FASTER = { 1: '2', 2: '4', 4: '1' };

let timer = null;

const find = (id) => document.getElementById(id);

/** Shows the step that a link leads to; false where it leads nowhere. */
function follow(link) {
  if (!link?.href) return false;
  const slider = find('step');
  slider.value = link.dataset.at;
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

function stop() {
  clearTimeout(timer);
  timer = null;
  const button = find('replay-play');
  button.textContent = button.dataset.play;
  button.ariaPressed = 'false';
}

/** The next step, once the one before is shown: a slow answer is waited for, not asked for again. */
function next() {
  if (find('step').form.classList.contains('htmx-request')) timer = setTimeout(next, 50);
  else if (follow(find('step-next'))) timer = setTimeout(next, SECONDS * 1000 / Number(find('replay-speed').dataset.speed));
  else stop();
}

function play() {
  const button = find('replay-play');
  button.textContent = button.dataset.pause;
  button.ariaPressed = 'true';
  if (!find('step-next').href) follow(find('step-first'));
  timer = setTimeout(next, 300);
}

function prepare() {
  for (const id of ['replay-play', 'replay-speed']) find(id).hidden = false;
  for (const element of document.querySelectorAll('[data-no-script]')) element.hidden = true;
}

document.addEventListener('click', (event) => {
  if (event.target.closest?.('#replay-play')) {
    if (timer === null) play();
    else stop();
    return;
  }
  const speed = event.target.closest?.('#replay-speed');
  if (speed) {
    speed.dataset.speed = FASTER[speed.dataset.speed];
    speed.lastElementChild.textContent = `×${speed.dataset.speed}`;
    return;
  }
  const link = event.target.closest?.('a[id^="step-"]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey && follow(link)) event.preventDefault();
});

document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's own, such as going back
  if (event.target.closest?.('input, select, textarea, button, [data-scroll], [role="grid"]')) return;
  const id = { ArrowLeft: 'step-prev', ArrowRight: 'step-next', Home: 'step-first', End: 'step-last' }[event.key];
  if (id && follow(find(id))) event.preventDefault();
});

prepare();
document.addEventListener('htmx:after:swap', prepare);
