"""All actions, in the order of the rulebook: whoever adds one writes its file and names it here."""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from intriga.games.maga.data.lines import Land, Line, kind_of
from intriga.games.maga.subjects.ministries.defence import (
    arsenals,
    attack,
    cancel_strike,
    raid,
    shoot_down,
    strike,
)
from intriga.games.maga.subjects.ministries.finance import bet, raise_income
from intriga.games.maga.subjects.ministries.foreign import kill, recruit, release, sabotage, surveil
from intriga.games.maga.subjects.ministries.fsb import find_foreign, protect
from intriga.games.maga.subjects.ministries.health import infect, vaccinate
from intriga.games.maga.subjects.ministries.interior import check_recruited, free_role, suppress
from intriga.games.maga.subjects.ministries.justice import sue
from intriga.games.maga.subjects.ministries.media import moods, refute, state_lie
from intriga.games.maga.subjects.ministries.president import fire, transfers
from intriga.games.maga.subjects.ministries.secretary import boost, help
from intriga.games.maga.subjects.stage.action import Action
from intriga.games.maga.subjects.stage.carried import Carried, Registered

_ALL: Final[tuple[Carried[Any] | Registered[Any], ...]] = (
    transfers.TRANSFER_MONEY,
    transfers.TRANSFER_INCOME,
    transfers.TRANSFER_NUCLEAR,
    transfers.TRANSFER_ABM,
    fire.FIRE,
    raise_income.RAISE_INCOME,
    bet.BET,
    arsenals.CHANGE_NUCLEAR,
    arsenals.CHANGE_ABM,
    strike.STRIKE,
    shoot_down.SHOOT_DOWN,
    cancel_strike.CANCEL_STRIKE,
    attack.ATTACK,
    raid.RAID,
    protect.PROTECT,
    find_foreign.FIND_FOREIGN,
    sabotage.SABOTAGE,
    recruit.RECRUIT,
    release.RELEASE,
    kill.KILL,
    surveil.SURVEIL,
    sue.SUE,
    suppress.SUPPRESS,
    check_recruited.CHECK_RECRUITED,
    free_role.FREE_ROLE,
    state_lie.STATE_LIE,
    refute.REFUTE,
    moods.IMPROVE_MOOD,
    moods.WORSEN_MOOD,
    infect.INFECT,
    vaccinate.VACCINATE,
    boost.BOOST,
    help.HELP,
)

ACTIONS: Final[Mapping[str, Action[Any]]] = {one.id: one for one in _ALL}
"""By the kind of their lines."""
CARRIED: Final = {one.line: one for one in _ALL if isinstance(one, Carried)}
"""Those that wait for their turn, by line."""
REGISTERED: Final = {one.line: one for one in _ALL if isinstance(one, Registered)}
"""Those of step 4, by line."""

if TYPE_CHECKING:
    AnyLine: TypeAlias = Line
else:  # what a list is read as
    AnyLine = reduce(or_, (one.line for one in _ALL))


def action_of(line: Line) -> Action[Any]:
    """The action of a line."""
    return ACTIONS[kind_of(line)]


def targets(line: Line) -> Iterator[Land]:
    """The territories that a line names."""
    for name in ("target", "to"):
        found = getattr(line, name, None)
        if isinstance(found, int):
            yield found
