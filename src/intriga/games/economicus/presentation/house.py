"""What this match is played with: the decks in words, and the files of the house to change."""

from base64 import b64encode
from typing import Final

from msgspec import Struct

from intriga.games.economicus.presentation.phrases import CardShown, card_of, printed
from intriga.games.economicus.seen.view import View
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

FILES: Final = ("board", "decks", "dice")
"""The files of the house, without their ending."""


class CardsShown(Struct, frozen=True):
    """A card, and how often it is in its deck."""

    card: CardShown
    count: int


class DeckShown(Struct, frozen=True):
    """A deck, card by card."""

    title: str
    cards: tuple[CardsShown, ...]


class DieShown(Struct, frozen=True):
    """A die and its faces."""

    name: str
    faces: str


class FileShown(Struct, frozen=True):
    """A file to take along. `url`: of the house's; `own`: of the match's own as an address, and
    `text_of` as text; both are "" if it has none."""

    name: str
    text: str
    url: str
    own: str
    text_of: str


class HousePage(PageData, frozen=True, kw_only=True):
    """The data of `house.html`."""

    decks: tuple[DeckShown, ...]
    dice: tuple[DieShown, ...]
    files: tuple[FileShown, ...]


def _page(view: View, scene: Scene, query: NoQuery) -> HousePage:
    played, own = printed(view), view.options
    faces = (("black", played.dice.black), ("blue", played.dice.blue))
    unit = "%" if played.dice.percent else ""
    return HousePage(
        decks=tuple(_deck(view, scene, deck) for deck in ("option", "event")),
        dice=tuple(
            DieShown(
                scene.say(f"economicus-page-die-{name}"), ", ".join(f"{face}{unit}" for face in of)
            )
            for name, of in faces
        ),
        files=tuple(
            _file(scene, name, text)
            for name, text in zip(FILES, (own.board, own.decks, own.dice), strict=True)
        ),
    )


def _deck(view: View, scene: Scene, deck: str) -> DeckShown:
    cards = [card for card in printed(view).decks.cards if card.deck == deck]
    return DeckShown(
        title=scene.book.say(f"economicus-deck-{deck}"),
        cards=tuple(CardsShown(card_of(view, scene, one.id), one.count) for one in cards),
    )


def _file(scene: Scene, name: str, own: str) -> FileShown:
    """A file to take along: the match's own, if it has one, else that of the house."""
    return FileShown(
        name=f"{name}.toml",
        text=scene.say(f"economicus-page-file-{name}"),
        url=scene.url(f"games/economicus/{name}.toml"),
        own=own and f"data:application/toml;base64,{b64encode(own.encode()).decode()}",
        text_of=own,
    )


HOUSE: Final = NamedPage[View, NoQuery](
    template="house.html", title="economicus-page-house", data=_page
)
