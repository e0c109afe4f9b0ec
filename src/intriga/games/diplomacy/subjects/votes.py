"""Secret votes to end the match by agreement: a draw, or conceding victory (C20–C23).

A vote stays secret unless it passes, which ends the match; who cast it stays secret then, too.
"""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from intriga.games.diplomacy.state import DRAW, PowerCode, State
from intriga.games.diplomacy.subjects.powers import check_plays, power_at
from intriga.games.diplomacy.subjects.victory import end, survivors
from intriga.kernel import (
    SECRET,
    Act,
    AtLeast,
    Choice,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Param,
    Refusal,
    Seat,
    Step,
    msg,
    refuse,
)
from intriga.warfare import message_params

_NO_VOTES: Final = refuse("diplomacy-game-no-votes")
_NO_VOTE: Final = refuse("diplomacy-game-no-vote")


class Vote(Act, frozen=True):
    """A secret vote to end the match by agreement (C20). `share`: `("draw",)` for a draw of all
    survivors, one power for its victory, several for a draw of these; empty withdraws the vote."""

    share: Annotated[tuple[PowerCode, ...], Meta(max_length=34), SECRET] = ()


def _gate(state: State, seat: Seat) -> Refusal | None:
    refusal = check_plays(state, seat)
    if refusal is not None:
        return refusal
    if state.options.votes == "none":
        return _NO_VOTES
    return None if state.powers[power_at(state, seat)].present else _NO_VOTE


def _check(state: State, seat: Seat, act: Vote) -> Refusal | None:
    if _allowed(state, act.share):
        return None
    return refuse(f"diplomacy-game-vote-{'draws' if state.options.votes == 'draws' else 'share'}")


def _vote(state: State, seat: Seat, act: Vote, step: Step) -> None:
    """Cast a secret vote, or withdraw it."""
    state.powers[power_at(state, seat)].vote = act.share
    count(state, step)


def may_vote(state: State, name: str) -> bool:
    """Whether this power may vote."""
    return state.options.votes != "none" and state.powers[name].present


def _allowed(state: State, share: tuple[str, ...]) -> bool:
    """Whether the options of the match allow this proposal."""
    left = survivors(state)
    if share in ((), (DRAW,)):
        return True
    if len(set(share)) < len(share) or not set(share) <= set(left):
        return False
    if len(share) == 1:
        return state.options.votes == "all"
    return not state.options.dias or set(share) == set(left)


def count(state: State, step: Step) -> None:
    """End the match if all who may vote agree."""
    left = survivors(state)
    if len(left) == 1:
        wanted = _wanted(state, left[0], left)
        if wanted:
            _carry(state, wanted, step)
        return
    proposals = dict.fromkeys(_wanted(state, name, left) for name in left)
    for proposal in proposals:
        voters = [
            name for name in left if proposal != (name,)
        ]  # a power need not vote for its own victory
        if proposal and all(_wanted(state, name, left) == proposal for name in voters):
            _carry(state, proposal, step)
            return


def _wanted(state: State, name: str, left: tuple[str, ...]) -> tuple[str, ...]:
    """The powers that would share by a power's vote, in the order of the map."""
    share = state.powers[name].vote
    return left if share == (DRAW,) else tuple(other for other in left if other in share)


def _carry(state: State, sharers: tuple[str, ...], step: Step) -> None:
    how = "conceded" if len(sharers) == 1 else "drawn"
    end(state, how, sharers, step)


def _offer(state: State, seat: Seat) -> Iterator[Form]:
    if state.options.dias:
        label = msg("diplomacy-game-vote-slot")
        proposal = Field("0", "choice", "proposal", optional=True, label=label)
        yield Form(Vote, (Field("share", "slots", row=(proposal,)),))
        return
    row = tuple(
        Field(name, "choice", f"sharer {name}", optional=True, label=_power(state, name))
        for name in survivors(state)
    )
    draws = state.options.votes == "draws"
    limits = (AtLeast("share", 2, or_none=True),) if draws else ()
    yield Form(Vote, (Field("share", "slots", row=row),), limits)


def _proposals(state: State, seat: Seat, chosen: Chosen) -> Choices:
    """A draw of all survivors, or the victory of one."""
    name = power_at(state, seat)
    draw = Choice(DRAW, msg("diplomacy-game-vote-draw"))
    left = survivors(state) if state.options.votes == "all" else ()
    wins = (
        Choice(other, msg("diplomacy-game-vote-power", power=_power(state, other)))
        for other in left
    )
    return Choices((draw, *wins), next(iter(state.powers[name].vote), None))


def _sharer(state: State, seat: Seat, other: str, chosen: Chosen) -> Choices:
    """Whether a power would share."""
    vote = state.powers[power_at(state, seat)].vote
    if other not in survivors(state):
        raise KeyError(other)
    shares = other in vote or vote == (DRAW,)
    return Choices((Choice(other, msg("diplomacy-game-vote-shares")),), other if shares else None)


def _power(state: State, name: str) -> Param:
    return message_params.power(state.map, name)


VOTE = Deed(
    Vote,
    _check,
    _vote,
    _offer,
    gate=_gate,
    choices={"proposal": _proposals},
    families={"sharer": _sharer},
)
