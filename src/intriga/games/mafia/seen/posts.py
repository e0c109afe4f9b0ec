"""What commissar, necromancer, assassin and those who order together know."""

from intriga.games.mafia.seen.view import Asked, Desk, Office, Told, Vault
from intriga.games.mafia.state import Phase, State, guild
from intriga.games.mafia.state.guild import Gathering, Order
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.commissariat import checks
from intriga.games.mafia.subjects.guild import telling, together
from intriga.kernel import Seat


def office(state: State, who: Seat) -> Office | None:
    """The commissar's, and the sergeant's, who may be told (item 35)."""
    person = state.people[who]
    if person.role is not Role.COMMISSAR or not person.lives:
        return None
    watch = state.watch
    checked = {whom: one.times for whom, one in sorted(watch.checked.items())}
    again = [whom for whom in checked if checks.may_check(state, whom)]
    return Office(checked, again, watch.sergeant, watch.invited)


def vault(state: State, who: Seat) -> Vault | None:
    """The necromancer's."""
    person = state.people[who]
    if person.role is not Role.NECROMANCER or not person.lives:
        return None
    return Vault(lookup.pledged(state), lookup.shield_ready(state, who), state.crypt.rites)


def desk(state: State, who: Seat) -> Desk | None:
    """The assassin's, living or dead."""
    if state.people[who].role is not Role.ASSASSIN:
        return None
    told = [Told(one.tick, _asked(one.order)) for one in telling.tellable(state, who)]
    return Desk([_asked(order) for order in state.guild.orders], told)


def _asked(order: Order) -> Asked:
    """Without who else pays for it (item 22)."""
    union = order.customer in guild.ONCE
    return Asked(
        number=order.number,
        job=order.job,
        customer=order.customer,
        victim=order.victim,
        price=order.price,
        by=None if union else order.by,
        clan=str(order.clan or "") if union else "",
    )


def gatherings(state: State, who: Seat) -> list[Gathering]:
    """What one's clan or union has collected for an order."""
    if state.phase is not Phase.DAY:
        return []
    mine = together.union(state, who)
    return [one for one in state.guild.gatherings if (one.customer, one.clan) == mine]
