"""The referee's night: one night on one page, step by step, and house by house (T1).

For a referee, and for everybody after the end: it is made from `View.secret` alone.
"""

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.games.mafia.pages import orders, story
from intriga.games.mafia.pages.phrases import Data, person, role
from intriga.games.mafia.state import Line, Phase, Standing
from intriga.games.mafia.view import Secret, View
from intriga.kernel import Seat


class NightQuery(Struct, frozen=True):
    """`turn`: the number of the night; 0: the last one of which there is something to tell."""

    turn: Annotated[int, Meta(ge=0, le=1_000)] = 0


def night(view: View, scene: Any, query: NightQuery) -> Data | None:
    """The data of `night.html`."""
    secret = view.secret
    if secret is None:
        return None
    told = sorted({*story.turns(secret.log), *([view.turn] if view.turn else [])})
    if not told:
        return None if query.turn else {"none": True}
    turn = query.turn or told[-1]
    if turn not in told:
        return None
    lines = story.of_turn(secret.log, turn, day=False)
    return {
        "title": scene.say("mafia-named-night", turn=turn),
        "none": False,
        "turn": turn,
        "turns": _turns(scene, told, turn),
        "steps": [_step(scene, name, lines) for name in ("D0", *story.STEPS)],
        "houses": [_house(secret, scene, who, lines) for who in story.houses(lines)],
        "day": _told(scene, story.of_turn(secret.log, turn, day=True)),
        "purses": _purses(scene, secret.standings, turn),
        "orders": orders.tonight(secret, scene)
        if turn == view.turn and view.phase is Phase.NIGHT
        else [],
    }


def _turns(scene: Any, told: Sequence[int], turn: int) -> list[Data]:
    return [{"n": one, "url": scene.page("night", turn=one), "here": one == turn} for one in told]


def _step(scene: Any, name: str, lines: Sequence[Line]) -> Data:
    return {
        "id": name,
        "name": scene.say(f"mafia-named-step-{name}"),
        "lines": _told(scene, [line for line in lines if line.step == name]),
    }


def _told(scene: Any, lines: Sequence[Line]) -> list[str]:
    return [scene.tell(line.message) for line in lines]


def _house(secret: Secret, scene: Any, who: Seat, lines: Sequence[Line]) -> Data:
    """Everything that happened in one house, and whether its owner lived."""
    return person(scene, who) | {
        "role": role(scene, secret.people[who].role),
        "lines": _told(scene, story.houses(lines)[who]),
        "died": any(dead == who for dead, _ in story.deaths(lines)),
    }


def _purses(scene: Any, standings: Sequence[Standing], turn: int) -> list[Data]:
    """Whose exp this night has changed."""
    known = {one.tick: one.exp for one in standings}
    before, after = known.get(max(0, 2 * turn - 1)), known.get(2 * turn)
    if turn == 1:
        before = known.get(0)
    if before is None or after is None:
        return []
    return [
        person(scene, who) | {"before": was, "after": now, "change": now - was}
        for who, (was, now) in enumerate(zip(before, after, strict=True))
        if was != now
    ]


def knows_all(view: View, scene: Any) -> bool:
    """Whether the viewer sees everything: a referee, and everybody after the end."""
    return view.secret is not None


PAGE = {
    "template": "night.html",
    "title": "mafia-named-nights",
    "data": night,
    "query": NightQuery,
    "offered": knows_all,
}
