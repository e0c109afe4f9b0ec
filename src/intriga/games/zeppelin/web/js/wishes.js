// Wishes for retreats: only the places of the chosen unit are offered, and what it wishes for now is chosen.

const wishesOf = (unit) => unit.form.querySelectorAll('[data-wish]');

/** The place of a unit in a list that has those of all units. */
const placeOf = (select, unit, spot) => [...select.options].find((option) => (
  option.value === spot && (!spot || option.parentElement.dataset.unit === unit.value)));

/** Offers the places of the chosen unit alone; what is chosen stays. */
function offer(unit) {
  for (const select of wishesOf(unit)) {
    const chosen = placeOf(select, unit, select.value);
    for (const group of select.querySelectorAll('optgroup')) {
      const mine = group.dataset.unit === unit.value;
      group.hidden = !mine;
      group.disabled = !mine;
    }
    (chosen ?? select.options[0]).selected = true;
  }
}

document.addEventListener('change', (event) => {
  const unit = event.target;
  if (!unit.matches?.('[data-wishes]')) return;
  const wished = (unit.selectedOptions[0]?.dataset.wished ?? '').split(' ').filter(Boolean);
  for (const select of wishesOf(unit)) {
    (placeOf(select, unit, wished[Number(select.dataset.wish)] ?? '') ?? select.options[0]).selected = true;
  }
  offer(unit);
});
document.addEventListener('htmx:after:swap', () => {
  for (const unit of document.querySelectorAll('[data-wishes]')) if (unit.value) offer(unit);
});
