"""What is ordered for a night, and what works on people."""

from typing import Literal

from msgspec import Struct

from intriga.games.mafia.state.people import Number, Tick
from intriga.kernel import Seat


class Aim(Struct, frozen=True, omit_defaults=True):
    """One shot: `lethal`: "to kill" (item 30); `arrow`: with a poisoned arrow."""

    whom: Seat
    lethal: bool = False
    arrow: bool = False


class Raid(Struct, frozen=True, omit_defaults=True):
    """A thief's visit. `spy`: espionage instead of theft. `wanted`: the kind of thing they choose,
    if they have spied there or it is the shop; else chance decides. `shop`: the shop, whoever the
    merchant is; `whom` is then nobody."""

    whom: Seat | None
    spy: bool = False
    wanted: str = ""
    shop: bool = False


class Plan(Struct, omit_defaults=True):
    """What one person has ordered for this night; orders may be changed until it ends.

    `aims`: the shots of the clan, `checks`: those of the commissar; None: no order. An empty list
    lets the clan skip. `placed`: the order among the clan's orders, the last counts (M20).
    `execute`: the recruit whom the clan is to kill (item 32). `picks`: the orders that the assassin
    would rather carry out, by number; `refuses`: none of today's; `arrow`: with a poisoned arrow.
    `guards`: the house a knight guards. `raids`: a thief's visits in their order; `espionage`: its
    mana is paid for this night; `hides`: a thief stays in hiding. `potions`: of speed, drunk for
    this night. `stocks`: a merchant who is the assassin puts the victims' things into the shop.
    `readied`: they have put something on, or off."""

    aims: tuple[Aim, ...] | None = None
    checks: tuple[Aim, ...] | None = None
    placed: int = 0
    execute: Seat | None = None
    picks: tuple[Number, ...] = ()
    refuses: bool = False
    arrow: bool = False
    guards: Seat | None = None
    raids: tuple[Raid, ...] = ()
    espionage: bool = False
    hides: bool = False
    potions: int = 0
    stocks: bool = False
    readied: bool = False


class Cast(Struct, frozen=True, omit_defaults=True):
    """A spell that was paid for and works at N1 or N2. `spell`: an id of `data.things`, a scroll
    or a spell; `thing`: the kind that a merchant makes."""

    by: Seat
    spell: str
    whom: Seat | None = None
    thing: str = ""


EffectKind = Literal[
    "silence", "antimagic", "ward", "mirror", "protection", "vigilance", "madness", "advocate"
]
"""Ids of things and spells: `ward` is Protection from magic, `protection` Magic protection."""


class Effect(Struct, frozen=True):
    """Something that works on a person, up to and with a tick."""

    kind: EffectKind
    seat: Seat
    until: Tick
