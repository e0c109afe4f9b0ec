"""All deeds of the game, as programs are told of them.

On a page stand first what everybody does and what the host asks for (ranks below 0), then what
citizens do, and last what commanders order.
"""

from typing import Final

from intriga.games.zeppelin.course import turn_end
from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.subjects import migration, murder, polls, ready, revolutions, root
from intriga.games.zeppelin.subjects.army import builds, orders, removals, retreats, wishes
from intriga.games.zeppelin.subjects.host import rulers, settling, states
from intriga.games.zeppelin.subjects.rights import (
    appointing,
    arrest,
    classes,
    execution,
    exile,
    guests,
    laws,
    migrants,
    pardon,
    reforms,
    treaties,
)
from intriga.kernel import Deeds

DEEDS: Final[Deeds[State]] = (
    classes.CREATE_CLASS,
    reforms.EDIT_CLASS,
    classes.DELETE_CLASS,
    appointing.APPOINT,
    root.RESTORE_ROOT,
    polls.VOTE_POLL,
    migrants.SET_MIGRANT_CLASS,
    laws.PASS_LAW,
    laws.AMEND_LAW,
    laws.REPEAL_LAW,
    migrants.ITS_FORM,
    treaties.PROPOSE_TREATY,
    treaties.SIGN_TREATY,
    treaties.END_TREATY,
    arrest.ARREST,
    pardon.PARDON,
    execution.EXECUTE,
    exile.EXILE,
    exile.FORGIVE,
    guests.ADMIT_GUEST,
    guests.DISMISS_GUEST,
    murder.MURDER_SECRETLY,
    murder.MURDER_OPENLY,
    revolutions.DEMAND_RIGHTS,
    revolutions.DEMAND_PARENT,
    revolutions.TAKE_SIDE,
    migration.MIGRATE,
    migration.STAY_HERE,
    orders.ORDERS,
    wishes.WISHES,
    builds.BUILDS,
    ready.READY,
    states.FOUND_COUNTRY,
    states.REMOVE_COUNTRY,
    settling.SETTLE,
    pardon.PARDON_BY_HOST,
    rulers.APPOINT_RULER,
    turn_end.BEGIN_TURNS,
    retreats.OVERRIDE_RETREAT,
    removals.OVERRIDE_REMOVAL,
    turn_end.PUBLISH,
)
