"""Orders of a clan, and recruiting (items 3, 29–32)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.state import Aim
from intriga.kernel import SECRET, Act, Seat


class Shoot(Act, frozen=True):
    """Whom the clan shoots; nobody: it skips. More than one only with speed potions of its duty
    man. The last order of a living member counts (M20)."""

    unseen: ClassVar[bool] = True
    aims: Annotated[tuple[Aim, ...], Meta(max_length=3), SECRET] = ()


class Execute(Act, frozen=True):
    """The clan kills its recruit tonight, beside its shot; None: not (item 32)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


class Invite(Act, frozen=True):
    """By day: ask somebody to join the clan (item 31). `signed`: the candidate is told who asks;
    `share`: the exp they are to pay of the 21."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    signed: Annotated[bool, SECRET] = False
    share: Annotated[int, Meta(ge=0, le=21), SECRET] = 0


class PayForRecruit(Act, frozen=True):
    """How much of the 21 exp a member pays, if the candidate agrees (item 31). What nobody has
    taken on is shared among those who have said nothing."""

    unseen: ClassVar[bool] = True
    exp: Annotated[int, Meta(ge=0, le=21), SECRET]


class AnswerClan(Act, frozen=True):
    """The answer to an invitation. A refusal is final, and the clan reads it at once; a consent is
    shown at nightfall, and may be changed until then."""

    unseen: ClassVar[bool] = True
    clan: Annotated[str, Meta(max_length=10), SECRET]
    yes: Annotated[bool, SECRET]


Clans = Shoot | Execute | Invite | PayForRecruit | AnswerClan
