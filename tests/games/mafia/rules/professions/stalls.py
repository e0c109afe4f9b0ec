"""A town with a shop, on its first day."""

from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects.market.buying import BidForThing
from tests.games.mafia.world import Town

TOWN = "MMYYCANHHHHHHHH"
ASSASSIN, NECROMANCER = 5, 6
MERCHANT, BUYER, OTHER, THIRD, THIEF = 7, 8, 9, 10, 11


class Stall(Town):
    """By day, with such things in the shop. People have 50 coins. `merchant`: whose it is."""

    def __init__(self, *kinds: str, merchant: int | None = MERCHANT, **options: object) -> None:
        super().__init__(TOWN, commissar_patience=5, **options)
        self.shop = self.state.trade.shop
        self.shop.merchant = merchant
        if merchant is not None:
            self.train(merchant, "merchant")
        self.train(THIEF, "thief")
        for person in self.state.people:
            person.coins = 50
        self.shop.stock = [Item(self.state.number(), kind) for kind in kinds]
        self.to_day()

    def bid(self, seat: int, kind: str, price: int) -> None:
        self.do(seat, BidForThing(kind, price))

    def coins(self, *seats: int) -> list[int]:
        return [self.person(seat).coins for seat in seats]

    def has(self, seat: int) -> list[str]:
        return [item.kind for item in self.person(seat).things]

    def in_shop(self) -> list[str]:
        return [item.kind for item in self.shop.stock]

    def steal(self, seat: int, kind: str) -> Item:
        """Somebody has stolen this before."""
        item = self.give(seat, kind)
        item.stolen = True
        return item

    def next_day(self) -> None:
        self.to_night()
        self.to_day()
