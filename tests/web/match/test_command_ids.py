"""Every submission of a page is a command of its own; only a repetition of the same one is not."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.kit.http.html_client import Person
from tests.kit.http.raw_acts import entries
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch
from tests.web.tab import DESKTOP, Tab

NewPerson = Callable[..., Person]
pytestmark = [pytest.mark.service]


def saved(table: DiplomacyMatch, power: str) -> list[str]:
    """The orders of a power as its text field shows them."""
    person = table.people[power]
    person.open(table.match)
    text = re.search(
        r"(?s)<textarea[^>]* data-order-text\b[^>]*>(.*?)</textarea>", person.page.text
    )
    assert text
    return text[1].split("\n")


def test_one_page_sends_a_then_b_then_a_again(new_person: NewPerson) -> None:
    table = DiplomacyMatch(partial(new_person, "en"))
    france = table.people["FRANCE"]
    france.open(table.match)
    page = france.acts["orders"]
    for text in ("A PAR - BUR", "A PAR - PIC", "A PAR - BUR"):
        france.send(page, 0, text=text)
        assert france.status == 200, france.text
        assert saved(table, "FRANCE") == [text]
    # An equivalent set that is written otherwise, from the same page.
    france.send(page, 0, text="Army Paris to Burgundy")
    assert france.status == 200, france.text
    assert saved(table, "FRANCE") == ["A PAR - BUR"]


def test_the_same_submission_again_is_the_same_act(server: Server, new_person: NewPerson) -> None:
    table = DiplomacyMatch(partial(new_person, "en"))
    france = table.people["FRANCE"]
    france.open(table.match)
    page = france.acts["orders"]
    france.send(page, 0, text="A PAR - BUR")
    before = entries(server)
    for _ in range(2):
        france.send(page, 0, text="A PAR - BUR")
        assert france.status == 200
    assert entries(server) == before


def test_two_buttons_of_the_cockpit_from_one_page(server: Server, new_person: NewPerson) -> None:
    table = DiplomacyMatch(new_person)
    host = table.people["AUSTRIA"]
    host.open(f"{table.match}/host")
    pause = host.form(f"{table.match}/host/pause")
    say = host.form(f"{table.match}/host/announce")
    host.send(pause)
    resume = host.form(f"{table.match}/host/resume")
    resume.fields["command"] = pause.fields["command"]
    for form in (resume, pause, resume):
        host.send(form)
        assert host.status == 200, host.text
    before = entries(server)
    host.send(resume)
    assert entries(server) == before, "the same button twice"
    for text in ("one", "two", "one"):
        host.send(say, text=text)
        assert host.status == 200
    assert entries(server) == before + 3
    host.send(say, text="one")
    assert entries(server) == before + 3


@pytest.mark.browser
@pytest.mark.xdist_group("diplomacy")
@pytest.mark.parametrize("broken", [False, True], ids=["no answer", "an error"])
def test_with_script_a_lost_answer_is_asked_for_again(
    server: Server, browser: Browser, new_person: NewPerson, broken: bool
) -> None:
    """A message whose answer was lost is sent once, and so is one that was answered by an error of
    something between; another with the same text twice."""
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["FRANCE"], table.match)
    lost: list[str] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route.request.url)
        route.fetch()
        if broken:
            route.fulfill(status=502, body="")
        else:
            route.abort()

    tab.page.route("**/say", lose)
    box = tab.page.get_by_role("textbox", name="Общая комната")
    says = tab.page.locator(".say", has_text="Встретимся в Бургундии")
    box.fill("Встретимся в Бургундии")
    box.press("Enter")
    expect(says).to_have_count(1)  # it was written, but the page was not answered
    box.press("Enter")
    expect(box).to_have_value("")
    expect(says).to_have_count(1)
    box.fill("Встретимся в Бургундии")
    box.press("Enter")
    expect(says).to_have_count(2)
    tab.wrong.clear()  # the lost answer
    tab.close()


@pytest.mark.browser
@pytest.mark.xdist_group("diplomacy")
def test_with_script_every_submission_is_carried_out(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    """Also A, an equivalent A, B, and A again, from one page."""
    table = DiplomacyMatch(new_person)
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people["FRANCE"], table.match)
    tab.page.get_by_text("Текстом").click()
    field, paris = tab.page.locator("#order-lines"), tab.page.locator("[data-order-unit='A PAR']")
    for text, shown in (
        ("A PAR - BUR", "→ Бургундия"),
        ("Армия Париж в Бургундия", "→ Бургундия"),
        ("A PAR - PIC", "→ Пикардия"),
        ("A PAR - BUR", "→ Бургундия"),
    ):
        field.fill(text)
        with tab.page.expect_response("**/act") as answer:
            tab.press("Сохранить")
        assert answer.value.status == 200
        expect(paris).to_contain_text(shown)
    before = entries(server)
    button = tab.page.get_by_role("button", name="Сохранить", exact=True)
    field.fill("A PAR - GAS")
    button.evaluate("button => { button.click(); button.click(); }")
    expect(paris).to_contain_text("→ Гасконь")
    expect(field).to_have_value("А ПАР - ГАС")
    assert entries(server) == before + 1, "a double click is one act"
    tab.close()
