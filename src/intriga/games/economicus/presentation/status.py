"""The texts of the zones "now" and "table", and what is news for somebody."""

from intriga.games.economicus.presentation.board import kind_of
from intriga.games.economicus.presentation.phrases import money
from intriga.games.economicus.seen.view import View
from intriga.games.economicus.state.position import Stage
from intriga.games.economicus.state.questions import ExclusiveOffer
from intriga.kernel import Event
from intriga.presentation import Now, PersonNote, Scene


def now(view: View, scene: Scene) -> Now:
    """The year, what happens, and one sentence: what the viewer is asked for, or who decides."""
    kind = kind_of(view)
    return Now(
        phase=scene.say(f"economicus-page-phase-{kind}", name=scene.names[view.active]),
        step=scene.say("economicus-page-year", n=view.year) if view.year else None,
        asked=_won(view, scene) if view.stage is Stage.OVER else _asked(view, scene, kind),
    )


def _won(view: View, scene: Scene) -> str:
    best = view.winners[0]
    stars = view.players[best].stars
    return scene.say("economicus-page-has-won", name=scene.names[best], stars=stars)


def _asked(view: View, scene: Scene, kind: str) -> str:
    if not (isinstance(scene.viewer, int) and scene.asked):
        names = ", ".join(scene.names[seat] for seat in scene.awaited)
        return scene.say("economicus-page-wait", names=names or "…")
    if kind == "auction" and view.lot is not None and not view.lot.worded:
        kind = "word"
    elif kind == "auction" and view.options.bidding == "sealed":
        kind = "maximum"
    elif kind == "offer" and isinstance(view.asked, ExclusiveOffer) and view.asked.agreed:
        kind = "raising"
    elif kind == "roll" and scene.viewer != view.active:
        kind = "other-rolls"
    return scene.say("economicus-page-asked", kind=kind, name=scene.names[view.active])


def people(view: View, scene: Scene) -> list[PersonNote]:
    """Stars and cash of each player; both public."""
    return [
        PersonNote(
            scene.say("economicus-page-stars-of", n=one.stars, goal=view.goal),
            scene.say("economicus-page-is-bankrupt") if one.bankrupt else money(scene, one.cash),
        )
        for one in view.players
    ]


def concerns(view: View, scene: Scene, event: Event) -> bool:
    """Whether a public event is news for the viewer: it names them."""
    named = [event.params.get(name) for name in ("seat", "owner", "buyer", "seller", "criminal")]
    return {"seat": scene.viewer} in named
