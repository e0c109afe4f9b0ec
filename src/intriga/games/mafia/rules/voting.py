"""What people do about votes, and how a day ends (items 6–8, 41, 43, 49, M6–M11)."""

from intriga.games.mafia.acts.day import Accuse, FillPool, TakeBackVote, TransferVote
from intriga.games.mafia.day import pool, votes
from intriga.games.mafia.day.events import Contribute, Transfer, Vote
from intriga.games.mafia.log import note
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import absence, ballot, dying, lookup, prizes, report, watch
from intriga.games.mafia.rules.spending import why_no_mana
from intriga.games.mafia.state import State
from intriga.games.mafia.tables.awards import awards
from intriga.kernel import PUBLIC, Refusal, Seat, Step, refuse, seat


def _vote(who: Seat, act: Accuse) -> Vote:
    if act.instead_of is None or act.instead_of == who:
        return Vote(who, act.whom)
    return Vote(act.instead_of, act.whom, who)


def check_accuse(state: State, who: Seat, act: Accuse) -> Refusal | None:
    """A soul's vote is cast by another act, which nobody notices (`UseSoul`)."""
    if act.instead_of is not None and act.instead_of in ballot.kept_souls(state):
        return refuse("mafia-vote-not-yours")
    return ballot.why_not(state, _vote(who, act))


def accuse(state: State, who: Seat, act: Accuse, step: Step) -> None:
    ballot.cast(state, _vote(who, act), step)


def check_transfer(state: State, who: Seat, act: TransferVote) -> Refusal | None:
    if not lookup.is_seat(state, act.to) or not state.people[act.to].walks:
        return refuse("mafia-refused-living-other")
    return ballot.why_not(state, Transfer(who, act.to))


def transfer(state: State, who: Seat, act: TransferVote, step: Step) -> None:
    ballot.transfer(state, Transfer(who, act.to), step)


def check_take_back(state: State, who: Seat, act: TakeBackVote) -> Refusal | None:
    if who in ballot.open_votes_of(state, who):
        return refuse("mafia-refused-vote-yours")
    return ballot.why_not(state, Transfer(who, None))


def take_back(state: State, who: Seat, act: TakeBackVote, step: Step) -> None:
    ballot.transfer(state, Transfer(who, None), step)


def check_pool(state: State, who: Seat, act: FillPool) -> Refusal | None:
    return ballot.why_not(state, Contribute(who, act.whom, act.mana)) or why_no_mana(
        state, who, act.mana
    )


def fill_pool(state: State, who: Seat, act: FillPool, step: Step) -> None:
    ballot.contribute(state, Contribute(who, act.whom, act.mana), step)


def close_day(state: State, step: Step) -> None:
    """The day is over: somebody is hanged, or nobody; mana of an unfilled pool goes back."""
    town, log = ballot.electorate(state), ballot.log(state)
    result = votes.result(town, log)
    for who, mana in pool.returned(log).items():
        state.people[who].mana += mana
    _remember_first_votes(state)
    late = absence.count(state, step.missed)
    _carry_out(state, result, step)
    absence.announce(state, late, step)


def _carry_out(state: State, result: votes.DayResult, step: Step) -> None:
    if result.hanged is None or not state.people[result.hanged].walks:  # M52: the host was first
        spared = result.leader if result.hanged is None else None
        if spared is None:
            step.emit("mafia-nobody-hanged", PUBLIC)
        else:
            state.people[spared].famous = True
            step.emit("mafia-celebrity-spared", PUBLIC, who=seat(spared))
        note(state, "D0", "mafia-log-nobody-hanged")
        return
    _hang(state, result.hanged, step)


def _hang(state: State, who: Seat, step: Step) -> None:
    person = state.people[who]
    if person.lives:
        dying.die(state, who, "hanged")
    step.emit("mafia-hanged", PUBLIC, dead=report.dead(state, who))
    note(state, "D0", "mafia-log-hanged", who=seat(who))
    first = state.first_votes.get(who)
    if first is not None and person.role is Role.BANDIT:
        prizes.award(state, first, "first-voter", awards().first_voter)
    watch.succeed(state, "D0", step)


def _remember_first_votes(state: State) -> None:
    """Item 43: the first counted vote of the match against somebody."""
    first = votes.first_accusers(ballot.electorate(state), ballot.log(state))
    for accused, accuser in first.items():
        state.first_votes.setdefault(accused, accuser)
