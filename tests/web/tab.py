"""A tab of a real browser that fails on errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from tests.web.spare_tabs import TabKind, spare_tab

AXE = (Path(__file__).resolve().parent.parent / "vendor" / "axe.min.js").read_text("utf-8")
TWICE = """[...document.querySelectorAll('[id]')].map((one) => one.id)
  .filter((id, n, all) => all.indexOf(id) !== n)"""
FADED = """() => {
  const ends = ({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime);
  const goesOn = (one) => one.playState !== 'finished' && ends(one);
  const fading = document.getAnimations().filter(goesOn);
  for (const one of fading) one.finish();
  return fading.length === 0;
}"""
PATIENCE = 60_000
"""Milliseconds: on a loaded machine a page may take its time."""
expect.set_options(timeout=PATIENCE)
PHONE = (360, 740)
DESKTOP = (1440, 900)


@contextmanager
def launched(chromium: str) -> Iterator[Browser]:
    """A real browser. While it is open, its thread cannot run another event loop."""
    with sync_playwright() as play:
        made = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield made
        made.close()


class Tab:
    """One person's browser with one tab. `close` fails if there were errors or warnings. `moments`:
    great events come as cards over the board. Set `reusable` to false before you do something to
    the browser that cannot be undone, as to give it a clock, scripts or listeners of its own: else
    another test gets the same tab."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "ru-RU",
        theme: Any = "light",
        script: bool = True,
        motion: bool = False,
        moments: bool = False,
    ) -> None:
        width, height = size
        self.url = url
        self.touch = width < 500
        kind = TabKind(language, self.touch, script, moments)
        self._spare = spare_tab(browser, kind)
        self.reusable = True
        self.context: BrowserContext = self._spare.context
        self.page: Page = self._spare.page
        self.page.set_viewport_size({"width": width, "height": height})
        reduced: Any = "no-preference" if motion else "reduce"
        self.page.emulate_media(color_scheme=theme, reduced_motion=reduced)
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.page.on("pageerror", self._on_error)
        self.page.on("console", self._on_console)

    def _on_error(self, error: Any) -> None:
        self.wrong.append(str(error))

    def _on_console(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(message.text)

    def open(self, path: str) -> None:
        """Go to a page."""
        self.page.goto(f"{self.url}{path}")

    def one(self, selector: str) -> Locator:
        """The first such element."""
        return self.page.locator(selector).first

    def press(self, words: str) -> None:
        """Press the button or link with this name."""
        button = self.page.get_by_role("button", name=words, exact=True)
        link = self.page.get_by_role("link", name=words)
        expect(button.or_(link).first).to_be_attached()  # it may be on its way
        (button if button.count() else link).first.click()

    def unfold(self, inner: Locator) -> Locator:
        """Press the headings of what is folded around something, what pulls up the tray that it is
        in, and what takes the whole board away from it; returns it, visible."""
        expect(inner).to_be_attached()
        over = self.page.locator("#stage[data-whole] [data-stage-whole]:visible")
        if over.count():
            over.click()
        low = self.page.locator("#tray[data-height=low] > [data-grab]:visible")
        if low.count() and inner.locator("xpath=ancestor::*[@id='tray-body']").count():
            low.click()
        folded = inner.locator("xpath=ancestor::details[not(@open)]")
        while folded.count():
            folded.first.locator("> summary").click()  # the outermost
        expect(inner).to_be_visible()
        return inner

    @property
    def path(self) -> str:
        """The path of the current page."""
        return self.page.url.removeprefix(self.url).partition("?")[0].partition("#")[0]

    def at(self, size: tuple[int, int], theme: Any) -> None:
        """Show the same page on another screen, in another theme."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme=theme)
        # Colours fade; they are checked at the end of the transition.
        self.page.wait_for_function(FADED)

    def fit_for_everybody(self) -> None:
        """The page fits a phone and a desktop screen, and axe-core finds nothing in either
        theme."""
        for size, theme in ((PHONE, "light"), (DESKTOP, "dark")):
            self.at(size, theme)
            self.fits()
            self.accessible()

    def fits(self) -> None:
        """Nothing overflows sideways, and ids are unique."""
        across = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert across <= 0, f"{self.page.url} scrolls sideways by {across}px"
        twice = self.page.evaluate(TWICE)
        assert not twice, f"{self.page.url} has ids twice: {twice}"

    def accessible(self) -> None:
        """axe-core finds nothing, once the buttons of a new decision take taps and what comes in
        has come: until then both are faint."""
        expect(self.page.locator("[data-fresh]")).to_have_count(0)
        self.page.wait_for_function(FADED)
        if self.page.evaluate("!window.axe"):
            self.page.evaluate(AXE)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert not found["violations"], [
            (finding["id"], node["html"][:200], node["failureSummary"][:300])
            for finding in found["violations"]
            for node in finding["nodes"][:2]
        ]

    def close(self) -> None:
        """Close the tab. Errors and warnings of the page are failures."""
        self.page.remove_listener("pageerror", self._on_error)
        self.page.remove_listener("console", self._on_console)
        if self.reusable and not self.wrong:
            self._spare.give_back(self.url)
        else:
            self.context.close()
        assert not self.wrong, self.wrong
