"""The market: what lies in the shop, what I have offered, and the merchant's own stall (items 39,
46, 47, 52)."""

from msgspec import Struct

from intriga.games.mafia.data.things import things
from intriga.games.mafia.presentation.pages.goods import Good, good
from intriga.games.mafia.presentation.phrases import Somebody, act_url, may, somebody, thing
from intriga.games.mafia.seen.view import (
    Collection,
    LootOffer,
    OwnGift,
    OwnOffer,
    Shelf,
    Stall,
    View,
)
from intriga.games.mafia.state import Phase
from intriga.presentation import NamedPage, NoQuery, PageData, Scene


class ShelfShown(Struct, frozen=True, kw_only=True):
    """Things of one kind in the shop: how many, their price `today`, and the most that the viewer
    has offered for one."""

    good: Good
    count: int
    today: int
    offered: int | None


class OfferShown(Struct, frozen=True):
    """What the viewer offers for a thing. `own`: as the merchant, for one that nobody wants."""

    kind: str
    price: int
    coins: int
    own: bool


class LootShown(Struct, frozen=True):
    """A stolen thing, offered to the merchant."""

    kind: str
    price: int


class CollectionShown(Struct, frozen=True, kw_only=True):
    """A collection for a thing. `mine`: what the viewer gave."""

    kind: str
    to: str
    price: int
    given: int
    mine: int


class GiftShown(Struct, frozen=True):
    """Coins that wait for an answer, from the viewer or to them."""

    other: Somebody
    coins: int
    purchase: bool
    incoming: bool


class StallPrice(Struct, frozen=True):
    """A kind of thing with its nominal price, and what is asked above it from tomorrow on."""

    kind: str
    nominal: int
    margin: int


class StallShown(Struct, frozen=True, kw_only=True):
    """The merchant's own table. `loot`: what thieves offer; `coming`: what is for sale from
    tomorrow on."""

    prices: tuple[StallPrice, ...]
    closes: bool
    lucky: int
    cunning: int
    loot: tuple[LootShown, ...]
    coming: tuple[str, ...]
    sales: int
    robbed: int


class MarketPage(PageData, frozen=True, kw_only=True):
    """The data of `market.html`. `shelves`: what is of use to the viewer, or to somebody who has no
    seat; `others`: the rest. `buys`, `answers`: there are forms for it now."""

    whose: str
    closed: bool
    coins: int | None
    shelves: tuple[ShelfShown, ...]
    others: tuple[ShelfShown, ...]
    sold_out: tuple[str, ...]
    noon: bool
    offers: tuple[OfferShown, ...]
    loot: tuple[LootShown, ...]
    collections: tuple[CollectionShown, ...]
    gifts: tuple[GiftShown, ...]
    stall: StallShown | None
    buys: bool
    answers: bool
    act_url: str
    things_url: str


def _market(view: View, scene: Scene, query: NoQuery) -> MarketPage:
    shop, me = view.market, view.me
    shelves = [_shelf(view, scene, one) for one in shop.shelves if one.count]
    useful = [me is None or one.good.mine or one.offered is not None for one in shelves]
    return MarketPage(
        whose=_whose(view, scene),
        closed=shop.closed,
        coins=me.coins if me is not None and view.phase is not Phase.OPENING else None,
        shelves=tuple(one for one, uses in zip(shelves, useful, strict=True) if uses),
        others=tuple(one for one, uses in zip(shelves, useful, strict=True) if not uses),
        sold_out=tuple(thing(scene, one.kind) for one in shop.shelves if not one.count),
        noon=shop.noon,
        offers=tuple(_offer(scene, one) for one in shop.offers),
        loot=_loot(scene, shop.loot),
        collections=tuple(_collection(scene, one) for one in shop.collections),
        gifts=tuple(_gift(scene, one) for one in shop.gifts),
        stall=None if view.stall is None else _stall(scene, view.stall),
        buys=may(scene, "bid-for-thing", "buy-own"),
        answers=may(scene, "answer-gift"),
        act_url=act_url(scene),
        things_url=scene.page("things"),
    )


def _whose(view: View, scene: Scene) -> str:
    """Whose shop it is: nobody knows the merchant (item 47)."""
    if view.market.merchant:
        return scene.say("mafia-named-shop-merchant")
    if any(one.profession == "merchant" and not one.lives for one in view.people):
        return scene.say("mafia-named-shop-dead")
    kept = scene.options.get("host_shop", True)
    return scene.say("mafia-named-shop-host" if kept else "mafia-named-shop-none")


def _shelf(view: View, scene: Scene, one: Shelf) -> ShelfShown:
    offered = [offer.price for offer in view.market.offers if offer.kind == one.kind]
    return ShelfShown(
        good=good(scene, things()[one.kind], view.me),
        count=one.count,
        today=one.price,
        offered=max(offered, default=None),
    )


def _offer(scene: Scene, one: OwnOffer) -> OfferShown:
    return OfferShown(thing(scene, one.kind), one.price, one.coins, one.own)


def _loot(scene: Scene, offers: list[LootOffer]) -> tuple[LootShown, ...]:
    return tuple(LootShown(thing(scene, one.kind), one.price) for one in offers)


def _collection(scene: Scene, one: Collection) -> CollectionShown:
    return CollectionShown(
        kind=thing(scene, one.kind),
        to=scene.say(f"mafia-named-collection-{one.to}"),
        price=one.price,
        given=one.given,
        mine=one.mine,
    )


def _gift(scene: Scene, one: OwnGift) -> GiftShown:
    return GiftShown(somebody(scene, one.other), one.coins, one.purchase, one.incoming)


def _stall(scene: Scene, stall: Stall) -> StallShown:
    return StallShown(
        prices=tuple(
            StallPrice(
                thing(scene, kind), max(0, one.price - stall.discount), stall.margins.get(kind, 0)
            )
            for kind, one in things().items()
        ),
        closes=stall.closes,
        lucky=stall.lucky,
        cunning=stall.cunning,
        loot=_loot(scene, stall.loot),
        coming=tuple(thing(scene, kind) for kind in stall.coming),
        sales=stall.sales,
        robbed=stall.robbed,
    )


MARKET_PAGE = NamedPage[View, NoQuery](
    template="pages/market.html", title="mafia-named-market", data=_market, live=True
)
