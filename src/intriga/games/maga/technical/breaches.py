"""Breaches of treaties: what each clause in force asked for, and what was done (item 68, R-J1).

A duty without a condition is there from the first turn of the term; one with a condition from the
turn after it was met, for nobody can act on what they learn when the turn is over. It lasts until
the term ends.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.treaty import Clause, Done, Duty, Treaty
from intriga.games.maga.state import Breach, LineOutcome, State, Team, Turn
from intriga.games.maga.subjects.actions import targets
from intriga.games.maga.subjects.editions import duties_last
from intriga.games.maga.subjects.stage.stage import Stage

Bound = Mapping[Team, Sequence[Land]]
"""Party → the territories for which it answers."""


def bound(state: State) -> dict[Team, list[Land]]:
    """For which territories each state of the start answers: all that its team commands; after a
    conquest for itself alone. Asked before a stage: a territory that falls in it was still its old
    owner's when it acted."""
    return {land: state.lands(land) or [land] for land in range(len(state.territories))}


def done(stage: Stage) -> Iterator[Done]:
    """What roles did, or tried, in this stage: what clauses are checked against."""
    for job in stage.jobs:
        for place, line in zip(job.places, job.rows, strict=True):
            became = stage.state.reports[job.listed][place].outcome
            if became in (LineOutcome.DONE, LineOutcome.FAILED):
                target = next(targets(line), None)
                amount = job.moved if job.action.moves else 1
                yield Done(job.land, job.action.id, target, amount)


class _Turn(NamedTuple):
    """A turn that is judged: what was done, and who answered for what when it began."""

    number: Turn
    done: Sequence[Done]
    bound: Bound

    def amount(
        self, party: Team, only: Land | None, action: str, target: Land | None
    ) -> int | None:
        """How much of an action was done for a party: of a transfer what moved, else how often.
        None: the territory that is meant is another's by now."""
        lands = [land for land in self.bound[party] if only in (None, land)]
        if not lands:
            return None
        return sum(
            one.amount
            for one in self.done
            if one.land in lands and one.action == action and target in (None, one.target)
        )


def note_breaches(state: State, done: Sequence[Done], bound: Bound) -> None:
    """They become documents for lawsuits from the next turn on. Nobody is told: who sues finds
    out (R-J1). A treaty with words that cannot be checked is void whole, unless a host judges
    them."""
    turn = _Turn(state.turn, done, bound)
    for treaty in state.treaties:
        if not treaty.holds(state.turn) or (treaty.text.strip() and not state.options.judge):
            continue
        broken = _broken(state, treaty, turn)
        for place, clause in enumerate(treaty.clauses):
            if clause.kind == "obligation" and broken[place]:
                _write_down(state, treaty, place)


def _broken(state: State, treaty: Treaty, turn: _Turn) -> list[bool]:
    """Whether each clause was broken."""
    if not duties_last(state):
        return [_is_broken_at_once(clause, turn.done) for clause in treaty.clauses]
    duties = state.duties.setdefault(treaty.number, [Duty() for _ in treaty.clauses])
    return [
        _is_broken(clause, duty, turn, treaty.last)
        for clause, duty in zip(treaty.clauses, duties, strict=True)
    ]


def _write_down(state: State, treaty: Treaty, place: int) -> None:
    """A breach, against each other party."""
    breaker = treaty.clauses[place].party
    for victim in treaty.parties:
        if victim != breaker:
            number = len(state.breaches) + 1
            state.breaches.append(Breach(number, treaty.number, place, state.turn, breaker, victim))


def _is_broken(clause: Clause, duty: Duty, turn: _Turn, last: Turn) -> bool:
    """Whether an obligation was broken in this turn; how it stands goes on. `last`: the last turn
    of the term."""
    if not clause.if_action:
        duty.since = duty.since or turn.number
    broken = bool(duty.since) and not duty.over and _fails(clause, duty, turn, last)
    if not duty.since and _is_met(clause, duty, turn):
        duty.since = turn.number + 1
    return broken


def _fails(clause: Clause, duty: Duty, turn: _Turn, last: Turn) -> bool:
    now = turn.amount(clause.party, clause.land, clause.action, clause.target)
    least = max(1, clause.least)
    if now is None:
        return False
    if not clause.does:
        return now >= least
    if clause.every:
        return now < least
    duty.given += now
    duty.over = duty.given >= least
    return not duty.over and turn.number == last


def _is_met(clause: Clause, duty: Duty, turn: _Turn) -> bool:
    """Whether the condition is met as this turn ends: what must be done adds up in the term, what
    must not is judged turn by turn."""
    assert clause.if_party is not None
    now = turn.amount(clause.if_party, clause.if_land, clause.if_action, clause.if_target)
    least = max(1, clause.if_least)
    if now is None:
        return False
    if not clause.if_does:
        return now < least
    duty.asked += now
    return duty.asked >= least


def _is_broken_at_once(clause: Clause, done: Sequence[Done]) -> bool:
    """The older rule (`editions.duties_last`)."""
    if clause.if_action and clause.if_party is not None:
        met = _did(done, clause.if_party, clause.if_action, clause.if_target)
        if met is not clause.if_does:
            return False
    return _did(done, clause.party, clause.action, clause.target) is not clause.does


def _did(done: Sequence[Done], party: Land, action: str, target: Land | None) -> bool:
    return any(
        (one.land, one.action) == (party, action) and target in (None, one.target) for one in done
    )
