"""Mafia passes the conformance suite, in small towns and in full ones."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from intriga.games.mafia.contract import game
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.people import Role
from intriga.games.mafia.state import State
from intriga.games.mafia.tables.things import things
from intriga.kernel.actors import TABLE, Actor
from intriga.lab.conformance import Conformance, Script, play

INFILTRATION = {"professions": "none", "recruiting": "on", "clan": 2, "commissar_patience": 5}
SEATS = 8
Scripted = tuple[Actor, dict[str, Any]]


def _infiltrator() -> Script:
    """The mafia recruits the commissar, does not execute them after all, and both clans lose
    everybody else: the commissar may return to the post, and chooses a side."""
    dealt = play(game, SEATS, INFILTRATION, "script 0", 1).position.state
    return Script(SEATS, tuple(_infiltration(dealt)), INFILTRATION)


def _infiltration(dealt: State) -> Iterator[Scripted]:
    first, second = dealt.members(Clan.MAFIA)
    foe, last = dealt.members(Clan.YAKUZA)
    commissar = dealt.holder(Role.COMMISSAR)
    assert commissar is not None

    def kill(whom: int) -> dict[str, Any]:
        return {"type": "shoot", "aims": [{"whom": whom, "lethal": True, "arrow": False}]}

    def check(whom: int) -> Scripted:
        return commissar, {"type": "check", "aims": [{"whom": whom}]}

    def over(window: str) -> Scripted:
        return TABLE, {"type": "expire", "window": window}

    yield foe, kill(second)
    yield over("night")
    yield first, {"type": "invite", "whom": commissar, "signed": True, "share": 3}
    yield commissar, {"type": "answer-clan", "clan": "mafia", "yes": True}
    yield over("day")
    yield first, {"type": "execute", "whom": commissar}
    yield first, {"type": "execute", "whom": None}
    yield last, kill(first)
    yield check(foe)
    yield over("night")
    yield over("day")
    yield check(last)
    yield over("night")


MARKET = {"start_coins": 40, "start_exp": 60, "commissar_patience": 5}
MERCHANT, THIEF, FIRST, SECOND = 0, 1, 2, 3


def _market() -> Script:
    """A merchant has bought their own artifacts, a thief has robbed two houses, and by day offers
    the merchant what lay there."""
    return Script(SEATS, tuple(_trade()), MARKET)


def _trade() -> Iterator[Scripted]:
    def over(window: str) -> Scripted:
        return TABLE, {"type": "expire", "window": window}

    def number(kind: str) -> int:
        return 1 + list(things()).index(kind)

    yield MERCHANT, {"type": "choose-profession", "profession": "merchant"}
    yield THIEF, {"type": "choose-profession", "profession": "thief"}
    yield over("opening")
    yield over("night")
    for kind in ("coin", "contract"):
        yield MERCHANT, {"type": "buy-own", "thing": kind}
    for seat, kind in ((FIRST, "trap"), (SECOND, "code")):
        yield seat, {"type": "bid-for-thing", "thing": kind, "price": 11}
    for house in (FIRST, SECOND):
        yield over("day")
        yield THIEF, {"type": "burgle", "whom": house}
        yield over("night")
    for kind in ("trap", "code"):
        yield THIEF, {"type": "offer-loot", "thing": number(kind), "price": 4}
    yield THIEF, {"type": "offer-loot", "thing": number("code"), "price": 5}
    yield MERCHANT, {"type": "use-thing", "thing": number("coin")}
    yield THIEF, {"type": "sell-loot", "thing": number("trap")}
    yield MERCHANT, {"type": "answer-loot", "offer": 3, "yes": True}


class TestMafia(Conformance):
    game = game
    golden: ClassVar[Path | None] = Path(__file__).parent / "golden" / "mafia.txt"
    golden_options = {"professions": "none", "start_exp": 60}  # noqa: RUF012
    golden_steps = 40
    counts: ClassVar[Sequence[int]] = (24, 6, 10, 13, 8)
    steps = 160
    pairs = 30
    options = (
        {},
        {"professions": "dealt", "recruiting": "on", "start_exp": 90},
        {"professions": "none", "recruiting": "on", "clan": 2, "early_day": False},
        {"letters": "by-day", "stock": 0, "commissar_patience": 0, "start_coins": 0},
    )
    scripts = (_infiltrator(), _market())
    ledgers = (
        {
            "exp": 45,
            "things": {"arrow": 1, "potion": 2, "helm": 1, "trap": 1, "sword": 1},
            "bonus": 7,
            "played": 3,
            "won": 1,
        },
    )


@pytest.mark.thorough
class TestFullTown(TestMafia):
    """Forty people, and what comes up in long matches."""

    golden = None
    counts = (40, 31)
    plays = 4
    steps = 260
    pairs = 60


@pytest.mark.thorough
class TestMafiaAtLength(TestMafia):
    """The same with more twins."""

    golden = None
    pairs = 180
