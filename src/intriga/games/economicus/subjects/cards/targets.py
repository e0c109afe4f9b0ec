"""On whom and what a card may be played (3a: targets). A card without a legal target cannot be
played."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from intriga.games.economicus.data.cards import Target
from intriga.games.economicus.state.position import State
from intriga.games.economicus.state.questions import Play
from intriga.games.economicus.subjects import companies, growth, lookup
from intriga.kernel import Field, Seat, choice

Named = Iterator[Play]
"""Plays of a card that differ in their targets."""


class _Kind(Struct, frozen=True):
    """A kind of target. `plays`: all ways in which somebody can name it for a card; `fields`: those
    in which it is named, each after earlier ones."""

    plays: Callable[[State, str, Seat], Named]
    fields: tuple[Field, ...] = ()


def _field(name: str, *after: str) -> Field:
    return choice(name, f"card-{name}", after=("card", *after))


_SEAT: Final = _field("seat")
_SECTOR: Final = _field("sector")
_OWNER: Final = _field("seat", "sector")


def _none(state: State, card: str, who: Seat) -> Named:
    yield Play(card, who)


def _player(state: State, card: str, who: Seat) -> Named:
    for one in lookup.others(state, who):
        yield Play(card, who, seat=one)


def _sector(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        yield Play(card, who, number)


def _two(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        for other in lookup.ordinary(state):
            if other != number:
                yield Play(card, who, number, other)


def _priced(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        if state.markets[number].price:
            yield Play(card, who, number)


def _shared(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        for one in lookup.others(state, who):
            if state.players[who].of(number) and state.players[one].of(number):
                yield Play(card, who, number, seat=one)


def _in_crisis(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        if state.markets[number].crisis:
            yield Play(card, who, number)


def _innovator(state: State, card: str, who: Seat) -> Named:
    for one in lookup.others(state, who):
        player = state.players[one]
        innovations = sum(
            held.companies
            for number, held in player.holdings.items()
            if lookup.sector(state, number).innovation
        )
        if player.startups or innovations:
            yield Play(card, who)
            return


def _state_company(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        if companies.unowned(state, number, "state"):
            yield Play(card, who, number)


def _foreign(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        for one in lookup.others(state, who):
            for gear in (False, True):
                if companies.movable_chips(state, one, number, gear=gear):
                    yield Play(card, who, number, seat=one, gear=gear)


def _own(state: State, card: str, who: Seat) -> Named:
    for number in lookup.ordinary(state):
        if growth.can_modernise(state, who, number):
            yield Play(card, who, number)


_OF: Final[Mapping[Target, _Kind]] = {
    "none": _Kind(_none),
    "player": _Kind(_player, (_SEAT,)),
    "sector": _Kind(_sector, (_SECTOR,)),
    "two-sectors": _Kind(_two, (_SECTOR, _field("other", "sector"))),
    "priced-sector": _Kind(_priced, (_SECTOR,)),
    "shared-sector": _Kind(_shared, (_SECTOR, _OWNER)),
    "crisis-sector": _Kind(_in_crisis, (_SECTOR,)),
    "innovator": _Kind(_innovator),
    "state-company": _Kind(_state_company, (_SECTOR,)),
    "foreign-company": _Kind(_foreign, (_SECTOR, _OWNER, _field("chip", "sector", "seat"))),
    "own-company": _Kind(_own, (_SECTOR,)),
}


def plays(state: State, card: str, target: Target, who: Seat) -> Named:
    """All ways in which somebody can name the targets of a card."""
    return _OF[target].plays(state, card, who)


def fields(target: Target) -> tuple[Field, ...]:
    """The fields of a form in which such a target is named."""
    return _OF[target].fields
