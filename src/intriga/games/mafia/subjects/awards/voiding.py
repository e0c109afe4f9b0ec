"""Who hinted or leaked gets no awards (item 35, M47)."""

from collections.abc import Iterator

from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.choosing import everybody
from intriga.kernel import (
    PUBLIC,
    Act,
    Actor,
    Choices,
    Chosen,
    Form,
    HostDeed,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
    seat,
)


class VoidAwards(Act, frozen=True):
    """Somebody who hinted or leaked gets no awards at the end (item 35, M47); or does again."""

    whom: Seat
    void: bool = True


def _check_void(state: State, act: VoidAwards) -> Refusal | None:
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    done = (act.whom in state.voided) is act.void
    return refuse("mafia-refused-as-it-is") if done else None


def _void(state: State, act: VoidAwards, step: Step) -> None:
    if act.void:
        state.voided.append(act.whom)
        step.emit("mafia-host-voids", PUBLIC, who=seat(act.whom))
    else:
        state.voided.remove(act.whom)
        step.emit("mafia-host-restores", PUBLIC, who=seat(act.whom))


def _offer(state: State) -> Iterator[Form]:
    for void, of, there in (
        (True, "unvoided", len(state.voided) < len(state.people)),
        (False, "voided", bool(state.voided)),
    ):
        if there:
            yield Form(VoidAwards, (choice("whom", of),), preset={"void": void})


def _voided(state: State, actor: Actor, chosen: Chosen) -> Choices:
    return people(sorted(state.voided))


def _unvoided(state: State, actor: Actor, chosen: Chosen) -> Choices:
    return people(one for one in everybody(state) if one not in state.voided)


VOID_AWARDS = HostDeed(
    VoidAwards,
    _check_void,
    _void,
    _offer,
    gate=lookup.is_begun,
    choices={"unvoided": _unvoided, "voided": _voided},
)
