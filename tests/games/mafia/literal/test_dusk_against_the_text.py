"""The shop at nightfall against the literal one, written from the text alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.people import Item
from intriga.games.mafia.state.trade import PlacedBid
from intriga.games.mafia.subjects.market import selling, shop
from intriga.kernel import Step
from tests.games.mafia.literal.market.dusk import dusk
from tests.games.mafia.plays.accounting import NOMINAL
from tests.games.mafia.world import Draws, Town

KINDS = ("potion", "noise", "code", "coin", "trap")
RULES = ("item 40", "item 43", "item 47", "item 52", "M40")


class Dusk:
    """The same evening for both: `town` for the game, `market` for the literal one."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(f"dusk {seed}")
        self.town = Town("MMYYCANHHHH")
        self.state = state = self.town.state
        state.phase = Phase.DAY
        self.town.kill(*rng.sample(range(11), rng.choice((0, 0, 1, 3))))
        store = state.trade.shop
        lives = [seat for seat in range(11) if state.people[seat].lives]
        if rng.random() < 0.7:
            store.merchant = rng.choice(lives)
            state.people[store.merchant].profession = Profession.MERCHANT
            store.cunning = rng.choice((0, 0, 1, 2))
            store.lucky = rng.choice((0, 0, state.tick))
        self.stock = {kind: rng.choice((0, 1, 1, 2, 3)) for kind in KINDS}
        for kind, count in self.stock.items():
            store.stock += [Item(state.number(), kind) for _ in range(count)]
        self.nominal = {
            kind: max(0, coins - 2 * bool(store.lucky)) for kind, coins in NOMINAL.items()
        }
        margins = {kind: rng.choice((0, 0, 1, 5)) for kind in KINDS if store.merchant is not None}
        self.prices = {kind: self.nominal[kind] + margins.get(kind, 0) for kind in KINDS}
        store.prices = dict(self.prices)
        self.offers: list[dict[str, Any]] = []
        for kind in KINDS:
            for _ in range(rng.choice((0, 1, 2, 4))):
                self._offer(kind)
        store.wanted = list({one["kind"] for one in self.offers if not one["own"]})

    def _offer(self, kind: str) -> None:
        rng, state = self.rng, self.state
        merchant = state.trade.shop.merchant
        for_whom = rng.randrange(11)
        price = self.prices[kind] + rng.choice((0, 0, 1, 3, 3, 8))
        own = for_whom == merchant
        if own and any(one["own"] and one["kind"] == kind for one in self.offers):
            return
        payers = {for_whom: price}
        if own:
            price = payers[for_whom] = self.prices[kind]
        elif not state.people[for_whom].lives and rng.random() < 0.6:
            payers[for_whom] *= 2  # the dead pay twice
        elif price > 3 and rng.random() < 0.4:
            first, second = rng.sample(range(11), 2)
            payers = {first: price // 3, second: price - price // 3}
        if price < 1:
            return
        number = len(self.offers) + 1
        state.trade.shop.offers.append(PlacedBid(number, kind, price, payers, for_whom, own))
        lives = state.people[for_whom].lives
        self.offers.append(
            {
                "kind": kind,
                "price": price,
                "payers": dict(payers),
                "for": for_whom,
                "lives": lives,
                "own": own,
            }
        )

    def plain(self) -> dict[str, Any]:
        store = self.state.trade.shop
        return {
            "nominal": {kind: self.nominal[kind] for kind in KINDS},
            "prices": self.prices,
            "stock": self.stock,
            "merchant": store.merchant,
            "cunning": store.cunning,
            "offers": self.offers,
        }


def _compare(seed: int) -> Counter[str]:
    evening = Dusk(seed)
    state, merchant = evening.state, evening.state.trade.shop.merchant
    expected = dusk(evening.plain())
    for kind in KINDS:
        assert shop.nominal(state, kind) == evening.nominal[kind]
    had = [person.coins for person in state.people]
    things = [len(person.things) for person in state.people]
    selling.close_day(state, Step(1, 0, Draws()))
    got = {seat: person.coins - had[seat] for seat, person in enumerate(state.people)}
    due: Counter[int] = Counter(expected["back"])
    if merchant is not None:
        due[merchant] += expected["income"]
    assert {seat: coins for seat, coins in got.items() if coins} == {
        seat: coins for seat, coins in due.items() if coins
    }, f"seed {seed}"
    new = Counter(
        (seat, item.kind)
        for seat, person in enumerate(state.people)
        for item in person.things[things[seat] :]
    )
    assert new == Counter(expected["things"]), f"seed {seed}"
    tally = state.trade.tallies.get(merchant) if merchant is not None else None
    assert (tally.sales if tally else 0) == expected["sales"], f"seed {seed}"
    left = Counter(item.kind for item in state.trade.shop.stock)
    gone = Counter(kind for _, kind in expected["things"])
    assert left + gone == Counter(evening.stock), f"seed {seed}"
    return Counter(kind for _, kind in expected["things"])


@pytest.mark.rule("mafia", *RULES)
def test_random_evenings_come_out_alike() -> None:
    sold: Counter[str] = Counter()
    for seed in range(400):
        sold += _compare(seed)
    assert all(sold[kind] for kind in KINDS)


@pytest.mark.thorough
@pytest.mark.rule("mafia", *RULES)
def test_many_random_evenings_come_out_alike() -> None:
    for seed in range(400, 4_000):
        _compare(seed)


@pytest.mark.long
@pytest.mark.rule("mafia", *RULES)
def test_all_random_evenings_come_out_alike() -> None:
    for seed in range(4_000, 20_000):
        _compare(seed)
