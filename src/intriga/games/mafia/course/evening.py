"""The day is over: somebody hangs, or nobody (items 6–8, 41, 43, 49, M6–M11)."""

from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects.awards import prizes
from intriga.games.mafia.subjects.commissariat import post
from intriga.games.mafia.subjects.lives import dying, report
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.presence import absence
from intriga.games.mafia.subjects.votes import ballot, counting, pool
from intriga.kernel import PUBLIC, Seat, Step, seat


def close_day(state: State, step: Step) -> None:
    """The day is over: somebody is hanged, or nobody; mana of an unfilled pool goes back."""
    town, log = ballot.electorate(state), ballot.log(state)
    result = counting.result(town, log)
    for who, mana in pool.returned(log).items():
        state.people[who].mana += mana
    _remember_first_votes(state)
    late = absence.count(state, step.missed)
    _carry_out(state, result, step)
    absence.announce(state, late, step)


def _carry_out(state: State, result: counting.DayResult, step: Step) -> None:
    if result.hanged is None or not state.people[result.hanged].walks:  # M52: the host was first
        spared = result.leader if result.hanged is None else None
        if spared is None:
            step.emit("mafia-nobody-hanged", PUBLIC)
        else:
            state.people[spared].famous = True
            step.emit("mafia-celebrity-spared", PUBLIC, who=seat(spared))
        note(state, step, "D0", "mafia-log-nobody-hanged")
        return
    _hang(state, result.hanged, step)


def _hang(state: State, who: Seat, step: Step) -> None:
    person = state.people[who]
    if person.lives:
        dying.die(state, who, "hanged", step)
    step.emit("mafia-hanged", PUBLIC, dead=report.dead(state, who))
    note(state, step, "D0", "mafia-log-hanged", who=seat(who))
    first = state.first_votes.get(who)
    if first is not None and person.role is Role.BANDIT:
        prizes.award(state, first, "first-voter", awards().first_voter)
    post.succeed(state, "D0", step)


def _remember_first_votes(state: State) -> None:
    """Item 43: the first counted vote of the match against somebody."""
    first = counting.first_accusers(ballot.electorate(state), ballot.log(state))
    for accused, accuser in first.items():
        state.first_votes.setdefault(accused, accuser)
