"""Bidding: to what the company is worth, and no further (items 19–21, 37)."""

from intriga.games.economicus.bot.menu import Menu
from intriga.games.economicus.bot.worth import Worth
from intriga.games.economicus.seen.view import View
from intriga.kernel import Plain

_JUMP = 4
"""Whoever is this far under what it is worth to them raises by two."""
_JOINING = 2
"""Joining costs 1M, and the next bid 1M more."""
_LOAN = 5
_PART = 0.6
"""Of its worth, what one pays for a company at most."""
_RESERVE = 2
"""Money that is left for losses."""


def first_word(worth: Worth, menu: Menu) -> Plain | None:
    """Of the active player: bid, or let others. A state company, where one has the quota: fewer
    can bid."""
    kinds = menu.options("open-auction", "kind")
    for kind in sorted(kinds, reverse=True):
        low, _ = menu.bounds("open-auction", "bid", kind=kind)
        if low <= _limit(worth, worth.view.sector, kind):
            return {"type": "open-auction", "kind": kind, "bid": low}
    kinds = menu.options("pass-first", "kind")
    return {"type": "pass-first", "kind": kinds[0]} if kinds else None


def _limit(worth: Worth, number: int, kind: str) -> int:
    """The most to bid: a part of what it is worth, and what leaves enough for a bad roll."""
    return int(min(_PART * worth.lot(number, kind), worth.me.cash + worth.credit() - _RESERVE))


def bid(worth: Worth, menu: Menu) -> Plain | None:
    """In an open auction."""
    lot = worth.view.lot
    if lot is None:
        return None
    limit = _limit(worth, lot.sector, lot.kind)
    low, high = menu.bounds("bid", "amount")
    if low <= min(limit, high):
        more = 1 if limit - low > _JUMP else 0
        return {"type": "bid", "amount": min(low + more, high)}
    if low <= limit and low <= high + _LOAN and (loan := borrow(menu)):
        return loan
    if menu.has("join-auction") and lot.price + _JOINING <= limit:
        return {"type": "join-auction"}
    return {"type": "leave-auction"} if menu.has("leave-auction") else None


def borrow(menu: Menu) -> Plain | None:
    """The least loan."""
    amounts = menu.options("borrow", "amount")
    return {"type": "borrow", "amount": amounts[0]} if amounts else None


def seal(worth: Worth, menu: Menu) -> Plain:
    """In a sealed one: the truth, as the winner pays the second price."""
    lot = worth.view.lot
    if lot is not None:
        low, high = menu.bounds("set-maximum", "amount")
        limit = min(_limit(worth, lot.sector, lot.kind), high)
        if limit >= low:
            return {"type": "set-maximum", "amount": limit}
    return {"type": "stay-out"}


def place(worth: Worth, menu: Menu) -> Plain | None:
    """A company at the start: where it brings most. The quota is kept, if one can."""
    found = []
    for number in menu.options("place", "sector"):
        kinds = menu.options("place", "kind", sector=number)
        if kinds and number:
            kind = "private" if "private" in kinds else kinds[0]
            found.append((worth.company(number) - (kind == "state") * worth.quota(), number, kind))
    if not found:
        number = next(iter(menu.options("place", "sector")), 0)
        kinds = menu.options("place", "kind", sector=number) or ["private"]
        return {"type": "place", "sector": number, "kind": kinds[0]}
    _, number, kind = max(found)
    return {"type": "place", "sector": number, "kind": kind}


def tender(view: View, worth: Worth, menu: Menu) -> Plain:
    """A star for what it is worth, less something: whoever bids most pays."""
    low, high = menu.bounds("bid-tender", "amount")
    amount = min(high, int(worth.star * 0.8))
    if low <= amount:
        return {"type": "bid-tender", "amount": amount}
    return {"type": "stay-out"}
