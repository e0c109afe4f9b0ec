"""Nuclear missiles: launch, interception, recall (items 38–40, R-N1 to R-N9)."""

from intriga.games.maga.effects.targets import another
from intriga.games.maga.lines import CancelStrike, ShootDown, Strike
from intriga.games.maga.state import Flight, LineOutcome
from intriga.games.maga.technical.job import Job
from intriga.games.maga.technical.stage import Stage, seat_of
from intriga.kernel import msg

MISSILE = "missile"
"""The draw: which flying missile is shot at next, of those that do not fly at oneself."""


def _why_no_strike(stage: Stage, job: Job) -> str:
    rows = [row for row in job.rows if isinstance(row, Strike)]
    for row in rows:
        if why := another(stage, job, row.target):
            return why
        if stage.same_owner(job.land, row.target):
            return "own-territory"
        if row.hits > row.most:
            return "more-hits-than-missiles"
    if len({row.target for row in rows}) < len(rows):
        return "target-twice"
    return "" if stage.territory(job.land).nuclear else "no-missiles"


def _strike(stage: Stage, job: Job) -> LineOutcome:
    """The missiles leave. What the arsenal does not have is cut in the order of the list (R-N2);
    level and helpers count as they are now (R-N7)."""
    stage.state.actions += 1
    territory = stage.territory(job.land)
    attack = stage.strength(job.actor, job.action.help)
    helpers = [(one.land, one.role) for one in stage.helpers(job.actor, job.action.help)]
    for row in job.rows:
        assert isinstance(row, Strike)
        missiles = min(row.most, territory.nuclear)
        if not missiles:
            continue
        territory.nuclear -= missiles
        flight = Flight(
            job.land,
            row.target,
            missiles,
            min(row.hits, missiles),
            attack,
            stage.state.actions,
            helpers,
        )
        stage.state.launched.append(flight)
        stage.note("launched", land=seat_of(job.land), target=seat_of(row.target), count=missiles)
    return LineOutcome.DONE


def _why_no_shot(stage: Stage, job: Job) -> str:
    return "" if stage.territory(job.land).abm else "no-missiles"


def _shoot_down(stage: Stage, job: Job) -> LineOutcome:
    """Each missile spent is a contest; first at what flies here, then at others by chance, always
    at the same one until it is down (R-N6)."""
    line = job.line
    assert isinstance(line, ShootDown)
    territory = stage.territory(job.land)
    left = min(line.most, territory.abm)
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


def _note_downed(stage: Stage, job: Job, downed: list[Flight]) -> None:
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


def _next_missile(stage: Stage, job: Job) -> Flight | None:
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


def _downs(stage: Stage, job: Job, flight: Flight) -> bool:
    """{launching defence + helpers at launch; this defence + helpers}: the launcher attacks."""
    defence = stage.strength(job.actor, job.action.help)
    result = stage.draw(flight.attack, defence)
    if result.upset:
        stage.upset(job.actor, f"strike {flight.action}")
    if result.seen:
        here = msg("maga-aimed-here" if flight.target == job.land else "maga-aimed-elsewhere")
        stage.tell(job.land, "launcher-seen", attacker=seat_of(flight.launcher), aimed=here)
    return not result.won


def _why_no_recall(stage: Stage, job: Job) -> str:
    line = job.line
    assert isinstance(line, CancelStrike)
    mine = (one for one in stage.state.flights if one.launcher == job.land and one.missiles)
    return "" if any(one.target == line.target for one in mine) else "no-flight"


def _recall(stage: Stage, job: Job) -> LineOutcome:
    """All missiles of one direction are lost (R-N9). Whoever has shot at them is told as of any
    others that nothing came of them (item 64)."""
    line = job.line
    assert isinstance(line, CancelStrike)
    gone = [
        one for one in stage.state.flights if (one.launcher, one.target) == (job.land, line.target)
    ]
    count = sum(one.missiles for one in gone)
    for one in gone:
        one.missiles = 0
    stage.note("recalled", land=seat_of(job.land), target=seat_of(line.target), count=count)
    return LineOutcome.DONE


EFFECTS = {
    "strike": (_why_no_strike, _strike),
    "shoot-down": (_why_no_shot, _shoot_down),
    "cancel-strike": (_why_no_recall, _recall),
}
