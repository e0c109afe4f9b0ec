"""Who edits the lines of which ministry, in a team of several people."""

from collections.abc import Iterator
from typing import Final

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Phase, State
from intriga.games.maga.subjects.actions import ACTIONS
from intriga.games.maga.subjects.ministries.aims import ROLE, roles
from intriga.games.maga.subjects.teams import (
    commands_nothing,
    founded,
    members,
    organises,
    tell_team,
)
from intriga.kernel import Act, Deed, Draft, Entered, Form, Refusal, Seat, Step, choice, refuse


class ShareMinistry(Act, frozen=True):
    """Who edits the lines of a role; None: everybody."""

    role: Role
    whom: Seat | None = None


def _check(state: State, who: Seat, act: ShareMinistry) -> Refusal | None:
    if state.phase is Phase.PLAY and (refusal := commands_nothing(state, who)):
        return refusal
    squad = state.squads[founded(state, who)]
    if act.whom is not None and act.whom not in squad.members:
        return refuse("maga-refused-not-of-team")
    return None


def _share(state: State, who: Seat, act: ShareMinistry, step: Step) -> None:
    ministries = state.squads[founded(state, who)].ministries
    if act.whom is None:
        ministries.pop(act.role, None)
    else:
        ministries[act.role] = act.whom
    tell_team(state, who, step, "maga-ministries")


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if organises(state, who):
        yield Form(ShareMinistry, (ROLE, choice("whom", "member", optional=True)))


def may_change(state: State, seat: Seat, draft: Draft, row: Entered) -> Refusal | None:
    """Why somebody may not write such a row of their team's list: it is another's ministry."""
    action = ACTIONS.get(str(row.get("kind")))
    if action is None:
        return None
    role = row.get("role") if action.ministry is Role.SECRETARY else None
    owner = state.squads[founded(state, seat)].ministries.get(
        Role(role) if role in list(Role) else action.acting or action.ministry
    )
    return None if owner in (None, seat) else refuse("maga-refused-not-your-ministry")


SHARE_MINISTRY: Final = Deed(
    ShareMinistry, _check, _share, _offer, choices={"role": roles, "member": members}
)
