"""What is asked, short enough for the head of a decision: its title, a question, a line about it, a
word for the clock; and what the player has that matters for it."""

from collections.abc import Iterator
from typing import Final

from intriga.games.espionage.presentation.my_card import specials_shown
from intriga.games.espionage.presentation.squares import place_text
from intriga.games.espionage.seen.view import Card, View
from intriga.kernel import Param
from intriga.presentation import Resource, Scene, StageSize, TrayHeight

_HERE: Final = frozenset({"challenge", "bidding"})
"""Where the bribe under the Papers matters more than the others."""
_ON_BOARD: Final = frozenset({"turn", "march", "steer"})
"""What is chosen on the board."""


def title(view: View, scene: Scene) -> str:
    """What is being played."""
    mine = view.phase == "turn" and scene.viewer == view.mover
    return scene.say(f"espionage-page-{'my-turn' if mine else f'phase-{view.phase}'}")


def ask(view: View, scene: Scene) -> tuple[str, str]:
    """What is asked of the viewer, or awaited, and the line that explains it."""
    mine = scene.asked
    params = _params(view, scene)
    way = "mine" if mine else "wait"
    if not mine and view.me is not None and view.phase == "bidding":
        way = _said(view, view.me)
        params["sum"] = int(view.me.said) if way == "bid" else 0
    elif not mine and view.me is not None and view.me.said:
        way = "said"
    return (
        scene.say(f"espionage-page-ask-{way}", phase=view.phase, **params),
        scene.say(f"espionage-page-why-{way}", phase=view.phase, **params),
    )


def _said(view: View, me: Card) -> str:
    """What the viewer has answered in the bidding, if the others have not heard it yet."""
    heard = next((str(call.sum) for call in view.calls if call.seat == me.seat), "")
    if not me.said or me.said == heard:
        return "wait"
    return "folded" if me.said == "fold" else "bid"


def _params(view: View, scene: Scene) -> dict[str, Param]:
    """What the sentences name."""
    home = next((city for city in view.cities if city.seat == scene.viewer), None)
    begins = home is not None and view.round == 1 and view.phase in ("purchase", "turn")
    rivals = [seat for seat in view.bidders if seat not in view.folded]
    told: dict[str, Param] = {
        "who": scene.names[view.mover],
        "place": place_text(view, scene, view.papers),
        "city": scene.render(home.name) if home is not None and begins else "",
        "begins": "yes" if begins else "no",
        "specials": "yes" if view.special_moves else "no",
        "n": len(rivals),
        "highest": max((call.sum for call in view.calls if call.seat in rivals), default=0),
        "bribe": view.me.bribes.get(view.papers, 0) if view.me is not None else 0,
        "winner": scene.names[view.winner] if view.winner is not None else "",
        "victor": scene.names[view.victor] if view.victor is not None else "",
        "ends": "no" if view.victor is None else "yes",
        "origin": "",
        "to": "",
    }
    if view.announced is not None:
        told["origin"] = place_text(view, scene, view.announced.origin)
        told["to"] = place_text(view, scene, view.announced.to)
    return told


def until(view: View, scene: Scene) -> str:
    """What the clock runs for."""
    return scene.say("espionage-page-until", phase=view.phase) if view.phase != "over" else ""


def room(view: View, scene: Scene) -> tuple[StageSize, TrayHeight | None]:
    """How much of the board is needed, and how high the decision stands."""
    mine = scene.asked and view.phase in _ON_BOARD
    return "board" if view.phase == "turn" else "frame", "low" if mine else None


# ── what the player has ─────────────────────────────────────────────────────────────────


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """The treasury, bribes, special moves: all from the viewer's own card."""
    if view.me is None or view.phase == "over":
        return ()
    return tuple(_resources(view, view.me, scene))


def _resources(view: View, me: Card, scene: Scene) -> Iterator[Resource]:
    money = scene.say("espionage-page-dollars", n=me.purse[-1])
    yield Resource(money, scene.say("espionage-page-have-money"))
    if view.phase == "purchase":
        yield Resource(f"{me.points}", scene.say("espionage-page-have-points", n=me.points))
        return
    if view.phase in _HERE:
        here = scene.say("espionage-page-dollars", n=me.bribes.get(view.papers, 0))
        yield Resource(here, scene.say("espionage-page-have-here"))
    bribes = tuple(
        scene.say("espionage-page-bribe-on", cell=cell, sum=sum) for cell, sum in me.bribes.items()
    )
    yield Resource(f"{len(bribes)}", scene.say("espionage-page-have-bribes", n=len(bribes)), bribes)
    if view.special_moves:
        left = [one for one in specials_shown(me.specials, scene) if one.left]
        count = sum(one.left for one in left)
        lines = tuple(f"{one.name} × {one.left}" for one in left)
        yield Resource(f"{count}", scene.say("espionage-page-have-specials", n=count), lines)
