"""The Spy: a competent bot for Espionage that sees only its own view.

It moves the Papers towards its city, bribes the cells on the way, keeps the Papers from other
cities, remembers the calls in biddings, and saves its special moves for the last two steps.
"""

from random import Random
from typing import ClassVar

from intriga.games.espionage.bot.reasons import reasons
from intriga.games.espionage.bot.table import Table
from intriga.games.espionage.data.geometry import BEYOND, CELLS, NEIGHBOURS, is_cell
from intriga.games.espionage.data.price_list import (
    BLUFF,
    BLUFF_MOST,
    BLUFF_PENALTY,
    MARCH,
    PATHS,
    SABOTEURS,
    SAFE_HOUSE,
    SET_UP,
)
from intriga.games.espionage.seen.view import View
from intriga.kernel import Advice, Choices, Form, Observation, Offer, Plain

SHOPPING: tuple[dict[str, int], ...] = (
    {PATHS: 1, MARCH: 2},
    {PATHS: 1, MARCH: 1, SAFE_HOUSE: 1, BLUFF: 1},
    {PATHS: 2, BLUFF: 1},
    {MARCH: 2, SET_UP: 2},
    {PATHS: 1, SET_UP: 2, BLUFF: 1},
    {MARCH: 1, SABOTEURS: 1, SET_UP: 2},
)
"""What the Spy buys for ten points; with fewer points it buys a part."""

USUAL_CALL = 60
"""Dollars a bidding is expected to cost before there was any."""


CALLS = {"espionage-called", "espionage-called-bluff"}


