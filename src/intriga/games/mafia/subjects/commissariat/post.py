"""The commissar's post, and who takes it over at a death (items 33, 36, M25)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.log import note
from intriga.kernel import Refusal, Seat, Step, msg, refuse, seat


def must_hold(state: State, who: Seat) -> Refusal | None:
    """A refusal of whoever is not the living commissar."""
    held = state.people[who].role is Role.COMMISSAR
    return lookup.must_live(state, who) if held else refuse("mafia-refused-not-commissar")


def succeed(state: State, at: str, step: Step) -> None:
    """Item 36: at the commissar's death the sergeant takes over at once, unless they are a bandit.
    M25: a sergeant who is dead is none."""
    watch = state.watch
    if watch.sergeant is not None and not state.people[watch.sergeant].lives:
        watch.sergeant = None
    if state.holder(Role.COMMISSAR) is not None or watch.sergeant is None:
        return
    sergeant = watch.sergeant
    if promote(state, sergeant, at, step):
        watch.sergeant = None


def promote(state: State, who: Seat, at: str, step: Step) -> bool:
    """Somebody honest has the post from now on; whether they do."""
    if state.people[who].role is not Role.HONEST:
        return False
    state.people[who].role = Role.COMMISSAR
    state.watch.since, state.watch.silent = state.tick, 0
    step.emit("mafia-post-yours", (who,), checked=_checked(state))
    note(state, step, at, "mafia-log-post", who=seat(who))
    return True


def _checked(state: State) -> list[dict[str, object]]:
    return [
        msg("mafia-checked", seat=seat(whom), times=one.times)
        for whom, one in sorted(state.watch.checked.items())
    ]
