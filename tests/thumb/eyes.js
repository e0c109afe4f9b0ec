// What a person sees of a page of a match, and where a thumb would touch it. It changes nothing of the page but the
// scroll position of what a thumb could scroll. Elements are spoken of by their number in `kept`.
(() => {
  if (window.thumb) return;
  const T = (window.thumb = { kept: [], changes: 0, changedAt: 0, watching: null });
  const PARTS = '.table, #map-panel, main';
  const TICKING = 'time, .clock, [data-clock], [data-auction-clock], [data-fuse], #just, .sr';
  const CONTROLS = 'summary, label.chip, label.option, select, input:not([type=hidden]), textarea, button';

  T.words = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  T.say = (el) => T.words(el?.innerText ?? el?.textContent);
  T.keep = (el) => T.kept.push(el) - 1;

  // What changes ---------------------------------------------------------------------------------
  // Everything but clocks: somebody who waits for a page to stand still does not mind them.
  const watched = { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ['class', 'hidden', 'open', 'aria-busy', 'disabled', 'aria-invalid'] };
  new MutationObserver((list) => {
    const shown = list.some((one) => {
      const at = one.target.nodeType === 1 ? one.target : one.target.parentElement;
      return at?.closest(PARTS) && !at.closest(TICKING);
    });
    if (!shown) return;
    T.changes += 1;
    T.changedAt = performance.now();
  }).observe(document, watched);

  T.changed = () => T.changes;

  const busy = () => document.querySelector('main [aria-busy=true], main .htmx-request, #tray[data-fresh]') !== null;
  /** Resolves when nothing has changed for so many milliseconds and nothing is being fetched for a form, or, whatever
      happens, after 40 looks. */
  T.still = (quiet) => new Promise((done) => {
    let looks = 0;
    const look = () => {
      looks += 1;
      const since = performance.now() - T.changedAt;
      if (looks > 40 || (since >= quiet && !busy())) requestAnimationFrame(() => done(true));
      else setTimeout(look, Math.max(16, quiet - since));
    };
    look();
  });

  /** Lets the page go on for a moment. */
  T.pause = (ms) => new Promise((done) => { setTimeout(() => requestAnimationFrame(() => done(true)), ms); });

  // Seeing -----------------------------------------------------------------------------------------
  T.rendered = (el) => {
    if (!el?.isConnected || el.closest('.sr, [hidden], template, noscript')) return false;
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const r = el.getBoundingClientRect();
    return r.width >= 2 && r.height >= 2;
  };
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const screen = () => ({ left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight });
  const isRoot = (el) => el === document.documentElement || el === document.body;
  const inside = (el) => {
    const r = el.getBoundingClientRect();
    const [left, top] = [r.left + el.clientLeft, r.top + el.clientTop];
    return { left, top, right: left + el.clientWidth, bottom: top + el.clientHeight };
  };
  /** The part of the screen in which something inside an element's ancestors can be seen. */
  T.frame = (el) => {
    let box = screen();
    for (let a = el.parentElement; a && !isRoot(a); a = a.parentElement) {
      const style = getComputedStyle(a);
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') box = cut(box, inside(a));
      if (style.position === 'fixed') break;
    }
    return box;
  };
  const high = (box) => Math.max(0, box.bottom - box.top);
  const wide = (box) => Math.max(0, box.right - box.left);
  T.seen = (el) => cut(el.getBoundingClientRect(), T.frame(el));
  T.cut = cut;
  const belongs = (el, at) => at && (el.contains(at) || (at.contains(el) && at.matches('label, button, a, summary'))
    || [...(el.labels ?? [])].some((label) => label.contains(at)));

  /** A point at which a tap would hit this, or what is in the way. */
  const point = (el) => {
    const box = T.seen(el);
    if (wide(box) < 4 || high(box) < 4) return { why: 'out of sight, and nothing to scroll' };
    let over = null;
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.2, 0.5], [0.8, 0.5], [0.1, 0.2], [0.9, 0.8]]) {
      const [x, y] = [box.left + wide(box) * across, box.top + high(box) * down];
      over = document.elementFromPoint(x, y);
      if (belongs(el, over)) return { x, y };
    }
    return { why: `covered by ${over?.localName}.${over?.getAttribute('class') ?? ''}#${over?.id}` };
  };
  /** Whether it can be seen and touched as the page stands: most of it, or a finger of it. */
  const inSight = (el) => {
    if (!T.rendered(el)) return false;
    const [r, box] = [el.getBoundingClientRect(), T.seen(el)];
    return high(box) >= Math.min(r.height * 0.6, 30) && wide(box) >= Math.min(r.width * 0.6, 30) && point(el).x !== undefined;
  };
  const scrollers = function* (el) {
    for (let a = el.parentElement; a && !isRoot(a); a = a.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(a).overflowY) && a.scrollHeight > a.clientHeight + 1) yield [a, inside(a)];
    }
    const locked = [document.documentElement, document.body].some((one) => /hidden|clip/.test(getComputedStyle(one).overflowY));
    if (!locked) yield [document.scrollingElement, screen()];
  };
  /** Scrolls what a thumb could scroll until this is in sight; how many pixels that took. */
  const reach = (el, margin) => {
    let moved = 0;
    for (const [box, shown] of scrollers(el)) {
      const r = el.getBoundingClientRect();
      let by = 0;
      if (r.top < shown.top + margin) by = r.top - shown.top - margin;
      else if (r.bottom > shown.bottom - margin) by = Math.min(r.bottom - shown.bottom, r.top - shown.top - 2 * margin) + margin;
      const was = box.scrollTop;
      box.scrollTo({ top: was + by, behavior: 'instant' });
      moved += Math.abs(box.scrollTop - was);
    }
    return Math.round(moved);
  };

  /** Where to touch something, scrolled to if need be: {x, y} or {why} not, or {gone}; `way`: pixels scrolled. */
  T.aim = (n) => {
    const el = T.kept[n];
    if (!T.rendered(el)) return { gone: true };
    const was = inSight(el);
    let way = was ? 0 : reach(el, 8);
    let at = point(el);
    if (at.x === undefined) {
      way += reach(el, 60);
      at = point(el);
    }
    return { ...at, way };
  };
  T.inSight = (n) => inSight(T.kept[n]);

  /** Aims at something and looks at it for a while. Resolves to where it is then, as `aim`, how `far` it has moved
      meanwhile, whether it has become something else (`turned`), and what was asked at the end. */
  T.look = async (n, ms) => {
    const aimed = T.aim(n);
    if (aimed.x === undefined) return aimed;
    const el = T.kept[n];
    const [from, said, meant] = [el.getBoundingClientRect(), T.say(el), el.value];
    let far = 0;
    const end = performance.now() + ms;
    do {
      await new Promise((next) => { setTimeout(next, 25); });
      if (!T.rendered(el)) return { gone: true };
      const r = el.getBoundingClientRect();
      far = Math.max(far, Math.abs(r.top - from.top), Math.abs(r.left - from.left));
    } while (performance.now() < end);
    const turned = T.say(el) !== said || el.value !== meant ? `${said} → ${T.say(el)}` : '';
    const again = far > 1 ? T.aim(n) : aimed;
    return { ...again, way: aimed.way, far: Math.round(far), turned, before: T.changes, question: T.question() };
  };

  /** Whether a control stands where an equal one stood, which sends the same: nobody can tell them apart. */
  const madeAnew = (old, at) => {
    const now = at.closest(old.localName);
    const told = (one) => [T.words(one.textContent), one.getAttribute('form'), one.name, one.value].join('|');
    return !old.isConnected && now !== null && told(now) === told(old);
  };

  let touched = null; // what was there when the finger went down last
  addEventListener('pointerdown', (event) => { touched = event.target; }, true);
  /** Whether the last tap touched something else, since what was looked at had moved: "moved", or a card of a great event
      that came in between: "card". */
  T.missed = (n) => {
    if (touched === null || T.kept[n] === undefined || belongs(T.kept[n], touched) || madeAnew(T.kept[n], touched)) return '';
    return touched.closest('.moment-layer') ? 'card' : 'moved';
  };

  // The match ----------------------------------------------------------------------------------------
  const now = () => document.getElementById('tray-head');
  const zone = () => document.getElementById('tray');
  T.zone = zone;
  const token = (form) => form.querySelector('input[name=token]')?.value ?? '';

  /** What is asked: it changes with the question, not with what is entered. */
  T.question = () => [
    location.pathname, T.say(document.getElementById('phase')), T.say(now()?.querySelector('[data-part=ask]')),
    ...[...(zone()?.querySelectorAll('form[data-act-form]') ?? [])].map((form) => `${form.dataset.actForm}:${token(form)}`),
    ...[...(zone()?.querySelectorAll('[data-draft]') ?? [])].map((draft) => draft.dataset.draft),
  ].join('|');
  /** Which question a form answers. */
  T.answers = (n) => (T.kept[n]?.isConnected ? token(T.kept[n].closest('form') ?? T.kept[n]) : null);

  const folded = (el) => {
    const out = [];
    for (let d = el.parentElement?.closest('details'); d; d = d.parentElement?.closest('details')) {
      const head = d.querySelector(':scope > summary');
      if (!d.open) out.unshift({ n: T.keep(head), label: T.say(head) || T.words(head.textContent) });
    }
    return out;
  };
  T.folded = folded;
  /** Which act a form is for. */
  T.act = (n) => T.kept[n]?.dataset.actForm ?? '';
  T.open = (n) => {
    const key = T.kept[n]?.closest('[data-draft-below]')?.dataset.draftBelow;
    if (key !== undefined) return [...document.querySelectorAll('[data-draft]')].some((one) => one.dataset.draft === key && one.querySelector('.draft-proposals[open]'));
    return T.kept[n]?.closest('details')?.open ?? false;
  };
  T.sends = (button) => button.type === 'submit' && !button.matches('.sr, .order-text *') && button.name !== '_step';
  /** The buttons of a form, wherever they stand. */
  T.buttons = (form) => [...form.elements].filter((one) => one.localName === 'button');
  const title = (form) => T.words(form.closest('details.act')?.querySelector(':scope > summary')?.textContent)
    || T.say(form.querySelector('h3')) || T.say(T.buttons(form).filter(T.sends).at(-1))
    || T.words(form.closest('details')?.querySelector(':scope > summary')?.textContent);

  const formsOf = () => [...(zone()?.querySelectorAll('form[data-act-form]') ?? [])].flatMap((form) => {
    const folds = folded(form);
    const sends = T.buttons(form).filter(T.sends);
    const shown = folds.length ? T.rendered(T.kept[folds[0].n]) : T.rendered(form) || sends.some(T.rendered);
    if (!shown || !sends.length) return [];
    const map = form.querySelector('[data-order-text]:not([readonly])') !== null;
    return [{ n: T.keep(form), key: form.dataset.actForm, title: title(form), main: form.closest('.act-main') !== null, folds, map }];
  });
  const draftsOf = () => [...(zone()?.querySelectorAll('[data-draft]') ?? [])].filter(T.rendered).map((draft) => {
    const below = [...zone().querySelectorAll('[data-draft-below]')].filter((one) => one.dataset.draftBelow === draft.dataset.draft);
    const offered = (selector) => [draft, ...below].flatMap((at) => [...at.querySelectorAll(selector)])
      .filter((one) => !one.disabled && !one.closest('[data-draft-blank], [hidden]'));
    const plan = below.map((at) => at.querySelector('[data-draft-plan]')).find(Boolean);
    // What is proposed is unfolded by a button below it.
    const folds = (el) => (plan && el.closest('.draft-proposals:not([open])') ? [{ n: T.keep(plan), label: T.say(plan) }] : folded(el));
    const one = (selector) => offered(selector).map((el) => ({ n: T.keep(el), label: T.say(el) || el.ariaLabel || T.words(el.textContent), folds: folds(el) }));
    return {
      n: T.keep(draft), key: draft.dataset.draft, title: T.say(draft.querySelector('h3')),
      rows: draft.querySelectorAll('[data-draft-rows] > [data-draft-row]').length,
      add: one('[data-draft-add], [data-draft-new]'), hand: one('[data-draft-hand-in]'), take: one('[data-draft-propose]'), remove: one('[data-draft-remove]'),
      marked: [draft, ...below].flatMap(marks), open: T.openRow(draft),
    };
  });
  /** What the page itself says is missing or too much, before anything is sent. */
  const marks = (root) => [...root.querySelectorAll('.over, .draft-warning, .draft-missing, .limit-missing, [data-missing], .row-shares, .choices-problem')].filter(T.rendered).map(T.say).filter(Boolean);
  T.marks = (n) => marks(T.kept[n]);

  /** All that matters for choosing what to do. */
  T.survey = async (quiet) => {
    await T.still(quiet);
    const tab = document.querySelector('.dock [data-tab=table]');
    const end = document.querySelector('[data-part=end]');
    const again = end?.querySelector('form button') ?? document.querySelector('.end-foot form button');
    const handle = document.querySelector('[data-grab]');
    const first = [...(zone()?.querySelectorAll(CONTROLS) ?? [])].find((one) => T.rendered(one) && !one.closest('[data-quick]'));
    return {
      match: document.querySelector('[data-match]') !== null, title: document.title, question: T.question(),
      mine: now()?.dataset.mine === 'true', phase: T.say(document.getElementById('phase')), asked: T.say(now()?.querySelector('[data-part=ask]')),
      over: end ? T.say(end) : '', again: again ? T.keep(again) : null, offline: document.querySelector('[data-offline]:not([hidden])') !== null,
      forms: formsOf(), drafts: draftsOf(), map: T.mapOf?.() ?? null, changes: T.changes,
      tab: T.rendered(tab) && !tab.hasAttribute('aria-current') ? T.keep(tab) : null,
      handle: T.rendered(handle) ? T.keep(handle) : null, tall: zone()?.dataset.height === 'high',
      panel: T.rendered(zone()) ? Math.round(high(T.seen(zone()))) : 0, first: first ? inSight(first) : false,
    };
  };
  T.tabs = () => [...document.querySelectorAll('.dock [data-tab]')].filter(T.rendered).map((tab) => ({ n: T.keep(tab), label: tab.dataset.tab }));

  // Cards of great events -------------------------------------------------------------------------------
  const layer = () => document.querySelector('.moment-layer:not([hidden])');
  /** Where a card that covers the board may be tapped, once it has stood for as long as somebody takes to see it; null
      without one. */
  T.card = async () => {
    const card = layer()?.querySelector('.moment');
    if (!card) return null;
    await new Promise((next) => { setTimeout(next, 400); });
    if (!card.isConnected) return { gone: true };
    const { left, top, width } = card.getBoundingClientRect();
    return { x: left + width / 2, y: top + 24, title: T.say(card.querySelector('h2')) };
  };
  /** Whether a card, or what is left of one for a moment, covers the board. */
  T.covered = () => layer() != null;

  // What the page says -----------------------------------------------------------------------------------
  const message = (el) => {
    const range = document.createRange();
    range.selectNodeContents(el);
    const line = range.getClientRects()[0];
    const form = el.closest('form[data-act-form]')?.dataset.actForm ?? '';
    if (!line) return { text: T.say(el), seen: false, form };
    const shown = cut(line, T.frame(el));
    const at = document.elementFromPoint(shown.left + 6, (shown.top + shown.bottom) / 2);
    const seen = high(shown) >= 0.6 * line.height && wide(shown) > 20 && at !== null && (el.contains(at) || at.contains(el));
    return { text: T.say(el).slice(0, 240), seen, form };
  };
  const ERRORS = '#tray .refusal, #tray .field-error, .notice-error[role=alert]';
  /** Errors and a question that answer what was sent. */
  T.outcome = async (quiet) => {
    await T.still(quiet);
    const ask = [...document.querySelectorAll('#tray .question')].find(T.rendered);
    const asks = ask?.closest('#tray-foot, form');
    return {
      errors: [...document.querySelectorAll(ERRORS)].filter(T.rendered).map(message).filter((one) => one.text),
      ask: ask ? { text: T.say(ask), buttons: [...asks.querySelectorAll('button')].filter(T.rendered).map((b) => ({ n: T.keep(b), label: T.say(b) })) } : null,
      question: T.question(), changes: T.changes, state: T.say(document.querySelector('#map-panel .state')),
    };
  };

  // The health of the page ---------------------------------------------------------------------------------
  /** Visible text and the choices of visible lists; `names`: what people are called. */
  T.text = () => {
    const choices = [...document.querySelectorAll('select')].filter(T.rendered).flatMap((one) => [...one.options].map((o) => o.textContent));
    return { text: `${document.body.innerText}\n${choices.join('\n')}`, names: [...document.querySelectorAll('bdi')].map((one) => T.words(one.textContent)).filter(Boolean) };
  };
  /** How many pixels are cut off at the side of the page or of the panel of actions, and what sticks out. */
  T.across = () => {
    const root = document.scrollingElement;
    const far = root.scrollWidth - document.documentElement.clientWidth;
    const panel = T.rendered(zone()) ? zone().scrollWidth - zone().clientWidth : 0;
    if (far <= 1 && panel <= 1) return { far: 0, what: '' };
    const [top, limit] = far > 1 ? [document.body, document.documentElement.clientWidth] : [zone(), inside(zone()).right];
    const wide = [...top.querySelectorAll('*')].find((el) => T.rendered(el) && el.getBoundingClientRect().right > limit + 1);
    return { far: Math.max(far, panel), what: wide ? `${wide.localName}.${wide.getAttribute('class') ?? ''}` : '' };
  };
})();
