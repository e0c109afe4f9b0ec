"""Jake's spy net: a thief learns that somebody they watch has a new thing, not which (M39)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Number
from intriga.games.mafia.state.trade import SpyNet
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.choosing import living_others
from intriga.games.mafia.subjects.uses.use import Whom
from intriga.kernel import Choices, Chosen, Refusal, Seat, Step, people, seat


def check_net(state: State, who: Seat, whom: Whom) -> Refusal | None:
    """Other people, who live; how many, `using` says."""
    found = (lookup.living_other(state, who, one) for one in whom)
    return next((refusal for refusal in found if refusal is not None), None)


def spread_net(state: State, who: Seat, whom: Whom, step: Step) -> None:
    """The names are fixed until the end of the match."""
    watched = tuple(sorted(whom))
    had = {one: _numbers(state, one) for one in watched}
    state.trade.nets.append(SpyNet(who, watched, had))
    step.emit("mafia-net-spread", (who,), whom=[seat(one) for one in watched])


def _numbers(state: State, whom: Seat) -> list[Number]:
    return sorted(item.number for item in state.people[whom].things)


def notice(state: State, step: Step) -> None:
    """At nightfall, when the shop has closed, and at dawn living thieves learn who has got
    something."""
    for net in state.trade.nets:
        have = {whom: _numbers(state, whom) for whom in net.watched}
        gained = [whom for whom in net.watched if set(have[whom]) - set(net.had[whom])]
        net.had = have
        if gained and state.people[net.by].lives:
            step.emit("mafia-net-tells", (net.by,), whom=[seat(whom) for whom in gained])


def to_watch(state: State, who: Seat, chosen: Chosen) -> Choices:
    """M39: six others, each once."""
    named_before = chosen.get("whom")
    taken = named_before if isinstance(named_before, list | tuple) else ()
    return people(one for one in living_others(state, who) if one not in taken)
