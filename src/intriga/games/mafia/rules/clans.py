"""Clans: who goes out tonight, whom they shoot, their recruit's execution (items 3, 29–32)."""

from intriga.games.mafia.acts.clans import Execute, Shoot
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.rules import lookup
from intriga.games.mafia.state import Aim, Phase, Plan, State
from intriga.kernel import Refusal, Seat, Step, msg, refuse, seat


def set_duty(state: State) -> None:
    """M23: at nightfall the living of each clan are counted off by number."""
    for clan, gang in state.clans.items():
        gang.roster = [] if gang.quit else state.members(clan)


def duty_man(state: State, clan: Clan) -> Seat | None:
    """Who goes out tonight: on night n number (n - 1) mod k + 1 of the k living at nightfall; if
    they have died since, the next number (N2)."""
    roster = state.clans[clan].roster
    for turn in range(len(roster)):
        who = roster[(state.turn - 1 + turn) % len(roster)]
        if state.people[who].lives:
            return who
    return None


def clan_of(state: State, who: Seat) -> Clan | None:
    """The clan for which somebody may order, dead or alive (M20)."""
    clan = state.people[who].clan
    return None if clan is None or state.clans[clan].quit else clan


def order_of(state: State, clan: Clan) -> Plan | None:
    """The order that counts: the last of a living member, else the last of a dead one (M20)."""
    found = [
        (state.people[who].lives, plan.placed, plan)
        for who in state.members(clan, dead=True)
        if (plan := state.plans.get(who)) is not None and plan.aims is not None and plan.placed
    ]
    return max(found, key=lambda one: one[:2])[2] if found else None


def check_shoot(state: State, who: Seat, act: Shoot) -> Refusal | None:
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


def supplies(state: State, who: Seat, aims: tuple[Aim, ...]) -> Refusal | None:
    """Item 50: an arrow for each shot that has one, a potion for each shot after the first."""
    person = state.people[who]
    arrows = sum(aim.arrow for aim in aims)
    if arrows > sum(item.kind == "arrow" for item in person.things):
        return refuse("mafia-refused-no-arrow", seat=seat(who))
    if len(aims) - 1 > sum(item.kind == "potion" for item in person.things):
        return refuse("mafia-refused-no-potion", seat=seat(who))
    return None


def shoot(state: State, who: Seat, act: Shoot, step: Step) -> None:
    plan = state.plan(who)
    state.placed += 1
    plan.aims, plan.placed = act.aims, state.placed
    clan = clan_of(state, who)
    assert clan is not None
    victims = [msg("mafia-aim", seat=seat(aim.whom)) for aim in act.aims]
    step.emit("mafia-clan-ordered", _all(state, clan), who=seat(who), victims=victims)


def _all(state: State, clan: Clan) -> tuple[Seat, ...]:
    return tuple(sorted(state.members(clan, dead=True)))


def check_execute(state: State, who: Seat, act: Execute) -> Refusal | None:
    """Item 32: a living member, the clan's own recruit, who is not alone in the clan."""
    clan = clan_of(state, who)
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
    clan = clan_of(state, who)
    assert clan is not None
    for mate in state.members(clan):  # the last word counts for all of the clan
        if mate in state.plans:
            state.plans[mate].execute = None
    state.plan(who).execute = act.whom
    to = tuple(sorted(mate for mate in state.members(clan) if not state.people[mate].recruited))
    step.emit("mafia-clan-executes" if act.whom is not None else "mafia-clan-spares", to)
