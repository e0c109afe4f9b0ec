"""Who is ahead where people bid, openly or sealed: the dearest first, of equals the earliest."""

from collections.abc import Callable, Iterable
from typing import TypeVar

BidT = TypeVar("BidT")


def dearest_first(bids: Iterable[BidT], worth: Callable[[BidT], int]) -> list[BidT]:
    """Bids by what they are worth. They come in the order in which they were made, and equal ones
    stay in it."""
    return sorted(bids, key=worth, reverse=True)
