"""A clan executes its recruit (item 32)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.clans import duty
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse


class Execute(Act, frozen=True):
    """The clan kills its recruit tonight, beside its shot; None: not (item 32)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


def check_execute(state: State, who: Seat, act: Execute) -> Refusal | None:
    """Item 32: a living member, the clan's own recruit, who is not alone in the clan."""
    clan = duty.clan_of(state, who)
    if clan is None:
        return refuse("mafia-refused-no-clan")
    if refusal := lookup.must_be(state, Phase.NIGHT) or lookup.must_live(state, who):
        return refusal
    if state.people[who].recruited:
        return refuse("mafia-refused-recruit-executes")
    return (
        None
        if act.whom is None or act.whom in recruits(state, clan)
        else refuse("mafia-refused-not-recruit")
    )


def recruits(state: State, clan: Clan) -> list[Seat]:
    """The living recruits of a clan."""
    return [who for who in state.members(clan) if state.people[who].recruited]


def execute(state: State, who: Seat, act: Execute, step: Step) -> None:
    clan = duty.clan_of(state, who)
    assert clan is not None
    for mate in state.members(clan):  # the last word counts for all of the clan
        if mate in state.plans:
            state.plans[mate].execute = None
    state.plan(who).execute = act.whom
    to = tuple(sorted(mate for mate in state.members(clan) if not state.people[mate].recruited))
    step.emit("mafia-clan-executes" if act.whom is not None else "mafia-clan-spares", to)
