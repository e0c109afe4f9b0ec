"""The card of results: what came of the viewer's orders in the last turn, in a line each."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from intriga.diplomacy.vocabulary import Verb
from intriga.kernel import Param
from intriga.presentation import Scene
from intriga.warfare import message_params
from intriga.warfare.presentation.past_turns import name_of
from intriga.warfare.turn_report import OrderResult, Turn
from intriga.warfare.war_view import WarView

_QUIET = frozenset({"diplomacy-held", "diplomacy-support-given", "diplomacy-support-given-move"})
"""Results that need no line of their own: the order was carried out, and nothing came of it."""


class ResultLine(Struct, frozen=True):
    """What came of one order: what was ordered, the result in a word, why, whether it is good."""

    what: str
    result: str
    why: str
    good: bool


class ResultCard(Struct, frozen=True):
    """What came of the viewer's orders in one turn. `lines`: failures first; `quiet`: the number of
    the other orders; `gained`, `lost`: names of centres."""

    id: str
    name: str
    lines: tuple[ResultLine, ...]
    quiet: int
    gained: tuple[str, ...]
    lost: tuple[str, ...]


class ResultCards(Struct, frozen=True):
    """The data of `results.html`."""

    cards: tuple[ResultCard, ...]


def results(view: WarView, scene: Scene) -> tuple[ResultCard, ...]:
    """A card for each of the last turns with orders of the viewer."""
    if view.me is None:
        return ()
    power = view.me.power
    cards = []
    for n, turn in enumerate(view.turns):
        own = [done for done in turn.done if done.power == power]
        lines = [line for done in own if (line := _line(view.map, scene, turn, done))]
        lines.sort(key=lambda line: line.good)
        before = _centres_before(view, scene, n, power)
        now = turn.centres.get(power, [])
        card = ResultCard(
            id=turn.name,
            name=name_of(scene, turn),
            lines=tuple(lines),
            quiet=len(own) - len(lines),
            gained=_places(view.map, scene, (code for code in now if code not in before)),
            lost=_places(view.map, scene, (code for code in before if code not in now)),
        )
        if own or card.gained or card.lost:
            cards.append(card)
    return tuple(cards)


def _line(map: str, scene: Scene, turn: Turn, done: OrderResult) -> ResultLine | None:
    """What came of an order; None for one that was carried out quietly."""
    good, why = done.result == "ok", done.why
    order = message_params.parsed(map, done.order)
    if good and (why is None or why.id in _QUIET) and order.verb not in (Verb.MOVE, Verb.BUILD):
        return None
    if order.verb == Verb.WAIVE:
        return None
    what = scene.render(message_params.order(map, done.order))
    if done.result == "dislodged" or (why is not None and why.id == "diplomacy-held-against"):
        what = scene.render(message_params.unit(map, done.unit))
    id = "held" if good and why is not None and why.id == "diplomacy-held-against" else done.result
    result = ""
    if not good or id == "held":
        result = scene.say(f"war-card-{id.replace(' ', '-')}")
    return ResultLine(what, result, _why(map, scene, turn, done), good)


def _why(map: str, scene: Scene, turn: Turn, done: OrderResult) -> str:
    """Who prevented it and how strong both were; where nobody did, the reason as a sentence."""
    why = done.why
    if why is None:
        return ""
    params = why.params
    others = _others(map, scene, turn, done, params)
    if others and "mine" in params:
        strengths = {"mine": params["mine"], "theirs": params["theirs"]}
        return scene.say("war-card-against", powers=others, **strengths)
    if others:
        return ", ".join(others)
    if done.result == "ok":
        return ""
    return scene.render(message_params.reason(map, why))


def _others(
    map: str, scene: Scene, turn: Turn, done: OrderResult, params: Mapping[str, Param]
) -> list[str]:
    """The other powers in the way: those of the units named, or of the unit at the goal."""
    named = params.get("by") or (params.get("to", ()) if "mine" in params else ())
    places = [named] if isinstance(named, str) else list(named)
    owner = {
        unit.partition(" ")[2].partition("/")[0]: power
        for power, units in turn.before.items()
        for unit in units
    }
    powers = [owner[place] for spot in places if (place := spot.partition("/")[0]) in owner]
    others = dict.fromkeys(power for power in powers if power != done.power)
    return [scene.render(message_params.power(map, power)) for power in others]


def _centres_before(view: WarView, scene: Scene, n: int, power: str) -> list[str]:
    """The centres of a power before the n-th of the last turns; as after it for the first turn of
    a match, in which no centre changes hands."""
    if n:
        return view.turns[n - 1].centres.get(power, [])
    earlier = scene.turns[: len(scene.turns) - len(view.turns)]
    if not earlier:
        return view.turns[0].centres.get(power, [])
    centres: list[str] = earlier[-1].params["turn"]["data"]["centres"].get(power, [])
    return centres


def _places(map: str, scene: Scene, codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(scene.render(message_params.place(map, code)) for code in codes)
