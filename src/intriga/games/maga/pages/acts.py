"""How the forms of a player stand: the list first, then what else there is, by subject."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import structs

from intriga.games.maga.pages.lists import spending
from intriga.games.maga.pages.phrases import Data, land
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Phase

_GROUPS: Final = {
    "circles": ("send-ambassador", "ban-team"),
    "treaties": ("propose-treaty",),
    "team": ("share-ministry", "name-captain"),
}


def arrange(view: View, scene: Any, forms: Sequence[Data]) -> Data:
    """The groups of the forms, and what stands (see `game_pages`)."""
    if view.phase is Phase.OVER or view.home is None:
        return {}
    waits = [form["key"] for form in forms if form["act"] == "answer-treaty"]
    # Without a title, so that on an open page it comes unfolded.
    groups = [{"key": "answer", "title": "", "open": True, "forms": waits}] if waits else []
    for name, acts in _GROUPS.items():
        mine = [form["key"] for form in forms if form["act"] in acts]
        if mine:
            title = scene.say(f"maga-page-group-{name}")
            groups.append({"key": name, "title": title, "note": None, "open": False, "forms": mine})
    return {"groups": groups, "standing": list(_standing(view, scene))}


def _standing(view: View, scene: Any) -> Iterator[Data]:
    """The lists that were handed in."""
    for desk in view.desks:
        told = spending(view, scene, desk)
        if told is not None:
            text = scene.say(
                "maga-page-stands", land=land(scene, desk.land), n=told["n"], cost=told["cost"]
            )
            yield {"text": text, "act": "withdraw"}


def form_view(view: View) -> View:
    """What the forms say beside their fields follows from one's own desks alone."""
    desks = [structs.replace(desk, past=[], report=[]) for desk in view.desks]
    return structs.replace(view, lands=[], squads={}, out={}, lies=[], desks=desks)


def form_extras(view: View, scene: Any, form: Data) -> Data:
    """Additions to the data of a form (see `GamePages`)."""
    preset = form["preset"]
    if form["act"] == "hand-in" and "land" in preset:
        title = scene.say("maga-page-list", land=land(scene, preset["land"]), turn=view.turn)
        return {"title": title, "submit": scene.say("maga-page-hand-in")}
    if form["act"] == "withdraw":
        name = land(scene, preset["land"])
        return {"title": scene.say("maga-page-withdraw", land=name)}
    if form["act"] == "choose-numbers" and "numbers" in preset:
        return {"title": scene.say("maga-page-by-lot")}
    return {}
