"""The host's desk: the resolution log of each turn and all figures, for a referee whose view is
open; after the end for everybody."""

from itertools import groupby
from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.pages.lists import columns
from intriga.games.maga.pages.phrases import Data, hue, land, lands, line_text, money
from intriga.games.maga.pages.treaties import clause
from intriga.games.maga.seen.view import Secret, View
from intriga.games.maga.state import Territory
from intriga.kernel import Note


class Query(Struct, frozen=True):
    """`turn`: 0 is the last one of the log."""

    turn: Annotated[int, Meta(ge=0, le=200)] = 0


def log(view: View, scene: Any, query: Query) -> Data | None:
    """The data of `log.html`; None for a turn without a log."""
    secret = view.secret
    if secret is None:
        return None
    turns = sorted({note.turn for note in scene.notes})
    turn = query.turn or max(turns, default=0)
    if query.turn and turn not in turns:
        return None
    notes = [note for note in scene.notes if note.turn == turn]
    return {
        "turn": turn,
        "turns": [{"n": n, "url": scene.page("log", turn=n), "now": n == turn} for n in turns],
        "steps": [
            {"title": _step(scene, step), "lines": [_told(scene, note) for note in found]}
            for step, found in groupby(notes, key=lambda note: note.at)
        ],
        "states": [_state(view, scene, secret, n) for n in range(len(secret.territories))],
        "roles": [scene.say(f"maga-page-ministry-{name}") for name in Role],
        "spheres": [scene.say(f"maga-page-short-{sphere}") for sphere in Sphere],
        "treaties": [
            {
                "title": scene.say("maga-treaty-number", n=one.number),
                "parties": lands(scene, one.parties),
                "signed": set(one.signed) == set(one.parties) and not one.refused,
                "text": one.text,
                "clauses": [clause(scene, each) for each in one.clauses],
            }
            for one in secret.treaties
        ],
    }


def _step(scene: Any, step: str) -> str:
    return str(scene.say("maga-page-step", step=int(step) if step.isdecimal() else 0))


def _told(scene: Any, note: Note) -> str:
    """A line of the log."""
    message = note.message
    return str(scene.book.say(message.id, message.params, scene.names))


def _state(view: View, scene: Any, secret: Secret, n: int) -> Data:
    one: Territory = secret.territories[n]
    lines = secret.lists.get(n)
    return {
        "name": land(scene, n),
        "hue": hue(one.team),
        "of": land(scene, one.team) if one.team != n else "",
        "treasury": money(scene, one.treasury),
        "incomes": [money(scene, one.incomes[sphere]) for sphere in Sphere],
        "mood": one.mood,
        "revolt": bool(one.revolt),
        "nuclear": one.nuclear,
        "abm": one.abm,
        "levels": [one.roles[name].level for name in Role],
        "credit": money(scene, one.credit),
        "list": None if lines is None else [line_text(scene, columns(line)) for line in lines],
    }


def is_open(view: View, scene: Any) -> bool:
    """Whether everything is open to this viewer."""
    return view.secret is not None


PAGE = {
    "template": "log.html",
    "title": "maga-page-log",
    "data": log,
    "query": Query,
    "offered": is_open,
    "notes": True,
    "live": True,
}
