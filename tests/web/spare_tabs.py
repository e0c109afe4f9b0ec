"""Tabs that one test after the other uses: to start a browser's process for each, which has to load
and compile all scripts of the site anew, takes three times as long as the page itself.

A tab that is given back has no cookies, nothing stored, no page and no listeners left; what cannot
be undone is done to a tab that is not `reusable` (`tests/web/tab.py`; tests/test_project.py looks).
"""

from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from playwright.sync_api import Browser, Error

NO_MOMENTS = """new MutationObserver((_, observer) => {
  if (!document.documentElement) return;
  document.documentElement.dataset.moments = 'off';
  observer.disconnect();
}).observe(document, {childList: true})"""
_STORED: Final = "local_storage,indexeddb,cache_storage,service_workers"
_SPARE: Final[WeakKeyDictionary[Browser, dict["TabKind", list["SpareTab"]]]] = WeakKeyDictionary()


class TabKind(Struct, frozen=True):
    """What cannot be changed of a tab once it is open."""

    language: str
    touch: bool
    script: bool
    moments: bool


class SpareTab:
    """A browser's context with one page. Whoever gives it back says at which server it was."""

    def __init__(self, browser: Browser, kind: TabKind) -> None:
        self._browser = browser
        self._kind = kind
        self.context = browser.new_context(
            locale=kind.language, java_script_enabled=kind.script, has_touch=kind.touch
        )
        if not kind.moments:
            self.context.add_init_script(NO_MOMENTS)
        self.page = self.context.new_page()

    def give_back(self, url: str) -> None:
        """Keep the tab for the next test, if it can be made as if new; else it is closed."""
        try:
            is_clean = self._clean(url)
        except Error:  # it was closed, or has crashed
            is_clean = False
        if is_clean:
            _SPARE.setdefault(self._browser, {}).setdefault(self._kind, []).append(self)
        else:
            self.context.close()

    def _clean(self, url: str) -> bool:
        if self.context.pages != [self.page] or not self.page.url.startswith(f"{url}/"):
            return False  # what another page or server has stored in this tab is out of reach
        self.page.unroute_all()
        self.context.unroute_all()
        self.page.evaluate("sessionStorage.clear()")
        self.page.goto("about:blank")
        session = self.context.new_cdp_session(self.page)
        stored = {"origin": url, "storageTypes": _STORED}
        session.send("Storage.clearDataForOrigin", stored)
        session.detach()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.context.set_offline(False)
        return True


def spare_tab(browser: Browser, kind: TabKind) -> SpareTab:
    """A tab of this kind that nobody uses, or a new one."""
    spare = _SPARE.get(browser, {}).get(kind)
    return spare.pop() if spare else SpareTab(browser, kind)
