"""Words that every step uses: who shot, with what, and who dies."""

from collections.abc import Callable
from typing import Any

House = dict[str, Any]
Row = dict[str, Any]
Night = dict[str, Any]
Below = Callable[[int, str], int]
"""`below(n, why)`: the next random number, from 0 to n - 1."""

CLANS = ("mafia", "yakuza")
SHOOTERS = ("mafia", "yakuza", "C", "Ak")
"""In the order of N5."""


def has_arrow(house: House, who: str) -> bool:
    return bool(house[who] and house[who]["arrow"])


def seat_of(house: House, who: str) -> int:
    return int(house[who]["duty"] if who in CLANS else house[who]["seat"])


def dies(night: Night, seat: int, what_of: str, by: list[int]) -> None:
    """Of several blows it is the deed of all who struck them, else of the first."""
    causes = night["deaths"].setdefault(seat, {})
    if what_of not in causes or what_of in ("shot", "in-place"):
        causes.setdefault(what_of, set()).update(by)


def dies_beside(house: House, night: Night, seat: int, what_of: str, by: list[int]) -> bool:
    """Collateral deaths are stopped only by their own Magic protection."""
    if seat in house["protected"] or (seat == house["seat"] and house["magic"]):
        return False
    dies(night, seat, what_of, by)
    return True


def draw(seats: list[int], why: str, below: Below) -> int:
    """One of these seats; a single one needs no draw."""
    return seats[below(len(seats), why)] if len(seats) > 1 else seats[0]
