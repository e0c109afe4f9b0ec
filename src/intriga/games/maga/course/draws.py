"""What chance decides, and what everybody may know of it."""

from typing import Final

from intriga.games.maga.course import founding
from intriga.games.maga.data import contest
from intriga.games.maga.subjects.circles import ambassadors
from intriga.games.maga.subjects.ministries.defence import shoot_down
from intriga.games.maga.subjects.ministries.finance import raise_income
from intriga.games.maga.subjects.stage import queue
from intriga.games.maga.subjects.treaties import proposing
from intriga.games.maga.technical import payouts
from intriga.kernel import DrawKind

DRAWS: Final = (
    DrawKind(founding.LOT, "places left", "maga-draw-lot", public=True),
    DrawKind(founding.NUMBER, "numbers left", "maga-draw-number"),
    DrawKind(ambassadors.AMBASSADOR, "people at home", "maga-draw-ambassador", public=True),
    DrawKind(proposing.NUMBER, "free numbers", "maga-draw-treaty"),
    DrawKind(contest.CONTEST, "2 ** (levels ahead + 1)", "maga-draw-contest"),
    DrawKind(queue.ORDER, "equal lines", "maga-draw-order"),
    DrawKind(raise_income.LEADER, "equal leaders", "maga-draw-leader"),
    DrawKind(shoot_down.MISSILE, "flying missiles", "maga-draw-missile"),
    DrawKind(payouts.PHANTOM, "201", "maga-draw-phantom"),
)
