"""What a player may do. Orders are in the notation of the library, powers are codes of the map."""

from typing import Annotated

from msgspec import Meta

from intriga.kernel import SECRET, Act

Order = Annotated[str, Meta(max_length=200)]
Power = Annotated[str, Meta(max_length=24)]

DRAW = "draw"
"""In a vote: all survivors, whoever they are when votes are counted."""


class Wish(Act, frozen=True):
    """The powers a player would like to play, the most wanted first (option `seating: wish`)."""

    powers: Annotated[tuple[Power, ...], Meta(max_length=34), SECRET]


class Orders(Act, frozen=True):
    """All orders of a power for this phase; they replace those saved before (C3).

    `text` may hold more of them, one a line. A unit without an order holds, retreating units are
    disbanded, builds are waived, removals follow the rule of civil disorder. `sealed`: the orders
    are final, the phase need not wait for this power; orders sent later without it are not sealed
    (C4). `keep`: save the valid orders and tell the player which ones were not; otherwise one wrong
    order refuses them all. `amend`: the orders saved before stay, except those of units with a new
    one.
    """

    orders: Annotated[tuple[Order, ...], Meta(max_length=256), SECRET] = ()
    sealed: bool = False
    text: Annotated[Annotated[str, Meta(max_length=8000)], SECRET] = ""
    keep: bool = False
    amend: bool = False


class Vote(Act, frozen=True):
    """A secret vote to end the match by agreement (C20). `share`: `("draw",)` for a draw of all
    survivors, one power for its victory, several for a draw of these; empty withdraws the vote."""

    share: Annotated[tuple[Power, ...], Meta(max_length=34), SECRET] = ()


DiplomacyAct = Wish | Orders | Vote
