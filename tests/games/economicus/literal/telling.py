"""What everybody was told, in the form in which the books note what is due."""

from collections.abc import Callable
from typing import Any

from tests.games.economicus.literal.books import Books

Given = dict[str, Any]
"""Parameters of an event."""
Notes = dict[tuple[Any, ...], int]


def _of(id: str, *names: str) -> Callable[[Books, Given], Notes]:
    def note(books: Books, told: Given) -> Notes:
        values = []
        for name in names:
            value = told[name]
            if isinstance(value, dict):
                value = value["seat"] if "seat" in value else books.sector_called(value)
            values.append(value)
        return {(id, *values): 1}

    return note


def _sum(id: str) -> Callable[[Books, Given], Notes]:
    return lambda books, told: {(id, told["seat"]["seat"]): told["money"]}


def _price(books: Books, told: Given) -> Notes:
    """A price that has stayed the same need not be told."""
    if told["before"] == told["money"]:
        return {}
    return {("price", books.sector_called(told["sector"]), told["before"], told["money"]): 1}


NOTES: dict[str, Callable[[Books, Given], Notes]] = {
    **{id: _sum(id) for id in ("borrowed", "repaid", "deposited", "withdrew")},
    "price": _price,
    "price-found": _of("price-found", "sector", "money"),
    "profit": _of("profit", "seat", "money", "own", "beside"),
    "interest": _of("interest", "seat", "money"),
    "crisis": _of("crisis", "sector", "strength", "total"),
    "relief": _of("relief", "sector", "total"),
    "researched": _of("researched", "seat"),
    "innovated": _of("innovated", "seat"),
    "modernised": _of("modernised", "seat", "sector"),
    "management": _of("management", "seat"),
    "crime": _of("crime", "seat", "die"),
    "crime-failed": _of("crime-failed", "seat", "die"),
    "investigated": _of("investigated", "seat", "how", "money", "die"),
    "proved": _of("proved", "seat", "criminal", "money"),
    "card-pays": _of("card-pays", "seat", "money"),
    "card-takes": _of("card-takes", "seat", "owner", "money"),
    "card-star": _of("card-star", "seat", "count"),
    "card-quota": _of("card-quota", "seat", "count"),
    "card-fails": _of("card-fails", "seat"),
    "card-seizes": _of("card-seizes", "seat", "owner", "sector"),
    "tender": _of("tender", "money"),
    "tender-won": _of("tender-won", "seat", "money"),
    "tender-empty": _of("tender-empty"),
}
"""Events that tell what follows from the text. All others are acts, which the books follow."""
