"""A virus is sent to another state (item 59, R-M2)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Virus
from intriga.games.maga.subjects.ministries.aims import (
    TARGET,
    beating,
    foreign_land,
    foreign_target,
)
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Infect(Aimed, frozen=True, kw_only=True):
    pass


def _infect(stage: Stage, job: Job[Infect]) -> None:
    """Where the virus came from is secret; it works at once for the first time."""
    target = job.line.target
    stage.territory(target).viruses.append(Virus(job.land, 1))
    stage.please(target, -amounts().virus_base)
    stage.tell(target, "infected")


INFECT: Final = Carried(
    line=Infect,
    item=59,
    ministry=Role.HEALTH,
    help="none",
    kind="ordinary",
    once=True,
    cost=1_000_000,
    credit=1_000_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    why_not=foreign_target,
    effect=beating(Role.HEALTH, _infect),
)
