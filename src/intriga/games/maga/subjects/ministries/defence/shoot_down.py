"""Missiles in flight are shot at (item 39, R-N6 to R-N8)."""

from typing import Final

from intriga.games.maga.data.lines import Count, Line
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Flight, LineOutcome
from intriga.games.maga.subjects.ministries.aims import MOST, missiles
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import msg

MISSILE: Final = "missile"
"""The draw: which flying missile is shot at next, of those that do not fly at oneself."""


class ShootDown(Line, frozen=True, kw_only=True):
    most: Count


def _why_not(stage: Stage, job: Job[ShootDown]) -> str:
    return "" if stage.territory(job.land).abm else "no-missiles"


def _shoot_down(stage: Stage, job: Job[ShootDown]) -> LineOutcome:
    """Each missile spent is a contest; first at what flies here, then at others by chance, always
    at the same one until it is down (R-N6)."""
    territory = stage.territory(job.land)
    left = min(job.line.most, territory.abm)
    spent = 0
    downed: list[Flight] = []
    aimed: Flight | None = None
    while left:
        aimed = aimed or _next_missile(stage, job)
        if aimed is None:
            break
        left -= 1
        spent += 1
        territory.abm -= 1
        if job.land not in aimed.shot_at:
            aimed.shot_at.append(job.land)
        if _downs(stage, job, aimed):
            aimed.missiles -= 1
            downed.append(aimed)
            if job.land not in aimed.downed:
                aimed.downed.append(job.land)
            aimed = None
    stage.note("shot", land=seat_of(job.land), count=spent)
    _note_downed(stage, job, downed)
    return LineOutcome.DONE


def _note_downed(stage: Stage, job: Job[ShootDown], downed: list[Flight]) -> None:
    """How many of each line of a strike."""
    for flight in stage.state.flights:
        if count := sum(one is flight for one in downed):
            stage.note(
                "shot-down",
                land=seat_of(job.land),
                launcher=seat_of(flight.launcher),
                target=seat_of(flight.target),
                count=count,
            )


def _next_missile(stage: Stage, job: Job[ShootDown]) -> Flight | None:
    others = [
        one
        for one in stage.state.flights
        if one.missiles and not stage.same_owner(one.launcher, job.land)
    ]
    here = [one for one in others if one.target == job.land]
    if here:
        return here[0]
    total = sum(one.missiles for one in others)
    if not total:
        return None
    number = stage.below(total, MISSILE) if total > 1 else 0
    for one in others:
        if number < one.missiles:
            return one
        number -= one.missiles
    raise AssertionError("a missile of those that fly")


def _downs(stage: Stage, job: Job[ShootDown], flight: Flight) -> bool:
    """{launching defence + helpers at launch; this defence + helpers}: the launcher attacks."""
    defence = stage.strength(job.actor, job.action.help)
    result = stage.draw(flight.attack, defence)
    if result.upset:
        stage.upset(job.actor, f"strike {flight.action}")
    if result.seen:
        here = msg("maga-aimed-here" if flight.target == job.land else "maga-aimed-elsewhere")
        stage.tell(job.land, "launcher-seen", attacker=seat_of(flight.launcher), aimed=here)
    return not result.won


SHOOT_DOWN: Final = Carried(
    line=ShootDown,
    item=39,
    ministry=Role.DEFENCE,
    help="any",
    kind="ordinary",
    once=True,
    columns=(MOST,),
    choices={"missiles": missiles},
    why_not=_why_not,
    effect=_shoot_down,
)
