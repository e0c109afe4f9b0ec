"""How a view is made: the town for everybody, one's own house, clan and post for whoever has
one."""

from collections.abc import Hashable

from intriga.games.mafia.day import votes
from intriga.games.mafia.day.events import Contribute, Transfer, Vote
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import assassin as assassin_rules
from intriga.games.mafia.rules import ballot, clans, founding, guild, lookup, report
from intriga.games.mafia.state import Gathering, Phase, State
from intriga.games.mafia.view import (
    Citizen,
    Desk,
    Family,
    Me,
    Office,
    OwnOrder,
    Secret,
    Tallied,
    Vault,
    View,
)
from intriga.kernel import REFEREE, Seat


def view(state: State, viewpoint: Hashable) -> View:
    """What this viewer may know."""
    seen = _town(state)
    if isinstance(viewpoint, int):
        seen.me = me(state, viewpoint)
        seen.family = _family_of(state, viewpoint)
        seen.office = _office(state, viewpoint)
        seen.vault = _vault(state, viewpoint)
        seen.desk = _desk(state, viewpoint)
        seen.gatherings = _gatherings(state, viewpoint)
    if viewpoint == REFEREE or state.phase is Phase.OVER:
        seen.secret = _everything(state)
    return seen


def _town(state: State) -> View:
    seen = View(
        phase=state.phase,
        turn=state.turn,
        people=[_citizen(state, who) for who in range(len(state.people))],
        reinforcements=state.reinforcements,
        destroyed=[str(clan) for clan, gang in state.clans.items() if gang.quit],
        sergeant=state.watch.announced,
        roles=_numbers(state),
        ending=state.ending,
        winners=state.winners,
    )
    log = ballot.log(state)
    seen.votes = [event for event in log if isinstance(event, Vote)]
    # Whose hand cast a vote is not public.
    seen.votes = [Vote(vote.by, vote.against) for vote in seen.votes]
    seen.pool = [event for event in log if isinstance(event, Contribute)]
    for event in log:
        if isinstance(event, Transfer):
            seen.transfers.pop(event.giver, None)
            if event.to is not None:
                seen.transfers[event.giver] = event.to
    totals = votes.public_totals(ballot.electorate(state), log)
    seen.tally = [Tallied(whom, halves) for whom, halves in sorted(totals.items())]
    return seen


def _citizen(state: State, who: Seat) -> Citizen:
    person = state.people[who]
    if person.lives:
        return Citizen(True, role=person.shown)
    assert person.grave is not None
    return Citizen(
        lives=False,
        reanimated=person.reanimated,
        role=person.shown,
        profession=report.known_profession(state, who) or "",
        died=person.grave.tick,
    )


def _numbers(state: State) -> dict[str, int]:
    counts = founding.numbers(state.options, len(state.people))
    return {
        "clan": counts.clan,
        "commissar": counts.commissar,
        "necromancer": counts.necromancer,
        "assassin": counts.assassin,
        "honest": counts.plain,
    }


def me(state: State, who: Seat) -> Me:
    """What somebody knows of themselves."""
    person = state.people[who]
    if state.phase is Phase.OPENING:
        profession, speciality = state.choices.get(who, ("", ""))
        return Me(who, "", profession=profession, speciality=speciality, exp=person.exp)
    return Me(
        seat=who,
        role=person.title,
        clan=str(person.clan or ""),
        number=person.number,
        profession=person.profession or "",
        speciality=person.speciality,
        coins=person.coins,
        exp=person.exp,
        free_exp=lookup.free_exp(state, who),
        mana=person.mana,
        things=person.things,
        spell=person.spell_day != state.spell_day,
        plan=state.plans.get(who),
        casts=[cast for cast in state.casts if cast.by == who],
        orders=[
            OwnOrder(one.job, one.victim, one.price, dict(one.shares)[who])
            for one in guild.own_orders(state, who)
        ],
        rites=[rite.whom for rite in state.crypt.rites if rite.by == who],
        pledged=sum(one.mana for one in state.crypt.pledges if one.by == who),
        sergeant=state.watch.sergeant == who,
        invited=[
            str(clan)
            for clan, gang in state.clans.items()
            if gang.invitation is not None and gang.invitation.whom == who
        ],
        asked_sergeant=state.watch.invited == who,
        may_choose_side=state.watch.must_choose == who,
        awards=[one for one in state.awards if one.seat == who] if _over(state) else [],
    )


def _over(state: State) -> bool:
    return state.phase is Phase.OVER


def _family_of(state: State, who: Seat) -> Family | None:
    clan = None if state.phase is Phase.OPENING else clans.clan_of(state, who)
    return None if clan is None else family(state, clan, state.people[who].recruited)


def family(state: State, clan: Clan, recruit: bool) -> Family:
    """A clan for one of its members; a recruit does not see whether they are to be executed."""
    gang = state.clans[clan]
    members = state.members(clan, dead=True)
    duty = clans.duty_man(state, clan) if state.phase is Phase.NIGHT else None
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


def _office(state: State, who: Seat) -> Office | None:
    """The commissar's, and the sergeant's, who may be told (item 35)."""
    person = state.people[who]
    if person.role is not Role.COMMISSAR or not person.lives:
        return None
    watch = state.watch
    checked = {whom: one.times for whom, one in sorted(watch.checked.items())}
    return Office(checked, watch.sergeant, watch.invited)


def _vault(state: State, who: Seat) -> Vault | None:
    person = state.people[who]
    if person.role is not Role.NECROMANCER or not person.lives:
        return None
    return Vault(lookup.pledged(state), lookup.shield_ready(state, who), state.crypt.rites)


def _desk(state: State, who: Seat) -> Desk | None:
    if state.people[who].role is not Role.ASSASSIN:
        return None
    return Desk(state.guild.orders, assassin_rules.tellable(state, who))


def _gatherings(state: State, who: Seat) -> list[Gathering]:
    """What one's clan or union has collected for an order."""
    if state.phase is not Phase.DAY:
        return []
    mine = guild.union(state, who)
    return [one for one in state.guild.gatherings if (one.customer, one.clan) == mine]


def _everything(state: State) -> Secret:
    return Secret(
        people={who: me(state, who) for who in range(len(state.people))},
        families=[family(state, clan, recruit=False) for clan in state.clans],
        pledges=state.crypt.pledges,
        orders=state.guild.orders,
        log=state.log,
        awards=state.awards,
    )
