"""A tab of a real browser, watched for errors while it is used."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

AXE = (Path(__file__).resolve().parent.parent / "vendor" / "axe.min.js").read_text("utf-8")
PHONE = (360, 740)
DESKTOP = (1440, 900)


class Tab:
    """One person's browser with one tab. `close` fails if anything went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "ru-RU",
        theme: Any = "light",
        script: bool = True,
    ) -> None:
        width, height = size
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            java_script_enabled=script,
            has_touch=width < 500,
            reduced_motion="reduce",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(message.text)

    def open(self, path: str) -> None:
        """Go to a page."""
        self.page.goto(f"{self.url}{path}")

    def one(self, selector: str) -> Locator:
        """The first such element."""
        return self.page.locator(selector).first

    def press(self, words: str) -> None:
        """The button or link that is called so."""
        button = self.page.get_by_role("button", name=words, exact=True)
        (button if button.count() else self.page.get_by_role("link", name=words)).first.click()

    @property
    def path(self) -> str:
        """Where the tab is."""
        return self.page.url.removeprefix(self.url).partition("?")[0].partition("#")[0]

    def fits(self) -> None:
        """Nothing sticks out sideways."""
        across = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert across <= 0, f"{self.page.url} scrolls sideways by {across}px"

    def accessible(self) -> None:
        """axe-core finds nothing."""
        self.page.evaluate(AXE)
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert not found["violations"], [
            (finding["id"], node["html"][:200], node["failureSummary"][:300])
            for finding in found["violations"]
            for node in finding["nodes"][:2]
        ]

    def close(self) -> None:
        """Close the tab; whatever the browser complained of is a failure."""
        self.context.close()
        assert not self.wrong, self.wrong
