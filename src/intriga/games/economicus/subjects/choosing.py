"""What several deeds offer alike: sectors, sums, companies with M&T or without; and how choices
that were made before are read. Functions that read raise `ValueError` where these do not go
together."""

from collections.abc import Iterable, Iterator
from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Chip, Kind, SectorNumber
from intriga.games.economicus.subjects import companies, lookup, prices
from intriga.kernel import Choices, Chosen, Domain, Seat, choice, labelled, msg, words

KINDS: Final[tuple[Kind, ...]] = ("private", "state")
CHIP: Final = choice("chip", "chip", after=("sector",))
"""Whether it is a company with M&T."""


def any_of(found: Iterable[object]) -> bool:
    """Whether there is anything at all; no more is looked for than that takes."""
    return any(True for _ in found)


def sectors(state: State, found: Iterable[SectorNumber]) -> Choices:
    """These sectors, in the order of their numbers; 0 is none."""
    order = sorted(set(found))
    return labelled(order, lambda n: prices.named(state, n) if n else msg("economicus-nowhere"))


def kinds(found: Iterable[Kind]) -> Choices:
    """These kinds of companies that nobody owns."""
    return words(found, "economicus-kind-")


def chips(found: Iterable[Chip]) -> Choices:
    """A company without M&T, or with it."""
    return words(found, "economicus-chip-")


def answers(found: Iterable[str]) -> Choices:
    """These answers to a question."""
    return words(found, "economicus-answer-")


def own_chips(state: State, who: Seat, chosen: Chosen) -> Domain:
    """With and without M&T, as far as they have such companies of the sector."""
    return chips(_own_chips(state, who, sector_of(state, chosen)))


def _own_chips(state: State, who: Seat, number: SectorNumber) -> Iterator[Chip]:
    for gear in (False, True):
        if companies.has(state, who, number, gear=gear):
            yield companies.chip(gear)


# ── chosen before ───────────────────────────────────────────────────────────────────────


def number_of(chosen: Chosen, name: str) -> int:
    """An earlier choice that is a number."""
    value = chosen.get(name)
    if type(value) is not int or not 0 <= value <= prices.MOST:
        raise ValueError(name)
    return value


def word_of(chosen: Chosen, name: str) -> str:
    """An earlier choice that is a word."""
    value = chosen.get(name)
    if not isinstance(value, str):
        raise ValueError(name)
    return value


def kind_of(chosen: Chosen) -> Kind:
    """An earlier choice between private and state companies."""
    for kind in KINDS:
        if chosen.get("kind") == kind:
            return kind
    raise ValueError("kind")


def sector_of(state: State, chosen: Chosen) -> SectorNumber:
    """A sector that was chosen before."""
    number = number_of(chosen, "sector")
    if not lookup.known(state, number):
        raise ValueError("sector")
    return number
