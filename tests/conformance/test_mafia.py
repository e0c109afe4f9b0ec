"""Mafia passes the conformance suite, in small towns and in full ones."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from intriga.games.mafia.data.things import scrolls
from intriga.games.mafia.deeds import DEEDS
from intriga.games.mafia.game import game
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan, Role
from intriga.kernel.actors import HOST, TABLE, Actor
from intriga.kernel.acts import tag_of
from intriga.lab.conformance import Conformance, Script, play
from intriga.lab.conformance.twins.twins import Twins

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


UNDERWORLD = {"professions": "chosen", "assassin": "on", "clan": 1}


def _underworld() -> Script:
    """The assassin is the merchant, and everybody else a thief: things are bought, thieves go out,
    hide and arm themselves, loot is offered, and a victim's things come into the shop."""
    killer = _assassin_after(_professions(0))
    prelude = _professions(killer)
    assert _assassin_after(prelude) == killer
    return Script(SEATS, (*prelude, *_trade_of_thieves(killer)), UNDERWORLD)


def _professions(merchant: int) -> tuple[Scripted, ...]:
    def choose(who: int) -> dict[str, Any]:
        profession = "merchant" if who == merchant else "thief"
        return {"type": "choose-profession", "profession": profession}

    return tuple((who, choose(who)) for who in range(SEATS))


def _assassin_after(prelude: tuple[Scripted, ...]) -> int:
    script = Script(SEATS, prelude, UNDERWORLD)
    played = play(game, SEATS, UNDERWORLD, "script 1", len(prelude) + 1, script=script)
    state: State = played.position.state
    assassin = state.holder(Role.ASSASSIN)
    assert assassin is not None
    return assassin


def _trade_of_thieves(killer: int) -> Iterator[Scripted]:
    thieves = [who for who in range(SEATS) if who != killer]
    victim, hidden, armed, spy, last = thieves[:5]

    def over(window: str) -> Scripted:
        return TABLE, {"type": "expire", "window": window}

    yield over("night")
    for who, thing, price in (
        (victim, "noise", 3),
        (hidden, "hideout", 7),
        (armed, "stiletto", 10),
        (last, "tools", 8),
    ):
        yield who, {"type": "bid-for-thing", "thing": thing, "price": price}
    yield last, {"type": "bid-for-killing", "victim": victim, "price": 4}
    yield over("day")
    yield killer, {"type": "stock-loot", "stock": True}
    yield hidden, {"type": "stay-home", "hide": True}
    yield spy, {"type": "burgle", "whom": armed, "spy": True}
    yield last, {"type": "burgle", "whom": victim}
    yield over("night")
    loot = 2  # their second thing, after the tools
    yield last, {"type": "offer-loot", "thing": loot, "price": 3}
    yield killer, {"type": "answer-loot", "offer": 1, "yes": False}
    yield over("day")
    yield last, {"type": "burgle", "whom": armed}
    yield over("night")
    yield last, {"type": "sell-loot", "thing": loot}
    yield over("day")


MAGES = {"professions": "chosen", "necromancer": "on", "clan": 1, "start_exp": 90}
SPECIALITIES = (
    *("mirror", "ward", "protection", "silence"),
    *("antimagic", "voice", "drain", "resurrection"),
)


def _sorcery() -> Script:
    """Eight mages, each with another speciality: spells are thrown back, stopped, and work at every
    hour; somebody is hanged, and rises by night."""
    return Script(SEATS, tuple(_spells()), MAGES)


def _spells() -> Iterator[Scripted]:
    mirror, ward, protection, silence, antimagic, voice, drain, resurrection = range(SEATS)

    def cast(spell: int, whom: int | None = None) -> Scripted:
        return spell, {"type": "cast-spell", "spell": SPECIALITIES[spell], "whom": whom}

    def over(window: str) -> Scripted:
        return TABLE, {"type": "expire", "window": window}

    for who, scroll in enumerate(SPECIALITIES):
        yield who, {"type": "choose-profession", "profession": "mage", "speciality": scroll}
    yield cast(mirror, drain)
    yield cast(ward, voice)
    yield cast(protection, mirror)
    yield over("night")
    yield cast(silence, drain)  # thrown back
    yield cast(antimagic, voice)  # stopped
    yield cast(voice)  # stopped
    yield cast(drain, silence)
    for who in (mirror, ward, silence):
        yield who, {"type": "accuse", "whom": protection}
    yield over("day")
    yield cast(resurrection, protection)
    yield over("night")
    yield cast(silence, ward)
    yield cast(antimagic, mirror)
    yield cast(voice)
    yield over("day")
    yield cast(drain, voice)
    yield over("night")


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


class TestMafia(Conformance):
    game = game
    golden: ClassVar[Path | None] = Path(__file__).parent / "golden" / "mafia.txt"
    golden_options = {"professions": "none", "start_exp": 60}  # noqa: RUF012
    golden_steps = 40
    counts: ClassVar[Sequence[int]] = (10, 6, 12, 9)
    plays = 2
    steps = 70
    every = 10
    offers = 1
    pairs = 12
    length = 8
    without_twins: ClassVar[frozenset[str]] = frozenset(tag_of(deed.act) for deed in DEEDS)
    """To look for twins of all sixty takes minutes: `TestMafiaTwins` does."""
    options = (
        {},
        {"professions": "dealt", "recruiting": "on", "start_exp": 90},
        {"professions": "none", "recruiting": "on", "clan": 2, "early_day": False},
        {"letters": "by-day", "stock": 0, "commissar_patience": 0, "start_coins": 0},
    )
    scripts: ClassVar[Sequence[Script]] = (_infiltrator(), _underworld(), _sorcery())
    ledgers = (
        {
            "exp": 45,
            "things": {
                **{"arrow": 1, "potion": 2, "helm": 1, "trap": 1, "sword": 1, "noise": 1},
                **{"hideout": 1, "stiletto": 1, "rat": 1, "poisoned-trap": 1, "spies": 1},
            },
            "bonus": 7,
            "played": 3,
            "won": 1,
        },
        {
            "exp": 90,
            "things": dict.fromkeys((*scrolls(), "orator", "prophet", "advocate"), 1),
        },
    )


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
