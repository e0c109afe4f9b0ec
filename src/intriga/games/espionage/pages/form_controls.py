"""Texts of a form besides its fields: what the player has, and what the act will cost.

Sentences that depend on what is entered are sent as a reckoning (see
`intriga.web.game_pages`); all sums come from the player's own card and from public calls.
"""

from collections.abc import Callable
from typing import Any

from intriga.games.espionage.pages.board_data import place_text
from intriga.games.espionage.price_list import BLUFF_PENALTY
from intriga.games.espionage.view import Card, View

Data = dict[str, Any]


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form: `help`, `submit`, `consequence`, `reckoning`."""
    extras = _EXTRAS.get(form["act"])
    return extras(view, view.me, scene, form) if extras and view.me is not None else {}


def _answer(view: View, me: Card, scene: Any, form: Data) -> Data:
    bribe = me.bribes.get(view.papers)
    place = place_text(view, scene, view.papers)
    if bribe is None:
        return {"help": scene.say("espionage-page-answer-none", place=place)}
    return {"help": scene.say("espionage-page-answer-bribe", place=place, sum=bribe)}


def _spring(view: View, me: Card, scene: Any, form: Data) -> Data:
    if form["fields"]:
        return {}
    return {
        "help": scene.say("espionage-page-spring-none"),
        "submit": scene.say("espionage-page-spring-noted"),
    }


def _bid(view: View, me: Card, scene: Any, form: Data) -> Data:
    """A bluff adds to the bribe at once; the stake is lost, the rest returns."""
    bribe = me.bribes.get(view.papers, 0)
    bluff = scene.say("espionage-page-bid-bluff", sum="{bluff}", penalty=BLUFF_PENALTY)
    rest = scene.say("espionage-page-bid-rest", sum="{sum}", rest="{rest}")
    over = scene.say("espionage-page-bid-over", most="{most}")
    return {
        "reckoning": {
            "sums": {
                "added": {"bluff": 1},
                "rest": {"": bribe, "bluff": 1, "sum": -1},
                "over": {"": -bribe, "bluff": -1, "sum": 1},
                "most": {"": bribe, "bluff": 1},
            },
            "lines": [
                {"text": bluff, "when": ["added", 1]},
                {"text": rest, "when": ["rest", 0]},
                {"text": over, "when": ["over", 1]},
            ],
        }
    }


def _fold(view: View, me: Card, scene: Any, form: Data) -> Data:
    called = [call.sum for call in view.calls if call.seat == me.seat]
    stake = called[-1] if called else 1
    rest = me.bribes.get(view.papers, 0) - stake
    text = scene.say("espionage-page-fold-rest", sum=stake, rest=max(rest, 0))
    return {"consequence": text}


def _bribe(view: View, me: Card, scene: Any, form: Data) -> Data:
    left = scene.say("espionage-page-bribe-left", sum="{sum}", left="{left}")
    lost = {
        str(cell): scene.say("espionage-page-bribe-lost", cell=cell, sum=sum)
        for cell, sum in me.bribes.items()
    }
    return {
        "reckoning": {
            "sums": {"left": {"": me.purse[-1], "sum": -1}},
            "lines": [{"text": left, "when": ["left", 0]}, {"of": "cell", "text": lost}],
        }
    }


_EXTRAS: dict[str, Callable[[View, Card, Any, Data], Data]] = {
    "answer": _answer,
    "spring": _spring,
    "bid": _bid,
    "fold": _fold,
    "bribe": _bribe,
}
