"""The end: who shares the result, the centres year by year, who was which power."""

from collections.abc import Sequence

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.presentation.table import years
from intriga.games.diplomacy.seen.view import PowerView, View
from intriga.presentation import Ending, Scene, WhoWas
from intriga.warfare.presentation.end.centre_curves import Strength, centre_chart


def ending(view: View, scene: Scene) -> Ending:
    """The powers in the order of their centres."""
    counts = years(scene.turns)
    number = board_of(view.map).power_number
    powers = sorted(view.powers, key=lambda power: -len(power.centres))
    return Ending(
        verdict=_verdict(view, scene),
        chart=centre_chart(
            scene,
            [year for year, _ in counts],
            [
                Strength(
                    scene.render(power.name),
                    number[power.power],
                    tuple(count.get(power.power, 0) for _, count in counts),
                )
                for power in powers
            ],
        ),
        who=tuple(
            _who(power, scene, [count.get(power.power, 0) for _, count in counts])
            for power in powers
            if power.seat is not None
        ),
    )


def _verdict(view: View, scene: Scene) -> str:
    if view.phase != "over":
        return ""
    shared = [power for power in view.powers if power.power in view.sharers]
    name = scene.render(shared[0].name) if len(shared) == 1 else ""
    return scene.say("diplomacy-game-page-end", n=len(shared), power=name)


def _who(power: PowerView, scene: Scene, centres: Sequence[int]) -> WhoWas:
    most = max([*centres, len(power.centres)])
    return WhoWas(
        seat=power.seat or 0,
        role=scene.render(power.name),
        did=scene.say(
            "diplomacy-game-page-end-did",
            state=power.state,
            most=most,
            units=len(power.units) + len(power.lost),
        ),
        value=str(len(power.centres)),
        gone=power.state in ("out", "vacant"),
    )
