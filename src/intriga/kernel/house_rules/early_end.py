"""Ending a match before its rules do: who may propose it, who must agree, and what comes of it.

All of it is public. A proposal lapses when somebody refuses, when a seat changes hands, when the
match is rewound, when the result that was agreed to has changed, and after a day, when the table
says so.
"""

from typing import Any, Protocol

from msgspec.structs import replace

from intriga.kernel.actors import HOST, PUBLIC, Actor
from intriga.kernel.game import Early, Game, Outcome, StateT
from intriga.kernel.house_rules.house_acts import AnswerEnd, EndEarly, LapseEnd, ProposeEnd
from intriga.kernel.house_rules.house_state import EndProposal, House
from intriga.kernel.seats.ledgers import in_plain_data
from intriga.kernel.step import Step
from intriga.kernel.text import Message, Refusal, msg, refuse, seat

EndAct = EndEarly | ProposeEnd | AnswerEnd | LapseEnd


class Endable(Protocol):
    """What the end of a match depends on. `now`: the time of the act in milliseconds since the
    epoch, None if nobody has acted yet."""

    game: Any
    state: Any
    house: House
    chairs: int
    now: int


def result(here: Endable, how: Early) -> Outcome | None:
    """The result if the match were ended so now; None where it cannot be."""
    return early_outcome(here.game, here.state, here.chairs, how)


def early_outcome(game: Any, state: Any, chairs: int, how: Early) -> Outcome | None:
    """The result if a match in this state were ended so; None where the rules know no standing."""
    if how == "called-off":
        return Outcome((), (0,) * chairs, Message("early-called-off"), early=how)
    standing: Outcome | None = game.standing(state)
    if standing is None:
        return None
    reason = msg(standing.reason.id, **standing.reason.params)
    adjourned = Message("early-adjourned", {"result": reason})
    return in_plain_data(replace(standing, reason=adjourned, early=how))


def check(here: Endable, actor: Actor, act: EndAct) -> Refusal | None:
    """Why this is not possible now, or None."""
    if isinstance(act, LapseEnd):
        return _check_lapse(here, act)
    if (actor == HOST) != isinstance(act, EndEarly):
        return refuse("refused-not-yours")
    if isinstance(act, AnswerEnd):
        return _check_answer(here, actor, act)
    if result(here, act.how) is None:
        return refuse("refused-no-standing")
    if isinstance(act, EndEarly):
        return None
    proposal = here.house.proposal
    if proposal is not None and proposal.stands(here.now):
        return refuse("refused-proposal-open")
    waited = proposal is not None and proposal.by == actor  # a whole day
    if actor in here.house.proposed and not waited:
        return refuse("refused-proposed-lately")
    known = all(0 <= voter < here.chairs for voter in act.voters)
    distinct = len(set(act.voters)) == len(act.voters)
    return None if known and distinct and actor in act.voters else refuse("refused-no-seat")


def _check_answer(here: Endable, actor: Actor, act: AnswerEnd) -> Refusal | None:
    proposal = here.house.proposal
    if proposal is None or proposal.number != act.number or not proposal.stands(here.now):
        return refuse("refused-proposal-gone")
    if actor not in proposal.voters:
        return refuse("refused-not-asked")
    return refuse("refused-asked-already") if act.agree and actor in proposal.agreed else None


def _check_lapse(here: Endable, act: LapseEnd) -> Refusal | None:
    proposal = here.house.proposal
    if proposal is None or proposal.number != act.number:
        return refuse("refused-stale")
    return refuse("refused-not-due") if proposal.stands(here.now) else None


def keep(here: Endable, actor: Actor, act: EndAct, step: Step) -> House:
    """The house state after the act; everybody is told."""
    house = here.house
    if isinstance(act, EndEarly):
        outcome = result(here, act.how)
        assert outcome is not None
        return _end(house, outcome, step, by="host")
    if isinstance(act, LapseEnd):
        return _expired(house, step)
    assert isinstance(actor, int)
    if isinstance(act, ProposeEnd):
        proposal = _proposal(here, actor, act, step)
        house = replace(
            house,
            proposal=proposal,
            proposals=proposal.number,
            proposed=tuple(sorted({*house.proposed, actor})),
        )
        step.emit("table-end-proposed", PUBLIC, seat=seat(actor), how=act.how)
        return _counted(here, house, proposal, step)
    assert house.proposal is not None
    proposal = house.proposal
    if not act.agree:
        id = "table-end-withdrawn" if actor == proposal.by else "table-end-refused"
        step.emit(id, PUBLIC, seat=seat(actor), how=proposal.how)
        return replace(house, proposal=None)
    proposal = replace(proposal, agreed=tuple(sorted((*proposal.agreed, actor))))
    n, total = len(proposal.agreed), len(proposal.voters)
    step.emit("table-end-agreed", PUBLIC, seat=seat(actor), how=proposal.how, n=n, total=total)
    return _counted(here, replace(house, proposal=proposal), proposal, step)


def _proposal(here: Endable, actor: int, act: ProposeEnd, step: Step) -> EndProposal:
    outcome = result(here, act.how)
    assert outcome is not None
    return EndProposal(
        number=here.house.proposals + 1,
        how=act.how,
        by=actor,
        at=step.now,
        voters=tuple(sorted(act.voters)),
        agreed=(actor,),
        outcome=replace(outcome, ledger=()),
    )


def _counted(here: Endable, house: House, proposal: EndProposal, step: Step) -> House:
    """The house state once the votes are counted. Ledgers are as they are now: they are not voted
    on, and may have changed since."""
    if proposal.agreed != proposal.voters:
        return house
    now = result(here, proposal.how)
    ledger = now.ledger if now is not None else ()
    return _end(house, replace(proposal.outcome, ledger=ledger), step, by="players")


def _end(house: House, outcome: Outcome, step: Step, by: str) -> House:
    step.emit(f"table-{outcome.early}", PUBLIC, by=by)
    return replace(house, proposal=None, ended=outcome)


def _expired(house: House, step: Step) -> House:
    """The house state without a proposal whose day is over; its proposer has waited long enough to
    make another."""
    proposal = house.proposal
    assert proposal is not None
    step.emit("table-end-expired", PUBLIC, how=proposal.how)
    others = tuple(one for one in house.proposed if one != proposal.by)
    return replace(house, proposal=None, proposed=others)


def lapsed(house: House, step: Step) -> House:
    """The house state without the proposal; everybody is told if there was one."""
    if house.proposal is None:
        return house
    if house.proposal.stands(step.now):
        step.emit("table-end-lapsed", PUBLIC, how=house.proposal.how)
    return replace(house, proposal=None)


def still_agreed(house: House, game: Any, state: Any, chairs: int, step: Step) -> House:
    """The house state after a step to a new state: nobody is held to a result they did not agree
    to."""
    proposal = house.proposal
    if proposal is None:
        return house
    if game.outcome(state) is not None:
        return replace(house, proposal=None)
    now = early_outcome(game, state, chairs, proposal.how)
    then = proposal.outcome
    same = now is not None and (now.winners, now.scores) == (then.winners, then.scores)
    return house if same else lapsed(house, step)


def outcome_of(game: Game[StateT], state: StateT, house: House) -> Outcome | None:
    """How a match ended: by its rules, or by those who play or host it; None if it has not."""
    if house.ended is not None:
        return house.ended
    outcome = game.outcome(state)
    return None if outcome is None else in_plain_data(outcome)
