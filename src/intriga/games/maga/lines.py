"""The lines of a state's list of actions: a row for each of the rulebook's entries.

Places in the list are the priorities (R-ORD1). Rows of one action that names several things — the
targets of a strike, the roles that are protected — are that one action and have one place, that of
the first of them.
"""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from intriga.games.maga.tables.roles import Role, Sphere
from intriga.kernel import Row

Land = int
"""A territory: its number is its place on the circle, from 0 (item 4)."""
Number = Annotated[int, Meta(ge=1, le=10)]
"""The secret number of a role in its state (item 3)."""
Count = Annotated[int, Meta(ge=1, le=100_000)]
Money = Annotated[int, Meta(ge=1, le=10**12)]


class Line(Row, frozen=True):
    """What all lines have. `priority`: only where a match lets them be chosen freely (R-ORD1).
    `through`: the recruited role that is ordered to do it (item 48), as `land.number`; "": one's
    own. `besides`: the owner's action is done, too."""

    priority: int = 0
    through: str = ""
    besides: bool = False


# ── the President ───────────────────────────────────────────────────────────────────────


class TransferMoney(Line, frozen=True, kw_only=True):
    to: Land
    money: Money


class TransferIncome(Line, frozen=True, kw_only=True):
    to: Land
    sphere: Sphere
    money: Money


class TransferNuclear(Line, frozen=True, kw_only=True):
    to: Land
    missiles: Count


class TransferAbm(Line, frozen=True, kw_only=True):
    to: Land
    missiles: Count


class Fire(Line, frozen=True, kw_only=True):
    role: Role


# ── finance ─────────────────────────────────────────────────────────────────────────────


class RaiseIncome(Line, frozen=True, kw_only=True):
    first: Sphere
    second: Sphere


class Bet(Line, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=-100, le=100)]
    stake: Money


# ── defence ─────────────────────────────────────────────────────────────────────────────


class ChangeNuclear(Line, frozen=True, kw_only=True):
    """Bought if above 0, scrapped if below."""

    missiles: Annotated[int, Meta(ge=-100_000, le=100_000)]


class ChangeAbm(Line, frozen=True, kw_only=True):
    """Bought if above 0, scrapped if below."""

    missiles: Annotated[int, Meta(ge=-100_000, le=100_000)]


class Strike(Line, frozen=True, kw_only=True):
    """`most` missiles fly; they strike until `hits` have hit (R-N2)."""

    target: Land
    most: Count
    hits: Count


class ShootDown(Line, frozen=True, kw_only=True):
    most: Count


class CancelStrike(Line, frozen=True, kw_only=True):
    target: Land


class Attack(Line, frozen=True, kw_only=True):
    target: Land


class Raid(Line, frozen=True, kw_only=True):
    target: Land


# ── the FSB ─────────────────────────────────────────────────────────────────────────────


class Protect(Line, frozen=True, kw_only=True):
    """`percent` of the director's level for this role, in tens."""

    role: Role
    percent: Annotated[int, Meta(ge=10, le=100, multiple_of=10)]


class FindForeign(Line, frozen=True, kw_only=True):
    target: Land


# ── foreign intelligence ────────────────────────────────────────────────────────────────


class Sabotage(Line, frozen=True, kw_only=True):
    target: Land
    number: Number


class Recruit(Line, frozen=True, kw_only=True):
    target: Land
    number: Number


class Release(Line, frozen=True, kw_only=True):
    target: Land
    number: Number


class Kill(Line, frozen=True, kw_only=True):
    target: Land
    number: Number


class Surveil(Line, frozen=True, kw_only=True):
    """`whom`: a title, and the number is learnt; or a number, and the title is (R-NUM2)."""

    target: Land
    whom: Annotated[str, Meta(max_length=20)]


# ── justice, the interior ───────────────────────────────────────────────────────────────


