"""What every state has, and what the log says of how it came or went."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from intriga.games.maga.state import State
from intriga.kernel import Note

Account = tuple[int, str]
"""A territory and what it has: `money`, `income`, `nuclear` (those that fly among them), `abm`."""
Booking = tuple[Account, int]


def stocks(state: State) -> Counter[Account]:
    """What all have."""
    found: Counter[Account] = Counter()
    for land, one in enumerate(state.territories):
        found[land, "money"] = one.treasury
        found[land, "income"] = one.income
        found[land, "nuclear"] = one.nuclear
        found[land, "abm"] = one.abm
    for flight in (*state.flights, *state.launched):
        found[flight.launcher, "nuclear"] += flight.missiles
    return found


def booked(entries: Iterable[Note]) -> Counter[Account]:
    """What the log says has come to all of them, or gone if below 0."""
    found: Counter[Account] = Counter()
    for entry in entries:
        for account, amount in _bookings(entry):
            found[account] += amount
    return found


def _bookings(entry: Note) -> Iterator[Booking]:
    params: dict[str, Any] = {**entry.params}

    def of(name: str, what: str, amount: int) -> Booking:
        return (params[name]["n"] - 1, what), amount

    match entry.id.removeprefix("maga-log-"):
        case "money":
            yield of("land", "money", params["income"] - params["upkeep"])
        case "done" | "failed":
            yield of("land", "money", -params["paid"])
        case "transfer":
            what = params["what"]["msg"].removeprefix("maga-resource-")
            what = what if what in ("money", "nuclear", "abm") else "income"
            yield of("land", what, -params["amount"])
            yield of("target", what, params["amount"])
        case "raided":
            yield of("land", "money", params["amount"])
            yield of("target", "money", -params["amount"])
        case "payout":
            yield of("land", "money", params["amount"])
        case "income":
            yield of("land", "income", params["amount"])
        case "income-won":
            yield of("land", "income", params["amount"])
            yield of("target", "income", -params["amount"])
        case "change-nuclear":
            yield of("land", "nuclear", params["count"])
        case "change-abm":
            yield of("land", "abm", params["count"])
        case "scrapped":
            yield of("land", "nuclear", -params["nuclear"])
            yield of("land", "abm", -params["abm"])
        case "shot":
            yield of("land", "abm", -params["count"])
        case "shot-down":
            yield of("launcher", "nuclear", -params["count"])
        case "recalled":
            yield of("land", "nuclear", -params["count"])
        case "impact":
            yield of("land", "nuclear", -params["hits"])
        case "fined" | "corrected-treasury":
            yield of("land", "money", params["by"])
        case "corrected-nuclear":
            yield of("land", "nuclear", params["by"])
        case "corrected-abm":
            yield of("land", "abm", params["by"])
        case "shrunk":
            for what in ("money", "income", "nuclear", "abm"):
                yield of("land", what, -params[what])
