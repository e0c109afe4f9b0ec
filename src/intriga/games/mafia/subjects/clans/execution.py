"""A clan executes its recruit (item 32)."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.clans import duty
from intriga.kernel import (
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
)


class Execute(Act, frozen=True):
    """The clan kills its recruit tonight, beside its shot; None: not (item 32)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


def _check_execute(state: State, who: Seat, act: Execute) -> Refusal | None:
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


def _execute(state: State, who: Seat, act: Execute, step: Step) -> None:
    clan = duty.clan_of(state, who)
    assert clan is not None
    for mate in state.members(clan):  # the last word counts for all of the clan
        if mate in state.plans:
            state.plans[mate].execute = None
    state.plan(who).execute = act.whom
    to = tuple(sorted(mate for mate in state.members(clan) if not state.people[mate].recruited))
    step.emit("mafia-clan-executes" if act.whom is not None else "mafia-clan-spares", to)


def _offer(state: State, who: Seat) -> Iterator[Form]:
    if _check_execute(state, who, Execute(None)) is None:
        whom = choice("whom", "recruit", optional=True)
        yield from about(state, who, Execute, whom, _recruits)


def _recruits(state: State, who: Seat, chosen: Chosen) -> Choices:
    clan = duty.clan_of(state, who)
    return people(sorted(recruits(state, clan)) if clan else ())


def _insiders(state: State, who: Seat, act: Execute) -> Sequence[Seat]:
    """The clan without its recruit."""
    clan = duty.insiders(state, who, act)
    return [mate for mate in clan if not state.people[mate].recruited]


EXECUTE = Deed(
    Execute, _check_execute, _execute, _offer, choices={"recruit": _recruits}, insiders=_insiders
)
