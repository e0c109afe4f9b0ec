"""What is asked, short enough for the head of a decision: its title, a question, a line about it, a
word for the clock."""

from intriga.games.diplomacy.seen.view import PowerView, View
from intriga.kernel import Param
from intriga.presentation import Scene
from intriga.warfare.presentation.order_lines import undecided
from intriga.warfare.war_view import PHASES


def title(view: View, scene: Scene) -> str:
    """What is being played."""
    season = "autumn" if view.autumn else "spring"
    return scene.say(
        "diplomacy-game-page-title", phase=view.phase, season=season, year=str(view.year)
    )


def ask(view: View, scene: Scene) -> tuple[str, str]:
    """What is asked of the viewer, or awaited, and the line that explains it. What they have
    ordered is counted from their own orders, whom the match waits for is public."""
    if view.phase == "over":
        return _over(view, scene)
    way = way_of(view, scene)
    params: dict[str, Param] = {"n": len(scene.awaited), "given": 0, "left": 0}
    params["phase"] = view.phase
    if way == "asked" and view.me is not None and view.phase in PHASES:
        params["left"], params["phase"] = undecided(view)
        params["given"] = len(view.me.orders)
    return (
        scene.say(f"diplomacy-game-page-ask-{way}", **params),
        scene.say(f"diplomacy-game-page-why-{way}", **params),
    )


def way_of(view: View, scene: Scene) -> str:
    """How the viewer stands to what is asked: the end of the name of a text."""
    if view.phase == "wishes":
        return "asked" if scene.asked else "watching" if view.wish is None else "wished"
    power = _power(view)
    if power is None or view.me is None:
        return "watching"
    if scene.asked:
        return "asked"
    if view.me.sealed:
        return "sealed"
    return power.state if power.state in ("absent", "out") else "idle"


def _power(view: View) -> PowerView | None:
    return next((one for one in view.powers if view.me and one.power == view.me.power), None)


def _over(view: View, scene: Scene) -> tuple[str, str]:
    shared = [one for one in view.powers if one.power in view.sharers]
    name = scene.render(shared[0].name) if len(shared) == 1 else ""
    return (
        scene.say("diplomacy-game-page-end", n=len(shared), power=name),
        scene.say("diplomacy-game-page-why-over", how=view.ending),
    )


def until(view: View, scene: Scene) -> str:
    """What the clock runs for."""
    return "" if view.phase == "over" else scene.say("diplomacy-game-page-until", phase=view.phase)
