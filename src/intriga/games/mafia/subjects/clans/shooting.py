"""Whom a clan shoots (items 3, 29, 30, M20, M21)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from msgspec import Meta

from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.asking import aims
from intriga.games.mafia.subjects.clans import duty
from intriga.games.mafia.subjects.clans.duty import clan_of, duty_man, supplies
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
    msg,
    people,
    refuse,
    seat,
)


class Shoot(Act, frozen=True):
    """Whom the clan shoots; nobody: it skips. More than one only with speed potions of its duty
    man. The last order of a living member counts (M20)."""

    unseen: ClassVar[bool] = True
    aims: Annotated[tuple[Aim, ...], Meta(max_length=3), SECRET] = ()


def _check_shoot(state: State, who: Seat, act: Shoot) -> Refusal | None:
    clan = clan_of(state, who)
    if clan is None:
        return refuse("mafia-refused-no-clan")
    if refusal := lookup.must_be(state, Phase.NIGHT):
        return refusal
    duty = duty_man(state, clan)
    if duty is None:
        return refuse("mafia-refused-clan-dead")
    return _victims(state, clan, act.aims) or supplies(state, duty, act.aims)


def _victims(state: State, clan: Clan, aims: tuple[Aim, ...]) -> Refusal | None:
    if len({aim.whom for aim in aims}) < len(aims):
        return refuse("mafia-refused-two-targets")
    for aim in aims:
        if not lookup.is_seat(state, aim.whom) or not state.people[aim.whom].lives:
            return refuse("mafia-refused-living")
        if state.people[aim.whom].clan is clan:
            return refuse("mafia-refused-own-clan")  # M21
    return None


def _shoot(state: State, who: Seat, act: Shoot, step: Step) -> None:
    plan = state.plan(who)
    state.placed += 1
    plan.aims, plan.placed = act.aims, state.placed
    clan = duty.clan_of(state, who)
    assert clan is not None
    victims = [msg("mafia-aim", seat=seat(aim.whom)) for aim in act.aims]
    step.emit("mafia-clan-ordered", _all(state, clan), who=seat(who), victims=victims)


def _all(state: State, clan: Clan) -> tuple[Seat, ...]:
    return tuple(sorted(state.members(clan, dead=True)))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    clan = duty.clan_of(state, who)
    if clan is None or state.phase is not Phase.NIGHT:
        return
    duty_man = duty.duty_man(state, clan)
    if duty_man is not None:
        first = choice("whom", "prey")
        yield from aims(state, who, Shoot, first, _prey, supplier=duty_man, lethal=True)


def _prey(state: State, who: Seat, chosen: Chosen) -> Choices:
    """M21: whom a clan may shoot."""
    clan = state.people[who].clan
    return people(one for one in state.living() if state.people[one].clan is not clan)


SHOOT = Deed(
    Shoot,
    _check_shoot,
    _shoot,
    _offer,
    answers=True,
    choices={"prey": _prey},
    insiders=duty.insiders,
)
