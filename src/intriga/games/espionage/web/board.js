// Animates the Papers: after an update the token slides from its old place to the new one.

const still = window.matchMedia('(prefers-reduced-motion: reduce)');
const place = () => document.querySelector('[data-papers]');

let last = place()?.dataset.papers;

document.addEventListener('htmx:after:swap', () => {
  const token = place();
  if (!token || token.dataset.papers === last) return;
  const [from, to] = [Number(last), Number(token.dataset.papers)];
  last = token.dataset.papers;
  if (still.matches || Number.isNaN(from)) return;
  const dx = (from % 9 - to % 9) * 40;
  const dy = (Math.floor(from / 9) - Math.floor(to / 9)) * 40;
  token.firstElementChild.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
    { duration: 250, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
});
