"""What the auction shows: the market, which follows the bids."""

from typing import Literal

from msgspec import Struct

from intriga.presentation import Forms, Moments, NamedPage, PageData, Presentation, Scene
from tests.shapes.auction import View


class MarketQuery(Struct, frozen=True):
    """`by`: how the bidders are sorted."""

    by: Literal["seat", "lots"] = "seat"


class Bidder(Struct, frozen=True):
    """A bidder with their lots, and their money if this viewer knows it."""

    name: str
    lots: int
    purse: int | None


class Order(Struct, frozen=True):
    """A way to sort the bidders, and its address."""

    by: str
    url: str


class Market(PageData, frozen=True):
    """The data of `market.html`."""

    left: int
    price: int
    leader: str | None
    rows: tuple[Bidder, ...]
    by: str
    orders: tuple[Order, ...]


def market(view: View, scene: Scene, query: MarketQuery) -> Market:
    """What is for sale, at which price, and what everybody has as far as this viewer knows."""
    rows = [
        Bidder(scene.names[seat], lots, view.purses.get(seat))
        for seat, lots in enumerate(view.lots)
    ]
    if query.by == "lots":
        rows.sort(key=lambda row: -row.lots)
    return Market(
        left=view.left,
        price=view.price,
        leader=None if view.leader is None else scene.names[view.leader],
        rows=tuple(rows),
        by=query.by,
        orders=tuple(Order(by, scene.page("market", by=by)) for by in ("seat", "lots")),
    )


presentation = Presentation[View](
    forms=Forms(aloud=frozenset({"bid", "pass"})),
    moments=Moments(
        kinds={"auction-sold": "hammer", "auction-unsold": "hammer", "auction-over": "end"}
    ),
    pages={
        "market": NamedPage(
            template="market.html",
            title="auction-page-market",
            data=market,
            query=MarketQuery,
            live=True,
        )
    },
)
