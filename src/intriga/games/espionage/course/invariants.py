"""What holds in every position: the money, the cards, the seats and places it speaks of."""

from collections.abc import Iterator

from intriga.games.espionage.data.geometry import CORNERS, PLACES, is_cell
from intriga.games.espionage.state import NOT_NOW, Phase, State


def broken(state: State) -> list[str]:
    """The invariants that do not hold."""
    return [*_seats(state), *_places(state)] or [*_money(state), *_question(state)]


def _money(state: State) -> Iterator[str]:
    """All dollars dealt or brought in by the bank are in treasuries, on cells, or burned."""
    held = sum(player.money + sum(player.bribes.values()) for player in state.players)
    dealt = state.options.money * len(state.players) + state.bank
    if held + state.burned != dealt:
        yield f"money: {held} held + {state.burned} burned ≠ {dealt} dealt"
    if any(player.money < 0 for player in state.players):
        yield "a treasury below zero"
    if any(sum < 1 for player in state.players for sum in player.bribes.values()):
        yield "an empty bribe"
    if any(len(player.bribes) + len(player.ticks) > player.notes for player in state.players):
        yield "more marks on a card than were announced"


def _seats(state: State) -> Iterator[str]:
    seats = list(range(len(state.players)))
    if sorted(state.order) != seats:
        yield f"order: each of the {len(seats)} seats is in it once"
    for seat in sorted(_named(state).difference(seats)):
        yield f"a seat that no player has: {seat}"
    if any(not player.purse for player in state.players):
        yield "a purse without a number"


def _named(state: State) -> set[int]:
    """The seats that the position speaks of."""
    named = {state.mover, state.first, *state.asked, *state.waiting}
    named |= {*state.answers, *state.springs}
    named |= {seat for seat in (state.winner, state.victor) if seat is not None}
    if state.bidding is not None:
        named |= {*state.bidding.order, *state.bidding.folded}
        named |= {call.seat for call in state.bidding.calls}
    return named


def _places(state: State) -> Iterator[str]:
    if set(state.cities) != set(CORNERS):
        yield f"cities: their places are {sorted(CORNERS)}"
    taken = [player.corner for player in state.players if player.corner is not None]
    if len(set(taken)) < len(taken) or not set(taken).issubset(CORNERS):
        yield "a corner that is not a city, or with two owners"
    moves = [move for move in (state.announced, state.pending) if move is not None]
    ends = {place for move in moves for place in (move.origin, move.to)}
    ends |= {to for to in state.springs.values() if to != NOT_NOW}
    ends |= {tick.to for player in state.players for tick in player.ticks if tick.to is not None}
    if not {state.papers, *state.path, *ends}.issubset(PLACES):
        yield f"a move outside the board: places are {PLACES[0]} to {PLACES[-1]}"
    marked = [
        cell
        for player in state.players
        for cell in (*player.bribes, *(tick.cell for tick in player.ticks))
    ]
    if not all(map(is_cell, marked)):
        yield "a mark on a card outside the cells"


def _question(state: State) -> Iterator[str]:
    """What the current question is about is there."""
    bidding = state.bidding
    if state.phase is Phase.CHALLENGE and state.announced is None:
        yield "a challenge without an announced departure"
    if state.phase is Phase.STEER and state.winner is None:
        yield "steering without a winner"
    if state.phase is not Phase.BIDDING:
        return
    if bidding is None or not 0 <= bidding.next < len(bidding.order):
        yield "a bidding without bidders"
    elif any(state.papers not in state.players[seat].bribes for seat in bidding.order):
        yield "a bidder without a bribe where the Papers are"
