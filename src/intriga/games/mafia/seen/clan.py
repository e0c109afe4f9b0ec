"""A clan as its members know it."""

from intriga.games.mafia.seen.view import Family
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.clans import duty
from intriga.games.mafia.subjects.clans.duty import duty_man
from intriga.kernel import Seat


def family_of(state: State, who: Seat) -> Family | None:
    """The clan of this person, as they know it."""
    clan = None if state.phase is Phase.OPENING else duty.clan_of(state, who)
    return None if clan is None else family(state, clan, state.people[who].recruited)


def family(state: State, clan: Clan, recruit: bool) -> Family:
    """A clan for one of its members; a recruit does not see whether they are to be executed."""
    gang = state.clans[clan]
    members = state.members(clan, dead=True)
    duty = duty_man(state, clan) if state.phase is Phase.NIGHT else None
    duty_things = [] if duty is None else [item.kind for item in state.people[duty].things]
    return Family(
        clan=str(clan),
        members=[(state.people[mate].number, mate) for mate in members],
        duty=duty,
        orders={
            mate: plan.aims
            for mate in members
            if (plan := state.plans.get(mate)) is not None and plan.aims is not None
        },
        execute=None if recruit else executed(state, clan),
        arrows=duty_things.count("arrow"),
        potions=duty_things.count("potion"),
        knows_clan=gang.knows_clan,
        knows_assassin=gang.knows_assassin,
        recruited=gang.recruited,
        invited=gang.invitation.whom if gang.invitation else None,
    )


def executed(state: State, clan: Clan) -> Seat | None:
    """The recruit whom the clan is to execute tonight."""
    plans = (state.plans.get(mate) for mate in state.members(clan))
    return next((plan.execute for plan in plans if plan and plan.execute is not None), None)
