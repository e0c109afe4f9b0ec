"""What many forms are made of: types and fields, people and classes to choose from, rights."""

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Final, TypeVar

from msgspec import Meta

from intriga.games.zeppelin.data.rights import RIGHTS, Right
from intriga.games.zeppelin.state import Number, State
from intriga.games.zeppelin.subjects import citizens, names
from intriga.kernel import (
    Act,
    Choices,
    Chosen,
    Field,
    Form,
    Refusal,
    Seat,
    Text,
    choice,
    labelled,
    msg,
    people,
    tick,
)

ActT = TypeVar("ActT", bound=Act)

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Id = Annotated[int, Meta(ge=1)]
"""The number of a country, class, law, poll or revolution, as acts give it."""
Rights = Annotated[tuple[Right, ...], Meta(max_length=7)]
NAME: Final = 60
"""Characters of the name of a state or a class, and of the title of a law."""


def name_text(state: State, by: object, chosen: Chosen) -> Text:
    """A name, or a title."""
    return Text(NAME)


def about(act: type[Act], field: str, of: str, found: Iterable[int]) -> Iterator[Form]:
    """A form with one choice, of the domain `of`, if anything is found for it."""
    if next(iter(found), None) is not None:
        yield Form(act, (choice(field, of),))


def anybody(state: State, actor: object, chosen: Chosen) -> Choices:
    """All who are there."""
    return people(citizens.present(state))


Find = Callable[[State, Seat], Iterable[int]]


def persons(found: Find) -> Callable[[State, Seat, Chosen], Choices]:
    """The domain of these people."""
    return lambda state, by, chosen: people(found(state, by))


def classes(found: Find) -> Callable[[State, Seat, Chosen], Choices]:
    """The domain of these classes of one's own state."""

    def choose(state: State, by: Seat, chosen: Chosen) -> Choices:
        known = citizens.country_of(state, by).classes
        return labelled(found(state, by), lambda rank: names.rank(known[rank]))

    return choose


def fellows(
    state: State,
    by: Seat,
    act: Callable[[Seat], ActT],
    check: Callable[[State, Seat, ActT], Refusal | None],
) -> Iterator[Seat]:
    """The citizens of one's own state to whom this act may be done."""
    there = state.citizens(citizens.number_of(state, by))
    return (whom for whom in there if check(state, by, act(whom)) is None)


def rank_of(state: State, by: Seat, chosen: Chosen) -> Number:
    """The class chosen in `rank`. Raises `ValueError` for one that there is not."""
    rank = chosen.get("rank")
    if not isinstance(rank, int) or rank not in citizens.country_of(state, by).classes:
        raise ValueError("no such class")
    return rank


# ── several rights, a slot for each ─────────────────────────────────────────────────────


def rights_field(
    of: str,
    some: tuple[Right, ...],
    after: tuple[str, ...] = (),
    *,
    needed: tuple[Right, ...] = (),
) -> tuple[Field, ...]:
    """A field in which any of these rights are chosen, each of a domain of the family `of`;
    `needed` ones always."""
    row = tuple(
        Field(
            right,
            "choice",
            f"{of} {right}",
            optional=right not in needed,
            label=names.right(right),
            after=after,
        )
        for right in some
    )
    return (Field("rights", "slots", row=row),) if row else ()


def one_right(right: str, held: Iterable[Right] = ()) -> Choices:
    """A single right, to be chosen or not; one that is held is suggested. Raises `KeyError`."""
    if right not in RIGHTS:
        raise KeyError(right)
    return tick(right, msg("zeppelin-has-right"), on=right in held)


def any_right(state: State, by: Seat, right: str, chosen: Chosen) -> Choices:
    """The domain of a right of which nothing is suggested."""
    return one_right(right)
