"""Coins and the shop: what a bot buys, what it gives to, and how a merchant prices (items 38, 46,
47, 52)."""

from collections.abc import Iterator

from intriga.games.mafia.bot.mind import Habit, Mind, Plain

TRAPS = ("noise", "trap", "poisoned-trap")
OF_PROFESSION = {
    "knight": ("shield", "mail", "plate", "helm", "sword", "axe", "cursed"),
    "mage": ("protection", "silence", "drain", "voice", "resurrection", "ward", "mirror"),
    "thief": ("tools", "rat", "stiletto", "hideout", "spies", "potion"),
    "merchant": ("contract", "coin"),
    "celebrity": ("orator", "prophet", "advocate"),
}
EXP_TO_KEEP = 20
"""Nobody buys coins with exp beyond this."""


def _wanted(mind: Mind) -> Iterator[str]:
    """What is useful for somebody, the dearest wish first."""
    if mind.bandit or mind.me.role == "assassin":
        yield "code"
        yield "arrow"
    if mind.bandit or mind.me.role == "commissar":
        yield "potion"
    yield from OF_PROFESSION.get(mind.me.profession, ())
    if mind.nature.greedy > 0.4:
        yield from TRAPS


def buy(mind: Mind) -> Plain | None:
    """One thing a day, for coins; if they do not suffice, for exp."""
    market = mind.view.market
    if market.offers or market.closed or not mind.lives or mind.chance(0.4):
        return None
    mine = {item.kind for item in mind.me.things}
    prices = {shelf.kind: shelf.price for shelf in market.shelves if shelf.count}
    affordable = mind.menu.options("bid-for-thing", "thing")
    for kind in _wanted(mind):
        if kind in mine or kind not in prices:
            continue
        if kind in affordable:
            span = mind.menu.span("bid-for-thing", "price", thing=kind)
            price = min(span[-1], span[0] + mind.rng.randrange(3)) if span else 0
            return {"type": "bid-for-thing", "thing": kind, "price": price} if span else None
        missing = prices[kind] - mind.me.coins
        exchange = mind.menu.span("exchange-exp", "coins")
        if missing in exchange and mind.me.free_exp - missing >= EXP_TO_KEEP:
            return {"type": "exchange-exp", "coins": missing}
    return None


def chip_in(mind: Mind) -> Plain | None:
    """The half of one's coins for the own clan, or for the commissar of an honest person."""
    for preset in mind.menu.presets("chip-in"):
        ours = preset.get("to") == mind.me.clan or (preset.get("to") == "commissar" and mind.honest)
        span = mind.menu.span("chip-in", "coins", **preset)
        if ours and span and mind.chance(0.5):
            coins = min(span[-1], max(1, mind.me.coins // 2))
            return {"type": "chip-in", **preset, "coins": coins}
    return None


def collect(mind: Mind) -> Plain | None:
    """Now and then a clan or the commissar collects for a potion or an arrow."""
    for preset in mind.menu.presets("start-collection"):
        wanted = mind.menu.options("start-collection", "thing", **preset)
        kind = next((one for one in ("arrow", "potion") if one in wanted), None)
        if kind is None or preset.get("to") not in (mind.me.clan, mind.me.role):
            continue
        span = mind.menu.span("start-collection", "price", **preset, thing=kind)
        if span and mind.chance(0.15):
            return {"type": "start-collection", **preset, "thing": kind, "price": span[0]}
    return None


def bribe(mind: Mind) -> Plain | None:
    """A bold bandit tries to buy the necromancer (item 39)."""
    whom = mind.memory.necromancer
    if not mind.bandit or whom is None or mind.nature.bold < 0.8:
        return None
    span = mind.menu.span("give-coins", "coins", to=whom)
    if whom not in mind.menu.options("give-coins", "to") or len(span) < 4 or mind.chance(0.7):
        return None
    return {"type": "give-coins", "to": whom, "coins": span[0], "purchase": False}


def price(mind: Mind) -> Plain | None:
    """A merchant asks a little more than the nominal price, less for what nobody buys (item 47)."""
    stall = mind.view.stall
    if stall is None or not mind.menu.has("set-prices") or not mind.by_day:
        return None
    margins = {}
    for shelf in mind.view.market.shelves:
        margin = stall.margins.get(shelf.kind, 1 + round(2 * mind.nature.greedy))
        margins[shelf.kind] = max(0, margin - 1) if shelf.kind in stall.margins else margin
    kept = {kind: margin for kind, margin in margins.items() if margin}
    if kept == {kind: margin for kind, margin in stall.margins.items() if margin}:
        return None
    return {"type": "set-prices", "margins": kept} if mind.chance(0.6) else None


def sell(mind: Mind) -> Plain | None:
    """A thief sells what is of no use to them: to the merchant for the most part (item 46)."""
    stolen = mind.menu.options("offer-loot", "thing") or mind.menu.options("sell-loot", "thing")
    useful = set(_wanted(mind))
    for item in mind.me.things:
        if item.number not in stolen or item.kind in useful:
            continue
        span = mind.menu.span("offer-loot", "price")
        if item.number in mind.menu.options("offer-loot", "thing") and mind.chance(0.6):
            asked = min(span[-1], max(span[0], 4 + mind.rng.randrange(4)))
            return {"type": "offer-loot", "thing": item.number, "price": asked}
        if item.number in mind.menu.options("sell-loot", "thing"):
            return {"type": "sell-loot", "thing": item.number}
    return None


HABITS: tuple[Habit, ...] = (price, sell, buy, chip_in, collect, bribe)
