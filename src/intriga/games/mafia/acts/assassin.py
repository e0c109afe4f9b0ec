"""Orders to the assassin, and what the assassin does about them (items 20–28, T4)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.kernel import SECRET, Act, Seat

Exp = Annotated[int, Meta(ge=1, le=9999)]
Number = Annotated[int, Meta(ge=1)]


class BidForKilling(Act, frozen=True):
    """Order somebody's death for so much exp, alone. The dead pay double (item 23, T4)."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]


class OrderGuard(Act, frozen=True):
    """Hire the assassin to guard oneself."""

    unseen: ClassVar[bool] = True
    price: Annotated[Exp, SECRET]


class BidTogether(Act, frozen=True):
    """Order a death together: a clan (of the living), the dead honest without a necromancer once, a
    wiped-out clan once (items 22, 23). The union's members add with further acts of this kind to
    the same victim until nightfall. `price`: what the actor pays; `job`: a living clan may also
    order the guard of one of its own, `victim`, who is named to the assassin."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]
    job: Annotated[Literal["kill", "guard"], SECRET] = "kill"


class RaiseBid(Act, frozen=True):
    """Pay more for an order of one's own: to kill this victim, or to guard oneself. `price`: the
    new one."""

    unseen: ClassVar[bool] = True
    victim: Annotated[Seat, SECRET]
    price: Annotated[Exp, SECRET]


class AnnouncePrice(Act, frozen=True):
    """Robert Red tells everybody the highest price, without a name (item 21)."""

    kind: Literal["kill", "guard"]


class CarryOut(Act, frozen=True):
    """Which of the dearest orders the assassin carries out, by number (item 24)."""

    unseen: ClassVar[bool] = True
    contracts: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=3), SECRET]


class TakeArrow(Act, frozen=True):
    """The assassin takes a poisoned arrow along tonight, or leaves it at home (item 50)."""

    unseen: ClassVar[bool] = True
    arrow: Annotated[bool, SECRET]


class RefuseContracts(Act, frozen=True):
    """Refuse all orders of this day; False: no, after all (item 24)."""

    unseen: ClassVar[bool] = True
    refuse: Annotated[bool, SECRET] = True


class KillUnbidden(Act, frozen=True):
    """Kill somebody on one's own account for 10 exp; None: not (item 25)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


class TellContract(Act, frozen=True):
    """The dead assassin tells everybody of a contract whose customer and victim are dead (item 26).
    `which`: its place among those executed, from 1. `what`: all of it, or only who the customer or
    the victim was; the rest may be told later."""

    which: Number
    what: Literal["both", "customer", "victim"] = "both"


class ComplainOfBlackmail(Act, frozen=True):
    """Tell the host that one was blackmailed with an order (item 27)."""

    unseen: ClassVar[bool] = True
    words: Annotated[str, Meta(min_length=1, max_length=500), SECRET]


Assassins = (
    BidForKilling
    | OrderGuard
    | BidTogether
    | RaiseBid
    | AnnouncePrice
    | CarryOut
    | TakeArrow
    | RefuseContracts
    | KillUnbidden
    | TellContract
    | ComplainOfBlackmail
)
