"""What games offer to choose from: people, words, amounts, things with names; one thing or not."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeVar

from intriga.kernel.actors import Seat
from intriga.kernel.questions.forms import Choice, Choices, Chosen, Domain, Field, Range
from intriga.kernel.text import Param, msg, seat

ValueT = TypeVar("ValueT", bound=int | str)
DomainT = TypeVar("DomainT", bound=Domain)

NOTHING: Final = Choices(())
"""Nobody and nothing to choose from."""


def choice(name: str, of: str, *, optional: bool = False, after: tuple[str, ...] = ()) -> Field:
    """A field with one value of the domain `of`."""
    return Field(name, "choice", of, optional=optional, after=after)


def always(domain: DomainT) -> Callable[[object, object, Chosen], DomainT]:
    """The choices of a field that are the same for everybody at any time."""
    return lambda state, actor, chosen: domain


def offers_any(domain: Domain) -> bool:
    """Whether there is anything to choose, or a number between the bounds. Texts can always be
    written."""
    if isinstance(domain, Choices):
        return bool(domain.options)
    return not isinstance(domain, Range) or domain.low <= domain.high


def labelled(values: Iterable[ValueT], label: Callable[[ValueT], Param]) -> Choices:
    """These values, each under its label."""
    return Choices(tuple(Choice(one, label(one)) for one in values))


def listed(options: Iterable[tuple[int | str, Param]]) -> Choices:
    """Values with their labels."""
    return Choices(tuple(Choice(value, label) for value, label in options))


def people(seats: Iterable[Seat]) -> Choices:
    """These people, by seat, in this order."""
    return Choices(tuple(map(_person, seats)))


@lru_cache(maxsize=1024)
def _person(who: Seat) -> Choice:
    return Choice(who, seat(who))


def words(values: Iterable[str], text: str) -> Choices:
    """Words, each under its own text: `text` followed by the word."""
    return Choices(tuple(Choice(one, msg(f"{text}{one}")) for one in values))


def numbers(found: Iterable[int]) -> Choices:
    """Some whole numbers, but not all from one to another, as a `Range` has them."""
    return Choices(tuple(Choice(one, one) for one in found))


def sums(found: Iterable[int], text: str) -> Choices:
    """Some sums of money, but not all. `text` says one; its parameter is `money`."""
    return Choices(tuple(_sum(one, text) for one in found))


@lru_cache(maxsize=1024)
def _sum(money: int, text: str) -> Choice:
    return Choice(money, msg(text, money=money))


def tick(value: int | str, label: Param, *, on: bool = False) -> Choices:
    """A single value that is taken or left out, as one of the boxes of a list; `on`: it is
    suggested."""
    return Choices((Choice(value, label),), value if on else None)
