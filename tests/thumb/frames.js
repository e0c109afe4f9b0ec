// Where every control in sight stands, frame after frame, while nobody touches anything: what a push moves.
(() => {
  const T = window.thumb;
  if (!T || T.watch) return;
  const WHERE = ['#tray', '.dock', '#bar'];
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]), label';
  const PX = 1; // scrolled positions are whole pixels, letters are not
  const SLIVER = 4; // of less in sight nothing can be tapped

  const inside = (el) => {
    const box = T.seen(el);
    return box.right - box.left >= SLIVER && box.bottom - box.top >= SLIVER;
  };
  /** What a control does, whatever it says: a push may make it anew. */
  const does = (el) => {
    const input = el.localName === 'label' ? el.control : el;
    const form = input?.form?.id ?? input?.form?.dataset.actForm ?? '';
    const fold = el.localName === 'summary' ? el.parentElement.id || el.parentElement.className : '';
    return [el.localName, el.id, fold, form, input?.name, input?.name ? input.value : '', el.getAttribute('href'), Object.keys(el.dataset).join()].join(' ');
  };
  const places = () => {
    const found = new Map();
    for (const el of WHERE.flatMap((one) => [...document.querySelectorAll(`${one} :is(${CONTROLS})`)])) {
      if (!T.rendered(el) || !inside(el)) continue;
      const key = does(el);
      found.set(found.has(key) ? `${key} #${found.size}` : key, { el, box: el.getBoundingClientRect(), words: T.say(el).slice(0, 40) });
    }
    return found;
  };
  const asked = () => document.getElementById('tray-head')?.dataset.question ?? '';
  const rounded = ({ left, top, width, height }) => [left, top, width, height].map((n) => Math.round(10 * n) / 10).join(' ');

  let pushes = 0;
  document.addEventListener('htmx:after:swap', () => { pushes += 1; });
  let seen = null; // {frames, moved: lines, pushes: before it}

  /** Records from now on. */
  T.watch = () => {
    const mine = seen = { frames: 0, moved: [], pushes };
    let [question, before] = [asked(), places()];
    const frame = () => {
      if (seen !== mine) return;
      const now = places();
      const same = asked() === question;
      for (const [key, { box, words }] of same ? now : []) {
        const was = before.get(key)?.box;
        if (was && ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(was[side] - box[side]) > PX)) {
          seen.moved.push(`«${words}» (${key.split(' ')[0]}) from ${rounded(was)} to ${rounded(box)}`);
        }
      }
      seen.frames += 1;
      [question, before] = [asked(), now];
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  /** What was recorded so far. */
  T.watched = () => ({ frames: seen.frames, moved: seen.moved, pushes: pushes - seen.pushes });
})();
