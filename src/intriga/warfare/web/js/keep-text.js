// Keeps the text of orders that is being written, so that it is there after a reload and on other devices.

const PAUSE = 800;
let timer = 0;
let version = 0;
let round = 0; // grows when the form is sent: an older text is not to come back then

async function keep(text, now) {
  const url = `${window.location.pathname.replace(/\/$/, '')}/drafts/${text.dataset.orderDraft}`;
  for (let tries = 0; tries < 3 && now === round; tries += 1) {
    const fields = new URLSearchParams({
      _csrf_token: text.form.elements.namedItem('_csrf_token').value,
      do: 'save',
      'rows.text.text': text.value,
      'versions.text': version,
    });
    let answer;
    try {
      const sent = await fetch(url, { method: 'POST', body: fields, headers: { accept: 'application/json' }, keepalive: true });
      if (!sent.ok) return;
      answer = await sent.json();
    } catch {
      return; // it is tried again with the next change
    }
    const stale = answer.stale?.text;
    version = stale ? stale.version : answer.versions?.text ?? version;
    if (!stale) return;
  }
}

document.addEventListener('input', (event) => {
  const text = event.target;
  if (!text.matches?.('[data-order-draft]')) return;
  clearTimeout(timer);
  timer = setTimeout(() => keep(text, round), PAUSE);
});
document.addEventListener('submit', (event) => {
  if (!event.target.querySelector?.('[data-order-draft]')) return;
  clearTimeout(timer);
  round += 1;
}, true);
