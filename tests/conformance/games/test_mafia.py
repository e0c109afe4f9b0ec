"""Mafia passes the conformance suite, in small towns and in full ones."""

from collections.abc import Iterator

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan, Role
from intriga.kernel.actors import HOST, TABLE
from intriga.lab.conformance import Script, play
from intriga.lab.conformance.twins.twins import Twins
from tests.conformance.suites.mafia import SEATS, MafiaSuite, Scripted


class TestMafia(MafiaSuite):
    pass


HAUNTED = {"professions": "none", "necromancer": "on", "clan": 1, "commissar_patience": 5}


def _haunted() -> Script:
    """The necromancer keeps the votes of the dead and casts them later in the day; the host names
    who shall have the commissar's post, and moves it on."""
    dealt = play(game, SEATS, HAUNTED, "script 3", 1).position.state
    return Script(SEATS, tuple(_haunting(dealt)), HAUNTED)


def _haunting(dealt: State) -> Iterator[Scripted]:
    (mafioso,), (yakuza,) = dealt.members(Clan.MAFIA), dealt.members(Clan.YAKUZA)
    necromancer = dealt.holder(Role.NECROMANCER)
    assert necromancer is not None
    honest = [who for who in range(SEATS) if dealt.people[who].role is Role.HONEST]
    soul, other, heir, spare = honest[:4]

    def kill(who: int, whom: int) -> Scripted:
        return who, {"type": "shoot", "aims": [{"whom": whom, "lethal": True, "arrow": False}]}

    def over(window: str) -> Scripted:
        return TABLE, {"type": "expire", "window": window}

    def named(act: str, whom: int | None) -> Scripted:
        return HOST, {"type": act, "whom": whom}

    yield kill(mafioso, soul)
    yield kill(yakuza, other)
    yield named("name-heir", heir)
    yield over("night")
    yield necromancer, {"type": "subjugate", "soul": soul, "whom": None}
    yield named("name-heir", spare)
    yield named("move-post", heir)
    yield necromancer, {"type": "use-soul", "soul": soul, "whom": heir}
    yield over("day")
    yield over("night")
    yield named("move-post", None)
    yield necromancer, {"type": "subjugate", "soul": other, "whom": None}
    yield named("name-heir", None)
    yield necromancer, {"type": "use-soul", "soul": other, "whom": mafioso}
    yield over("day")


@pytest.mark.rule("mafia", "item 4", "item 19", "M17", "M88")
def test_nobody_can_tell_which_heir_was_named_nor_who_cast_a_kept_vote() -> None:
    """Twins are found though chance draws no pair, also of what only the host does."""
    match = play(game, SEATS, HAUNTED, "script 3", 20, script=_haunted())
    twins = Twins(game, length=6)
    wanted = {"move-post", "name-heir", "use-soul"}
    others = {kind.split()[1] for kind in twins.not_parted()} - wanted
    twins.run([match], 0, rare=others)
    assert {kind for kind in twins.parted if kind.split()[1] in wanted} == {
        *("act move-post", "act name-heir", "unseen name-heir"),
        *("act use-soul", "unseen use-soul"),
    }


@pytest.mark.thorough
class TestMafiaTwins(TestMafia):
    """Twins of every act."""

    golden = None
    counts = (10, 6, 13, 8, 12)
    plays = 8
    steps = 160
    every = 2
    offers = 3
    pairs = 6
    length = 6
    scripts = (*TestMafia.scripts, _haunted())
    without_twins = frozenset({"drink-potions", "take-arrow"})
    """They need a thing in the right hands by night: `TestMafiaAtLength` has twins of them."""


@pytest.mark.thorough
class TestTown(TestMafia):
    """A town of 24."""

    golden = None
    counts = (24,)
    steps = 120
    every = 2
    plays = 2
    pairs = 30


@pytest.mark.long
class TestFullTown(TestMafia):
    """Forty people, and what comes up in long matches."""

    golden = None
    counts = (40, 31)
    every = 1
    plays = 4
    steps = 260
    pairs = 60
    length = 15
    scripts = (*TestMafia.scripts, _haunted())
    without_twins = frozenset()


@pytest.mark.long
class TestMafiaAtLength(TestMafia):
    """The same with more twins."""

    golden = None
    counts = (24, 6, 10, 13, 8)
    plays = 8
    steps = 160
    pairs = 180
    length = 15
    scripts = (*TestMafia.scripts, _haunted())
    without_twins = frozenset()
