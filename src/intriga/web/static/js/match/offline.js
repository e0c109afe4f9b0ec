// While there is no connection, what is chosen stays, and what was sent is sent again once there is one: with the same
// id of its command (js/forms/command-ids.js), so that it is done once.

const match = document.querySelector('[data-match]');
const line = document.querySelector('[data-offline]');

let unsent = null; // {form, submitter}: what could not be sent

function connected(is) {
  line.hidden = is;
  line.textContent = is ? '' : line.dataset.words;
  match.toggleAttribute('data-lost', !is);
  if (!is) return;
  match.dataset.connected = 'true';
  const again = unsent;
  unsent = null;
  if (again?.form.isConnected) again.form.requestSubmit(again.submitter?.isConnected ? again.submitter : null);
}

document.addEventListener('submit', (event) => {
  if (event.target.matches('[data-act-form]')) unsent = { form: event.target, submitter: event.submitter };
}, true);
document.addEventListener('htmx:after:request', (event) => {
  if (event.target.closest?.('[data-act-form]') && event.detail?.ctx?.response?.raw?.status) unsent = null;
});
// The network failed: nobody knows whether it was done.
document.addEventListener('htmx:error', (event) => {
  if (event.target.closest?.('[data-act-form]')) connected(false);
});

// The htmx extension reconnects after a break, but not if the first connection fails: that is done here.
for (const kind of ['htmx:error', 'htmx:response:error']) {
  match.addEventListener(kind, (event) => {
    if (event.target !== match || match.dataset.connected) return;
    connected(false);
    setTimeout(() => window.location.reload(), 4000);
  });
}

document.addEventListener('htmx:sse:error', () => connected(false));
document.addEventListener('htmx:sse:after:connection', () => connected(true));
