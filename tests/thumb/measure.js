// What a decision looks like before anything is touched: measured against what a thumb and an eye need.
(() => {
  const T = window.thumb;
  if (!T || T.measure) return;
  const TARGETS = 'a[href], button, summary, select, textarea, input:not([type=hidden], [type=radio], [type=checkbox]), label.chip, label.option';
  const BOARD = '#stage, svg';
  const CARD = '.moment-layer'; // it goes by itself, and is looked at on its own
  const THUMB = 44;
  const MOUSE = 24; // where one points with a mouse, but for what is decided

  /** Whether all of it is in sight as the page stands, and nothing but a card lies over it. */
  const whole = (el) => {
    if (!T.rendered(el)) return false;
    const [r, box] = [el.getBoundingClientRect(), T.seen(el)];
    if (box.bottom - box.top < r.height - 1 || box.right - box.left < r.width - 1) return false;
    const over = document.elementsFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2).find((one) => !one.closest(CARD));
    return over !== undefined && (el.contains(over) || over.contains(el));
  };
  /** Whether the tray shows all that it holds. */
  const fits = () => {
    const body = document.getElementById('tray-body');
    return body !== null && body.scrollHeight <= body.clientHeight + 1;
  };
  const share = (el) => {
    if (!T.rendered(el)) return 0;
    const box = T.seen(el);
    return Math.round(100 * Math.max(0, box.bottom - box.top) / window.innerHeight);
  };

  /** A word in a sentence, and what a label around it makes larger, are no targets by themselves. */
  const inline = (el) => el.localName === 'a' && (getComputedStyle(el).display === 'inline' || el.closest('p, .prose') !== null);
  const enlarged = (el) => {
    const { width, height } = el.getBoundingClientRect();
    const around = getComputedStyle(el, '::after');
    const grown = (side) => (around.position === 'absolute' && around.content !== 'none' ? parseFloat(around[side]) || 0 : 0);
    return [Math.max(width, grown('width')), Math.max(height, grown('height'))];
  };
  const small = () => [...document.querySelectorAll(TARGETS)].filter((el) => T.rendered(el) && !el.closest(BOARD) && !inline(el) && !el.disabled).flatMap((el) => {
    const [width, height] = enlarged(el);
    const least = (matchMedia('(pointer: coarse)').matches || el.closest('#tray') ? THUMB : MOUSE) - 0.6;
    return width >= least && height >= least ? [] : [`${el.localName}.${el.getAttribute('class') ?? ''} «${T.say(el).slice(0, 30)}» ${Math.round(width)}×${Math.round(height)}`];
  });

  /** Letters below the least height: 14 px, 16 in what is typed or chosen, 12 on a board. */
  const least = (el) => (el.closest(BOARD) ? 12 : el.matches('input, select, textarea') ? 16 : 14);
  const tiny = () => [...document.querySelectorAll('body *')].filter((el) => {
    const own = [...el.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim());
    return (own || el.matches('input:not([type=hidden], [type=radio], [type=checkbox], [type=range]), select, textarea')) && T.rendered(el) && !el.closest('svg, sup, option, [aria-hidden=true]')
      && parseFloat(getComputedStyle(el).fontSize) < least(el) - 0.1;
  }).map((el) => `${el.localName}.${el.getAttribute('class') ?? ''} «${T.say(el).slice(0, 30)}» ${getComputedStyle(el).fontSize}`);

  /** Seconds left for what is asked; null without a clock. */
  const left = () => {
    const clock = document.querySelector('#clock [data-due]');
    if (!clock) return null;
    return Math.round((Date.parse(clock.dataset.due) - Date.now()) / 1000);
  };

  /** Whether one tap answers: a button that sends what there is, or a value that sends it; nothing has to be chosen before, nothing is asked after. */
  const atOnce = (button) => {
    if (!button || button.disabled || button.closest('[data-asks-first]')) return false;
    if (button.matches('[data-draft-hand-in]')) return document.querySelector('[data-draft-row]') !== null;
    return button.formNoValidate || !button.form || button.form.checkValidity();
  };

  T.measure = () => {
    const foot = document.getElementById('tray-foot');
    const buttons = [...(foot?.querySelectorAll('.does button, [data-draft-hand-in]') ?? [])].filter(T.rendered);
    const main = buttons.find((one) => one.matches('.button-main')) ?? buttons[0];
    const purse = document.getElementById('purse');
    const figures = [...(purse?.children ?? [])].filter((one) => !one.matches('[popover]'));
    return {
      main: main ? whole(main) : null, label: T.say(main), one: main ? [main, ...document.querySelectorAll('.act-main [data-taps] button')].some(atOnce) : null, on_board: foot?.hasAttribute('data-on-board') ?? false,
      tray: share(T.zone()), fits: fits(), stage: share(document.getElementById('stage')),
      purse: figures.length ? figures.some(whole) : null,
      small: small(), tiny: tiny(), card: document.querySelector(`${CARD}:not([hidden]) .moment`) !== null, left: left(),
    };
  };
})();
