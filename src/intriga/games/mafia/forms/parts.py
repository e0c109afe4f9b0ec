"""What the makers of forms share."""

from collections.abc import Callable, Iterator
from typing import Final

from intriga.games.mafia import choices
from intriga.games.mafia.state import State
from intriga.kernel import Act, AtMost, Field, Form, Limit, Seat, Unique, choice

Maker = Callable[[State, Seat], Iterator[Form]]
"""Makes the forms of one subject for somebody."""


YES: Final = Field("yes", "flag", question=True)
"""What somebody is asked to agree to."""


def about(
    state: State,
    who: Seat,
    act: type[Act],
    field: str,
    of: str,
    *more: Field,
    optional: bool = False,
    asks: bool = False,
) -> Iterator[Form]:
    """A form that begins with a choice, if there is something to choose."""
    if choices.some(state, who, of):
        yield Form(act, (choice(field, of, optional=optional), *more), asks=asks)


def aims(
    state: State, who: Seat, act: type[Act], of: str, supplier: Seat, *, lethal: bool
) -> Iterator[Form]:
    """A list of targets: more than one with potions, an arrow for each that there is."""
    kinds = [item.kind for item in state.people[supplier].things]
    columns = [choice("whom", of)]
    limits: list[Limit] = [
        Unique("aims", "whom"),
        AtMost("aims", min(3, 1 + kinds.count("potion"))),
    ]
    if lethal:
        columns.append(Field("lethal", "flag"))
    if arrows := kinds.count("arrow"):
        columns.append(Field("arrow", "flag"))
        limits.append(AtMost("aims", arrows, "arrow", "true"))
    if choices.some(state, who, of):
        rows = Field("aims", "rows", row=tuple(columns))
        yield Form(act, (rows,), tuple(limits), "night", state.turn)
