"""N3: clans execute their recruits (item 32). They die now and do not act; it takes no time."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.clans import execution
from intriga.games.mafia.subjects.lives import dying
from intriga.kernel import Seat, msg, seat


def run(tonight: Tonight) -> None:
    state = tonight.state
    for clan in Clan:
        living = state.members(clan)
        fallen = [who for who in state.members(clan, dead=True) if who not in living]
        ordered = [
            plan.execute
            for who in (*living, *fallen)  # who fell at N2 has ordered, too (M20)
            if (plan := state.plans.get(who)) is not None and plan.execute is not None
        ]
        for recruit in ordered[:1]:
            if recruit in execution.recruits(state, clan) and living != [recruit]:
                _execute(tonight, clan, recruit)


def _execute(tonight: Tonight, clan: Clan, recruit: Seat) -> None:
    state = tonight.state
    was_commissar = state.people[recruit].role is Role.COMMISSAR
    tonight.note("N3", "mafia-log-executed", who=seat(recruit), clan=msg(f"mafia-clan-{clan}"))
    dying.die(state, recruit, "executed", tonight.step)
    members = tuple(sorted(state.members(clan, dead=True)))
    if was_commissar:
        for mate in members:
            if mate != recruit:
                exp = awards().recruited_commissar_executed
                prizes.award(state, mate, "recruited-commissar-executed", exp)
    told = tuple(mate for mate in members if mate != recruit)
    tonight.step.emit(
        "mafia-executed-commissar" if was_commissar else "mafia-executed-honest",
        told,
        whom=seat(recruit),
    )
