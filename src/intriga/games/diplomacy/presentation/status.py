"""Where the match stands, and what is said of each player."""

from typing import Final

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.presentation import decision
from intriga.games.diplomacy.seen.view import PowerView, View
from intriga.kernel import Event, Param, Seat
from intriga.presentation import Awaited, Now, PersonNote, Scene
from intriga.warfare import message_params
from intriga.warfare.presentation.power_marks import letters

_NAMED: Final = 12
"""So many powers are named with those that have sealed; of more, only those that have not."""


def now(view: View, scene: Scene) -> Now:
    """The phase, the year, and one sentence: what the viewer is asked for, or what is awaited."""
    season = "autumn" if view.autumn else "spring"
    phase = scene.say(
        "diplomacy-game-page-phase", phase=view.phase, season=season, year=str(view.year)
    )
    last = scene.say("diplomacy-game-page-last-year", year=str(view.last_year), goal=view.goal)
    step = None if view.phase == "over" else last
    ask, why = decision.ask(view, scene)
    return Now(
        phase=phase,
        asked=_asked(view, scene),
        step=step,
        awaited=_awaited(view, scene),
        title=decision.title(view, scene),
        ask=ask,
        why=why,
        until=decision.until(view, scene),
        stage="board",
    )


def _awaited(view: View, scene: Scene) -> tuple[Awaited, ...] | None:
    """The powers that decide in this phase; None where they are too many to name."""
    if view.phase in ("wishes", "over"):
        return None
    deciding = [(one.seat, one) for one in view.powers if one.decides and one.seat is not None]
    if len(deciding) > _NAMED:
        deciding = [(seat, power) for seat, power in deciding if seat in scene.awaited]
    if len(deciding) > _NAMED:
        return None
    return tuple(
        _power(seat, power, view, scene, done=seat not in scene.awaited) for seat, power in deciding
    )


def _power(seat: Seat, power: PowerView, view: View, scene: Scene, *, done: bool) -> Awaited:
    number = board_of(view.map).power_number[power.power]
    mark = letters(view.map, scene.language)[number]
    return Awaited(seat, mark, number, scene.render(power.name), done)


def _asked(view: View, scene: Scene) -> str:
    if view.phase == "over":
        return scene.say("diplomacy-game-page-over")
    mine = scene.viewer in scene.awaited
    power = next((p for p in view.powers if view.me and p.power == view.me.power), None)
    if view.phase == "wishes":
        return scene.say(f"diplomacy-game-page-wishes-{'asked' if mine else 'awaited'}")
    params: dict[str, Param] = {"power": "", "way": "", "count": 0}
    state = "watching"
    if power is not None and view.me is not None:
        params = {
            "power": scene.render(power.name),
            "way": "build" if power.due > 0 else "remove",
            "count": abs(power.due),
        }
        state = "asked" if mine else "sealed" if view.me.sealed else "idle"
    return scene.say(f"diplomacy-game-page-{view.phase}-{state}", **params)


def concerns(view: View, scene: Scene, event: Event) -> bool:
    """Whether an event tells what came of the viewer's own orders."""
    mine = view.me is not None and message_params.power(view.map, view.me.power)
    return bool(mine) and event.params.get("power") == mine


def people(view: View, scene: Scene) -> list[PersonNote]:
    """The power of each seat, its centres, and whether its orders are sealed."""
    powers = {power.seat: power for power in view.powers if power.seat is not None}
    notes = []
    for seat in range(len(scene.names)):
        power = powers.get(seat)
        if power is None:
            notes.append(PersonNote(scene.say("diplomacy-game-page-no-power")))
            continue
        seal = power.decides and power.sealed
        note = scene.say(
            "diplomacy-game-page-note",
            state=power.state,
            centres=len(power.centres),
            sealed="yes" if seal else "no",
        )
        notes.append(PersonNote(scene.render(power.name), note))
    return notes
