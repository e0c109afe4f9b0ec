"""Mafia in a real browser: a night with one thumb, a day on an open page, pages for everybody."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.kit.sampled import sampled
from tests.web.browsing import enter, sends, takes_taps
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("mafia")]
NewPerson = Callable[..., Person]
TAP = 44
"""The least size of what a thumb presses, in CSS pixels."""


def dock(tab: Tab, name: str) -> None:
    """Show a zone on a phone."""
    tab.page.locator(f".dock [data-tab={name}]").click()


def test_a_night_is_done_with_one_thumb(
    server: Server, browser: Browser, new_person: NewPerson
) -> None:
    table = MafiaMatch(new_person, 10, professions="none")
    boss, victim = table.with_role("mafia"), table.with_role("honest")
    tab = Tab(browser, server.url, PHONE)
    enter(tab, table.people[boss], table.match)
    page = tab.page

    # The first visit begins with the role, in three sentences.
    expect(page.locator("#welcome li")).to_have_count(3)
    page.locator("[data-once-done]").tap()
    expect(page.locator("#welcome")).to_be_hidden()

    # Three taps: the face, the shot, to bed.
    dock(tab, "table")
    form = page.locator("[data-act-form='shoot']")
    face = form.locator(f"label.face-chip:has([value='{victim}'])").first
    for target in (face, sends(form)):
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= TAP
    face.tap()
    form.get_by_text("На поражение").tap()
    sends(form).tap()
    standing = page.locator(".act-standing li")
    expect(standing).to_have_count(1)
    expect(standing).to_contain_text(f"{table.names[victim]} (на поражение)")

    # It can be changed until morning, also by those who sleep.
    sends(page.locator("[data-act-form='sleep']")).tap()
    expect(page.locator("form[data-act-form='sleep']")).to_have_count(0)
    takes_taps(tab)
    page.locator(".act-standing [data-opens]").tap()
    expect(form.locator("input[type=radio]:checked")).to_have_value(str(victim))
    form.locator("label.face-chip:has([value=''])").first.tap()
    sends(form).tap()
    expect(standing).to_contain_text("Клан не стреляет")
    tab.fits()
    tab.close()


@pytest.mark.thorough
def test_a_day_on_an_open_page(server: Server, browser: Browser, new_person: NewPerson) -> None:
    table = MafiaMatch(new_person, 10, professions="none")
    honest = [seat for seat, role in enumerate(table.roles) if role == "honest"]
    watcher, accused = honest[0], table.with_role("yakuza")
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[watcher], table.match)
    page = tab.page
    expect(page.locator(".houses .is-me")).to_have_count(1)
    table.sleep()
    expect(page.locator(".newspaper")).to_contain_text("Городской вестник")
    table.do(honest[1], "accuse", whom=accused)
    row = page.locator(f".accused > [data-seat='{accused}']")
    expect(row.locator(".accused-total")).to_have_text("1")
    expect(row.locator(".voters")).to_contain_text(
        re.compile(rf"\d\d:\d\d\s*1\s*{table.names[honest[1]]}")
    )
    form = page.locator("[data-act-form='accuse']")
    form.locator(f"label.face-chip:has([value='{accused}'])").click()
    sends(form).click()
    expect(row.locator(".accused-total")).to_have_text("2")
    expect(page.locator(".voters .is-me")).to_have_count(1)
    expect(page.locator(".act-standing")).to_contain_text(table.names[accused])
    table.vote(accused, honest[1], watcher, accused)
    expect(page.locator(".graves")).to_contain_text(table.names[accused])
    tab.close()


@pytest.mark.parametrize("time", sampled(["night", "day"]))
def test_the_town_is_for_everybody(
    server: Server, browser: Browser, new_person: NewPerson, time: str
) -> None:
    table = MafiaMatch(new_person, 12, start_exp="60")
    boss = table.with_role("mafia")
    table.shoot(boss, table.with_role("honest"))
    tab = Tab(browser, server.url, DESKTOP)
    enter(tab, table.people[boss], table.match)
    if time == "day":
        table.sleep()
        table.do(boss, "accuse", whom=table.with_role("yakuza"))
        expect(tab.page.locator(".accused > li")).to_have_count(1)
    tab.fit_for_everybody()
    tab.close()
