"""Treaties: proposed, signed, checked after each turn (item 68, R-J1)."""

from msgspec import structs

from intriga.games.maga import editions
from intriga.games.maga.acts.treaties import AnswerTreaty, ProposeTreaty
from intriga.games.maga.lines import Land
from intriga.games.maga.rules.teams import commands_nothing, team_of, teams
from intriga.games.maga.state import State, Team
from intriga.games.maga.tables.actions import actions
from intriga.games.maga.treaty import TRANSFERS, Clause, Treaty
from intriga.kernel import (
    AnyOf,
    AtMost,
    Limit,
    Refusal,
    Seat,
    Step,
    Together,
    Unique,
    limit_refusal,
    msg,
    refuse,
)

NUMBER = "treaty"
"""The draw: a treaty's number of four digits, of those that are free."""
NUMBERS = range(1_000, 10_000)
"""The numbers of treaties."""
LIMITS: tuple[Limit, ...] = (
    Unique("others", "team"),
    AtMost("clauses", 30),
    Together(("if_party", "if_action"), "clauses", label=msg("maga-limit-condition")),
    AnyOf(("clauses", "text"), label=msg("maga-limit-treaty")),
)
"""What makes a treaty: parties once each, a clause or words; a condition says whose action."""
MOST = 60
"""Treaties that a team may have proposed in a match."""


def check_propose(state: State, who: Seat, act: ProposeTreaty) -> Refusal | None:
    """Parties are other teams, each once; clauses speak of parties and of actions that there
    are; the treaty begins no earlier than the next turn."""
    if refusal := commands_nothing(state, who):
        return refusal
    team = team_of(state, who)
    others = [act.partner, *(one.team for one in act.others)]
    if len(set(others)) < len(others) or team in others:
        return refuse("maga-refused-parties")
    if any(party not in teams(state) for party in others):
        return refuse("maga-refused-parties")
    if act.since < state.turn:
        return refuse("maga-refused-since", turn=state.turn, at="since")
    last = state.options.turns
    for field, turn in (("since", act.since), ("turns", act.turns)):
        if turn > last:
            return refuse("maga-refused-value", low=1, high=last, at=field)
    if not act.clauses and not act.text.strip():
        return refuse("maga-refused-empty-treaty", at="text")
    if refusal := limit_refusal(LIMITS, act):
        return refusal
    parties = {team, *others}
    for place, clause in enumerate(act.clauses):
        if fault := _fault(state, clause, parties):
            return refuse("maga-refused-clause", n=place + 1, at=f"clauses.{place}.{fault}")
    mine = sum(one.parties[0] == team for one in state.treaties)
    return refuse("maga-refused-many-treaties", most=MOST) if mine >= MOST else None


def _fault(state: State, clause: Clause, parties: set[Team]) -> str:
    """The column in which a clause makes no sense; "": none."""
    if clause.party not in parties:
        return "party"
    if clause.action not in actions():
        return "action"
    if clause.land is not None and clause.land not in state.lands(clause.party):
        return "land"
    if clause.least and clause.action not in TRANSFERS:
        return "least"
    if clause.if_party is None:
        return "if_party" if clause.if_action else _idle(clause)
    if clause.if_party not in parties:
        return "if_party"
    if clause.if_action not in actions():
        return "if_action"
    if clause.if_land is not None and clause.if_land not in state.lands(clause.if_party):
        return "if_land"
    return "if_least" if clause.if_least and clause.if_action not in TRANSFERS else ""


def _idle(clause: Clause) -> str:
    """What is said of a condition that there is not."""
    return "if_land" if clause.if_land is not None else "if_least" if clause.if_least else ""


def propose(state: State, who: Seat, act: ProposeTreaty, step: Step) -> None:
    """The proposer has signed. Only the parties know of it."""
    team = team_of(state, who)
    treaty = Treaty(
        number=_free_number(state, step),
        parties=[team, act.partner, *(one.team for one in act.others)],
        clauses=[_as_played(state, one) for one in act.clauses],
        since=act.since,
        turns=act.turns,
        text=act.text,
        signed=[team],
        hands={team: who},
    )
    state.treaties.append(treaty)
    _tell(state, treaty, "maga-treaty-proposed", team, step)


def _as_played(state: State, clause: Clause) -> Clause:
    """Under the older rule a duty was due every turn (`editions`)."""
    return clause if editions.duties_last(state) else structs.replace(clause, every=True)


def _tell(state: State, treaty: Treaty, id: str, by: Team, step: Step) -> None:
    """Only the parties hear of it."""
    told = {state.territories[party].team: party for party in reversed(treaty.parties)}
    for party in sorted(told.values(), key=treaty.parties.index):
        step.emit(id, tuple(state.people(state.territories[party].team)), by=by + 1)


def _free_number(state: State, step: Step) -> int:
    """A number that tells nobody how many treaties there are."""
    taken = {one.number for one in state.treaties}
    free = [number for number in NUMBERS if number not in taken]
    return free[step.randbelow(len(free), NUMBER)]


def treaties_of(state: State, team: Team) -> list[Treaty]:
    """Those of the states that a team commands: with a conquered state come its treaties."""
    return [
        one
        for one in state.treaties
        if any(state.territories[party].team == team for party in one.parties)
    ]


def _unsigned(state: State, treaty: Treaty, team: Team) -> list[Land]:
    """For which parties a team has yet to answer."""
    return [
        party
        for party in treaty.parties
        if state.territories[party].team == team and party not in treaty.signed
    ]


def pending(state: State, team: Team) -> list[Treaty]:
    """Those that wait for a team's answer."""
    mine = treaties_of(state, team)
    return [one for one in mine if not one.refused and _unsigned(state, one, team)]


def check_answer(state: State, who: Seat, act: AnswerTreaty) -> Refusal | None:
    if refusal := commands_nothing(state, who):
        return refusal
    waiting = pending(state, team_of(state, who))
    known = any(one.number == act.treaty for one in waiting)
    return None if known else refuse("maga-refused-no-treaty")


def answer(state: State, who: Seat, act: AnswerTreaty, step: Step) -> None:
    team = team_of(state, who)
    treaty = next(one for one in state.treaties if one.number == act.treaty)
    parties = _unsigned(state, treaty, team)
    if act.answer == "sign":
        treaty.signed += parties
        treaty.hands |= dict.fromkeys(parties, who)
    else:
        treaty.refused = True
    id = "maga-treaty-signed" if act.answer == "sign" else "maga-treaty-refused"
    _tell(state, treaty, id, parties[0], step)
