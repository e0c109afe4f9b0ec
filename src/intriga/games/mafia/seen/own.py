"""What people know of themselves."""

from intriga.games.mafia.seen.view import Me, OwnOrder
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.guild import bidding
from intriga.games.mafia.subjects.votes import ballot
from intriga.kernel import Seat


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
            for one in bidding.own_orders(state, who)
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
        effects=[one for one in state.effects if one.seat == who and one.until >= state.tick],
        muted=ballot.is_muted(state, who),
        away=person.away if person.away >= state.turn else 0,
        extra=ballot.extra_votes(state, who),
    )


def _over(state: State) -> bool:
    return state.phase is Phase.OVER
