"""A lie in the press about another state (item 55, R-M1, R-M2)."""

from typing import Final

from intriga.games.maga.data.amounts import amounts
from intriga.games.maga.data.lines import Aimed
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Lie
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


class StateLie(Aimed, frozen=True, kw_only=True):
    pass


def _lie(stage: Stage, job: Job[StateLie]) -> None:
    """The press is public, and so is the liar; the first points are lost now."""
    target = job.line.target
    stage.territory(target).lies.append(Lie(job.land))
    stage.please(target, -amounts().statement)
    stage.publish("statement", author=seat_of(job.land), target=seat_of(target))


STATE_LIE: Final = Carried(
    line=StateLie,
    item=55,
    ministry=Role.MEDIA,
    help="none",
    kind="ordinary",
    once=True,
    cost=1_000_000,
    credit=1_000_000,
    columns=(TARGET,),
    choices={"foreign-land": foreign_land},
    why_not=foreign_target,
    effect=beating(Role.MEDIA, _lie),
)
