"""Texts of a form besides its fields: what the player has, and what the act will cost.

Sentences that depend on what is entered are sent as a reckoning (see
`intriga.web.game_pages`); all sums come from the player's own card and from public calls.
"""

from collections.abc import Callable
from typing import Any

from intriga.games.espionage.data.geometry import is_cell
from intriga.games.espionage.data.price_list import BLUFF_PENALTY, READY, ready_purchase
from intriga.games.espionage.pages.board_data import place_text
from intriga.games.espionage.seen.view import Card, View

Data = dict[str, Any]


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form: `help`, `submit`, `consequence`, `reckoning`, `ready`,
    `submits`, `fields`."""
    extras = _EXTRAS.get(form["act"])
    return extras(view, view.me, scene, form) if extras and view.me is not None else {}


def _buy(view: View, me: Card, scene: Any, form: Data) -> Data:
    """The ready purchases that the points buy something of; the first is entered already. One that
    they do not buy all of has no help, which names everything."""
    (counts,) = form["fields"]
    sets = {name: bought for name in READY if (bought := ready_purchase(name, me.points))}
    chosen = None if form["given"] else next(iter(sets), None)
    ready = [
        {
            "label": scene.say(f"espionage-page-ready-{name}"),
            "help": scene.say(f"espionage-page-ready-{name}-help")
            if sum(bought.values()) == len(READY[name])
            else None,
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


def _with_quick(form: Data, quick: list[Data], help: str) -> list[Data]:
    """The fields of a form; that of the sum with values to take at a touch, and more help."""
    return [
        field | {"quick": quick, "help": " ".join(filter(None, (field.get("help"), help)))}
        if field["name"] == "sum"
        else field
        for field in form["fields"]
    ]


def _quick_sums(scene: Any, form: Data, most: int, steps: tuple[int, ...]) -> list[Data]:
    """The least that may be entered, some of these steps, and all there is, each with what its
    button says; nothing where all there is would not do."""
    low = next((f.get("min", most + 1) for f in form["fields"] if f["name"] == "sum"), most + 1)
    sums = sorted({low, *(step for step in steps if step > low)})
    quick = [
        {"value": sum, "label": scene.say("espionage-page-dollars", n=sum)}
        for sum in sums
        if sum < most
    ]
    all_in = {"value": most, "label": scene.say("espionage-page-all-in", n=most)}
    return [*quick, all_in] if low <= most else []


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
    called = {call.seat: call.sum for call in view.calls if call.seat not in view.folded}
    bidders = [
        scene.say("espionage-page-bidder", who=scene.names[seat], sum=called.get(seat, 0))
        for seat in view.bidders
        if seat not in (me.seat, *view.folded)
    ]
    help = scene.say("espionage-page-bid-help", bribe=bribe, bidders=bidders)
    highest = max(called.values(), default=0)
    steps = tuple(highest + more for more in (1, 6, 11, 21))
    rest = scene.say("espionage-page-bid-rest", sum="{sum}", rest="{rest}")
    over = scene.say("espionage-page-bid-over", most="{most}")
    return {
        "fields": _with_quick(form, _quick_sums(scene, form, bribe, steps), help),
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
        "fields": _with_quick(form, _quick_sums(scene, form, money, (20, 50, 100, 200)), help),
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