class Spy:
    """The bot of one seat."""

    past: ClassVar[str] = "events"

    def __init__(self) -> None:
        self._calls: list[int] = []
        """Sums called by others, in dollars: what it costs to win a bidding."""

    def look(self, observation: Observation) -> None:
        view: View = observation.view
        me = {"seat": view.me.seat} if view.me is not None else None
        self._calls += [
            event.params["sum"]
            for event in observation.events
            if event.id in CALLS and event.params["who"] != me
        ]

    def act(self, observation: Observation, offer: Offer, rng: Random) -> Plain | None:
        """Answer what is asked."""
        decided = self._decided(observation, offer, rng)
        return None if decided is None else decided[1]

    def explain(self, observation: Observation, offer: Offer, rng: Random) -> Advice | None:
        """The same, and why."""
        decided = self._decided(observation, offer, rng)
        return None if decided is None else Advice(decided[1], reasons(*decided))

    def _decided(
        self, observation: Observation, offer: Offer, rng: Random
    ) -> tuple[Table, Plain] | None:
        view: View = observation.view
        if not offer.forms or view.me is None:
            return None
        table = Table(view, view.me, offer, rng, self._price())
        forms = {form.act: form for form in offer.forms}
        for act, decide in _DECISIONS.items():
            if act in forms:
                return table, decide(table, forms)
        return None

    def _price(self) -> int:
        """What winning a bidding may cost: more than most of the last calls."""
        recent = sorted(self._calls[-8:])
        return recent[-1 - len(recent) // 4] if recent else USUAL_CALL


def _buy(table: Table, forms: dict[str, Form]) -> Plain:
    prices = table.offer.domain("price-list", {})
    assert isinstance(prices, Choices)
    price = {str(choice.value): choice.weight for choice in prices.options}
    left = table.me.points
    bought: dict[str, int] = {}
    for special, count in table.rng.choice(SHOPPING).items():
        for _ in range(count):
            if price.get(special, left + 1) <= left:
                bought[special] = bought.get(special, 0) + 1
                left -= price[special]
    return {"type": "buy", "specials": bought}


def _take_city(table: Table, forms: dict[str, Form]) -> Plain:
    corners = table.offer.domain("corner", {})
    assert isinstance(corners, Choices)
    return {"type": "take-city", "corner": table.rng.choice(corners.options).value}


def _turn(table: Table, forms: dict[str, Form]) -> Plain:
    finish = _finish(table, forms)
    if finish is not None:
        return finish
    target = table.best("step")
    if table.danger(table.view.papers) <= 1 and not _holds_here(table):
        return _go(table, "move", target)
    if _wants_bribe(table, target) and "bribe" in forms:
        return _lay(table, forms)
    return _go(table, "move", target)


def _finish(table: Table, forms: dict[str, Form]) -> Plain | None:
    """Win in one step, or in two by a special move; or escape a rival's city."""
    papers = table.view.papers
    steps = table.to_home(papers)
    if steps == 1:
        return _go(table, "move", table.home)
    if steps == 2 and "secret-paths" in forms and table.home in BEYOND[papers]:
        return _go(table, "secret-paths", table.home)
    if steps == 2 and "forced-march" in forms:
        return _go(table, "forced-march", table.best("step"))
    if table.danger(papers) == 1 and "forced-march" in forms and table.rng.random() < 0.5:
        return _go(table, "forced-march", table.best("step"))
    return None


def _go(table: Table, act: str, to: int) -> Plain:
    return {"type": act, "to": to} | ({"join": True} if table.bribed else {})


def _holds_here(table: Table) -> bool:
    """Whether the player's bribe here is likely to win a bidding."""
    return table.me.bribes.get(table.view.papers, 0) > table.price


def _wants_bribe(table: Table, target: int) -> bool:
    """Bribe cells ahead while nobody is close to winning, later more rarely."""
    if table.money < 20:
        return False
    ahead = sum(table.to_home(cell) < table.to_home(table.view.papers) for cell in table.me.bribes)
    chance = 0.65 if ahead == 0 else 0.35 if ahead == 1 else 0.12
    if table.bribed and not table.urgent:
        chance += 0.2
    if target in table.me.bribes:
        chance -= 0.3
    return table.rng.random() < chance


def _lay(table: Table, forms: dict[str, Form]) -> Plain:
    """A bribe (or a tick) one or two steps ahead, or under the Papers."""
    papers = table.view.papers
    nearby = [*NEIGHBOURS[papers], *BEYOND[papers], papers]
    ahead = [
        cell
        for cell in nearby
        if is_cell(cell)
        and cell not in table.me.bribes
        and table.to_home(cell) <= table.to_home(papers)
    ]
    everywhere = range(1, CELLS + 1)
    cells = ahead or [cell for cell in everywhere if cell not in table.me.bribes] or everywhere
    cell = max(cells, key=lambda place: table.worth(place) + table.rng.random() * 3)
    if "set-up" in forms and cell not in table.me.ticks and table.to_home(cell) <= 3:
        return {"type": "set-up", "cell": cell}
    weight = 1.6 if table.to_home(cell) <= 2 or table.danger(cell) <= 2 else 1.0
    sum = round(table.price * weight * (0.7 + 0.7 * table.rng.random())) + table.rng.randint(1, 9)
    return {"type": "bribe", "cell": cell, "sum": max(1, min(sum, table.money // 2 + 1))}


def _answer(table: Table, forms: dict[str, Form]) -> Plain:
    """Challenge a bad move; join if it is only slightly bad."""
    announced = table.view.announced
    if not table.bribed or announced is None:
        return {"type": "answer", "say": "pass"}
    loss = max(table.worth(place) for place in NEIGHBOURS[table.view.papers]) - table.worth(
        announced.to
    )
    if loss > 2.5:
        return {"type": "answer", "say": "challenge"}
    return {"type": "answer", "say": "join" if loss > 0 else "pass"}


def _bid(table: Table, forms: dict[str, Form]) -> Plain:
    """Just more than the highest call; without calls, a share of the bribe."""
    bribe = table.me.bribes[table.view.papers]
    highest = max((call.sum for call in table.view.calls), default=0)
    ascending = "fold" in forms
    if highest and highest + 1 <= bribe:
        return {"type": "bid", "sum": highest + 1}
    if highest and table.urgent and BLUFF in table.me.specials:
        bluff = highest + 1 - bribe
        fields = {field.name for field in forms["bid"].fields} if "bid" in forms else set()
        if "bluff" in fields and bluff <= min(BLUFF_MOST, table.money - BLUFF_PENALTY):
            return {"type": "bid", "sum": highest + 1, "bluff": bluff}
    if ascending:
        return {"type": "bid", "sum": 1} if highest == 0 else {"type": "fold"}
    if highest:
        return {"type": "bid", "sum": 1}
    if len(table.view.bidders) == 1:
        return {"type": "bid", "sum": 1}
    share = 1.0 if table.urgent else table.rng.uniform(0.45, 0.95)
    return {"type": "bid", "sum": max(1, round(bribe * share))}


def _steer(table: Table, forms: dict[str, Form]) -> Plain:
    return {"type": "steer", "to": table.best("steer")}


def _march_on(table: Table, forms: dict[str, Form]) -> Plain:
    return _go(table, "march-on", table.best("step"))


def _spring(table: Table, forms: dict[str, Form]) -> Plain:
    """Trigger the set-up if it brings the Papers nearer, or somebody is close to winning."""
    if not forms["spring"].fields:
        return {"type": "spring"}
    to = table.best("step")
    better = table.to_home(to) < table.to_home(table.view.papers)
    return {"type": "spring", "to": to} if better or table.urgent else {"type": "spring"}


_DECISIONS = {
    "take-city": _take_city,
    "buy": _buy,
    "move": _turn,
    "answer": _answer,
    "bid": _bid,
    "fold": _bid,
    "steer": _steer,
    "march-on": _march_on,
    "spring": _spring,
}
