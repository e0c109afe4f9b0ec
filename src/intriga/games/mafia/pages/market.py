"""The market: what lies in the shop, what I have offered, and the merchant's own stall (items 39,
46, 47, 52)."""

from typing import Any

from intriga.games.mafia.pages import goods
from intriga.games.mafia.pages.phrases import Data, act_url, may, person, thing
from intriga.games.mafia.state import Phase
from intriga.games.mafia.tables.things import things
from intriga.games.mafia.view import Collection, Market, OwnGift, Shelf, Stall, View


def market(view: View, scene: Any, query: Any) -> Data:
    """The data of `market.html`."""
    shop = view.market
    me = view.me
    shelves = [_shelf(view, scene, one) for one in shop.shelves if one.count]
    return {
        "whose": _whose(view, scene),
        "closed": shop.closed,
        "trading": view.phase is Phase.DAY and not shop.closed,
        "coins": me.coins if me is not None and view.phase is not Phase.OPENING else None,
        "shelves": [one for one in shelves if one["open"]],
        "others": [one for one in shelves if not one["open"]],
        "sold_out": [thing(scene, one.kind) for one in shop.shelves if not one.count],
        "noon": shop.noon,
        "offers": [
            {
                "kind": thing(scene, one.kind),
                "price": one.price,
                "coins": one.coins,
                "own": one.own,
            }
            for one in shop.offers
        ],
        "loot": [{"kind": thing(scene, one.kind), "price": one.price} for one in shop.loot],
        "collections": [_collection(scene, one) for one in shop.collections],
        "gifts": [_gift(scene, one) for one in shop.gifts],
        "stall": None if view.stall is None else _stall(scene, view.stall),
        "buys": may(scene, "bid-for-thing", "buy-own"),
        "answers": may(scene, "answer-gift"),
        "act_url": act_url(scene),
        "things_url": scene.page("things"),
    }


def _whose(view: View, scene: Any) -> str:
    """Whose shop it is: nobody knows the merchant (item 47)."""
    if view.market.merchant:
        return str(scene.say("mafia-named-shop-merchant"))
    if any(one.profession == "merchant" and not one.lives for one in view.people):
        return str(scene.say("mafia-named-shop-dead"))
    kept = scene.options.get("host_shop", True)
    return str(scene.say("mafia-named-shop-host" if kept else "mafia-named-shop-none"))


def _shelf(view: View, scene: Any, one: Shelf) -> Data:
    """Things of one kind. `open`: they are of use to the viewer, or to somebody who has no seat."""
    shown = goods.describe(scene, things()[one.kind], view.me)
    offered = _offered(view.market, one.kind)
    return shown | {
        "open": view.me is None or shown["mine"] or offered is not None,
        "count": one.count,
        "today": one.price,
        "offered": offered,
    }


def _offered(shop: Market, kind: str) -> int | None:
    """The most that the viewer has offered for such a thing."""
    return max((one.price for one in shop.offers if one.kind == kind), default=None)


def _collection(scene: Any, one: Collection) -> Data:
    return {
        "kind": thing(scene, one.kind),
        "to": scene.say(f"mafia-named-collection-{one.to}"),
        "price": one.price,
        "given": one.given,
        "mine": one.mine,
    }


def _gift(scene: Any, one: OwnGift) -> Data:
    return {
        "other": person(scene, one.other),
        "coins": one.coins,
        "purchase": one.purchase,
        "incoming": one.incoming,
    }


def _stall(scene: Any, stall: Stall) -> Data:
    """The merchant's own table: every kind with its nominal price, and what it costs from tomorrow
    on where more is asked."""
    return {
        "prices": [
            {
                "kind": thing(scene, kind),
                "nominal": max(0, one.price - stall.discount),
                "margin": stall.margins.get(kind, 0),
            }
            for kind, one in things().items()
        ],
        "closes": stall.closes,
        "lucky": stall.lucky,
        "cunning": stall.cunning,
        "loot": [{"kind": thing(scene, one.kind), "price": one.price} for one in stall.loot],
        "coming": [thing(scene, kind) for kind in stall.coming],
        "sales": stall.sales,
        "robbed": stall.robbed,
    }


PAGE = {"template": "market.html", "title": "mafia-named-market", "data": market, "live": True}
