"""An evening of Mafia: eight people and eight bots, two clans, a shield, a contract, a theft, a
bribe, a lynching, a resurrection, as a bandit at a desktop and the necromancer on a phone see it.

The evening begins on its first day with roles that are not drawn, and its bots let people vote
first: what the people do is then what happens, whatever the bots think of it."""

import re
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from intriga.games.mafia.bot.kamrad import Kamrad
from intriga.games.mafia.game import Mafia
from intriga.games.mafia.options import Options
from intriga.games.mafia.state import Phase, State
from intriga.kernel import Chair, Observation, Offer, Step
from tests.games.mafia.world import Town
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.browsing import enter, sends
from tests.web.mafia.mafia_match import MafiaMatch
from tests.web.tab import DESKTOP, PHONE, Tab

pytestmark = [pytest.mark.browser, pytest.mark.service, pytest.mark.xdist_group("mafia")]

PEOPLE = BOTS = 8
MAFIA, YAKUZA, COMMISSAR, ASSASSIN, NECROMANCER, THIEF, RICH, VICTIM = range(PEOPLE)
CONDEMNED, MARKED, SUSPECT = 15, 14, 13
"""Honest bots: to be hanged, to be killed by contract, to be checked."""


class Quiet(Kamrad):
    """A bot that by day waits until all people have voted."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Any:
        return super().act(observation, offer, rng) if _may(observation) else None

    def unasked(self, observation: Observation, offer: Offer, rng: Random) -> Any:
        return super().unasked(observation, offer, rng) if _may(observation) else None


def _may(observation: Observation) -> bool:
    view = observation.view
    return view.phase is not Phase.DAY or len(view.votes) >= PEOPLE


class Cast(Mafia):
    """Mafia that begins on a day with these roles."""

    bots = {"quiet": Quiet}  # noqa: RUF012

    def setup(self, options: Options, chairs: Sequence[Chair], step: Step) -> State:
        town = Town("MYCANHHH" + "H" * BOTS)
        town.state.phase = Phase.DAY
        town.train(THIEF, "thief")
        town.give(RICH, "code")
        town.person(COMMISSAR).mana = 60
        return deepcopy(town.state)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, games={"mafia": Cast()}) as made:
        yield made


class Evening:
    """The match, with the bandit at a desktop and the necromancer on a phone."""

    def __init__(self, server: Server, browser: Browser, new_person: Callable[..., Person]) -> None:
        self.table = MafiaMatch(new_person, PEOPLE + BOTS, bots=BOTS)
        self.names = self.table.names
        self.bandit = Tab(browser, server.url, DESKTOP)
        self.necromancer = Tab(browser, server.url, PHONE)
        enter(self.bandit, self.table.people[MAFIA], self.table.match)
        enter(self.necromancer, self.table.people[NECROMANCER], self.table.match)

    def hears(self, seat: int, words: str) -> None:
        """Somebody is told this."""
        page = self.table.people[seat]
        self.table.until(lambda: bool(re.search(words, page.open(self.table.match) and page.text)))

    def card(self, seat: int) -> str:
        """Somebody's house."""
        page = self.table.people[seat].open(self.table.match)
        found = re.search(r'(?s)<section id="view-own".*?</section>\s*<(?:div|section)', page)
        return found[0] if found else page

    def coins(self, seat: int) -> int:
        """What somebody's house says of their coins."""
        found = re.search(r"<dt>Монеты</dt><dd>(\d+)", self.card(seat))
        assert found
        return int(found[1])


@pytest.mark.thorough
@pytest.mark.rule("mafia", "item 14", "item 20", "item 39", "item 46", "item 7", "item 13")
def test_an_evening(server: Server, browser: Browser, new_person: Callable[..., Person]) -> None:
    evening = Evening(server, browser, new_person)
    table, names = evening.table, evening.names
    bandit, phone = evening.bandit.page, evening.necromancer.page
    assert table.roles[:PEOPLE] == [
        "mafia", "yakuza", "commissar", "assassin", "necromancer", "honest", "honest", "honest",
    ]  # fmt: skip

    # Day 1. A shield is filled, an order placed, a bribe taken.
    phone.locator("[data-once-done]").tap()
    table.do(THIEF, "pledge-mana", mana=20)
    table.do(VICTIM, "pledge-mana", mana=10)
    expect(phone.locator("#view-own")).to_contain_text("Щит готов: своей маны 30, чужой 30.")
    table.do(RICH, "bid-for-killing", victim=MARKED, price=7)
    assert "7</span>" in evening.card(ASSASSIN)
    table.do(MAFIA, "give-coins", to=RICH, coins=9)
    table.do(RICH, "answer-gift", by=MAFIA, yes=True)
    assert (evening.coins(MAFIA), evening.coins(RICH)) == (1, 10 + 9 - 5)

    # The lynching: by a tap of the bandit, by everybody else as they do.
    form = bandit.locator("[data-act-form='accuse']")
    form.locator(f"label.face-chip:has([value='{CONDEMNED}'])").click()
    sends(form).click()
    expect(bandit.locator(".accused .voters")).to_contain_text(names[MAFIA])
    table.vote(CONDEMNED, MAFIA)
    expect(bandit.locator(".town-when")).to_have_text("Ночь 2")
    expect(bandit.locator(f".graves [data-seat='{CONDEMNED}']")).to_contain_text("честный житель")

    # Night 2. Both clans shoot, the shield answers one; the thief is out, the assassin at work.
    face = bandit.locator("[data-act-form='shoot'] label.face-chip")
    face.filter(has=bandit.locator(f"[value='{VICTIM}']")).click()
    sends(bandit.locator("[data-act-form='shoot']")).click()
    expect(bandit.locator(".act-standing")).to_contain_text(names[VICTIM])
    table.shoot(YAKUZA, NECROMANCER)
    table.do(COMMISSAR, "check", aims=[{"whom": SUSPECT}])
    table.do(THIEF, "burgle", whom=RICH)
    table.sleep()

    # Morning 2.
    expect(bandit.locator(".town-when")).to_have_text("День 2")
    paper = bandit.locator(".newspaper")
    expect(paper).to_contain_text(names[VICTIM])
    for seat in (VICTIM, YAKUZA, MARKED, CONDEMNED):
        expect(paper.locator(f".story use[href='#face-{seat}']")).to_have_count(1)
        expect(bandit.locator(f".graves [data-seat='{seat}']")).to_have_count(1)
    phone.locator(".dock [data-tab=events]").tap()
    expect(phone.locator("#view-events")).to_contain_text("Ваш щит ответил на нападение")
    evening.hears(RICH, "Убийца взял ваш заказ")
    evening.hears(COMMISSAR, "Промах: ")
    evening.hears(THIEF, "Кража удалась")
    assert "Моральный кодекс" in evening.card(THIEF)
    assert "Моральный кодекс" not in evening.card(RICH)

    # Somebody asks for the victim, and the necromancer grants it with a tap.
    table.do(COMMISSAR, "ask-rite", whom=VICTIM)
    phone.locator(".dock [data-tab=table]").tap()
    rite = phone.locator("[data-act-form='answer-rite']")
    rite.get_by_text("Да, тайно").tap()
    sends(rite).tap()
    expect(bandit.locator(f".houses [data-seat='{VICTIM}']")).to_have_count(1)
    evening.hears(MAFIA, f"{names[VICTIM]} снова среди живых")

    for tab in (evening.bandit, evening.necromancer):
        tab.fits()
        tab.close()
