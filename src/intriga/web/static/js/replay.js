// Replay: arrow keys step through the match, unless a field has the focus.

document.addEventListener('keydown', (event) => {
  if (event.target.closest?.('input, select, textarea, button, [data-scroll], [role="grid"]')) return;
  const id = { ArrowLeft: 'step-prev', ArrowRight: 'step-next', Home: 'step-first', End: 'step-last' }[event.key];
  const link = id && document.getElementById(id);
  if (link?.href) {
    event.preventDefault();
    link.click();
  }
});
