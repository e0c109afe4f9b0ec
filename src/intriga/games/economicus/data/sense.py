"""What a file must say beyond its form, so that every rule can be played by it and no setup fails
(items 11, 12, 38)."""

from collections import Counter
from typing import Final

from intriga.games.economicus.data.board import INNOVATION, NUMBERS, PLACES, SETUP, Board
from intriga.games.economicus.data.cards import Card, Effect
from intriga.games.economicus.data.decks import Decks
from intriga.games.economicus.data.faults import Faults, fault, wants

OPTIONS: Final = 16
"""Options in the deck at least: two for each of eight players (item 11)."""
MOST_CARDS: Final = 400
"""Cards in each deck at most."""


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
    licences = [card.id for card in decks.cards if any(one.licence for one in card.effects)]
    if len(licences) != 1:
        yield fault(("card",), "one-quota", count=len(licences))
    sizes = Counter[str]()
    for card in decks.cards:
        sizes[card.deck] += card.count
    for deck, least in (("option", OPTIONS), ("event", 1)):
        if not least <= sizes[deck] <= MOST_CARDS:
            yield fault(("card",), f"few-{deck}s", least=least, most=MOST_CARDS, count=sizes[deck])


def _window(card: Card, at: int) -> Faults:
    """Events are drawn; options are not; reactions are played as such alone."""
    path = ("card", at, "window")
    reacts = any(one.reaction for one in card.effects)
    announced = any(one.announced for one in card.effects)
    if (card.deck == "event") != (card.window == "draw"):
        yield fault(path, "window-of-deck")
    if card.deck == "option" and (card.window == "react") != reacts:
        yield fault(path, "window-of-reaction")
    if card.target != "none" and card.window in ("draw", "react"):
        yield fault(("card", at, "target"), "no-target-there")
    if len(card.effects) > 1 and (reacts or announced):
        yield fault(("card", at, "effects"), "alone")
    if announced and (card.target != "none" or card.window == "any"):
        yield fault(("card", at, "target"), "tender")


def _crime(card: Card, at: int) -> Faults:
    if card.crime and (card.window != "own" or any(one.announced for one in card.effects)):
        yield fault(("card", at, "difficulty"), "crime")


def _effect(card: Card, effect: Effect, at: int, n: int) -> Faults:
    path = ("card", at, "effects", n)
    if card.deck not in effect.decks:
        yield fault(path, f"not-in-{card.deck}s")
        return
    yield from effect.faults(card, at, path)
    if card.deck == "option" and effect.needed and card.target not in effect.needed:
        yield wants(at, effect.needed)
