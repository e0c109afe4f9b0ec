"""Numbers of roles, and the list of actions (items 3, 5)."""

from typing import Annotated

from msgspec import Meta

from intriga.games.maga.lines import AnyLine
from intriga.games.maga.tables.roles import Role
from intriga.kernel import SECRET, Act, Seat

Land = Annotated[int, Meta(ge=0, le=119)]
Number = Annotated[int, Meta(ge=1, le=10)]


class ChooseNumbers(Act, frozen=True):
    """The numbers of the ten roles, in the order of the rulebook's chapters; each of 1 to 10 once.
    None: by chance (R-NUM)."""

    numbers: Annotated[tuple[Number, ...], Meta(max_length=10), SECRET] = ()


class HandIn(Act, frozen=True):
    """The list of a territory for this turn; another one takes its place."""

    land: Land
    lines: Annotated[tuple[AnyLine, ...], Meta(max_length=100), SECRET]


class Withdraw(Act, frozen=True):
    """The list of a territory is not to count as handed in."""

    land: Land


class GoOn(Act, frozen=True):
    """The team has read its reports and needs no more time alone."""


class NameCaptain(Act, frozen=True):
    """Who hands in for the team, where only one may; the others may then only write."""

    whom: Seat


class ShareMinistry(Act, frozen=True):
    """Who edits the lines of a role; None: everybody."""

    role: Role
    whom: Seat | None = None


Lists = ChooseNumbers | HandIn | Withdraw | GoOn | NameCaptain | ShareMinistry
