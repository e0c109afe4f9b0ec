// Wishes for retreats: only the places of the chosen unit are offered, and what it wishes for now is chosen.

function follow(unit) {
  const form = unit.form;
  const wished = (unit.selectedOptions[0]?.dataset.wished ?? '').split(' ').filter(Boolean);
  for (const select of form.querySelectorAll('[data-wish]')) {
    for (const group of select.querySelectorAll('optgroup')) {
      const mine = group.dataset.unit === unit.value;
      group.hidden = !mine;
      group.disabled = !mine;
    }
    const want = wished[Number(select.dataset.wish)] ?? '';
    const own = [...select.options].find((option) => option.value === want && (!want || option.parentElement.dataset.unit === unit.value));
    (own ?? select.options[0]).selected = true;
  }
}

document.addEventListener('change', (event) => {
  if (event.target.matches?.('[data-wishes]')) follow(event.target);
});
