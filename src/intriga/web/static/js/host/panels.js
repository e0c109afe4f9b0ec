// The panels of the cockpit's large buttons: one at a time; Escape, the button beside and a tap outside
// shut it. Links to what is folded away unfold it.

const panels = () => [...document.querySelectorAll('.cockpit-panel[open]')];

function shut(panel) {
  panel.open = false;
  panel.querySelector('summary').focus();
}

document.addEventListener('toggle', (event) => {
  if (!event.target.matches?.('.cockpit-panel[open]')) return;
  for (const panel of panels()) if (panel !== event.target) panel.open = false;
}, true);

document.addEventListener('click', (event) => {
  const shutter = event.target.closest('.cockpit-panel [data-shut]');
  if (shutter) {
    event.preventDefault();
    shut(shutter.closest('.cockpit-panel'));
  } else {
    for (const panel of panels()) if (!panel.contains(event.target)) panel.open = false;
  }
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') panels().forEach(shut);
});

function unfold() {
  const folded = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  folded?.closest?.('.cockpit-fold:not([open])')?.setAttribute('open', '');
}

addEventListener('hashchange', unfold);
unfold();
