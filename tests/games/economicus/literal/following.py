"""Compares a match with the literal count, step by step."""

from collections import Counter
from collections.abc import Iterable

from intriga.games.economicus.state.position import Stage, State
from intriga.games.economicus.subjects import stars
from intriga.kernel.positions import Advance
from tests.games.economicus.literal import counting
from tests.games.economicus.literal.keeping import Keeper


def follow(steps: Iterable[Advance[State]]) -> Counter[str]:
    """Compare every step; returns how often each thing happened."""
    keeper: Keeper | None = None
    before: State | None = None
    seen: Counter[str] = Counter()
    for advance in steps:
        after = advance.position.state
        if keeper is None or before is None:
            keeper = Keeper(after)
            seen = keeper.books.seen
        else:
            keeper.step(advance, before)
        _counted(keeper, after)
        before = after
    return seen


def _counted(keeper: Keeper, state: State) -> None:
    """Stars and the winner, counted from the second books."""
    books = keeper.books
    for seat in books.seats():
        mine = counting.stars(books.position, books.house, seat)
        assert mine == stars.stars(state, seat), (seat, mine)
        books.seen["monopoly"] += any(one.why == "monopoly" for one in stars.sources(state, seat))
    if state.stage is Stage.OVER:
        assert state.winners == [counting.winner(state, books.house)]
        books.seen["over"] += 1
