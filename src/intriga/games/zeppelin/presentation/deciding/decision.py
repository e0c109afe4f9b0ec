"""What is asked, short enough for the head of a decision: its title, a question, a line about it, a
word for the clock."""

from intriga.games.zeppelin.presentation.abilities import freedom
from intriga.games.zeppelin.presentation.countries import power_of
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.presentation.tree import my_society
from intriga.games.zeppelin.seen.view import Passport, Society, View
from intriga.kernel import Param
from intriga.presentation import Scene


def title(view: View, scene: Scene) -> str:
    """What is being played."""
    return scene.say(
        "zeppelin-page-title", phase=view.phase, season=view.season, turn=str(view.turn)
    )


def ask(view: View, scene: Scene) -> tuple[str, str]:
    """What is asked of the viewer, or what goes on, and the line that explains it; from their own
    passport, state and army."""
    way, params = _way(view, scene)
    return (
        scene.say(f"zeppelin-page-ask-{way}", **params),
        scene.say(f"zeppelin-page-why-{way}", **params),
    )


def until(view: View, scene: Scene) -> str:
    """What the clock runs for."""
    return "" if view.phase == "over" else scene.say("zeppelin-page-until", phase=view.phase)


def undecided(me: Passport, society: Society | None) -> int:
    """In how many revolutions of their state somebody has not taken a side."""
    found = society.revolutions if society is not None else ()
    return sum(me.seat not in (*one.rebels, *one.loyal) for one in found)


def _way(view: View, scene: Scene) -> tuple[str, dict[str, Param]]:
    """The end of the names of the texts, and what they name."""
    me = view.me
    if view.phase == "over":
        return "over", {"ending": view.ending or "none", "n": len(view.sharers)}
    if view.phase == "review":
        return "review", {}
    if me is None:
        return "watching", {"phase": view.phase}
    if can(scene, "take-side") and undecided(me, my_society(view)):
        return "side", {}
    state = freedom(me)
    if state == "stateless":
        return "stateless", {"asks": "no" if me.asks is None else "yes"}
    if state != "free":
        return state, {"turn": me.dead_until or 0}
    if view.phase == "founding":
        return "founding", {"goal": view.goal}
    return _of_winter(view, scene, me) if view.phase == "builds" else _of_turn(view, scene, me)


def _of_winter(view: View, scene: Scene, me: Passport) -> tuple[str, dict[str, Param]]:
    power = power_of(view, me.country)
    due = power.due if power is not None and can(scene, "builds") else 0
    return "builds", {"way": "build" if due > 0 else "remove" if due < 0 else "none", "n": abs(due)}


def _of_turn(view: View, scene: Scene, me: Passport) -> tuple[str, dict[str, Param]]:
    if me.seat in view.ready:
        return "ready", {}
    power = power_of(view, me.country)
    if power is None or not power.units or not can(scene, "orders"):
        return "turn", {}
    command = next((one for one in view.commands if one.power == power.power), None)
    given = command.orders if command is not None else {}
    left = sum(unit not in given for unit in power.units)
    return "army", {"left": left, "given": len(power.units) - left}
