"""The lines of a state's list of actions: what all kinds have in common. The kinds stand with their
actions, a file each, under their ministries (`subjects/ministries`)."""

from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta

from intriga.games.maga.data.roles import Role
from intriga.kernel import Row

Land = int
"""A territory: its number is its place on the circle, from 0 (item 4)."""
Number = Annotated[int, Meta(ge=1, le=10)]
"""The secret number of a role in its state (item 3)."""
Count = Annotated[int, Meta(ge=1, le=100_000)]
Money = Annotated[int, Meta(ge=1, le=10**12)]
Whom = Annotated[str, Meta(max_length=20)]
"""A role: by its id, or by its number (R-NUM2)."""

MOST_MISSILES: Final = 999
"""The most that is entered at once: that the host sets, that a line moves."""
MOST_MONEY: Final = 10**9
"""The same of money, in units of one."""


class Line(Row, frozen=True):
    """What all lines have. `priority`: only where a match lets them be chosen freely (R-ORD1).
    `through`: the recruited role that is ordered to do it (item 48), as `land.number`; "": one's
    own. `besides`: the owner's action is done, too."""

    priority: int = 0
    through: str = ""
    besides: bool = False


class SecretarysLine(Line, frozen=True, kw_only=True):
    """A line of the Secretary's chapter: the `role` that it names does it (R-ORD7)."""

    role: Role


class Aimed(Line, frozen=True, kw_only=True):
    """A line that names the territory it is done to."""

    target: Land


class AimedAtRole(Aimed, frozen=True, kw_only=True):
    """A line that names a role there by its number."""

    number: Number


LineT = TypeVar("LineT", bound=Line)


def kind_of(line: Line | type[Line]) -> str:
    """The id of the action of a line."""
    tag: Any = line.__struct_config__.tag
    return str(tag)


def by_number() -> list[str]:
    """The numbers of roles, as a line names them (R-NUM2)."""
    return [str(number) for number in range(1, len(Role) + 1)]
