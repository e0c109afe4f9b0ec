"""Who hinted or leaked gets no awards (item 35, M47)."""

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.kernel import PUBLIC, Act, Refusal, Seat, Step, refuse, seat


class VoidAwards(Act, frozen=True):
    """Somebody who hinted or leaked gets no awards at the end (item 35, M47); or does again."""

    whom: Seat
    void: bool = True


def check_void(state: State, act: VoidAwards) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    done = (act.whom in state.voided) is act.void
    return refuse("mafia-refused-as-it-is") if done else None


def void(state: State, act: VoidAwards, step: Step) -> None:
    if act.void:
        state.voided.append(act.whom)
        step.emit("mafia-host-voids", PUBLIC, who=seat(act.whom))
    else:
        state.voided.remove(act.whom)
        step.emit("mafia-host-restores", PUBLIC, who=seat(act.whom))
