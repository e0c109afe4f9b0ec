// A form that the page has already is not sent again: its id stands in its place, with the question that it answers now
// (`known_form` in rendering/fragments.py). So the page remembers each form as it was sent, before scripts or people
// change anything in it. This is the first script of the page.

const known = new Map(); // id of a form → its HTML as it was sent

function remember(root) {
  for (const form of root.querySelectorAll('form[data-act-form]')) known.set(form.id, form.outerHTML);
}

/** Puts a form in the place that was kept for it. */
function restore(place) {
  const html = known.get(place.id);
  if (html === undefined) {
    location.reload(); // the server is mistaken about what there is
    return;
  }
  const made = document.createElement('template');
  made.innerHTML = html;
  const form = made.content.firstElementChild;
  for (const spare of form.querySelectorAll('noscript')) spare.remove(); // as in all that is sent
  form.querySelector('input[name=token]')?.setAttribute('value', place.dataset.known);
  place.replaceWith(form);
}

remember(document);
document.addEventListener('htmx:before:swap', (event) => {
  // What answers a form that was sent is no push: the server does not count on it.
  if (event.detail.ctx?.sourceElement?.matches?.('form')) return;
  for (const { fragment } of event.detail.tasks ?? []) {
    if (!fragment?.querySelectorAll) continue;
    for (const place of fragment.querySelectorAll('form[data-known]')) restore(place);
    remember(fragment);
  }
});
