"""A recruited commissar, last of the clan or of all bandits (item 34, M15)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.log import note
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    always,
    choice,
    msg,
    refuse,
    seat,
    words,
)


def infiltrated(state: State, who: Seat) -> Clan | None:
    """The clan of a living recruited commissar (M15)."""
    person = state.people[who]
    return person.clan if person.lives and person.role is Role.COMMISSAR else None


def is_last_of_clan(state: State, who: Seat) -> bool:
    """Whether this is an infiltrator and the last living member of the clan."""
    clan = infiltrated(state, who)
    return clan is not None and state.members(clan) == [who]


class ReturnToPost(Act, frozen=True):
    """The infiltrator, last of their clan, gives up its business (item 34)."""

    unseen: ClassVar[bool] = True


def _check_return(state: State, who: Seat) -> Refusal | None:
    """Item 34: the last of the clan may stop, by day."""
    if not is_last_of_clan(state, who):
        return refuse("mafia-refused-not-last")
    return lookup.must_be(state, Phase.DAY)


def _return_to_post(state: State, who: Seat, act: ReturnToPost, step: Step) -> None:
    """Item 34."""
    _leave_clan(state, who, step)


def _offer_return(state: State, who: Seat) -> Iterator[Form]:
    yield Form(ReturnToPost)


RETURN_TO_POST = Deed(ReturnToPost, None, _return_to_post, _offer_return, gate=_check_return)


def _leave_clan(state: State, who: Seat, step: Step) -> None:
    """The clan is declared destroyed; the commissar is one as before."""
    clan = infiltrated(state, who)
    assert clan is not None
    state.clans[clan].quit = True
    person = state.people[who]
    person.clan, person.recruited, person.number = None, False, 0
    step.emit("mafia-clan-destroyed", PUBLIC, clan=msg(f"mafia-clan-{clan}"))
    note(state, step, "D0", "mafia-log-returned", who=seat(who))
    if state.watch.must_choose == who:
        state.watch.must_choose = None


class ChooseSide(Act, frozen=True):
    """The infiltrator, last of all bandits, chooses a side (item 34)."""

    unseen: ClassVar[bool] = True
    side: Annotated[Literal["honest", "clan"], SECRET]


def _check_side(state: State, who: Seat) -> Refusal | None:
    return None if state.watch.must_choose == who else refuse("mafia-refused-no-side")


def _choose_side(state: State, who: Seat, act: ChooseSide, step: Step) -> None:
    """M15: it can be changed until the day or night ends; nobody notices before."""
    state.watch.side = act.side
    step.emit("mafia-answer-noted", (who,))


def _offer_side(state: State, who: Seat) -> Iterator[Form]:
    asks = not state.watch.side
    yield Form(ChooseSide, (choice("side", "side"),), asks=asks)


CHOOSE_SIDE = Deed(
    ChooseSide,
    None,
    _choose_side,
    _offer_side,
    gate=_check_side,
    answers=True,
    choices={"side": always(words(("honest", "clan"), "mafia-side-"))},
)


def settle_side(state: State, step: Step) -> None:
    """M15: the last of all bandits is honest or a bandit from now on; by default honest, after a
    day."""
    watch = state.watch
    who, side = watch.must_choose, watch.side
    if who is None or (not side and state.tick < watch.choose_by):
        return
    watch.must_choose, watch.side = None, ""
    if not is_last_of_clan(state, who):
        return
    if side == "clan":
        strip(state, who, "D0", step)
    else:
        _leave_clan(state, who, step)


def strip(state: State, who: Seat, at: str, step: Step) -> None:
    """Item 34: the infiltrator has become a bandit, and keeps only prizes from before."""
    person = state.people[who]
    assert person.clan is not None
    person.role = Role.BANDIT
    joined = state.clans[person.clan].joined
    state.awards = [
        award
        for award in state.awards
        if not (award.seat == who and award.reason.startswith("hit") and award.tick >= joined)
    ]
    note(state, step, at, "mafia-log-stripped", who=seat(who))
