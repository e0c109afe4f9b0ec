"""Secret votes to end the match by agreement: a draw, or conceding victory (C20–C23).

A vote stays secret unless it passes, which ends the match; who cast it stays secret then, too.
"""

from intriga.games.diplomacy.acts import DRAW
from intriga.games.diplomacy.rules import calendar
from intriga.games.diplomacy.state import State
from intriga.kernel import Step


def may_vote(state: State, name: str) -> bool:
    """Whether this power may vote."""
    return state.options.votes != "none" and state.powers[name].present


def allowed(state: State, share: tuple[str, ...]) -> bool:
    """Whether the options of the match allow this proposal."""
    left = calendar.survivors(state)
    if share in ((), (DRAW,)):
        return True
    if len(set(share)) < len(share) or not set(share) <= set(left):
        return False
    if len(share) == 1:
        return state.options.votes == "all"
    return not state.options.dias or set(share) == set(left)


def count(state: State, step: Step) -> None:
    """End the match if all who may vote agree."""
    left = calendar.survivors(state)
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
    calendar.end(state, how, sharers, step)
