"""Treaties: proposed, signed, checked after each turn (item 68, R-J1)."""

from intriga.games.maga.acts.treaties import AnswerTreaty, ProposeTreaty
from intriga.games.maga.rules.teams import team_of, teams
from intriga.games.maga.state import Breach, Phase, State, Team
from intriga.games.maga.tables.actions import actions
from intriga.games.maga.treaty import Clause, Done, Treaty, is_broken
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
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
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
        if not _makes_sense(clause, parties):
            return refuse("maga-refused-clause", n=place + 1)
    mine = sum(one.parties[0] == team for one in state.treaties)
    return refuse("maga-refused-many-treaties", most=MOST) if mine >= MOST else None


def _makes_sense(clause: Clause, parties: set[Team]) -> bool:
    known = {*actions(), ""}
    if clause.action not in actions() or clause.if_action not in known:
        return False
    conditional = clause.if_party is not None
    if conditional is not bool(clause.if_action):
        return False
    return clause.party in parties and (not conditional or clause.if_party in parties)


def propose(state: State, who: Seat, act: ProposeTreaty, step: Step) -> None:
    """The proposer has signed. Only the parties know of it."""
    team = team_of(state, who)
    treaty = Treaty(
        number=_free_number(state, step),
        parties=[team, act.partner, *(one.team for one in act.others)],
        clauses=list(act.clauses),
        since=act.since,
        turns=act.turns,
        text=act.text,
        signed=[team],
    )
    state.treaties.append(treaty)
    for party in treaty.parties:
        step.emit("maga-treaty-proposed", tuple(state.people(party)), by=team + 1)


def _free_number(state: State, step: Step) -> int:
    """A number that tells nobody how many treaties there are."""
    taken = {one.number for one in state.treaties}
    free = [number for number in NUMBERS if number not in taken]
    return free[step.randbelow(len(free), NUMBER)]


def pending(state: State, team: Team) -> list[Treaty]:
    """Those that wait for a team's answer."""
    return [
        one
        for one in state.treaties
        if team in one.parties and team not in one.signed and not one.refused
    ]


def check_answer(state: State, who: Seat, act: AnswerTreaty) -> Refusal | None:
    if state.phase is not Phase.PLAY:
        return refuse("maga-refused-not-playing")
    waiting = pending(state, team_of(state, who))
    known = any(one.number == act.treaty for one in waiting)
    return None if known else refuse("maga-refused-no-treaty")


def answer(state: State, who: Seat, act: AnswerTreaty, step: Step) -> None:
    team = team_of(state, who)
    treaty = next(one for one in state.treaties if one.number == act.treaty)
    if act.answer == "sign":
        treaty.signed.append(team)
    else:
        treaty.refused = True
    id = "maga-treaty-signed" if act.answer == "sign" else "maga-treaty-refused"
    for party in treaty.parties:
        step.emit(id, tuple(state.people(party)), by=team + 1)


def find_breaches(state: State, done: list[Done]) -> list[Breach]:
    """Obligations that were not met in this turn, against each other party. A treaty with words
    that cannot be checked is void whole, unless a host judges them."""
    found: list[Breach] = []
    for treaty in state.treaties:
        if not treaty.holds(state.turn) or (treaty.text.strip() and not state.options.judge):
            continue
        for place, clause in enumerate(treaty.clauses):
            if is_broken(clause, done):
                found += [
                    Breach(0, treaty.number, place, state.turn, clause.party, victim)
                    for victim in treaty.parties
                    if victim != clause.party
                ]
    return found


def note_breaches(state: State, done: list[Done]) -> None:
    """They become documents for lawsuits from the next turn on. Nobody is told: who sues finds
    out (R-J1)."""
    for one in find_breaches(state, done):
        number = len(state.breaches) + 1
        state.breaches.append(
            Breach(number, one.treaty, one.clause, one.turn, one.breaker, one.victim)
        )
