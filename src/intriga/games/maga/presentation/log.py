"""The host's desk: the resolution log of each turn and all figures, for a referee whose view is
open; after the end for everybody."""

from itertools import groupby
from typing import Annotated, Final

from msgspec import Meta, Struct

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.presentation.phrases import (
    TurnLink,
    columns,
    land,
    lands,
    line_text,
    money,
    turn_links,
)
from intriga.games.maga.presentation.treaties_page import ClauseShown, clause
from intriga.games.maga.seen.view import Secret, View
from intriga.presentation import NamedPage, PageData, Scene


class Query(Struct, frozen=True):
    """`turn`: 0 is the last one of the log."""

    turn: Annotated[int, Meta(ge=0, le=200)] = 0


class StepTold(Struct, frozen=True):
    """A step of the technical stage."""

    title: str
    lines: list[str]


class StateFigures(Struct, frozen=True):
    """All figures of a territory. `of`: whose it is, if not its own; `lines`: the list that was
    handed in, None: none."""

    name: str
    of: str
    treasury: str
    incomes: list[str]
    mood: int
    revolt: bool
    nuclear: int
    abm: int
    levels: list[int]
    credit: str
    lines: list[str] | None


class TreatyTold(Struct, frozen=True):
    """A treaty; `signed`: it holds."""

    title: str
    parties: str
    signed: bool
    text: str
    clauses: list[ClauseShown]


class Log(PageData, frozen=True, kw_only=True):
    """The log of a turn, with all figures and treaties as they are."""

    turn: int
    turns: list[TurnLink]
    steps: list[StepTold]
    states: list[StateFigures]
    roles: list[str]
    spheres: list[str]
    treaties: list[TreatyTold]


def log(view: View, scene: Scene, query: Query) -> Log | None:
    """The data of `log.html`; None for a turn without a log."""
    secret = view.secret
    if secret is None:
        return None
    turns = sorted({note.turn for note in scene.notes})
    turn = query.turn or max(turns, default=0)
    if query.turn and turn not in turns:
        return None
    notes = [note for note in scene.notes if note.turn == turn]
    return Log(
        turn=turn,
        turns=turn_links(scene, "log", turns, turn),
        steps=[
            StepTold(_step(scene, step), [scene.tell(note.message) for note in found])
            for step, found in groupby(notes, key=lambda note: note.at)
        ],
        states=[_state(scene, secret, n) for n in range(len(secret.territories))],
        roles=[scene.say(f"maga-page-ministry-{name}") for name in Role],
        spheres=[scene.say(f"maga-page-short-{sphere}") for sphere in Sphere],
        treaties=[
            TreatyTold(
                title=scene.say("maga-treaty-number", n=one.number),
                parties=lands(scene, one.parties),
                signed=set(one.signed) == set(one.parties) and not one.refused,
                text=one.text,
                clauses=[clause(scene, each) for each in one.clauses],
            )
            for one in secret.treaties
        ],
    )


def _step(scene: Scene, step: str) -> str:
    return scene.say("maga-page-step", step=int(step) if step.isdecimal() else 0)


def _state(scene: Scene, secret: Secret, n: int) -> StateFigures:
    one = secret.territories[n]
    lines = secret.lists.get(n)
    return StateFigures(
        name=land(scene, n),
        of=land(scene, one.team) if one.team != n else "",
        treasury=money(scene, one.treasury),
        incomes=[money(scene, one.incomes[sphere]) for sphere in Sphere],
        mood=one.mood,
        revolt=bool(one.revolt),
        nuclear=one.nuclear,
        abm=one.abm,
        levels=[one.roles[name].level for name in Role],
        credit=money(scene, one.credit),
        lines=None if lines is None else [line_text(scene, columns(line)) for line in lines],
    )


def is_open(view: View, scene: Scene) -> bool:
    """Whether everything is open to this viewer."""
    return view.secret is not None


LOG_PAGE: Final = NamedPage(
    template="log.html",
    title="maga-page-log",
    data=log,
    query=Query,
    offered=is_open,
    notes=True,
    live=True,
)
