"""What a file must say beyond its form, so that every rule can be played by it and no setup fails
(items 11, 12, 38)."""

from collections import Counter
from typing import Any, Final

from intriga.games.economicus.house import effects as do
from intriga.games.economicus.house.board import INNOVATION, NUMBERS, PLACES, SETUP, Board
from intriga.games.economicus.house.decks import Card, Decks
from intriga.games.economicus.house.faults import Fault, Faults, fault

OPTIONS: Final = 16
"""Options in the deck at least: two for each of eight players (item 11)."""
MOST_CARDS: Final = 400
"""Cards in each deck at most."""

EVENT_EFFECTS: Final = (
    *do.YEAR,
    do.Quota,
    do.Nationalise,
    do.Token,
    do.Tender,
)
"""What an event may do: it has no player, and names its sectors itself."""
OPTION_EFFECTS: Final = (
    do.Licence,
    do.Investigate,
    do.Pay,
    do.Take,
    do.Star,
    do.Quota,
    do.ChangePrice,
    do.Token,
    do.Relief,
    do.Gear,
    do.Research,
    do.Buy,
    do.Seize,
    do.Tender,
)
"""What an option may do."""
REACTIONS: Final = (do.Licence, do.Investigate)
"""Effects of cards that are played as reactions, and of no others."""
_SECTORS: Final = ("sector", "two-sectors", "priced-sector", "shared-sector", "crisis-sector")
_TARGETS: Final[dict[type, tuple[str, ...]]] = {
    do.Take: ("player", "shared-sector"),
    do.ChangePrice: _SECTORS,
    do.Token: _SECTORS,
    do.Relief: ("crisis-sector",),
    do.Gear: ("own-company",),
    do.Buy: ("state-company",),
    do.Seize: ("foreign-company",),
}
"""The targets that an effect of an option needs."""


def of_board(board: Board) -> Faults:
    """Faults of a board whose form is right."""
    for at, sector in enumerate(board.sectors):
        path = ("sector", at)
        if [one.number for one in board.sectors].index(sector.number) < at:
            yield fault((*path, "number"), "twice")
        if [one.key for one in board.sectors].index(sector.key) < at:
            yield fault((*path, "key"), "twice")
        if sector.innovation and sector.companies:
            yield fault((*path, "number"), "innovation", number=INNOVATION)
        if not sector.innovation and not sector.companies:
            yield fault((*path, "private"), "empty-sector")
    missing = sorted({*NUMBERS} - {one.number for one in board.sectors})
    if missing:
        yield fault(("sector",), "numbers", numbers=missing)
    places = sum(one.private for one in board.sectors if one.number in SETUP)
    if places < PLACES:
        yield fault(
            ("sector",), "places", least=PLACES, count=places, first=SETUP[0], last=SETUP[-1]
        )


def of_decks(decks: Decks) -> Faults:
    """Faults of decks whose form is right."""
    ids = [card.id for card in decks.cards]
    for at, card in enumerate(decks.cards):
        if ids.index(card.id) < at:
            yield fault(("card", at, "id"), "twice")
        yield from _window(card, at)
        yield from _crime(card, at)
        for n, effect in enumerate(card.effects):
            yield from _effect(card, effect, at, n)
    licences = [card.id for card in decks.cards if _has(card, do.Licence)]
    if len(licences) != 1:
        yield fault(("card",), "one-quota", count=len(licences))
    sizes = Counter[str]()
    for card in decks.cards:
        sizes[card.deck] += card.count
    for deck, least in (("option", OPTIONS), ("event", 1)):
        if not least <= sizes[deck] <= MOST_CARDS:
            yield fault(("card",), f"few-{deck}s", least=least, most=MOST_CARDS, count=sizes[deck])


def _has(card: Card, *effects: type) -> bool:
    return any(isinstance(one, effects) for one in card.effects)


def _window(card: Card, at: int) -> Faults:
    """Events are drawn; options are not; reactions are played as such alone."""
    path = ("card", at, "window")
    if (card.deck == "event") != (card.window == "draw"):
        yield fault(path, "window-of-deck")
    if card.deck == "option" and (card.window == "react") != _has(card, *REACTIONS):
        yield fault(path, "window-of-reaction")
    if card.target != "none" and card.window in ("draw", "react"):
        yield fault(("card", at, "target"), "no-target-there")
    alone = (*REACTIONS, do.Tender)
    if len(card.effects) > 1 and _has(card, *alone):
        yield fault(("card", at, "effects"), "alone")
    if _has(card, do.Tender) and (card.target != "none" or card.window == "any"):
        yield fault(("card", at, "target"), "tender")


def _crime(card: Card, at: int) -> Faults:
    if card.crime and (card.window != "own" or _has(card, do.Tender)):
        yield fault(("card", at, "difficulty"), "crime")


def _effect(card: Card, effect: Any, at: int, n: int) -> Faults:
    path = ("card", at, "effects", n)
    allowed = EVENT_EFFECTS if card.deck == "event" else OPTION_EFFECTS
    if not isinstance(effect, allowed):
        yield fault(path, f"not-in-{card.deck}s")
        return
    if isinstance(effect, do.Pay):
        yield from _pay(card, effect, at, n)
    if isinstance(effect, do.Token) and effect.sector == INNOVATION:
        yield fault((*path, "sector"), "no-crisis", number=INNOVATION)
    if isinstance(effect, do.Token) and effect.sector is None and card.deck == "event":
        yield fault(path, "sector-missing")
    if isinstance(effect, do.ChangePrice) and effect.second and card.target != "two-sectors":
        yield fault((*path, "second"), "second")
    needed = _TARGETS.get(type(effect))
    named = isinstance(effect, do.Token) and effect.sector is not None
    if card.deck == "option" and needed and card.target not in needed and not named:
        yield _wants(at, needed)


def _pay(card: Card, effect: do.Pay, at: int, n: int) -> Faults:
    if not effect.amount:
        yield fault(("card", at, "effects", n, "amount"), "zero")
    if effect.per == "company" and card.target != "shared-sector":
        yield _wants(at, ("shared-sector",))
    if effect.per == "price" and card.target not in ("priced-sector",):
        yield _wants(at, ("priced-sector",))
    if effect.partner and card.target not in ("player", "shared-sector"):
        yield _wants(at, ("player", "shared-sector"))
    if effect.amount < 0 and (effect.per != "card" or effect.partner):
        yield fault(("card", at, "effects", n, "amount"), "loss")


def _wants(at: int, targets: tuple[str, ...]) -> Fault:
    return fault(("card", at, "target"), "wants-target", targets=", ".join(targets))
