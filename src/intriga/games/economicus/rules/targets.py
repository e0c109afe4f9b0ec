"""On whom and what a card may be played (3a: targets). A card without a legal target cannot be
played."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from intriga.games.economicus.house.decks import Target
from intriga.games.economicus.questions import Play
from intriga.games.economicus.rules import companies, development, lookup, prices
from intriga.games.economicus.state import State
from intriga.kernel import Seat

Named = Iterator[Play]
"""Plays of a card that differ in their targets."""


def ordinary(state: State) -> list[int]:
    """All sectors but Innovation."""
    return [number for number in state.circle if not lookup.sector(state, number).innovation]


def _none(state: State, card: str, who: Seat) -> Named:
    yield Play(card, who)


def _player(state: State, card: str, who: Seat) -> Named:
    for one in lookup.others(state, who):
        yield Play(card, who, seat=one)


def _sector(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
        yield Play(card, who, number)


def _two(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
        for other in ordinary(state):
            if other != number:
                yield Play(card, who, number, other)


def _priced(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
        if state.markets[number].price:
            yield Play(card, who, number)


def _shared(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
        for one in lookup.others(state, who):
            if state.players[who].of(number) and state.players[one].of(number):
                yield Play(card, who, number, seat=one)


def _in_crisis(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
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
    for number in ordinary(state):
        if companies.unowned(state, number, "state"):
            yield Play(card, who, number)


def _foreign(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
        for one in lookup.others(state, who):
            for gear in (False, True):
                if companies.movable_chips(state, one, number, gear=gear):
                    yield Play(card, who, number, seat=one, gear=gear)


def _own(state: State, card: str, who: Seat) -> Named:
    for number in ordinary(state):
        if development.can_modernise(state, who, number):
            yield Play(card, who, number)


_OF: Final[Mapping[Target, Callable[[State, str, Seat], Named]]] = {
    "none": _none,
    "player": _player,
    "sector": _sector,
    "two-sectors": _two,
    "priced-sector": _priced,
    "shared-sector": _shared,
    "crisis-sector": _in_crisis,
    "innovator": _innovator,
    "state-company": _state_company,
    "foreign-company": _foreign,
    "own-company": _own,
}


def plays(state: State, card: str, target: Target, who: Seat) -> Named:
    """All ways in which somebody can name the targets of a card."""
    return _OF[target](state, card, who)


def price_of(state: State, play: Play) -> int:
    """The price of the sector a play names, 1 if it is unknown."""
    return prices.worth(state, play.sector) if play.sector else 0
