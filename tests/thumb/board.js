// A map whose units are ordered by taps: what of it is lit, and what the panel below it asks.
(() => {
  const T = window.thumb;
  if (T.mapOf) return;
  const map = () => document.querySelector('#stage svg [data-unit]')?.closest('svg') ?? document.getElementById('diplomacy-map');

  const free = (x, y) => {
    const box = T.cut(T.frame(map()), map().getBoundingClientRect());
    return x > box.left + 4 && x < box.right - 4 && y > box.top + 4 && y < box.bottom - 4 && map().contains(document.elementFromPoint(x, y));
  };
  const middle = (el) => {
    const r = el.getBoundingClientRect();
    return [r.left + r.width / 2, r.top + r.height / 2];
  };
  /** Where the name of a province stands; its outline may be hollow. */
  const place = (code) => {
    const province = map().querySelector(`.province[data-p="${CSS.escape(code)}"]`);
    const [x, y] = (province?.dataset.at ?? '').split(/[ ,]+/).map(Number);
    const m = map().querySelector('.province').getScreenCTM();
    return province && !Number.isNaN(y) ? [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f] : null;
  };
  const spots = (elements, at) => elements.flatMap((el) => {
    const found = at(el);
    return found && free(...found) ? [{ x: found[0], y: found[1], label: el.dataset.unit ?? el.getAttribute('href') ?? 'a place' }] : [];
  });

  /** My units that can be touched, and the places that are lit; none if there is no such map. */
  T.mapOf = () => {
    if (!map() || !T.rendered(map())) return null;
    const units = [...map().querySelectorAll('.unit.mine')];
    const lit = [...map().querySelectorAll('.lit-layer .lit:not(.picked)')];
    const panel = document.getElementById('map-panel');
    const list = panel?.querySelector('select');
    return {
      units: spots(units.filter((one) => !one.classList.contains('ordered')), middle), all: spots(units, middle),
      lit: spots(lit, (el) => { const code = (el.getAttribute('href') ?? '').split('#')[1]; return code ? place(code) : middle(el); }),
      picking: map().hasAttribute('data-picking'), prompt: T.say(panel?.querySelector('.prompt')),
      buttons: [...(panel?.querySelectorAll('button') ?? [])].filter(T.rendered).map((b) => ({ n: T.keep(b), label: T.say(b) })),
      list: T.rendered(list) ? { n: T.keep(list), choices: [...list.options].filter((o) => o.value).map((o) => ({ value: o.value, label: T.words(o.textContent) })) } : null,
      lines: [...(T.zone()?.querySelectorAll('[data-order-unit]') ?? [])].filter((b) => T.rendered(b) && !b.disabled).map((b) => ({ n: T.keep(b), label: T.say(b) })),
    };
  };
  T.chart = async (quiet) => {
    await T.still(quiet);
    return T.mapOf();
  };
})();
