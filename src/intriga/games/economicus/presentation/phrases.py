"""How Economicus' pages speak: of sectors, cards, money."""

from typing import Final, TypeVar

from msgspec import Struct

from intriga.games.economicus.data import Card, House, Sector, house_of
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.subjects.events.interest import INTEREST, ChangeInterest
from intriga.games.economicus.subjects.events.profit_change import ChangeProfit
from intriga.games.economicus.subjects.money import PLEDGE
from intriga.presentation import Scene

_HUES: Final = 8
_Effect = TypeVar("_Effect")


class PersonShown(Struct, frozen=True):
    """A player: name, letter, number of colour; `me`: the viewer."""

    name: str
    mark: str
    hue: int
    me: bool


class CardShown(Struct, frozen=True):
    """A card: its name, its text, when it is played; `crime`: how hard a crime it is, or ""."""

    name: str
    text: str
    when: str
    crime: str


def printed(view: View) -> House:
    """What this match is played with."""
    return house_of(view.options.board, view.options.decks, view.options.dice)


def sector(view: View, number: int) -> Sector:
    """A sector by its printed number."""
    return printed(view).board.sector(number)


def name_of(view: View, scene: Scene, number: int) -> str:
    """The name of a sector."""
    return sector(view, number).name.of(scene.language)


def event_effects(view: View, kind: type[_Effect]) -> list[_Effect]:
    """What the event of this year changes, of this kind."""
    if not view.event:
        return []
    return [one for one in printed(view).decks.card(view.event).effects if isinstance(one, kind)]


def profit_of(view: View, number: int) -> int:
    """What a company without M&T earns there now: printed, by the event, in the crisis. A monopoly
    brings its owner 1M more."""
    changes = event_effects(view, ChangeProfit)
    by_event = sum(one.amount for one in changes if one.sector == number)
    return sector(view, number).profit + by_event - view.markets[number].crisis


def interest_of(view: View) -> int:
    """The interest for each 5M of a loan this year (item 27, V13)."""
    changed = event_effects(view, ChangeInterest)
    return sum(one.amount for one in changed) if changed else INTEREST


def due_of(view: View, seat: int) -> int:
    """What somebody still has to find: for the bank, and for a loan that nothing secures."""
    one = view.players[seat]
    secured = PLEDGE * sum(held.companies for held in one.holdings.values())
    return one.owed + max(0, one.loan - secured)


def card_of(view: View, scene: Scene, id: str) -> CardShown:
    """A card of the decks of this match."""
    card: Card = printed(view).decks.card(id)
    when = "react" if card.window == "react" else f"{card.window}{'' if card.sales else '-busy'}"
    difficulty = {"difficulty": card.difficulty}
    return CardShown(
        name=card.name.of(scene.language),
        text=card.text.of(scene.language),
        when=scene.book.say(f"economicus-card-{when}"),
        crime=scene.book.say("economicus-card-crime", difficulty) if card.crime else "",
    )


def money(scene: Scene, millions: int) -> str:
    """An amount."""
    sign = "−" if millions < 0 else ""
    return scene.say("economicus-page-money", n=f"{sign}{abs(millions)}")


def gain(scene: Scene, millions: int) -> str:
    """An amount with its sign."""
    return "+" + money(scene, millions) if millions > 0 else money(scene, millions)


def hue(seat: int) -> int:
    """The number of a player's colour."""
    return seat % _HUES


def person(scene: Scene, seat: int) -> PersonShown:
    """A player."""
    return PersonShown(scene.names[seat], scene.marks[seat], hue(seat), seat == scene.viewer)
