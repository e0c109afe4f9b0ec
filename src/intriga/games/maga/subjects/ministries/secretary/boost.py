"""A level for any role (item 61)."""

from typing import Final

from intriga.games.maga.data.lines import SecretarysLine
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome
from intriga.games.maga.subjects.ministries.aims import ROLE, roles
from intriga.games.maga.subjects.stage.carried import Carried
from intriga.games.maga.subjects.stage.job import Job
from intriga.games.maga.subjects.stage.stage import Stage


class Boost(SecretarysLine, frozen=True, kw_only=True):
    pass


def _boost(stage: Stage, job: Job[Boost]) -> LineOutcome:
    """The boosted role alone rises, none of its helpers (R-T5)."""
    stage.rise(*job.actor)
    return LineOutcome.DONE


BOOST: Final = Carried(
    line=Boost,
    item=61,
    ministry=Role.SECRETARY,
    help="any",
    kind="ordinary",
    once=True,
    cost=1_000_000,
    columns=(ROLE,),
    choices={"role": roles},
    effect=_boost,
)
