"""What people may do now, as forms; what each field offers is in `choices`.

A form is there if some act made from it is possible; `check` decides. Each subject has makers of
its own in the `MAKERS` of its file; forms stand on the page in this order.
"""

from intriga.games.mafia.forms import (
    clans,
    desk,
    magic,
    market,
    money,
    organisations,
    posts,
    thieves,
    town,
    using,
    wishes,
)
from intriga.games.mafia.forms.parts import Maker
from intriga.games.mafia.state import Phase, State
from intriga.kernel import HOST, Actor, Form

MAKERS: tuple[Maker, ...] = (
    *town.MAKERS,
    *magic.MAKERS,
    *using.MAKERS,
    *clans.MAKERS,
    *posts.MAKERS,
    *thieves.MAKERS,
    *wishes.MAKERS,
    *market.MAKERS,
    *money.MAKERS,
    *organisations.MAKERS,
)


def forms(state: State, actor: Actor) -> list[Form]:
    """The forms of this actor."""
    if state.phase is Phase.OVER:
        return []
    if actor == HOST:
        return list(desk.host_forms(state))
    if isinstance(actor, str):
        return []
    return [form for make in MAKERS for form in make(state, actor)]
