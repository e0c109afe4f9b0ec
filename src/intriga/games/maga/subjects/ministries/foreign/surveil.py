"""A role is watched; what it did is told in step 9 (item 50, R-I7, R-NUM2)."""

from typing import Final

from intriga.games.maga.data.lines import Aimed, Land, Whom, by_number
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.ministries.aims import TARGET, foreign_land, foreign_target
from intriga.games.maga.subjects.ministries.foreign.strikes import strikes
from intriga.games.maga.subjects.stage.action import Fault
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Acting, Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Choice, Choices, Chosen, Seat, choice, msg, words


class Surveil(Aimed, frozen=True, kw_only=True):
    """`whom`: a title, and the number is learnt; or a number, and the title is (R-NUM2)."""

    whom: Whom


def watched() -> list[str]:
    """Whom a surveillance can name: each role by title, and each number."""
    return [*map(str, Role), *by_number()]


def _fault(land: Land, line: Surveil) -> Fault | None:
    return None if line.whom in watched() else ("maga-refused-no-helped", "whom")


def _why_not(stage: Stage, job: Job[Surveil]) -> str:
    return foreign_target(stage, job) if job.line.whom in watched() else "no-target"


def _surveil(stage: Stage, job: Job[Surveil]) -> LineOutcome:
    whom = _whom(stage, job.line)
    if not strikes(stage, job, whom):
        return LineOutcome.FAILED
    stage.watched.append((job.land, *whom))
    stage.reward(job)
    return LineOutcome.DONE


def _whom(stage: Stage, line: Surveil) -> Acting:
    if line.whom.isdigit():
        return line.target, stage.role_of(line.target, int(line.whom))
    return line.target, Role(line.whom)


def _choices(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Titles, and numbers."""
    by_title = words(Role, "maga-role-").options
    numbered = (Choice(number, msg("maga-number", n=int(number))) for number in by_number())
    return Choices((*by_title, *numbered))


SURVEIL: Final = Carried(
    line=Surveil,
    item=50,
    ministry=Role.FOREIGN,
    help="any",
    kind="ordinary",
    once=True,
    cost=2_000_000,
    columns=(TARGET, choice("whom", "watched")),
    choices={"foreign-land": foreign_land, "watched": _choices},
    fault=_fault,
    why_not=_why_not,
    effect=_surveil,
)