class Sue(Line, frozen=True, kw_only=True):
    """`treaty`: the one that is said to be broken; 0: without documents."""

    target: Land
    treaty: int = 0


class Suppress(Line, frozen=True, kw_only=True):
    pass


class CheckRecruited(Line, frozen=True, kw_only=True):
    pass


class FreeRole(Line, frozen=True, kw_only=True):
    role: Role


# ── public relations, health ────────────────────────────────────────────────────────────


class StateLie(Line, frozen=True, kw_only=True):
    target: Land


class Refute(Line, frozen=True, kw_only=True):
    target: Land


class ImproveMood(Line, frozen=True, kw_only=True):
    pass


class WorsenMood(Line, frozen=True, kw_only=True):
    target: Land


class Infect(Line, frozen=True, kw_only=True):
    target: Land


class Vaccinate(Line, frozen=True, kw_only=True):
    """Against the virus of whom one suspects."""

    target: Land


# ── the Secretary ───────────────────────────────────────────────────────────────────────


class Boost(Line, frozen=True, kw_only=True):
    role: Role


class Help(Line, frozen=True, kw_only=True):
    """`role` helps `whom`: at home a role by its id, abroad by its number (R-NUM2)."""

    role: Role
    target: Land
    whom: Annotated[str, Meta(max_length=20)]


LINES: tuple[type[Line], ...] = (
    TransferMoney,
    TransferIncome,
    TransferNuclear,
    TransferAbm,
    Fire,
    RaiseIncome,
    Bet,
    ChangeNuclear,
    ChangeAbm,
    Strike,
    ShootDown,
    CancelStrike,
    Attack,
    Raid,
    Protect,
    FindForeign,
    Sabotage,
    Recruit,
    Release,
    Kill,
    Surveil,
    Sue,
    Suppress,
    CheckRecruited,
    FreeRole,
    StateLie,
    Refute,
    ImproveMood,
    WorsenMood,
    Infect,
    Vaccinate,
    Boost,
    Help,
)
"""All kinds of lines, in the order of the rulebook."""

ONE_ACTION = ("strike", "protect")
"""Kinds of lines of which several rows are one action (R-N1, item 43)."""

AnyLine = (
    TransferMoney
    | TransferIncome
    | TransferNuclear
    | TransferAbm
    | Fire
    | RaiseIncome
    | Bet
    | ChangeNuclear
    | ChangeAbm
    | Strike
    | ShootDown
    | CancelStrike
    | Attack
    | Raid
    | Protect
    | FindForeign
    | Sabotage
    | Recruit
    | Release
    | Kill
    | Surveil
    | Sue
    | Suppress
    | CheckRecruited
    | FreeRole
    | StateLie
    | Refute
    | ImproveMood
    | WorsenMood
    | Infect
    | Vaccinate
    | Boost
    | Help
)


def places(lines: Sequence[tuple[str, str]], *, merged: bool) -> list[int]:
    """The place of each line in its list, from 1 (R-ORD1). `lines`: the kind of each and through
    whom; `merged`: the rows of one action have one place, that of the first of them."""
    found: list[int] = []
    first: dict[tuple[str, str], int] = {}
    taken = 0
    for line in lines:
        if merged and line in first:
            found.append(first[line])
            continue
        taken += 1
        found.append(taken)
        if line[0] in ONE_ACTION:
            first[line] = taken
    return found


def helped(land: Land, target: Land) -> list[str]:
    """Whom a role of a territory can help in another, as a line names them: at home by title,
    abroad by number (R-NUM2)."""
    if target == land:
        return [str(role) for role in Role]
    return [str(number) for number in range(1, len(Role) + 1)]


def watched() -> list[str]:
    """Whom a surveillance can name: each role by title, and each number."""
    return [*map(str, Role), *(str(number) for number in range(1, len(Role) + 1))]


def kind_of(line: Line) -> str:
    """The id of the action of a line."""
    tag: Any = line.__struct_config__.tag
    return str(tag)
