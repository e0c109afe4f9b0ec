"""What is said in a form beside its fields: what I have to hand, and what the act will cost me.

Sentences that follow what is entered travel as a reckoning (see
`intriga.web.game_pages`); all sums come from the reader's own card and from calls everybody
heard.
"""

from collections.abc import Callable
from typing import Any

from intriga.games.espionage.pages.board_data import spoken
from intriga.games.espionage.specials import BLUFF_PENALTY
from intriga.games.espionage.view import Card, View

Data = dict[str, Any]


def ask(view: View, scene: Any, form: Data) -> Data:
    """Additions to a form that is told to a player: `help`, `submit`, `consequence`,
    `reckoning`."""
    say = _SAID.get(form["act"])
    return say(view, view.me, scene, form) if say and view.me is not None else {}


def _answer(view: View, me: Card, scene: Any, form: Data) -> Data:
    bribe = me.bribes.get(view.papers)
    place = spoken(view, scene, view.papers)
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
    """A bluff goes from the purse to the bribe at once; the stake burns, the rest returns."""
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


_SAID: dict[str, Callable[[View, Card, Any, Data], Data]] = {
    "answer": _answer,
    "spring": _spring,
    "bid": _bid,
    "fold": _fold,
    "bribe": _bribe,
}
