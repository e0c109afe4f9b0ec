"""Step 6: the missiles of the last turn that nobody shot down or recalled (R-N2 to R-N4, R-N8)."""

from collections import Counter, defaultdict

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Flight
from intriga.games.maga.subjects.ministries.defence.shoot_down import SHOOT_DOWN
from intriga.games.maga.subjects.ministries.defence.strike import STRIKE
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.percent import shrink
from intriga.games.maga.subjects.stage.stage import Stage


def run(stage: Stage) -> None:
    flown, stage.state.flights = stage.state.flights, []
    flights = [one for one in flown if not stage.same_owner(one.launcher, one.target)]
    hits = [_hits(stage, one) for one in flights]
    _strike(stage, flights, hits)
    for flight in flown:
        if stage.same_owner(flight.launcher, flight.target):  # by now: they return (R-W4)
            stage.territory(flight.launcher).nuclear += flight.missiles
    for flight, count in zip(flights, hits, strict=True):
        stage.territory(flight.launcher).nuclear += flight.missiles - count
        _announce(stage, flight, count)
    _reward_launchers(stage, flights, hits)
    _reward_interceptors(stage, flights, hits)
    stage.state.flights, stage.state.launched = stage.state.launched, []


def _hits(stage: Stage, flight: Flight) -> int:
    """How many hit: until as many as were wanted (R-N2); what is left flies home."""
    if stage.state.options.all_hit and flight.missiles < flight.hits:
        return 0
    return min(flight.missiles, flight.hits)


def _strike(stage: Stage, flights: list[Flight], hits: list[int]) -> None:
    """All hits multiply, and are rounded once (R-P2, R-N3). A neighbour on both sides is struck
    once (R-N4)."""
    struck: Counter[Land] = Counter()
    beside: Counter[Land] = Counter()
    for flight, count in zip(flights, hits, strict=True):
        struck[flight.target] += count
        for neighbour in stage.state.neighbours(flight.target):
            beside[neighbour] += count
    for land in sorted({*struck, *beside}):
        above = amounts().struck ** struck[land] * amounts().neighbour ** beside[land]
        shrink(stage, land, above, 100 ** (struck[land] + beside[land]), mood=True)
        if struck[land]:
            stage.tell(land, "nuclear-hit", hits=struck[land])


def _announce(stage: Stage, flight: Flight, count: int) -> None:
    """To those who shot at it and to the launcher (R-N10), who needs no word of what they called
    off themselves."""
    if not flight.missiles and not flight.shot_at:
        return
    stage.note(
        "impact",
        land=seat_of(flight.launcher),
        target=seat_of(flight.target),
        hits=count,
        left=flight.missiles,
    )
    for land in {flight.launcher, *flight.shot_at}:
        stage.tell(
            land, "impact" if count else "repelled", launcher=seat_of(flight.launcher), hits=count
        )
    stage.territory(flight.launcher).credit += count * STRIKE.credit


def _reward_launchers(stage: Stage, flights: list[Flight], hits: list[int]) -> None:
    """A strike that hit anything is worth a level, one for all its targets (R-N1); who helped to
    launch it rises, too."""
    done: set[int] = set()
    for flight, count in zip(flights, hits, strict=True):
        if count and flight.action not in done:
            done.add(flight.action)
            stage.rise(flight.launcher, Role.DEFENCE)
            for land, role in flight.helpers:
                stage.rise(land, role)


def _reward_interceptors(stage: Stage, flights: list[Flight], hits: list[int]) -> None:
    """R-N8: of a line that nothing of got through, whoever downed one of it."""
    repelled: defaultdict[Land, bool] = defaultdict(bool)
    for flight, count in zip(flights, hits, strict=True):
        for land in flight.downed:
            repelled[land] |= count == 0
    for land, fully in sorted(repelled.items()):
        if fully:
            stage.rise(land, Role.DEFENCE)
            stage.reward_helpers((land, Role.DEFENCE), SHOOT_DOWN)
