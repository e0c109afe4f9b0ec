"""The pages of the auction: the market, which follows the bids."""

from typing import Any, Literal

from msgspec import Struct

Data = dict[str, Any]


class MarketQuery(Struct, frozen=True):
    """`by`: how the bidders are sorted."""

    by: Literal["seat", "lots"] = "seat"


def market(view: Any, scene: Any, query: MarketQuery) -> Data:
    """What is for sale, at which price, and what everybody has as far as this viewer knows."""
    rows = [
        {"name": scene.names[seat], "lots": lots, "purse": view.purses.get(seat)}
        for seat, lots in enumerate(view.lots)
    ]
    if query.by == "lots":
        rows.sort(key=lambda row: -row["lots"])
    leader = None if view.leader is None else scene.names[view.leader]
    return {
        "left": view.left,
        "price": view.price,
        "leader": leader,
        "rows": rows,
        "by": query.by,
        "orders": [{"by": by, "url": scene.page("market", by=by)} for by in ("seat", "lots")],
    }


PAGES = {
    "market": {
        "template": "market.html",
        "title": "auction-page-market",
        "data": market,
        "query": MarketQuery,
        "live": True,
    }
}
