"""What a tab shows to somebody who is awaited."""

from tests.web.tab import Tab


def shows(tab: Tab, asked: bool, rang: str) -> None:
    """Check whether the tab shows that its owner is awaited, and how often it has sounded."""
    tab.page.wait_for_function("asked => document.title.startsWith('◆ ') === asked", arg=asked)
    icon = tab.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert ("favicon-asked" in icon) is asked
    assert tab.page.evaluate("document.body.dataset.rang ?? ''") == rang
