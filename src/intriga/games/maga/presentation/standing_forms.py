"""How the forms of a player stand: the list first, then what else there is, by subject."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from intriga.games.maga.presentation.lists.handed_in import spending
from intriga.games.maga.presentation.phrases import land
from intriga.games.maga.seen.view import View
from intriga.games.maga.state import Phase
from intriga.presentation import Arrangement, FormExtras, FormShown, Group, Scene, Standing

_GROUPS: Final = {
    "circles": ("send-ambassador", "ban-team"),
    "treaties": ("propose-treaty",),
    "team": ("share-ministry", "name-captain"),
}


def arrange(view: View, scene: Scene, forms: Sequence[FormShown]) -> Arrangement:
    """The groups of the forms, and what stands."""
    if view.phase is Phase.OVER or view.home is None:
        return Arrangement()
    waits = tuple(form.key for form in forms if form.act == "answer-treaty")
    # Without a title, so that on an open page it comes unfolded.
    groups = [Group("answer", "", waits, open=True)] if waits else []
    for name, acts in _GROUPS.items():
        mine = tuple(form.key for form in forms if form.act in acts)
        if mine:
            title = scene.say(f"maga-page-group-{name}")
            help = scene.say(f"maga-page-group-{name}-help")
            groups.append(Group(name, title, mine, help=help))
    return Arrangement(tuple(groups), tuple(_standing(view, scene)))


def _standing(view: View, scene: Scene) -> Iterator[Standing]:
    """The lists that were handed in."""
    for desk in view.desks:
        told = spending(scene, desk)
        if told is not None:
            text = scene.say(
                "maga-page-stands", land=land(scene, desk.land), n=told.n, cost=told.cost
            )
            yield Standing(text, "withdraw")


def form_view(view: View) -> View:
    """What the forms say beside their fields follows from one's own desks alone."""
    desks = [structs.replace(desk, past=[], report=[]) for desk in view.desks]
    return structs.replace(view, lands=[], squads={}, out={}, lies=[], desks=desks)


def form_extras(view: View, scene: Scene, form: FormShown) -> FormExtras:
    """Titles and buttons."""
    if form.act == "hand-in" and "land" in form.preset:
        name = land(scene, form.preset["land"])
        title = scene.say("maga-page-list", land=name, turn=view.turn)
        return FormExtras(title=title, submit=scene.say("maga-page-hand-in"))
    if form.act == "withdraw":
        name = land(scene, form.preset["land"])
        return FormExtras(title=scene.say("maga-page-withdraw", land=name))
    if form.act == "choose-numbers" and "numbers" in form.preset:
        return FormExtras(title=scene.say("maga-page-by-lot"))
    return FormExtras()
