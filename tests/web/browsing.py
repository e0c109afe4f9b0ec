"""Playing in a tab of a real browser."""

from playwright.sync_api import Locator, Page, expect

from tests.kit.http.html_client import Person
from tests.web.tab import Tab

ANSWERED = """(token) => document.querySelector('#tray .refusal')
  || !document.querySelector(`.act-main input[name=token][value="${token}"]`)"""
"""The question is another, or the act was refused."""


def enter(tab: Tab, person: Person, path: str) -> None:
    """Continue in a tab as this person."""
    for cookie in person.http.cookies.jar:
        tab.context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "url": tab.url}])
    tab.open(path)


def sends(form: Locator) -> Locator:
    """The button that sends a form of an act, once it takes taps: that of the decision is in the
    foot of the tray."""
    key = form.get_attribute("data-act-form")
    _take_taps(form.page)
    foot, own = f"[form='act-form-{key}'].button-main", f"[data-act-form='{key}'] .button-wide"
    return form.page.locator(f"{foot}, {own}").last


def over(tab: Tab) -> bool:
    return tab.page.locator("#finished section").count() > 0


def step(tab: Tab) -> bool:
    """Do the obvious if this tab's owner is awaited; returns whether that was so."""
    form = tab.page.locator(".act-main form")
    if over(tab) or not form.count():
        return False
    key = form.get_attribute("data-act-form")
    token = form.locator("input[name=token]").input_value()
    if key in ("move", "steer"):
        tab.one(".spy .c.lit").click()  # tap the map; the form follows
        expect(form.locator("input:checked, select").first).to_be_attached()
    else:
        for group in form.locator("fieldset.field").all():
            if group.locator("input[type=radio]").count():
                group.locator("label").last.click()
    sends(form).click()
    # The answer comes by the live connection: another question, or none.
    tab.page.wait_for_function(ANSWERED, arg=token)
    refused = tab.page.locator("#tray .refusal").all_inner_texts()
    assert not refused, f"{key} was refused: {refused}"
    return True


def takes_taps(tab: Tab) -> None:
    """Wait until the buttons of a new decision take taps."""
    _take_taps(tab.page)


def _take_taps(page: Page) -> None:
    expect(page.locator("#tray[data-fresh]")).to_have_count(0)


def tapped(tab: Tab, name: str) -> list[float]:
    """Tap a button where it is, once a new decision takes taps; returns where."""
    button = tab.page.get_by_role("button", name=name, exact=True)
    button.scroll_into_view_if_needed()
    takes_taps(tab)
    box = button.bounding_box()
    assert box is not None
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    tab.page.touchscreen.tap(*at)
    return at
