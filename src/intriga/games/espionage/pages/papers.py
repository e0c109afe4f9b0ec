"""The personal card on paper, for those who play in one room with the server as their banker."""

from typing import Any

from intriga.games.espionage.pages.board_data import card
from intriga.games.espionage.seen.view import View

Data = dict[str, Any]
_WORDS = ("card", "money", "my-bribes", "my-specials", "no-bribes", "no-specials")
_HISTORY = 12
"""Sums of the treasury that are printed, the latest ones."""


def personal_card(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `card.typ`: what the personal card shows on the page."""
    shown = card(view, scene)
    if shown is None:
        return None
    bribes = [(b["number"], _dollars(scene, b["sum"])) for b in shown["bribes"]]
    bribes += [(number, scene.say("espionage-page-tick")) for number in shown["ticks"]]
    used = scene.say("espionage-page-used")
    return {
        "words": {id.removeprefix("my-"): scene.say(f"espionage-page-{id}") for id in _WORDS},
        "player": scene.names[shown["seat"]],
        "city": shown["city"],
        "money": _dollars(scene, shown["money"]),
        "history": [str(sum) for sum in shown["history"][-_HISTORY:]],
        "bribes": [
            _row(scene.say("espionage-page-cell", number=number), value) for number, value in bribes
        ],
        "specials": [
            _row(s["name"], f"×{s['left']}" if s["left"] else used, s["help"] or "")
            for s in shown["specials"]
        ],
    }


def has_card(view: View, scene: Any) -> bool:
    """Whether this viewer has a personal card."""
    return view.me is not None


def _dollars(scene: Any, sum: int) -> str:
    return str(scene.say("espionage-page-dollars", n=sum))


def _row(name: str, value: str, help: str = "") -> Data:
    return {"name": name, "value": value, "help": help}


PAPERS: dict[str, Data] = {
    "card": {
        "source": "card.typ",
        "title": "espionage-page-card",
        "data": personal_card,
        "offered": has_card,
    }
}
