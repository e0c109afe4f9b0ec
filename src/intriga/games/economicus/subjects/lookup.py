"""Questions that all rules ask of the position."""

from functools import lru_cache

from intriga.games.economicus.data import Card, House, Sector, house_of
from intriga.games.economicus.state.position import FREE, Stage, State
from intriga.games.economicus.state.questions import SectorNumber
from intriga.kernel import Refusal, Seat, refuse


def printed(state: State) -> House:
    """The board, decks and dice of this match."""
    chosen = state.options
    return house_of(chosen.board, chosen.decks, chosen.dice)


def sector(state: State, number: SectorNumber) -> Sector:
    """What the board says of a sector. Raises `KeyError`."""
    return _sector(state.options.board, number)


@lru_cache(maxsize=1024)
def _sector(board: str, number: SectorNumber) -> Sector:
    return house_of(board).board.sector(number)


def card(state: State, id: str) -> Card:
    """A card of the decks of this match. Raises `KeyError`."""
    return _card(state.options.decks, id)


@lru_cache(maxsize=1024)
def _card(decks: str, id: str) -> Card:
    return house_of(decks=decks).decks.card(id)


def ordinary(state: State) -> list[SectorNumber]:
    """All sectors but Innovation."""
    return [number for number in state.circle if not sector(state, number).innovation]


def known(state: State, number: SectorNumber) -> bool:
    """Whether there is such a sector."""
    return number in state.markets


def neighbours(state: State, number: SectorNumber) -> list[SectorNumber]:
    """The two beside it on the circle (item 18, E5)."""
    at, n = state.circle.index(number), len(state.circle)
    return [state.circle[(at - 1) % n], state.circle[(at + 1) % n]]


def rolled(state: State, number: int) -> SectorNumber:
    """The sector that carries this number (item 13)."""
    return state.circle[state.numbers.index(number)]


def owners(state: State, number: SectorNumber) -> dict[Seat, int]:
    """Who owns how many companies of a sector."""
    return {seat: count for seat, one in enumerate(state.players) if (count := one.of(number))}


def others(state: State, who: Seat) -> list[Seat]:
    """The other players in play, clockwise from somebody's left."""
    return [one for one in state.playing_from(who) if one != who]


def must_play(state: State, who: Seat) -> Refusal | None:
    """Bankrupts wait for the next year; nothing is done before the first year."""
    if state.players[who].bankrupt:
        return refuse("economicus-refused-bankrupt")
    return refuse("economicus-refused-not-now") if not state.year else None


def must_be_free(state: State) -> Refusal | None:
    """Between the steps of a turn, while nothing is asked (item 34, E32)."""
    if state.question is not None:
        return refuse("economicus-refused-question")
    free = state.stage in FREE or state.stage is Stage.SALES  # between two sales
    return None if free else refuse("economicus-refused-not-now")


def must_be_between(state: State, who: Seat) -> Refusal | None:
    """What people may do at any moment: they play, and nothing is asked (item 34, E32)."""
    return must_play(state, who) or must_be_free(state)


def must_be_mine(state: State, who: Seat) -> Refusal | None:
    """In one's own turn."""
    return None if state.active == who else refuse("economicus-refused-not-your-turn")
