// The board shows what happened when the card of it appears, not before: while cards are shown, pushes of the board wait
// for theirs. Nothing else waits, and the board waits for nothing but a card that is in sight.

const BOARD = '#stage';
const PART = /<hx-partial hx-target="#([^"]+)"[^>]*>[\s\S]*?<\/hx-partial>/g;
const match = document.querySelector('[data-match]');

let held = []; // {seq, text}
let holds = () => false;
let seq = 0;

const ofBoard = (id) => document.getElementById(id)?.closest(BOARD) ?? null;

/** The number of the push that was shown last. */
export const current = () => seq;

/** Holds back what is of the board while this is true. */
export function holdWhile(so) {
  holds = so;
}

document.addEventListener('htmx:sse:before:message', (event) => {
  const message = event.detail.message;
  if (message.event) return;
  seq += 1;
  if (!holds() && !held.length) return;
  let text = '';
  message.data = message.data.replace(PART, (part, id) => {
    if (!ofBoard(id)) return part;
    text += part;
    return '';
  });
  if (text) held.push({ seq, text });
});

/** Shows what came for the board up to this push. */
export function release(upto) {
  const due = held.filter((one) => one.seq <= upto);
  if (!due.length) return;
  held = held.filter((one) => one.seq > upto);
  const text = due.map((one) => one.text).join('');
  window.htmx.swap({ text, sourceElement: match, target: match, swap: 'none swapEmpty:false' });
}
