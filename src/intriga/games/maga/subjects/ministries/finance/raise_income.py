"""Income rises in two spheres; where a sphere is full it is contested (items 29, 30, 34)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Land, Line
from intriga.games.maga.data.roles import Role, Sphere
from intriga.games.maga.state import LineOutcome, State
from intriga.games.maga.subjects.ministries.aims import spheres
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.action import Fault
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage
from intriga.kernel import Choices, Chosen, Seat, choice, msg, words

LEADER: Final = "leader"
"""The draw: with which of several equal leaders of a full sphere one competes."""


class RaiseIncome(Line, frozen=True, kw_only=True):
    first: Sphere
    second: Sphere


def _fault(land: Land, line: RaiseIncome) -> Fault | None:
    return ("maga-refused-same-sphere", "second") if line.first == line.second else None


def _why_not(stage: Stage, job: Job[RaiseIncome]) -> str:
    return "same-sphere" if job.line.first == job.line.second else ""


def _raise_income(stage: Stage, job: Job[RaiseIncome]) -> LineOutcome:
    """Each sphere apart; a level at most, after both (R-F2)."""
    results = [_in_sphere(stage, job, sphere) for sphere in (job.line.first, job.line.second)]
    if any(won is True for _, won in results):
        stage.reward(job)
    return LineOutcome.DONE if any(gained for gained, _ in results) else LineOutcome.FAILED


def is_full(stage: Stage, sphere: Sphere) -> bool:
    """R-F1: half a million more is above what the sphere bears."""
    total = sum(one.incomes[sphere] for one in stage.state.territories)
    most = amounts().saturation * len(stage.state.territories)
    return total + amounts().raised > most


def _in_sphere(stage: Stage, job: Job[RaiseIncome], sphere: Sphere) -> tuple[bool, bool | None]:
    """Whether income rose in a sphere, and whether a contest was won for it; None: there was
    none."""
    mine = stage.territory(job.land).incomes
    if not is_full(stage, sphere):
        mine[sphere] += amounts().raised
        stage.note(
            "income",
            land=seat_of(job.land),
            sphere=msg(f"maga-sphere-{sphere}"),
            amount=amounts().raised,
        )
        return True, None
    rival = leader(stage, job.land, sphere)
    if rival is None:
        stage.note("no-rival", land=seat_of(job.land), sphere=msg(f"maga-sphere-{sphere}"))
        return False, None
    if not stage.beats(job, (rival, Role.FINANCE)):
        return False, False
    theirs = stage.territory(rival).incomes
    taken = min(amounts().raised, theirs[sphere])
    theirs[sphere] -= taken
    mine[sphere] += taken
    stage.note(
        "income-won",
        land=seat_of(job.land),
        target=seat_of(rival),
        sphere=msg(f"maga-sphere-{sphere}"),
        amount=taken,
    )
    return True, True


def leader(stage: Stage, land: Land, sphere: Sphere) -> Land | None:
    """Item 30: who earns most there, of other teams; of equals the higher level of finance, of
    equal levels chance. None: nobody earns anything (R-F3)."""
    others = {
        other: one.incomes[sphere]
        for other, one in enumerate(stage.state.territories)
        if not stage.same_owner(other, land) and one.incomes[sphere] > 0
    }
    if not others:
        return None
    most = max(others.values())
    first = [other for other, income in others.items() if income == most]
    level = max(stage.post(other, Role.FINANCE).level for other in first)
    first = [other for other in first if stage.post(other, Role.FINANCE).level == level]
    return first[stage.below(len(first), LEADER) if len(first) > 1 else 0]


def _other_spheres(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words((one for one in Sphere if one != chosen.get("first")), "maga-sphere-")


RAISE_INCOME: Final = Carried(
    line=RaiseIncome,
    item=34,
    ministry=Role.FINANCE,
    help="any",
    kind="ordinary",
    once=True,
    cost=2_000_000,
    columns=(choice("first", "sphere"), choice("second", "other-sphere", after=("first",))),
    choices={"sphere": spheres, "other-sphere": _other_spheres},
    fault=_fault,
    why_not=_why_not,
    effect=_raise_income,
)
