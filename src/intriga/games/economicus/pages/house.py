"""What this match is played with: the decks in words, and the files of the house to change."""

from base64 import b64encode
from typing import Any, Final

from intriga.games.economicus.pages.phrases import Data, card_data
from intriga.games.economicus.pages.phrases import house as house_of
from intriga.games.economicus.seen.view import View

_FILES: Final = ("board", "decks", "dice")


def house(view: View, scene: Any, query: Any) -> Data:
    """The data of `house.html`."""
    played = house_of(view)
    return {
        "decks": [
            {
                "title": scene.book.say(f"economicus-deck-{deck}"),
                "cards": [
                    card_data(view, scene, card.id) | {"count": card.count}
                    for card in played.decks.cards
                    if card.deck == deck
                ],
            }
            for deck in ("option", "event")
        ],
        "dice": [
            {
                "name": scene.say(f"economicus-page-die-{name}"),
                "faces": ", ".join(f"{face}{'%' if played.dice.percent else ''}" for face in faces),
            }
            for name, faces in (("black", played.dice.black), ("blue", played.dice.blue))
        ],
        "files": [_file(scene, name, getattr(view.options, name)) for name in _FILES],
    }


def _file(scene: Any, name: str, own: str) -> Data:
    """A file to take along: the match's own, if it has one, else that of the house."""
    return {
        "name": f"{name}.toml",
        "text": scene.say(f"economicus-page-file-{name}"),
        "url": scene.url(f"games/economicus/{name}.toml"),
        "own": own and f"data:application/toml;base64,{b64encode(own.encode()).decode()}",
        "text_of": own,
    }


PAGE = {"template": "house.html", "title": "economicus-page-house", "data": house}
