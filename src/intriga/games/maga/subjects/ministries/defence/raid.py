"""A raid takes money (item 42)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.subjects.ministries.aims import (
    TARGET,
    beating,
    foreign_land,
    foreign_target,
)
from intriga.games.maga.subjects.names import seat_of
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Raid(Aimed, frozen=True, kw_only=True):
    pass


def _raid(stage: Stage, job: Job[Raid]) -> None:
    target = job.line.target
    victim = stage.territory(target)
    taken = min(amounts().raid, max(0, victim.treasury))
    victim.treasury -= taken
    stage.territory(job.land).treasury += taken
    stage.note("raided", land=seat_of(job.land), target=seat_of(target), amount=taken)
    stage.tell(target, "raided", amount=taken)


RAID: Final = Carried(
    line=Raid,
    item=42,
    ministry=Role.DEFENCE,
    help="none",
    kind="ordinary",
    once=True,
    cost=500_000,
    credit=500_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    why_not=foreign_target,
    effect=beating(Role.DEFENCE, _raid),
)
