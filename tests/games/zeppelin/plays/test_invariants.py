"""What always holds of a society is checked after every step of random play; here, that the checks
can fail."""

from collections.abc import Callable

import pytest

from intriga.games.zeppelin import game
from intriga.games.zeppelin.state import Class, Request
from tests.games.zeppelin.world import ROOT_A, A, B, World


def _two_requests(world: World) -> None:
    world.state.requests = [Request(0, A, B), Request(0, A, None)]


def _unwelcome(world: World) -> None:
    world.a.guests, world.a.blacklist = [1], {1: 0}


def _circle(world: World) -> None:
    world.a.classes[50] = Class("One", (), parent=51)
    world.a.classes[51] = Class("Other", (), parent=50)
    world.state.numbers = 60


def _greedy(world: World) -> None:
    low = world.add_class("Low")
    world.a.classes[world.state.number()] = Class("Lower", ("laws",), parent=low)


BREAKS: dict[str, Callable[[World], object]] = {
    "dead and holds": lambda w: setattr(w.person(0), "died", 1),
    "class without a state": lambda w: setattr(w.person(0), "country", None),
    "jailed nowhere": lambda w: w.put(0, country=None, jailed=True),
    "left and is still a citizen": lambda w: setattr(w.person(0), "left", True),
    "lives in a state that does not exist": lambda w: setattr(w.person(0), "country", 99),
    "died in turn": lambda w: w.put(0, country=None, died=9),
    "no root": lambda w: setattr(w.a, "migrant", 99),
    "does not appoint": lambda w: setattr(w.a.classes[ROOT_A], "rights", ("laws",)),
    "newcomers of state 1 has a limit": lambda w: setattr(w.a.classes[ROOT_A], "limit", 9),
    "guests on its blacklist": _unwelcome,
    "citizens among its guests": lambda w: w.a.guests.append(0),
    "a power that the map has not": lambda w: setattr(w.a, "power", "MARS"),
    "in a class that state 1 has not": lambda w: setattr(w.person(0), "rank", 99),
    "are no tree": _circle,
    "have the same name": lambda w: (w.add_class("Low"), w.add_class("Low")),
    "rights that its parent lacks": _greedy,
    "not in order": lambda w: setattr(w.a.classes[ROOT_A], "rights", ("laws", "appoint")),
    "more members than its limit": lambda w: setattr(w.a.classes[ROOT_A], "limit", 1),
    "asks to migrate twice": _two_requests,
    "a seat that no player has": lambda w: w.state.requests.append(Request(99, None, A)),
    "the same power of the map": lambda w: setattr(w.a, "power", w.b.power),
    "in the phase": lambda w: setattr(w.state, "turn", 0),
    "the same number": lambda w: setattr(w.state, "numbers", 0),
}


@pytest.mark.rule("zeppelin", "item 2", "item 7", "Z10", "Z25")
@pytest.mark.parametrize("problem", BREAKS)
def test_each_of_them_can_be_broken(problem: str) -> None:
    world = World()
    assert game.invariants(world.state) == []
    BREAKS[problem](world)
    assert any(problem in told for told in game.invariants(world.state))
