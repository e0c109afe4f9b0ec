"""What commissar, necromancer, assassin and those who order together know."""

from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import assassin as assassin_rules
from intriga.games.mafia.rules import guild, lookup
from intriga.games.mafia.state import Gathering, Phase, State
from intriga.games.mafia.view import (
    Desk,
    Office,
    Vault,
)
from intriga.kernel import Seat


def office(state: State, who: Seat) -> Office | None:
    """The commissar's, and the sergeant's, who may be told (item 35)."""
    person = state.people[who]
    if person.role is not Role.COMMISSAR or not person.lives:
        return None
    watch = state.watch
    checked = {whom: one.times for whom, one in sorted(watch.checked.items())}
    return Office(checked, watch.sergeant, watch.invited)


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
    return Desk(state.guild.orders, assassin_rules.tellable(state, who))


def gatherings(state: State, who: Seat) -> list[Gathering]:
    """What one's clan or union has collected for an order."""
    if state.phase is not Phase.DAY:
        return []
    mine = guild.union(state, who)
    return [one for one in state.guild.gatherings if (one.customer, one.clan) == mine]
