"""An evening of Zeppelin, as two of its six people see it in their browsers: a war with a convoy
and a retreat, an arrest, a law, a migration, a revolution that wins and one that fails, a murderer
who is exposed; and somebody joins in the middle."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter
from tests.web.tab import DESKTOP, PHONE, Tab
from tests.web.zeppelin.zeppelin_match import ZeppelinMatch

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("zeppelin")]
NewPerson = Callable[..., Person]

ADA, BORIS, CLEMENTINE, DMITRI, EDITH, FYODOR = range(6)
"""Ada, Clementine and Edith live in Denmark, the others in the Hansa."""
EXPOSED = r"Убийца раскрыт|не удалось и раскрыто"
ATTEMPTS = 12
"""Turns in which people try to murder at most: it takes one or two."""


class Evening:
    """The match, with Ada at a desktop and Fyodor at a phone."""

    def __init__(self, server: Server, browser: Browser, new_person: NewPerson) -> None:
        self.table = ZeppelinMatch(new_person)
        self.ada = Tab(browser, server.url, DESKTOP)
        self.fyodor = Tab(browser, server.url, PHONE)
        enter(self.ada, self.table.people[ADA], self.table.match)
        enter(self.fyodor, self.table.people[FYODOR], self.table.match)

    def unit(self, unit: str) -> None:
        """A unit stands there on Ada's map."""
        expect(self.ada.page.locator(f"#map-units [data-unit='{unit}']")).to_have_count(1)

    def hears(self, tab: Tab, words: str) -> None:
        """The events of a page tell it."""
        expect(tab.page.locator("#view-events")).to_contain_text(re.compile(words))

    def poll(self) -> int:
        """The number of the poll that Fyodor may vote in."""
        person = self.table.people[FYODOR]
        person.open(self.table.match)
        forms = [form for key, form in person.acts.items() if key.startswith("vote-poll")]
        return int(forms[0].preset["poll"])

    def next_turn(self) -> None:
        """Everybody is ready, also where the winter has to wait for builds; but for those who have
        been murdered by chance, and whom nobody waits for."""
        before = self._turn()
        while self._turn() == before:
            for seat in range(len(self.table.people)):
                answer = self.table.tell(seat, "ready")
                assert answer.status_code == 200 or "refused-not-waiting" in answer.text

    def _turn(self) -> str:
        person = self.table.people[BORIS]
        person.open(self.table.match)
        told = re.search(r"Ход \d+", person.text)
        assert told, person.text
        return told[0]


@pytest.mark.thorough
@pytest.mark.rule("zeppelin", "item 12", "item 24", "item 25", "Z36")
def test_an_evening(server: Server, browser: Browser, new_person: NewPerson) -> None:
    evening = Evening(server, browser, new_person)
    table, ada, fyodor = evening.table, evening.ada, evening.fyodor

    # Spring: a law in Denmark, by its page; a people that rises and wins; an arrest in the Hansa.
    page = ada.page
    page.locator("#act-pass-law summary").click()
    form = page.locator("[data-act-form='pass-law']")
    form.locator("[name=title]").fill("О хлебе")
    form.locator("textarea").fill("Хлеб всем.")
    form.locator(".button").click()
    evening.hears(ada, "Ada принимает закон «О хлебе»")
    table.do(ADA, "create-class", name="Народ", rights=["laws"])
    folk = table.rank(ADA, "Народ")
    for seat in (CLEMENTINE, EDITH):
        table.do(seat, "appoint", whom=seat, rank=folk)
    table.do(CLEMENTINE, "demand-rights", rights=["pardon"])
    revolution = next(
        int(form.preset["revolution"])
        for form in _opened(table, EDITH).acts.values()
        if "revolution" in form.preset
    )
    table.do(EDITH, "take-side", revolution=revolution, rebel=True)
    table.do(ADA, "orders", orders=["F COP - BEL"])
    table.do(BORIS, "arrest", whom=DMITRI)
    fyodor.page.locator(".dock [data-tab=table]").click()
    poll = fyodor.page.locator("[data-act-form^='vote-poll']").first
    expect(poll).to_be_attached()
    table.do(FYODOR, "vote-poll", poll=evening.poll(), yes=True)
    evening.next_turn()
    evening.hears(ada, "революция победила, 2 против 0")
    evening.hears(fyodor, "решение принято: арестовать — Dmitri")
    evening.unit("F BEL")

    # Autumn: an army crosses the sea; a class of one rises against another man, and fails.
    table.do(ADA, "orders", orders=["A JUT - ROS", "F BEL C A JUT - ROS"])
    table.do(BORIS, "create-class", name="Чернь", rights=["laws"])
    mob = table.rank(BORIS, "Чернь")
    table.do(FYODOR, "appoint", whom=FYODOR, rank=mob)
    table.do(FYODOR, "demand-rights", rights=["arrest"])
    number = next(
        int(form.preset["revolution"])
        for form in _opened(table, BORIS).acts.values()
        if "revolution" in form.preset
    )
    table.do(BORIS, "take-side", revolution=number, rebel=False)
    table.do(EDITH, "migrate", to=_hansa(table))
    late = new_person()
    late.open(table.way_in)
    late.press(table.way_in, name="Greta")
    assert late.status == 200, late.text
    evening.next_turn()
    evening.unit("A ROS")
    evening.hears(fyodor, "революция подавлена, 1 против 1")
    evening.hears(fyodor, "новый гражданин — Edith")
    late.open(table.match)
    assert "без гражданства прав нет" in late.text

    # Spring: the Hansa strikes back, and the army retreats.
    table.do(BORIS, "orders", orders=["F STE - ROS", "F LUB S F STE - ROS"])
    evening.next_turn()
    evening.unit("F ROS")
    evening.hears(ada, "А Росток отступает|A Росток отступает")
    evening.unit("A BRA")

    # They murder one another until somebody is caught, and those who live there hear of it.
    witness = None
    for _ in range(ATTEMPTS):
        for killer in (ADA, BORIS, CLEMENTINE, EDITH, FYODOR):
            _tries(table, killer)
        heard = (seat for seat in range(6) if re.search(EXPOSED, _opened(table, seat).text))
        witness = next(heard, None)
        if witness is not None:
            break
        evening.next_turn()
    assert witness is not None
    enter(ada, table.people[witness], table.match)
    evening.hears(ada, EXPOSED)
    for tab in (ada, fyodor):
        tab.fits()
        tab.close()


def _opened(table: ZeppelinMatch, seat: int) -> Person:
    person = table.people[seat]
    person.open(table.match)
    return person


def _hansa(table: ZeppelinMatch) -> int:
    """The number of the Hansa, as the form names it."""
    form = next(f for f in _opened(table, EDITH).acts.values() if f.fields["act"] == "migrate")
    return max(int(value) for value in form.choices["to"] if value)


def _tries(table: ZeppelinMatch, killer: int) -> None:
    """An attempt at somebody's life, if it is possible now."""
    forms = {form.fields["act"] for form in _opened(table, killer).acts.values()}
    if "murder-secretly" in forms:
        table.do(killer, "murder-secretly")
