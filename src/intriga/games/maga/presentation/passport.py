"""The passport of a state (items 2, 3; R-NUM): its roles with their secret numbers, who edits what,
and whose it is. A page of A5 for each territory of the team."""

from typing import Final

from msgspec import Struct

from intriga.games.maga.presentation.phrases import land, role
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Phase
from intriga.presentation import NoQuery, Paper, Scene

WORDS: Final = ("passport", "number", "role", "person", "people", "secret", "neighbours")


class Title(Struct, frozen=True):
    """A role with its secret number (empty: none yet), and who edits its lines."""

    number: int | str
    title: str
    person: str


class StatePassport(Struct, frozen=True):
    """A territory on a page of its own."""

    title: str
    neighbours: str
    people: list[str]
    roles: list[Title]


class Passports(Struct, frozen=True):
    """The data of `passport.typ`."""

    words: dict[str, str]
    states: list[StatePassport]


def passport(view: View, scene: Scene, query: NoQuery) -> Passports | None:
    """The passports; None for those who have no state, or no numbers yet."""
    if view.home is None or not view.desks:
        return None
    if view.phase is Phase.OPENING and not view.chosen:
        return None
    count = len(view.lands)
    return Passports(
        words={word: scene.say(f"maga-paper-{word}") for word in WORDS},
        states=[_state(view, scene, desk, count) for desk in view.desks],
    )


def _state(view: View, scene: Scene, desk: Desk, count: int) -> StatePassport:
    beside = sorted({(desk.land - 1) % count, (desk.land + 1) % count} - {desk.land})
    return StatePassport(
        title=land(scene, desk.land),
        neighbours=", ".join(land(scene, n) for n in beside),
        people=[scene.names[who] for who in view.squads.get(desk.land, [])],
        roles=[
            Title(
                number=minister.number or "",
                title=role(scene, name),
                person=scene.names[minister.editor] if minister.editor is not None else "",
            )
            for name, minister in desk.roles.items()
        ],
    )


def has_desk(view: View, scene: Scene) -> bool:
    """Only those who command or watch a state have it."""
    return view.home is not None


PASSPORT: Final = Paper(
    source="passport.typ",
    title="maga-paper-passport",
    data=passport,
    offered=has_desk,
)
