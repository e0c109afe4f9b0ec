"""The host's buttons: the stages, corrections, judgements, fines, the end."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.maga.acts.circles import OCEAN
from intriga.kernel import Act, Seat

Land = Annotated[int, Meta(ge=0, le=119)]
Number = Annotated[int, Meta(ge=1)]
Reason = Annotated[str, Meta(min_length=1, max_length=300)]


class Correct(Act, frozen=True):
    """Set a number of a territory right. `sealed`: only its team reads which, by how much and why;
    that it was done everybody reads."""

    land: Land
    what: Literal["treasury", "nuclear", "abm", "mood"]
    value: Annotated[int, Meta(ge=-(10**12), le=10**12)]
    reason: Reason
    sealed: bool = False


class Fine(Act, frozen=True):
    """Money given to a territory, or if below 0 taken from it; everybody reads it (item 14)."""

    land: Land
    money: Annotated[int, Meta(ge=-(10**9), le=10**9)]
    reason: Reason


class SendHome(Act, frozen=True):
    """An ambassador goes home until the turn ends: the curator's word (item 14, R-A4)."""

    whom: Seat


class WarnCircle(Act, frozen=True):
    """A circle is asked to be quieter, or politer (item 14, R-A4). -1: the international one; -2:
    the ocean."""

    circle: Annotated[int, Meta(ge=OCEAN, le=119)]
    reason: Reason


class JudgeClause(Act, frozen=True):
    """Whether the free words of a treaty were broken in a turn, by whom and against whom (R-J1)."""

    impartial: ClassVar[bool] = True
    treaty: Number
    breaker: Land
    victim: Land


class DismissCaptain(Act, frozen=True):
    """A team has no captain any more: everybody hands in, until it names another one."""

    team: Land


class EndGame(Act, frozen=True):
    """The match ends after this turn's technical stage (R-LEN)."""

    reason: Annotated[str, Meta(max_length=300)] = ""


Hosts = Correct | Fine | SendHome | WarnCircle | JudgeClause | DismissCaptain | EndGame
