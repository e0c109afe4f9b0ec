"""The commissar, the sergeant and the infiltrator (items 4, 33–36)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.mafia.state import Aim
from intriga.kernel import SECRET, Act, Seat


class Check(Act, frozen=True):
    """Whom the commissar visits; more than one only with speed potions. Nobody: the order is
    withdrawn, and a night without one counts as late (M17)."""

    unseen: ClassVar[bool] = True
    aims: Annotated[tuple[Aim, ...], Meta(max_length=3), SECRET]


class InviteSergeant(Act, frozen=True):
    """Ask somebody to be sergeant (item 36). `signed`: they are told who asks; else the mouthpiece
    of the commissar does."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    signed: Annotated[bool, SECRET] = False


class AnswerCommissar(Act, frozen=True):
    """Become sergeant, or not."""

    unseen: ClassVar[bool] = True
    yes: Annotated[bool, SECRET]


class ReturnToPost(Act, frozen=True):
    """The infiltrator, last of their clan, gives up its business (item 34)."""

    unseen: ClassVar[bool] = True


class ChooseSide(Act, frozen=True):
    """The infiltrator, last of all bandits, chooses a side (item 34)."""

    unseen: ClassVar[bool] = True
    side: Annotated[Literal["honest", "clan"], SECRET]


Watchmen = Check | InviteSergeant | AnswerCommissar | ReturnToPost | ChooseSide
