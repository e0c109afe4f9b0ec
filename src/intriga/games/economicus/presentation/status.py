"""The notes beside the players, and what is news for somebody."""

from intriga.games.economicus.presentation.phrases import money
from intriga.games.economicus.seen.view import View
from intriga.kernel import Event
from intriga.presentation import PersonNote, Scene


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
