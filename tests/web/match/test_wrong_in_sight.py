"""What was wrong is said where one looks: in view, and close above the button that was pressed, in
every game, on a phone and on a desktop."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter, sends
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.tab import DESKTOP, Tab
from tests.web.zeppelin.zeppelin_match import ZeppelinMatch

pytestmark = [
    pytest.mark.browser,
    pytest.mark.service,
    pytest.mark.thorough,
    pytest.mark.xdist_group("wrong-in-sight"),
]
NewPerson = Callable[..., Person]
SMALL = (390, 664)
NEAR = 120
"""Pixels between the button and what was wrong, at most."""
IS_NEAR = """([button, most]) => {
  const said = [...document.querySelectorAll('#tray :is(.refusal, .field-error, .draft-warning)')]
    .filter((one) => one.checkVisibility() && one.textContent.trim());
  const isSeen = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const line = Math.min(height - 2, 18); // its first line
    return top >= 0 && top + line <= innerHeight
      && one.contains(document.elementFromPoint(left + width / 2, top + line / 2));
  };
  const at = button.getBoundingClientRect();
  const far = (one) => Math.round(at.top - Math.min(...[one, one.closest('.slot') ?? one]
    .map((at) => at.getBoundingClientRect().bottom)));
  return said.some((one) => isSeen(one) && far(one) >= 0 && far(one) <= most);
}"""
"""Whether something that is wrong is said in sight, at most so many pixels above a button."""


def quick(tab: Tab, game: str) -> None:
    """A match against bots, at its first question."""
    tab.open("/")
    tab.page.locator(f"form[action='/play/{game}'] button").first.click()
    expect(tab.page.locator("#tray-head[data-mine=true]")).to_have_count(1)
    tab.page.wait_for_selector("[data-connected]")


def press(tab: Tab, key: str, **values: str) -> Any:
    """Fill in a form with this, whatever the page thinks of it, and press its button."""
    form = tab.page.locator(f"[data-act-form={key}]")
    for name, value in values.items():
        field = form.locator(f"[name='{name}']").first
        field.evaluate(
            """(field, value) => {
                const form = field.form;
                form.noValidate = true;
                if (field.type === 'radio') { field.checked = true; field.value = value; return; }
                if (field.localName === 'select') field.add(new Option(value, value));
                field.removeAttribute('max');
                field.value = value;
            }""",
            value,
        )
    button = sends(form)
    tab.unfold(button)
    button.scroll_into_view_if_needed()
    button.click()
    return button


def espionage(tab: Tab, new_person: NewPerson) -> Any:
    """More special moves than there is money for."""
    quick(tab, "espionage")
    return press(tab, "buy", **{"specials.saboteurs": "99"})


def economicus(tab: Tab, new_person: NewPerson) -> Any:
    """A sector that has gone."""
    quick(tab, "economicus")
    return press(tab, "place", sector="12")


def maga(tab: Tab, new_person: NewPerson) -> Any:
    """The same number twice."""
    quick(tab, "maga")
    return press(tab, "choose-numbers", **{"numbers.0": "1", "numbers.1": "1"})


def mafia(tab: Tab, new_person: NewPerson) -> Any:
    """Away for longer than may be."""
    table = MafiaMatch(new_person, 8)
    enter(tab, table.people[0], table.match)
    tab.page.wait_for_selector("[data-connected]")
    if tab.touch:
        tab.page.locator(".dock [data-tab=table]").tap()  # the first visit shows one's role
    return press(tab, "give-notice", days="99")


def zeppelin(tab: Tab, new_person: NewPerson) -> Any:
    """A class of a name that exists."""
    table = ZeppelinMatch(new_person, root_guard="")
    table.do(0, "create-class", name="Сенат", rights=["laws"])
    enter(tab, table.people[0], table.match)
    tab.page.wait_for_selector("[data-connected]")
    return press(tab, "create-class", name="Сенат")


def diplomacy(tab: Tab, new_person: NewPerson) -> Any:
    """Orders that nobody can read."""
    table = DiplomacyMatch(new_person)
    enter(tab, table.people["GERMANY"], table.match)
    tab.page.wait_for_selector("[data-connected]")
    lines = tab.unfold(tab.page.locator("#order-lines"))
    lines.fill("A MUN - RUH\nA BER - MOON\nнеправда")
    button = tab.page.locator("#order-text .button-wide")
    button.scroll_into_view_if_needed()
    button.click()
    return tab.one("#tray-foot .button-main")  # the same form is sent from there, too


REFUSED = [espionage, economicus, maga, mafia, zeppelin, diplomacy]


@contextmanager
def at_size(browser: Browser, server: Server, size: tuple[int, int]) -> Iterator[Tab]:
    tab = Tab(browser, server.url, size)
    yield tab
    tab.wrong = [error for error in tab.wrong if "422" not in error and "409" not in error]
    tab.close()


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(
    "refuse",
    [espionage, economicus, maga, mafia, zeppelin, diplomacy],
    ids=lambda one: one.__name__,
)
def test_what_is_wrong_is_said_close_above_the_button(
    server: Server,
    browser: Browser,
    new_person: NewPerson,
    refuse: Callable[[Tab, NewPerson], Any],
    size: tuple[int, int],
) -> None:
    with at_size(browser, server, size) as tab:
        button = refuse(tab, new_person)
        expect(tab.page.locator("#tray .refusal, #tray .field-error").first).to_be_attached()
        expect(button).to_be_in_viewport(ratio=0.95)
        tab.page.wait_for_function(IS_NEAR, arg=[button.element_handle(), NEAR])  # it scrolls there
