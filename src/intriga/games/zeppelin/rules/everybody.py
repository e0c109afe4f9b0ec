"""What everybody does: they are ready, they are seen (Z8), they command (Z31)."""

from collections.abc import Sequence

from intriga.games.zeppelin import acts, editions, rooms
from intriga.games.zeppelin.rules import gates, standing
from intriga.games.zeppelin.state import Phase, State
from intriga.kernel import Act, Refusal, Seat, Step, refuse


def note(state: State, by: Seat, act: Act) -> None:
    """Z8: whoever acts is there. What others may not notice does not count: whether somebody counts
    in a poll would tell them."""
    if not type(act).unseen:
        state.people[by].seen = state.turn


def counts_talk(state: State, by: Seat, room: str) -> bool:
    """Z8: who says something in the room of their own state is there, too: everybody who votes
    there hears it. A private message would come to light by it."""
    person = state.people[by]
    here = person.country is not None and room == rooms.state_room(person.country)
    return here and person.seen < state.turn and editions.talk_counts(state)


def check_ready(state: State, by: Seat, act: acts.Ready) -> Refusal | None:
    """Whoever this phase has asked, where it may end early."""
    person = state.people[by]
    if not state.waits or not person.asked:
        return refuse("zeppelin-refused-not-waiting")
    return refuse("zeppelin-refused-ready-same") if person.ready == act.ready else None


def ready(state: State, by: Seat, act: acts.Ready, step: Step) -> None:
    state.people[by].ready = act.ready


def saved(state: State, awaited: Sequence[Seat]) -> list[Seat]:
    """Who of those awaited has missed nothing when time runs out: whoever has done something in
    this turn that others may notice, orders above all. The founding asks for nothing."""
    if state.phase is Phase.FOUNDING:
        return list(awaited)
    return [one for one in awaited if state.people[one].seen == state.turn]


def check_command(state: State, by: Seat) -> Refusal | None:
    """Z31: a free citizen with the right to command; in jail, too, with the bot's quirks."""
    if standing.commands(state, by):
        return gates.begun(state)
    return gates.holder(state, by, "command")
