"""Step 9: revolts begin, what was disrupted is told, warnings go out, the history is kept."""

from intriga.games.maga.state import Year
from intriga.games.maga.tables.amounts import amounts
from intriga.games.maga.technical.stage import Stage, named, seat_of


def run(stage: Stage) -> None:
    state = stage.state
    for land, territory in enumerate(state.territories):
        if territory.mood < amounts().revolt_below and not territory.revolt:
            territory.revolt, territory.unrest = state.turn + 1, 0
            stage.note("revolt", land=seat_of(land))
            stage.tell(land, "revolt", mood=territory.mood)
    for land, role in sorted(stage.disrupted):
        stage.tell(land, "disrupted", role=named(role))
    _warn(stage)
    for war in state.wars:
        stage.tell(war.target, "attacked", attacker=seat_of(war.attacker))
    for team in sorted({one.team for one in state.territories}):
        stage.step.emit("maga-report", tuple(state.people(team)), turn=state.turn)
    state.history.append(Year.of(state))


def _warn(stage: Stage) -> None:
    """Whoever has a missile against missiles learns who launched (item 64, R-N5)."""
    launchers = {
        one.launcher: sum(
            other.missiles for other in stage.state.flights if other.launcher == one.launcher
        )
        for one in stage.state.flights
    }
    for land, territory in enumerate(stage.state.territories):
        if not territory.abm:
            continue
        for launcher, count in sorted(launchers.items()):
            if launcher == land:
                continue
            if stage.state.options.show_missiles:
                stage.tell(land, "launch-counted", launcher=seat_of(launcher), count=count)
            else:
                stage.tell(land, "launch", launcher=seat_of(launcher))
