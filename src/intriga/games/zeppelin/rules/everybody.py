"""What everybody does: they are ready, they are seen (Z8), they command (Z31)."""

from intriga.games.zeppelin import acts
from intriga.games.zeppelin.rules import gates, standing
from intriga.games.zeppelin.state import State
from intriga.kernel import Act, Refusal, Seat, Step, refuse


def note(state: State, by: Seat, act: Act) -> None:
    """Z8: whoever acts is there. What others may not notice does not count: whether somebody counts
    in a poll would tell them. For the same reason messages, which may be private, do not."""
    if not type(act).unseen:
        state.people[by].seen = state.turn


def check_ready(state: State, by: Seat, act: acts.Ready) -> Refusal | None:
    """Whoever this phase has asked, where it may end early."""
    person = state.people[by]
    if not state.waits or not person.asked:
        return refuse("zeppelin-refused-not-waiting")
    return refuse("zeppelin-refused-ready-same") if person.ready == act.ready else None


def ready(state: State, by: Seat, act: acts.Ready, step: Step) -> None:
    state.people[by].ready = act.ready


def check_command(state: State, by: Seat) -> Refusal | None:
    """Z31: a free citizen with the right to command; in jail, too, with the bot's quirks."""
    if standing.commands(state, by):
        return gates.begun(state)
    return gates.holder(state, by, "command")
