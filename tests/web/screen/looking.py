"""Matches with a big screen, and what may be wrong with one."""

import re
from collections.abc import Iterator

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.tab import Tab

FULL_HD, HD, UHD = (1920, 1080), (1280, 720), (3840, 2160)
SCREENS = (FULL_HD, HD, UHD)
WRONG = """() => {
  const wrong = [];
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push('it scrolls');
  if (document.links.length) wrong.push(`${document.links.length} links`);
  if (document.forms.length) wrong.push(`${document.forms.length} forms`);
  if (document.querySelector('button, input, select, textarea')) wrong.push('something to press');
  for (const one of document.querySelectorAll('.screen *')) {
    if (!one.checkVisibility({ checkVisibilityCSS: true }) || one.closest('.sr')) continue;
    if (!one.getClientRects().length) continue;
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || one.matches('style, title, .mark')) continue;
    const inside = one.closest('svg');
    const scale = inside ? one.getScreenCTM().a : (one.closest('[data-fit]') ? 10 : 1);
    const size = parseFloat(getComputedStyle(one).fontSize) * scale / rem;
    const small = `${size.toFixed(2)}rem: ${one.textContent.slice(0, 30)}`;
    if (size < (inside ? 0.99 : 1.49)) wrong.push(small);
  }
  const whole = '.screen-head h1, .clock, .qr, .screen-code, .screen-code-large, .screen-sum,'
    + ' .screen-word, .screen-list > li, .screen-people > li, .screen-news, .front-stories > li,'
    + ' .is-shown svg:not(svg svg)';
  const screen = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  for (const one of document.querySelectorAll(whole)) {
    if (!one.checkVisibility({ checkVisibilityCSS: true })) continue;
    const box = one.getBoundingClientRect();
    const boxes = [screen];
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow.includes('hidden')) {
        boxes.push(around.getBoundingClientRect());
      }
    }
    for (const within of boxes) {
      const far = Math.max(within.top - box.top, box.bottom - within.bottom,
        within.left - box.left, box.right - within.right);
      if (far > 1.5) wrong.push(`${one.className.baseVal ?? one.className} is cut by ${far}px`);
    }
  }
  return [...new Set(wrong)];
}"""
"""What is wrong with a screen: text that is too small for a hall (1.5 rem; inside boards 1 rem, a
rem being 24 px of 1920), something to press, something that is cut off or scrolls."""
SHOW = """(key) => {
  for (const one of document.querySelectorAll('[data-picture]')) {
    one.classList.toggle('is-shown', one.dataset.picture === key);
  }
}"""


def gathering(
    hall: Server, game: str, seats: int, people: int, **fields: str
) -> tuple[Person, str, str]:
    """A match that only its host leads, with so many people in it: the host, its path, its code."""
    host = Person(hall.url)
    host.open(f"/new/{game}")
    host.press(f"/new/{game}", name="Ведущая", seats=str(seats), hosting="leads", **fields)
    match = host.path
    code = re.search(r"/j/(\w+)", host.page.text)
    assert code, host.text
    for number in range(people):
        join(hall, code[1], f"Гость номер {number + 1}")
    return host, match, code[1]


def join(hall: Server, code: str, name: str) -> None:
    guest = Person(hall.url)
    guest.open(f"/j/{code}")
    guest.press(f"/j/{code}", name=name)
    assert guest.status == 200, guest.text
    guest.close()


def start(host: Person, match: str) -> None:
    """Fill the match with bots and start it, whether that is one button or two."""
    for path in (f"{match}/fill", f"{match}/start"):
        host.open(match)
        if any(form.action == path for form in host.forms):
            host.press(path)
            assert host.status == 200, host.text


def fits_every_screen(tab: Tab, theme: str = "light") -> None:
    """Nothing is too small, cut off or to be pressed, on any size of screen."""
    for size in SCREENS:
        tab.at(size, theme)
        tab.fits()
        tab.page.evaluate("dispatchEvent(new Event('resize'))")
        assert tab.page.evaluate(WRONG) == [], (tab.page.url, size)


def all_pictures(tab: Tab) -> Iterator[str]:
    """Each picture, shown by hand."""
    keys = tab.page.evaluate(
        "[...document.querySelectorAll('[data-picture]')].map((one) => one.dataset.picture)"
    )
    for key in keys:
        tab.page.evaluate(SHOW, key)
        yield key
