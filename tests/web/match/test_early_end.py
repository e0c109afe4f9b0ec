"""Ending a match early on the pages: without script, and in a real browser."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.diplomacy.diplomacy_match import BALTIC, DiplomacyMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service]
NewPerson = Callable[..., Person]

WORDS = {
    "ru": {
        "called-off": ("предлагает прекратить партию", "Без результата", "прекращена"),
        "adjourned": ("предлагает завершить партию досрочно", "Ничья", "завершена досрочно"),
    },
    "en": {
        "called-off": ("proposes to call off the match", "No result", "called off"),
        "adjourned": ("proposes to adjourn the match", "Draw", "adjourned"),
    },
}


def started(new_person: NewPerson, language: str) -> tuple[Person, Person, str]:
    anna, boris = new_person(language), new_person(language)
    anna.open("/new/espionage")
    anna.press("/new/espionage", name="Anna", seats="2")
    match = anna.path
    boris.open(match)
    boris.press(f"{match}/sit", name="Boris")
    anna.open(match)
    anna.press(f"{match}/start")
    return anna, boris, match


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("how", ["called-off", "adjourned"])
def test_players_end_a_match_without_script(new_person: NewPerson, language: str, how: str) -> None:
    anna, boris, match = started(new_person, language)
    proposed, headline, listed = WORDS[language][how]
    anna.open(match)
    assert f'href="{match}/end"' in anna.page.text
    anna.open(f"{match}/end")
    secrets = "увидят все карты" if language == "ru" else "all cards, orders and acts"
    assert secrets in anna.text, "what becomes of the secrets is told before anybody agrees"
    anna.press(f"{match}/end/propose", how=how)
    boris.open(match)
    assert proposed in boris.text
    assert secrets in boris.text
    assert ("Согласны: 1 из 2" if language == "ru" else "Agreed: 1 of 2") in boris.text
    stranger = new_person(language)
    stranger.open(match)
    assert f"{match}/end/agree" not in stranger.page.text
    boris.press(f"{match}/end/agree")
    for person in (anna, boris):
        person.open(match)
        assert headline in person.text
        assert f"{match}/end" not in person.page.text
        person.open("/")
        assert listed in person.text
    anna.open(f"{match}/replay?eyes=1")
    assert anna.status == 200


@pytest.mark.parametrize("language", ["ru", "en"])
def test_one_refusal_and_the_match_goes_on(new_person: NewPerson, language: str) -> None:
    anna, boris, match = started(new_person, language)
    anna.open(f"{match}/end")
    anna.press(f"{match}/end/propose", how="called-off")
    boris.open(match)
    boris.press(f"{match}/end/refuse")
    anna.open(match)
    refused = "не соглашается" if language == "ru" else "doesn't agree"
    assert refused in anna.text
    assert f"{match}/end/refuse" not in anna.page.text
    anna.open(f"{match}/end")
    anna.press(f"{match}/end/propose", how="called-off")
    assert anna.status == 422
    again = "только что предлагали" if language == "ru" else "just proposed"
    assert again in anna.text


@pytest.mark.parametrize("language", ["ru", "en"])
def test_who_may_not(new_person: NewPerson, language: str) -> None:
    _, _, match = started(new_person, language)
    stranger = new_person(language)
    stranger.open(match)
    assert f"{match}/end" not in stranger.page.text
    stranger.open(f"{match}/end")
    assert stranger.status == 403


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.thorough)])
def test_a_vote_in_a_browser(
    browser: Browser, server: Server, new_person: NewPerson, size: tuple[int, int]
) -> None:
    anna, boris, match = started(new_person, "ru")
    tab = Tab(browser, server.url, size)
    enter(tab, boris, match)
    tab.open(f"{match}/end")
    tab.fit_for_everybody()
    tab.at(size, "light")
    tab.open(match)
    anna.open(f"{match}/end")
    anna.press(f"{match}/end/propose", how="called-off")
    notice = tab.one(".act-notice")
    expect(notice).to_contain_text("Anna предлагает прекратить партию")
    tab.fit_for_everybody()
    tab.at(size, "light")
    tab.one("#notices summary").click()
    agree = tab.page.get_by_role("button", name="Согласиться прекратить")
    agree.scroll_into_view_if_needed()
    agree.click()
    expect(tab.one("#finished")).to_contain_text("Без результата")
    tab.fit_for_everybody()
    tab.close()


@pytest.mark.parametrize("how", ["called-off", "adjourned"])
def test_diplomacy_ends_early(new_person: NewPerson, how: str) -> None:
    table = DiplomacyMatch(partial(new_person, "en"), BALTIC, years="5")
    hansa, russia, sweden = (table.people[power] for power in BALTIC)
    hansa.open(f"{table.match}/end")
    assert "Draw" in hansa.text
    hansa.press(f"{table.match}/end/propose", how=how)
    russia.open("/")
    assert "Someone proposes to end the match" in russia.text
    for person in (russia, sweden):
        person.open(table.match)
        person.press(f"{table.match}/end/agree")
    for person in (hansa, new_person("en")):
        person.open(table.match)
        assert person.status == 200
        assert WORDS["en"][how][1] in person.text
        assert "Match over" in person.text
        person.open(f"{table.match}/replay")
        assert person.status == 200
