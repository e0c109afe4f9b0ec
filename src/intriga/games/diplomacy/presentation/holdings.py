"""What a power has, beside its decisions."""

from intriga.games.diplomacy.seen.view import View
from intriga.presentation import Resource, Scene
from intriga.warfare.war_view import own_power


def resources(view: View, scene: Scene) -> tuple[Resource, ...]:
    """Centres and units of the viewer's power, and in winter what is due; all public."""
    if view.me is None:
        return ()
    power = own_power(view)
    centres, units = len(power.centres), len(power.units) + len(power.lost)
    held = [
        Resource(
            f"{centres}",
            scene.say("war-page-have-centres", n=centres),
            (scene.say("diplomacy-game-page-goal", n=view.goal),),
        ),
        Resource(f"{units}", scene.say("war-page-have-units", n=units)),
    ]
    if power.due:
        way = "build" if power.due > 0 else "remove"
        word = scene.say("diplomacy-game-page-have-due", way=way)
        held.append(Resource(f"{abs(power.due)}", word))
    return tuple(held)
