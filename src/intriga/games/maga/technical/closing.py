"""Step 9: revolts begin, what was disrupted is told, warnings go out, agents report, the history
is kept."""

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.state import Team, Year
from intriga.games.maga.subjects.names import named, seat_of
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.games.maga.technical import information
from intriga.kernel import data


def run(stage: Stage) -> None:
    state = stage.state
    for flight in state.flights:  # launched now: a help that has been worth a level is so no more
        flight.helpers = [one for one in flight.helpers if one not in stage.helped]
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
    information.run(stage)
    for team in sorted({one.team for one in state.territories}):
        _report(stage, team)
    state.history.append(Year.of(state))


def _report(stage: Stage, team: Team) -> None:
    """What became of the lines of a team (R-T7), for the page of the report: the position keeps
    only those of the last turn."""
    state = stage.state
    lists = [{"land": land, "lines": state.reports.get(land, [])} for land in state.lands(team)]
    people = tuple(state.people(team))
    stage.step.emit("maga-report", people, turn=state.turn, lists=data(lists))


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
        for one in stage.state.flights:
            if one.launcher != land:
                one.seen_by.append(land)
        for launcher, count in sorted(launchers.items()):
            if launcher == land:
                continue
            if stage.state.options.show_missiles:
                stage.tell(land, "launch-counted", launcher=seat_of(launcher), count=count)
            else:
                stage.tell(land, "launch", launcher=seat_of(launcher))
