"""Compares a match with the literal count, step by step."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from intriga.games.economicus.house import House, house_of
from intriga.games.economicus.rules import stars
from intriga.games.economicus.state import Stage, State
from intriga.kernel.engine import Advance
from tests.games.economicus.literal import counting, crises, paying
from tests.games.economicus.literal.keeping import Keeper

_CHANGES = frozenset(
    f"economicus-{what}" for what in ("bankrupt", "borrowed", "repaid", "deposited", "withdrew")
)
"""Events after which loans and deposits are others than before the step."""


def follow(steps: Iterable[Advance[State]]) -> Counter[str]:
    """Compare every step; returns how often each thing happened."""
    seen: Counter[str] = Counter()
    before: State | None = None
    keeper: Keeper | None = None
    for advance in steps:
        after = advance.position.state
        chosen = after.options
        house = house_of(chosen.board, chosen.decks, chosen.dice)
        _counted(after, house, seen)
        if keeper is None or before is None:
            keeper = Keeper(after)
        else:
            keeper.step(advance, before)
            _step(before, after, list(advance.entry.events), house, seen)
        before = after
    return seen + keeper.books.seen if keeper else seen


def _counted(state: State, house: House, seen: Counter[str]) -> None:
    for seat in range(len(state.players)):
        mine = counting.stars(state, house, seat)
        assert mine == stars.stars(state, seat), (seat, mine)
        seen["monopoly"] += any(one.why == "monopoly" for one in stars.sources(state, seat))
    for market in state.markets.values():
        assert market.price >= 0
        assert market.crisis >= 0
    if state.stage is Stage.OVER:
        assert state.winners == [counting.winner(state, house)]
        seen["over"] += 1


def _step(before: State, after: State, events: list[Any], house: House, seen: Counter[str]) -> None:
    ids = [event.id for event in events]
    if "economicus-rolled" in ids:
        _roll(before, events, house, seen)
    if "economicus-crisis" in ids and "economicus-event" not in ids:
        _crisis(before, after, events, seen)
    if "economicus-year-over" in ids:
        _year(before, events, house, seen)
    for event in events:
        if event.id == "economicus-bought":
            seen["bought"] += 1
            sector = before.sector or after.sector
            bid = int(event.params["money"])
            later = [e for e in events[events.index(event) :] if e.id == "economicus-price"]
            assert later or after.markets[sector].price in (bid, before.markets[sector].price)
        if event.id == "economicus-unsold":
            seen["unsold"] += 1
        if event.id == "economicus-crisis":
            seen["crisis"] += 1


def _roll(before: State, events: list[Any], house: House, seen: Counter[str]) -> None:
    """Item 18: what was paid is what the text says, to everybody in play."""
    (rolled,) = (event for event in events if event.id == "economicus-rolled")
    total = sum(rolled.params["dice"])
    told = {
        event.params["seat"]["seat"]: (event.params["own"], event.params["beside"])
        for event in events
        if event.id == "economicus-profit"
    }
    for seat, one in enumerate(before.players):
        here, beside = (0, 0) if one.bankrupt else paying.rolled(before, house, seat, total)
        expected = (here, beside) if here or beside else None
        assert told.get(seat) == expected, (seat, total)
        seen["loss"] += here < 0
        seen["beside"] += beside > 0
    seen["rolled"] += 1


def _crisis(before: State, after: State, events: list[Any], seen: Counter[str]) -> None:
    """Item 25, E2, E8: one sector gets the token, every other crisis weakens by 1, once."""
    (told,) = (event for event in events if event.id == "economicus-crisis")
    strength = told.params["strength"]
    lie = {number: after.markets[number].crisis for number in after.circle}
    assert lie in crises.possible(before, strength), (lie, strength)
    assert told.params["total"] in lie.values()
    drawn = sum(event.id == "economicus-option" for event in events)
    assert drawn >= strength - 1 or "economicus-bankrupt" in {event.id for event in events}
    seen["tokens"] += 1
    seen["stronger"] += strength > 1


def _year(before: State, events: list[Any], house: House, seen: Counter[str]) -> None:
    """Items 27, 28: interest, net."""
    told = {
        event.params["seat"]["seat"]: event.params["money"]
        for event in events
        if event.id == "economicus-interest"
    }
    changed = {  # in the same step, before the year was over: what lay there before is not known
        event.params["seat"]["seat"] for event in events if event.id in _CHANGES
    }
    for seat, one in enumerate(before.players):
        if seat in changed:
            continue
        net = 0 if one.bankrupt else paying.interest(before, house, seat)
        assert told.get(seat, 0) == net, seat
        seen["interest"] += net != 0
    seen["year"] += 1
