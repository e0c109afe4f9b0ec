"""Who goes out for a clan tonight, and with what (items 3, 29, 50, M20, M23)."""

from collections.abc import Sequence

from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.state.plans import Aim, Plan
from intriga.kernel import Act, Refusal, Seat, refuse, seat


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


def supplies(state: State, who: Seat, aims: tuple[Aim, ...]) -> Refusal | None:
    """Item 50: an arrow for each shot that has one, a potion for each shot after the first."""
    person = state.people[who]
    arrows = sum(aim.arrow for aim in aims)
    if arrows > sum(item.kind == "arrow" for item in person.things):
        return refuse("mafia-refused-no-arrow", seat=seat(who))
    if len(aims) - 1 > sum(item.kind == "potion" for item in person.things):
        return refuse("mafia-refused-no-potion", seat=seat(who))
    return None


def insiders(state: State, who: Seat, act: Act) -> Sequence[Seat]:
    """A clan knows its orders and whom it asks, dead or alive."""
    clan = state.people[who].clan
    return () if clan is None else state.members(clan, dead=True)
