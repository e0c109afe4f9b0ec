"""What forms of several subjects are made of."""

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Final

from intriga.games.mafia.state import Phase, State
from intriga.kernel import Act, AtMost, Chosen, Domain, Field, Form, Limit, Seat, Unique, offers_any

Choose = Callable[[State, Seat, Chosen], Domain]
"""The choices of a field: for whom, after what was chosen before."""

Offers = Callable[[State, Seat], Iterable[Form]]
"""The forms of a deed."""

YES: Final = Field("yes", "flag", question=True)
"""What somebody is asked to agree to."""


def some(state: State, who: Seat, domain: Choose) -> bool:
    """Whether a field that stands first in its form has any choice."""
    return offers_any(domain(state, who, {}))


def only_by_day(offers: Offers) -> Offers:
    """Forms that stand by day alone, where a check judges something else before."""

    @wraps(offers)
    def offered(state: State, seat: Seat) -> Iterable[Form]:
        return offers(state, seat) if state.phase is Phase.DAY else ()

    return offered


def about(
    state: State,
    who: Seat,
    act: type[Act],
    first: Field,
    domain: Choose,
    *more: Field,
    asks: bool = False,
) -> Iterator[Form]:
    """A form that begins with a choice of this domain, if there is something to choose."""
    if some(state, who, domain):
        yield Form(act, (first, *more), asks=asks)


def aims(
    state: State,
    who: Seat,
    act: type[Act],
    first: Field,
    domain: Choose,
    *,
    supplier: Seat,
    lethal: bool,
) -> Iterator[Form]:
    """A list of targets: more than one with potions, an arrow for each that there is."""
    kinds = [item.kind for item in state.people[supplier].things]
    columns = [first]
    limits: list[Limit] = [
        Unique("aims", "whom"),
        AtMost("aims", min(3, 1 + kinds.count("potion"))),
    ]
    if lethal:
        columns.append(Field("lethal", "flag"))
    if arrows := kinds.count("arrow"):
        columns.append(Field("arrow", "flag"))
        limits.append(AtMost("aims", arrows, "arrow", "true"))
    if some(state, who, domain):
        rows = Field("aims", "rows", row=tuple(columns))
        yield Form(act, (rows,), tuple(limits), "night", state.turn)
