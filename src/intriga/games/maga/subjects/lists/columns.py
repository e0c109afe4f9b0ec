"""The rows of a list: kinds, columns, places, and what all of them would cost."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from intriga.games.maga.data.lines import Land, Line, kind_of
from intriga.games.maga.state import State
from intriga.games.maga.subjects.actions import ACTIONS, action_of
from intriga.games.maga.subjects.agents import recruited
from intriga.games.maga.subjects.editions import rows_have_one_place
from intriga.games.maga.subjects.money import to_spend
from intriga.games.maga.subjects.names import named, titled
from intriga.games.maga.subjects.stage.action import Action
from intriga.kernel import AtMost, Field, Limit, RowKind, SumAtMost, choice, msg

MOST_LINES: Final = 50


def kind(action: Action[Any]) -> RowKind:
    """A kind of line with its price, under the heading of its ministry."""
    label = titled(action.id)
    if action.cost:
        label = msg("maga-action-priced", action=label, thousands=action.cost // 1000)
    return RowKind(action.line, action.columns, label=label, group=named(action.ministry))


_KINDS: Final = tuple((action, kind(action)) for action in ACTIONS.values())


def list_field(state: State, land: Land) -> Field:
    """The list of a territory. Whoever has recruited roles may give lines to them; where a match
    lets priorities be chosen there is a column for them."""
    common: tuple[Field, ...] = ()
    if state.options.priorities == "free":
        common = (Field("priority", "number", "priority"),)
    if recruited(state, land):
        besides = Field("besides", "flag", optional=True)
        common = (*common, choice("through", "recruited", optional=True), besides)
    possible = (row for one, row in _KINDS if one.idle is None or not one.idle(state, land))
    return Field("lines", "rows", row=common, kinds=tuple(possible))


def limits(state: State, land: Land, *, reckons: bool) -> tuple[Limit, ...]:
    """How long a list may be, and, if the form `reckons`, what there will be to spend, as a warning
    (R-PAY4): of a list that a team writes together the draft says that. A price for each of a
    number that may be negative is not reckoned."""
    most = AtMost("lines", MOST_LINES)
    if not reckons:
        return (most,)
    prices = {one.id: one.cost for one in ACTIONS.values() if one.cost and not one.each}
    rates = {f"{one.id}.{one.each}": 1 for one in ACTIONS.values() if one.each and not one.cost}
    money = max(0, to_spend(state, land))
    label = msg("maga-to-spend")
    return (
        most,
        SumAtMost("lines", money, prices=prices, rates=rates, label=label, warns=True),
    )


def places(lines: Iterable[tuple[str, str]], *, merged: bool) -> list[int]:
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
        if line[0] in ACTIONS and ACTIONS[line[0]].merges:
            first[line] = taken
    return found


def places_of(state: State, lines: Sequence[Line]) -> list[int]:
    """The place of each line in its list (R-ORD1)."""
    kinds = [(kind_of(line), line.through) for line in lines]
    return places(kinds, merged=rows_have_one_place(state))


def positions_of(state: State, lines: Sequence[Line]) -> list[int]:
    """The position of each line: its place, or the priority that was chosen for it, where a match
    lets people choose (R-ORD1)."""
    found = places_of(state, lines)
    if state.options.priorities == "order":
        return found
    return [line.priority or place for line, place in zip(lines, found, strict=True)]


def spending(lines: Iterable[Line | None]) -> int:
    """What a list would cost if all of it were carried out, in units of one."""
    total, once = 0, set[str]()
    for line in lines:
        if line is None or line.through:
            continue
        action = action_of(line)
        total += 0 if action.id in once else action.asked(line)
        if action.merges:
            once.add(action.id)
    return total
