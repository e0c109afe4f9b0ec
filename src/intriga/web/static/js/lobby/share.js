// The device's own way to share a link, where the browser offers it; elsewhere the link is copied.

for (const button of document.querySelectorAll('[data-share]')) {
  const what = { title: button.dataset.title, url: document.getElementById(button.dataset.share).value };
  if (!navigator.canShare?.(what)) continue;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.share(what);
    } catch (problem) {
      // Somebody who closes the sheet without choosing has changed their mind.
      if (problem.name === 'AbortError') return;
      document.querySelector(`[data-copy="${button.dataset.share}"]`)?.click();
    }
  });
}
