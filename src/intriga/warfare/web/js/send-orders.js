// Sends orders to the server: one request at a time, the latest orders last.

let sending = false;
let waiting = null;
let accepted = null; // the orders the server accepted last, until the page shows them
let acceptedAt = 0;
let shown = []; // the orders on the page

const PATIENCE = 4000; // milliseconds to wait for the page to show accepted orders
const same = (one, other) => [...one].sort().join('\n') === [...other].sort().join('\n');

/** Whether a request is in progress or waiting. */
export const busy = () => sending || waiting !== null;

/** Whether the page still shows older orders than those the server accepted last. */
export function behind(now) {
  shown = now;
  if (busy()) return true;
  if (accepted && (same(shown, accepted) || Date.now() - acceptedAt > PATIENCE)) accepted = null;
  return accepted !== null;
}

function commandId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, '0')).join('');
}

async function post({ act, seen }) {
  const answer = await fetch(`${window.location.pathname.replace(/\/$/, '')}/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ command: commandId(), act, seen }),
  });
  if (answer.ok) return null;
  const body = await answer.json().catch(() => ({}));
  return body.refusal?.text ?? '';
}

/**
 * Sends the orders of a phase: `orders` are all that stand when `act` is done. `onState(state, text)` is called with 'saving', then 'saved', or 'failed'
 * and the server's reason.
 */
export async function send(request, onState) {
  waiting = request;
  if (sending) return;
  sending = true;
  onState('saving');
  while (waiting) {
    const now = waiting;
    waiting = null;
    let problem;
    try {
      problem = await post(now);
    } catch {
      problem = '';
    }
    if (problem === null) {
      // The page may have been updated before the response came.
      accepted = same(shown, now.orders) ? null : now.orders;
      acceptedAt = Date.now();
    } else {
      waiting = null;
      accepted = null;
    }
    if (!waiting) {
      sending = false;
      onState(problem === null ? 'saved' : 'failed', problem ?? '');
    }
  }
}

/** Orders were sent by the form: whatever the page shows next is right. */
export function superseded() {
  accepted = null;
}

/** Waits for all requests, so that what is sealed is what the page shows. */
export async function settled() {
  while (busy()) await new Promise((done) => { setTimeout(done, 30); });
}
