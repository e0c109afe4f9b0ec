"""A town with two thieves in its second night, for tests of thefts and traps."""

from intriga.games.mafia.state.people import Item
from intriga.games.mafia.subjects.thieves.visits import Burgle, RobShop
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN = 4, 5
THIEF, SECOND = 6, 7
KNIGHT, MERCHANT, HOST = 8, 9, 10
NECROMANCER = 12
SHOP = None


def den(roles: str = TOWN) -> Town:
    """Thieves at 6 and 7, a knight, a merchant, and somebody with a sword in the house."""
    town = Town(roles, commissar_patience=5)
    town.to_day()
    town.to_night()
    town.train(THIEF, "thief")
    town.train(SECOND, "thief")
    town.train(KNIGHT, "knight")
    town.train(MERCHANT, "merchant")
    town.state.trade.shop.merchant = MERCHANT
    return town


def charged() -> Town:
    """The necromancer is a thief, with a ready shield."""
    town = den()
    town.train(NECROMANCER, "thief")
    town.person(NECROMANCER).mana = 70
    return town


def steal(
    town: Town, house: int | None, who: int = THIEF, wanted: str = "", visit: int = 1
) -> None:
    """A theft is ordered; no house: from the shop."""
    act = RobShop(wanted, visit) if house is None else Burgle(house, False, wanted, visit)  # type: ignore[arg-type]
    town.do(who, act)


def spy(town: Town, house: int, who: int = THIEF) -> None:
    town.do(who, Burgle(house, spy=True))


def stock(town: Town, *kinds: str) -> None:
    """These things lie in the shop, and have lain there this morning."""
    town.state.trade.shop.counted = None
    things = [Item(town.state.number(), kind) for kind in kinds]
    town.state.trade.shop.stock += things


def kinds(town: Town, who: int) -> list[str]:
    return sorted(item.kind for item in town.person(who).things)


def whispers(town: Town, who: int) -> list[str]:
    """What somebody was told of thieves at dawn."""
    ours = ("thief-", "house-", "shop-", "loot", "net-")
    return [id for id in town.heard(who) if id.startswith(ours)]
