"""Texts of a form besides its fields: what the player has, and what the act will cost.

Sentences that depend on what is entered are sent as a reckoning (see
`intriga.web.game_pages`); all sums come from the player's own card and from public calls.
"""

from collections.abc import Callable
from typing import Any

from intriga.games.espionage.geometry import is_cell
from intriga.games.espionage.pages.board_data import place_text
from intriga.games.espionage.price_list import BLUFF_PENALTY, READY, ready_purchase
from intriga.games.espionage.view import Card, View

Data = dict[str, Any]


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form: `help`, `submit`, `consequence`, `reckoning`, `ready`,
    `submits`, `fields`."""
    extras = _EXTRAS.get(form["act"])
    return extras(view, view.me, scene, form) if extras and view.me is not None else {}


def _buy(view: View, me: Card, scene: Any, form: Data) -> Data:
    """Three ready purchases; the first is entered already."""
    (counts,) = form["fields"]
    sets = {name: ready_purchase(name, me.points) for name in READY}
    chosen = None if form["given"] else next(iter(sets))
    ready = [
        {
            "label": scene.say(f"espionage-page-ready-{name}"),
            "help": scene.say(f"espionage-page-ready-{name}-help"),
            "values": {f"specials.{item}": n for item, n in bought.items()},
            "chosen": name == chosen,
        }
        for name, bought in sets.items()
    ]
    if chosen is None:
        return {"ready": ready}
    items = [item | {"value": sets[chosen].get(item["name"], 0)} for item in counts["items"]]
    return {"ready": ready, "fields": [counts | {"items": items}]}


def _lead(view: View, me: Card, scene: Any, form: Data) -> Data:
    """The button names the place."""
    to = next(field for field in form["fields"] if field["name"] == "to")
    targets = {choice["value"]: choice["label"] for choice in to.get("choices", ())}
    text = {
        str(place): scene.say("espionage-page-lead-on", number=place)
        if is_cell(place)
        else scene.say("espionage-page-lead-to", place=label)
        for place, label in targets.items()
        if isinstance(place, int)
    }
    return {"submits": {"of": "to", "text": text}}


def _with_quick(form: Data, name: str, sums: dict[int, str], help: str) -> list[Data]:
    """The fields of a form; the one of this name with sums to take at a touch, and a help."""
    quick = [{"value": sum, "label": label} for sum, label in sums.items()]
    return [
        field | {"quick": quick, "help": help} if field["name"] == name else field
        for field in form["fields"]
    ]


def _sums(scene: Any, low: int, most: int, steps: tuple[int, ...]) -> dict[int, str]:
    """Sums from `low` to `most`, with what the buttons say."""
    sums = {sum: str(scene.say("espionage-page-dollars", n=sum)) for sum in steps if sum < most}
    return {s: text for s, text in sums.items() if s >= low} | {
        most: str(scene.say("espionage-page-all-in", n=most))
    }


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
    low = max((call.sum for call in view.calls), default=0) + 1
    called = {call.seat: call.sum for call in view.calls}
    bidders = [
        scene.say("espionage-page-bidder", who=scene.names[seat], sum=called.get(seat, 0))
        for seat in view.bidders
        if seat != me.seat
    ]
    help = scene.say("espionage-page-bid-help", bribe=bribe, bidders=bidders)
    steps = (low, low + 5, low + 10, low + 20)
    rest = scene.say("espionage-page-bid-rest", sum="{sum}", rest="{rest}")
    over = scene.say("espionage-page-bid-over", most="{most}")
    return {
        "fields": _with_quick(form, "sum", _sums(scene, low, bribe, steps), help)
        if bribe >= low
        else form["fields"],
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
        },
    }


def _fold(view: View, me: Card, scene: Any, form: Data) -> Data:
    called = [call.sum for call in view.calls if call.seat == me.seat]
    stake = called[-1] if called else 1
    rest = me.bribes.get(view.papers, 0) - stake
    text = scene.say("espionage-page-fold-rest", sum=stake, rest=max(rest, 0))
    return {"consequence": text}


def _bribe(view: View, me: Card, scene: Any, form: Data) -> Data:
    left = scene.say("espionage-page-bribe-left", sum="{sum}", left="{left}")
    money = me.purse[-1]
    help = scene.say("espionage-page-treasury", n=money)
    lost = {
        str(cell): scene.say("espionage-page-bribe-lost", cell=cell, sum=sum)
        for cell, sum in me.bribes.items()
    }
    return {
        "fields": _with_quick(form, "sum", _sums(scene, 1, money, (20, 50, 100, 200)), help),
        "reckoning": {
            "sums": {"left": {"": me.purse[-1], "sum": -1}},
            "lines": [{"text": left, "when": ["left", 0]}, {"of": "cell", "text": lost}],
        },
    }


_EXTRAS: dict[str, Callable[[View, Card, Any, Data], Data]] = {
    "buy": _buy,
    "move": _lead,
    "march-on": _lead,
    "forced-march": _lead,
    "secret-paths": _lead,
    "steer": _lead,
    "answer": _answer,
    "spring": _spring,
    "bid": _bid,
    "fold": _fold,
    "bribe": _bribe,
}
