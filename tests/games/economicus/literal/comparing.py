"""All that the text determines, compared with the engine's position."""

from typing import Any

from msgspec.structs import replace

from intriga.games.economicus.state.position import Player, Stage, State
from intriga.games.economicus.state.questions import ExclusiveOffer, Insolvency
from tests.games.economicus.literal import money
from tests.games.economicus.literal.books import Books


def compare(books: Books) -> None:
    """All that the text determines is as the engine has it, and was told."""
    assert not books.dice, f"drawn for nothing: {books.dice}"
    told = {key: count for key, count in books.told.items() if count}
    due = {key: count for key, count in books.due.items() if count}
    assert told == due, {"told": told, "due": due}
    mine, theirs = books.position, books.after
    for seat, (kept, found) in enumerate(zip(mine.players, theirs.players, strict=True)):
        most = theirs.options.chips
        assert not most or books.companies(seat) + kept.startups <= most, "no chips left (E15)"
        assert has(kept) == has(found), (seat, has(kept), has(found))
        asked = asked_for_debt(theirs, seat)
        assert asked or not in_debt(books, seat), "whoever is in debt is asked how to pay"
        if asked == [theirs.question]:  # others are asked later whether they still are
            assert in_debt(books, seat), seat
    now = {number: replace(one, past=[]) for number, one in theirs.markets.items()}
    assert {number: replace(one, past=[]) for number, one in mine.markets.items()} == now
    for name in ("management", "event", "year"):
        assert getattr(mine, name) == getattr(theirs, name), name
    if theirs.stage not in (Stage.YEAR, Stage.OVER):  # between years nobody is to move
        assert mine.active == theirs.active
    books.seen["steps"] += 1


def asked_for_debt(state: State, seat: int) -> list[Any]:
    """The questions to them as an insolvent player."""
    return [one for one in state.questions if isinstance(one, Insolvency) and one.seat == seat]


def in_debt(books: Books, seat: int) -> bool:
    """Whether they must raise money now (item 29); not while an offer of theirs is open (E38)."""
    buys = any(isinstance(one, ExclusiveOffer) and one.by == seat for one in books.after.questions)
    owes = books.player(seat).owed > 0 or money.uncovered(books, seat) > 0
    return owes and not buys


def has(one: Player) -> dict[str, Any]:
    """What is compared of a player."""
    return {
        "money": (one.cash - one.owed, one.deposit, one.earning, one.loan),
        "holdings": {n: (h.companies, h.gears) for n, h in one.holdings.items() if h.companies},
        "startups": one.startups,
        "stars": one.stars,
        "cards": sorted(one.cards),
        "bankrupt": one.bankrupt,
    }
