"""A small town for the literal night, and how to speak of its orders."""

from typing import Any

from tests.games.mafia.literal.night.town import new_person, new_town, no_orders
from tests.games.mafia.literal.night.whole import night

M1, M2, Y1, Y2, C, A, N, H, THIEF, KNIGHT, MERCHANT, MAGE = range(12)
THINGS = ["trap", "sword"]


def town(**changes: dict[str, Any]) -> dict[str, Any]:
    """Two clans of two, a commissar, an assassin, a necromancer without mana, five honest."""
    plain: list[dict[str, Any]] = [
        {"role": "bandit", "clan": "mafia"},
        {"role": "bandit", "clan": "mafia"},
        {"role": "bandit", "clan": "yakuza"},
        {"role": "bandit", "clan": "yakuza"},
        {"role": "commissar"},
        {"role": "assassin"},
        {"role": "necromancer"},
        {},
        {"profession": "thief"},
        {"profession": "knight"},
        {"profession": "merchant", "shop": ["sword", "trap"]},
        {"profession": "mage"},
    ]
    people = {seat: new_person(**one) for seat, one in enumerate(plain)}
    for name, change in changes.items():
        people[globals()[name]].update(change)
    result = new_town(people)
    result["number"] = 2
    return result


def never(n: int, why: str) -> int:
    raise AssertionError(f"a draw of {n} for {why}")


def play(place: dict[str, Any], **orders: Any) -> dict[str, Any]:
    return night(place, no_orders(**orders), never, THINGS)


def shot(whom: int, kill: bool = False, arrow: bool = False) -> list[dict[str, Any]]:
    return [{"whom": whom, "kill": kill, "arrow": arrow}]


def check(whom: int) -> list[dict[str, Any]]:
    return [{"whom": whom, "arrow": False}]


def order(by: Any, whom: int, price: int, what: str = "kill", **shares: int) -> dict[str, Any]:
    payers = {globals()[name]: exp for name, exp in shares.items()} or {by: price}
    return {
        "number": price,
        "by": by,
        "named": min(payers),
        "as dead": by == "dead honest",
        "what": what,
        "whom": whom,
        "price": price,
        "reserved": payers,
    }


def steal(
    house: int, spy: bool = False, thing: str | None = None, shop: bool = False
) -> dict[int, Any]:
    return {THIEF: [{"house": house, "shop": shop, "spy": spy, "thing": thing}]}
