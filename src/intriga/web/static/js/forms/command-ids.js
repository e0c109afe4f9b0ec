// Every submission of a form with a command id is a command of its own. Only the same submission
// again, a double click or one repeated because no answer came, keeps its id, so that it is done once.
// Without scripts the server tells them apart by what was entered.

const sent = new Map(); // key of a form → {id, entered} of a submission without an answer yet
const NOT_ENTERED = new Set(['command', '_csrf_token', 'salt']);

const keyOf = (form) => `${form.getAttribute('action')} ${form.dataset.actForm ?? form.id}`;
const fresh = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const entered = (form, submitter) => JSON.stringify([...new FormData(form, submitter)].filter(([name]) => !NOT_ENTERED.has(name)));

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  const field = form.elements.namedItem('command');
  if (!field) return;
  const key = keyOf(form);
  const now = entered(form, submitter);
  const last = sent.get(key);
  if (last?.entered !== now) sent.set(key, { id: fresh(), entered: now });
  field.value = sent.get(key).id;
}, true);

// After an error of the server or the network nobody knows whether it was done: it is asked for again.
document.addEventListener('htmx:after:request', (event) => {
  const form = event.target.closest?.('form');
  const status = event.detail?.ctx?.response?.raw?.status;
  if (form && status && status < 500) sent.delete(keyOf(form));
});

// A page that was gone back to has had its answers.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) sent.clear();
});
