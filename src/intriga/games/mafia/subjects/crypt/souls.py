"""The necromancer takes votes of the dead (item 19)."""

from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import spells
from intriga.games.mafia.state import Phase, State, events
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects import editions, lookup
from intriga.games.mafia.subjects.crypt import necromancer
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.magic import flight
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_spell
from intriga.games.mafia.subjects.votes import ballot, rights
from intriga.kernel import PUBLIC, SECRET, Act, Refusal, Seat, Step, refuse, seat


class Subjugate(Act, frozen=True):
    """Take the vote of a dead person who has not voted: 10 mana (item 19). `whom`: against whom;
    None: it is kept to be used later in the day."""

    unseen: ClassVar[bool] = True
    soul: Annotated[Seat, SECRET]
    whom: Annotated[Seat | None, SECRET] = None


def check_subjugate(state: State, who: Seat, act: Subjugate) -> Refusal | None:
    if refusal := necromancer.must_be_necromancer(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    town, log = ballot.electorate(state), tuple(state.today.log)
    if not lookup.is_seat(state, act.soul):
        return refuse("mafia-refused-nobody")
    taken = events.Subjugate(act.soul)
    return (
        rights.why_not(taken, town, log)
        or _why_not_against(state, who, act, (*log, taken))
        or why_no_spell(state, who, spells()["subjugation"].mana)
    )


def subjugate(state: State, who: Seat, act: Subjugate, step: Step) -> None:
    spend_on_spell(state, who, spells()["subjugation"].mana)
    if flight.stopped(state, act.soul):
        flight.fails(state, "D0", Cast(who, "subjugation", act.soul), step)
        return
    state.today.log.append(events.Subjugate(act.soul))
    note(state, step, "D0", "mafia-log-subjugated", who=seat(who), soul=seat(act.soul))
    step.emit("mafia-soul-taken", PUBLIC, soul=seat(act.soul))
    if act.whom is not None:
        ballot.cast(state, events.Vote(act.soul, act.whom, who), step)


class UseSoul(Act, frozen=True):
    """Cast a vote that was taken and kept (item 19)."""

    unseen: ClassVar[bool] = True
    soul: Annotated[Seat, SECRET]
    whom: Annotated[Seat, SECRET]


def check_use(state: State, who: Seat, act: UseSoul) -> Refusal | None:
    """The vote of a soul that was taken today and is not cast yet."""
    if refusal := necromancer.must_be_necromancer(state, who) or lookup.must_be(state, Phase.DAY):
        return refusal
    if act.soul not in ballot.kept_souls(state):
        return refuse("mafia-refused-no-soul", at="soul")
    return _why_not_against(state, who, act, tuple(state.today.log))


def use_soul(state: State, who: Seat, act: UseSoul, step: Step) -> None:
    ballot.cast(state, events.Vote(act.soul, act.whom, who), step)


def _why_not_against(
    state: State, who: Seat, act: Subjugate | UseSoul, log: events.Log
) -> Refusal | None:
    """Why the soul's vote cannot be cast so."""
    if act.whom is None:
        kept = editions.souls_can_be_kept(state)
        return None if kept else refuse("mafia-refused-nobody", at="whom")
    if not lookup.is_seat(state, act.whom):
        return refuse("mafia-refused-nobody")
    vote = events.Vote(act.soul, act.whom, who)
    return rights.why_not(vote, ballot.electorate(state), log)
