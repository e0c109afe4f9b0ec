// A push never takes away what is under a finger: from its going down until the tap has done what it does,
// pushes wait.
//
// A browser taps what is there when the finger goes down and when it leaves. Whatever a push moves or makes
// anew between the two gets no tap, or another control gets it.

const TAPPED = 300; // milliseconds after a finger has left in which the browser may still make a click of it

let held = null; // resolves once pushes may go on; null while they need not wait
let letGo = () => {};
let timer = 0;

function hold() {
  clearTimeout(timer);
  held ??= new Promise((done) => { letGo = done; });
}

function release() {
  clearTimeout(timer);
  letGo();
  held = null;
}

function releaseIn(ms) {
  clearTimeout(timer);
  if (held) timer = setTimeout(release, ms);
}

const within = { capture: true, passive: true };

window.addEventListener('pointerdown', (event) => {
  // The list of a select takes the pointer with it, and may stay open for long.
  if (event.isPrimary && event.button === 0 && !event.target.closest?.('select')) hold();
}, within);
window.addEventListener('pointerup', (event) => {
  if (event.isPrimary) releaseIn(event.pointerType === 'mouse' ? 0 : TAPPED);
}, within);
window.addEventListener('click', () => releaseIn(0), within);
// It was no tap, or the browser has not told that the finger left.
for (const kind of ['pointercancel', 'contextmenu', 'dragstart']) window.addEventListener(kind, () => releaseIn(0), within);
window.addEventListener('blur', () => releaseIn(0)); // of the window, not of what is in it
window.addEventListener('pointermove', (event) => {
  if (event.pointerType === 'mouse' && event.buttons === 0) releaseIn(0);
}, within);

document.addEventListener('htmx:sse:before:message', (event) => {
  if (held) event.detail.waitUntil(held);
});
