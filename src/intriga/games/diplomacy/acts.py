"""What a player may do. Orders are texts of the library's notation, powers are codes of the map."""

from typing import Annotated

from msgspec import Meta

from intriga.kernel import SECRET, Act

Order = Annotated[str, Meta(max_length=200)]
Power = Annotated[str, Meta(max_length=24)]

DRAW = "draw"
"""In a vote: all who are left, whoever they will be when it is counted."""


class Wish(Act, frozen=True):
    """The powers one would like to play, dearest first (option `seating: wish`)."""

    powers: Annotated[tuple[Power, ...], Meta(max_length=16), SECRET]


class Orders(Act, frozen=True):
    """All orders of a power for this phase; they replace those saved before (C3).

    `text` may hold more of them, one a line. A unit without an order holds, retreating units are
    disbanded, builds are waived, removals follow the rule of civil disorder. `sealed`: this is my
    last word, do not wait for me; sent again without it, the seal is broken (C4). `keep`: save
    what can be read and tell me alone what could not; otherwise one wrong order refuses them all.
    """

    orders: Annotated[tuple[Order, ...], Meta(max_length=64), SECRET] = ()
    sealed: bool = False
    text: Annotated[Annotated[str, Meta(max_length=4000)], SECRET] = ""
    keep: bool = False


class Vote(Act, frozen=True):
    """A secret vote for an end by agreement (C20): `("draw",)` all who are left share, one power:
    it has won, several: they share; nothing takes the vote back."""

    share: Annotated[tuple[Power, ...], Meta(max_length=16), SECRET] = ()


ClassicAct = Wish | Orders | Vote
