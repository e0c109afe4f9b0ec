"""Things and spells: what they cost, who uses them, when and how long (items 19, 44–50)."""

from enum import StrEnum
from functools import cache
from typing import Literal

from msgspec import Struct

from intriga.packaged import read_table

When = Literal["day", "night"]


class Profession(StrEnum):
    """The five professions; texts `mafia-profession-…`."""

    KNIGHT = "knight"
    MAGE = "mage"
    THIEF = "thief"
    MERCHANT = "merchant"
    CELEBRITY = "celebrity"


class User(StrEnum):
    """Who may use a thing or a spell: a profession, or whoever has this role."""

    KNIGHT = "knight"
    MAGE = "mage"
    THIEF = "thief"
    MERCHANT = "merchant"
    CELEBRITY = "celebrity"
    EVERYBODY = "everybody"
    CLANS = "clans"
    COMMISSAR = "commissar"
    ASSASSIN = "assassin"
    NECROMANCER = "necromancer"


class Works(StrEnum):
    """The step of the day or the night in which something works first (D0, N0, N1, N2, N4, N5), or
    the shop by day."""

    AT_ONCE = "at-once"
    NIGHTFALL = "nightfall"
    DEFENCE = "defence"
    SPELLS = "spells"
    THIEVES = "thieves"
    SHOTS = "shots"
    SHOP = "shop"


class Lasts(StrEnum):
    """How long something works. `TURN`: from one N1 to the next (M31). `DAY`: until nightfall."""

    INSTANT = "instant"
    NIGHT = "night"
    DAY = "day"
    TURN = "turn"
    DAY_AND_NIGHT = "24-hours"
    TWO_DAYS = "two-days"
    UNTIL_SPENT = "until-spent"
    ONE_SALE = "one-sale"
    GAME = "game"


class Thing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of thing. `item`: of the rules. `price`: the nominal price in coins. `mana`: of a
    scroll, else 0. `users`: who may buy and use it. `owners`: who may have it."""

    id: str
    item: int
    price: int
    mana: int = 0
    users: tuple[User, ...]
    owners: tuple[User, ...] = (User.EVERYBODY,)
    when: tuple[When, ...]
    works: Works
    lasts: Lasts

    @property
    def text(self) -> str:
        """The id of its name; `.help` says what it does."""
        return f"mafia-thing-{self.id}"

    @property
    def scroll(self) -> bool:
        """Whether it is a spell of mages."""
        return bool(self.mana)


class Spell(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spell without a scroll. `mana`: its full price; `own_mana`: what the necromancer pays of it
    (M27), if it differs."""

    id: str
    item: int
    mana: int
    own_mana: int | None = None
    users: tuple[User, ...]
    when: tuple[When, ...]
    works: Works
    lasts: Lasts

    @property
    def text(self) -> str:
        """The id of its name; `.help` says what it does."""
        return f"mafia-spell-{self.id}"


class _Things(Struct, frozen=True, forbid_unknown_fields=True):
    things: tuple[Thing, ...]


class _Spells(Struct, frozen=True, forbid_unknown_fields=True):
    spells: tuple[Spell, ...]


@cache
def things() -> dict[str, Thing]:
    """All kinds of things by id, in the order of the rulebook."""
    return {thing.id: thing for thing in read_table(__package__, "things", _Things).things}


@cache
def spells() -> dict[str, Spell]:
    """The spells that need no scroll, by id."""
    return {spell.id: spell for spell in read_table(__package__, "spells", _Spells).spells}


def scrolls() -> dict[str, Thing]:
    """The spells of mages, by id."""
    return {thing.id: thing for thing in things().values() if thing.scroll}


def scroll_mana(scroll: Thing, specialised: bool, dead: bool) -> int:
    """What a mage pays: half of it if specialised, rounded up (M32); the dead pay double, after
    halving.

    Raises:
        ValueError: nobody specialises in Armageddon.
    """
    if specialised and scroll.id == "armageddon":
        raise ValueError("nobody specialises in Armageddon")
    mana = -(-scroll.mana // 2) if specialised else scroll.mana
    return 2 * mana if dead else mana
