"""How the conformance suite plays `mafia`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

from intriga.games.mafia.data.things import scrolls
from intriga.games.mafia.deeds import DEEDS
from intriga.games.mafia.game import game
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan, Role
from intriga.kernel.actors import TABLE, Actor
from intriga.kernel.acts import tag_of
from intriga.lab.conformance import Conformance, Script, play
from tests.kit import corpus

INFILTRATION = {"professions": "none", "recruiting": "on", "clan": 2, "commissar_patience": 5}


SEATS = 8


Scripted = tuple[Actor, dict[str, Any]]


def infiltrator() -> Script:
    """The mafia recruits the commissar, does not execute them after all, and both clans lose
    everybody else: the commissar may return to the post, and chooses a side."""
    dealt = play(game, SEATS, INFILTRATION, "script 0", 1).position.state
    return Script(SEATS, tuple(infiltration(dealt)), INFILTRATION)


def infiltration(dealt: State) -> Iterator[Scripted]:
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


def underworld() -> Script:
    """The assassin is the merchant, and everybody else a thief: things are bought, thieves go out,
    hide and arm themselves, loot is offered, and a victim's things come into the shop."""
    killer = assassin_after(professions(0))
    prelude = professions(killer)
    assert assassin_after(prelude) == killer
    return Script(SEATS, (*prelude, *trade_of_thieves(killer)), UNDERWORLD)


def professions(merchant: int) -> tuple[Scripted, ...]:
    def choose(who: int) -> dict[str, Any]:
        profession = "merchant" if who == merchant else "thief"
        return {"type": "choose-profession", "profession": profession}

    return tuple((who, choose(who)) for who in range(SEATS))


def assassin_after(prelude: tuple[Scripted, ...]) -> int:
    script = Script(SEATS, prelude, UNDERWORLD)
    played = play(game, SEATS, UNDERWORLD, "script 1", len(prelude) + 1, script=script)
    state: State = played.position.state
    assassin = state.holder(Role.ASSASSIN)
    assert assassin is not None
    return assassin


def trade_of_thieves(killer: int) -> Iterator[Scripted]:
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


def sorcery() -> Script:
    """Eight mages, each with another speciality: spells are thrown back, stopped, and work at every
    hour; somebody is hanged, and rises by night."""
    return Script(SEATS, tuple(spells()), MAGES)


def spells() -> Iterator[Scripted]:
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


class MafiaSuite(Conformance):
    game = game
    player = staticmethod(corpus.play)
    golden: ClassVar[Path | None] = Path(__file__).parents[1] / "golden" / "mafia.txt"
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
    scripts: ClassVar[Sequence[Script]] = (infiltrator(), underworld(), sorcery())
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
