// Orders on their way to the server: one letter at a time, the latest last.

let underWay = false;
let waiting = null;
let accepted = null; // what the server took last, until the page shows it
let acceptedAt = 0;
let shown = [];

const PATIENCE = 4000;
const same = (one, other) => [...one].sort().join('\n') === [...other].sort().join('\n');

/** Whether a letter is under way. */
export const busy = () => underWay || waiting !== null;

/** Whether the page is behind: it shows orders from before the last that were accepted. */
export function behind(now) {
  shown = now;
  if (busy()) return true;
  if (accepted && (same(shown, accepted) || Date.now() - acceptedAt > PATIENCE)) accepted = null;
  return accepted !== null;
}

function word() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, '0')).join('');
}

async function deliver({ orders, seen }) {
  const answer = await fetch(`${window.location.pathname.replace(/\/$/, '')}/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ command: word(), act: { type: 'orders', orders }, seen }),
  });
  if (answer.ok) return null;
  const told = await answer.json().catch(() => ({}));
  return told.refusal?.text ?? '';
}

/**
 * Sends all orders of a phase. `told(state, text)` hears how it went: 'saving', 'saved', or 'failed' with
 * the server's reason.
 */
export async function send(letter, told) {
  waiting = letter;
  if (underWay) return;
  underWay = true;
  told('saving');
  while (waiting) {
    const now = waiting;
    waiting = null;
    let problem;
    try {
      problem = await deliver(now);
    } catch {
      problem = '';
    }
    if (problem === null) {
      // News of it may have come before the answer.
      accepted = same(shown, now.orders) ? null : now.orders;
      acceptedAt = Date.now();
    } else {
      waiting = null;
      accepted = null;
    }
    if (!waiting) {
      underWay = false;
      told(problem === null ? 'saved' : 'failed', problem ?? '');
    }
  }
}

/** Orders went another way: what the page shows next is right. */
export function superseded() {
  accepted = null;
}

/** Waits until nothing is under way: what is sealed is what is seen. */
export async function settled() {
  while (busy()) await new Promise((done) => { setTimeout(done, 30); });
}
