"""Who is waited for: whoever a phase has asked, until they are ready; and who was seen (Z8).

Who is waited for is public. So a phase asks the living citizens of all states when it opens, which
tells who they are, but not where; and whatever happens in it to somebody, they are waited for until
it ends, or until they are ready: else others could tell who has died.
"""

from collections.abc import Iterator, Sequence

from intriga.games.zeppelin.state import Phase, State
from intriga.games.zeppelin.subjects import citizens
from intriga.kernel import Act, Deed, Form, Refusal, Seat, Step, Window, refuse


class Ready(Act, frozen=True):
    """Nobody need wait for me in this phase; or they should again."""

    ready: bool = True


def _asked(state: State, by: Seat) -> Refusal | None:
    """Whoever this phase has asked, where it may end early."""
    asked = state.waits and state.people[by].asked
    return None if asked else refuse("zeppelin-refused-not-waiting")


def _check(state: State, by: Seat, act: Ready) -> Refusal | None:
    same = state.people[by].ready == act.ready
    return refuse("zeppelin-refused-ready-same") if same else None


def _ready(state: State, by: Seat, act: Ready, step: Step) -> None:
    state.people[by].ready = act.ready


def _offer(state: State, by: Seat) -> Iterator[Form]:
    ready = not state.people[by].ready
    preset = {"ready": ready}
    yield Form(Ready, (), (), state.phase.value, state.ticket, main=ready, preset=preset)


READY = Deed(Ready, _check, _ready, _offer, gate=_asked, answers=True, rank=-3)


# ── who is waited for, who is there ─────────────────────────────────────────────────────


def awaited(state: State) -> tuple[Seat, ...]:
    """Who is not ready yet."""
    return tuple(seat for seat in citizens.present(state) if not state.people[seat].ready)


def ask_citizens(state: State) -> None:
    """Where nobody is asked, the clock runs out: else turns would rush by."""
    for person in state.people:
        person.asked = person.country is not None and not person.left
        person.ready = not person.asked
    state.waits = state.options.early_end and bool(awaited(state))


def ask_again(state: State) -> None:
    """A revolution has begun: whoever this phase has asked is waited for again, in all states. It
    is news of the world, and to ask the citizens of one state alone would tell who they are."""
    for person in state.people:
        person.ready = not person.asked


def mark_there(state: State, by: Seat, act: Act) -> None:
    """Z8: whoever acts is there. What others may not notice does not count: whether somebody counts
    in a poll would tell them."""
    if not type(act).unseen:
        state.people[by].seen = state.turn


def saved(state: State, window: Window) -> Sequence[Seat]:
    """Who of those awaited has missed nothing when time runs out: whoever has done something in
    this turn that others may notice, orders above all. The founding asks for nothing."""
    if state.phase is Phase.FOUNDING:
        return window.awaited
    return [one for one in window.awaited if state.people[one].seen == state.turn]
