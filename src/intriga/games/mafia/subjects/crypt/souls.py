"""The necromancer takes votes of the dead (item 19)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from intriga.games.mafia.data.things import spells
from intriga.games.mafia.state import State, events
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.subjects import editions, lookup, mana
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.crypt import necromancer
from intriga.games.mafia.subjects.log import note
from intriga.games.mafia.subjects.magic import flight
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_spell
from intriga.games.mafia.subjects.votes import accusing, ballot, rights
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    people,
    refuse,
    seat,
)


class Subjugate(Act, frozen=True):
    """Take the vote of a dead person who has not voted: 10 mana (item 19). `whom`: against whom;
    None: it is kept to be used later in the day."""

    unseen: ClassVar[bool] = True
    soul: Annotated[Seat, SECRET]
    whom: Annotated[Seat | None, SECRET] = None


def _check_subjugate(state: State, who: Seat, act: Subjugate) -> Refusal | None:
    town, log = ballot.electorate(state), tuple(state.today.log)
    if not lookup.is_seat(state, act.soul):
        return refuse("mafia-refused-nobody")
    taken = events.Subjugate(act.soul)
    return (
        rights.why_not(taken, town, log)
        or _why_not_against(state, who, act, (*log, taken))
        or why_no_spell(state, who, spells()["subjugation"].mana)
    )


def _subjugate(state: State, who: Seat, act: Subjugate, step: Step) -> None:
    spend_on_spell(state, who, spells()["subjugation"].mana)
    if flight.stopped(state, act.soul):
        flight.fails(state, "D0", Cast(who, "subjugation", act.soul), step)
        return
    state.today.log.append(events.Subjugate(act.soul))
    note(state, step, "D0", "mafia-log-subjugated", who=seat(who), soul=seat(act.soul))
    step.emit("mafia-soul-taken", PUBLIC, soul=seat(act.soul))
    if act.whom is not None:
        ballot.cast(state, events.Vote(act.soul, act.whom, who), step)


def _offer_subjugate(state: State, who: Seat) -> Iterator[Form]:
    if mana.why_no_spell(state, who, spells()["subjugation"].mana) is None:
        against = choice("whom", "accused", optional=editions.souls_can_be_kept(state))
        yield from about(state, who, Subjugate, choice("soul", "soul"), _souls, against)


def _souls(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.free_souls(state))


SUBJUGATE = Deed(
    Subjugate,
    _check_subjugate,
    _subjugate,
    _offer_subjugate,
    gate=necromancer.works_by_day,
    choices={"soul": _souls, "accused": accusing.accused},
)


class UseSoul(Act, frozen=True):
    """Cast a vote that was taken and kept (item 19)."""

    unseen: ClassVar[bool] = True
    soul: Annotated[Seat, SECRET]
    whom: Annotated[Seat, SECRET]


def _check_use(state: State, who: Seat, act: UseSoul) -> Refusal | None:
    """The vote of a soul that was taken today and is not cast yet."""
    if act.soul not in ballot.kept_souls(state):
        return refuse("mafia-refused-no-soul", at="soul")
    return _why_not_against(state, who, act, tuple(state.today.log))


def _use_soul(state: State, who: Seat, act: UseSoul, step: Step) -> None:
    ballot.cast(state, events.Vote(act.soul, act.whom, who), step)


def _offer_use(state: State, who: Seat) -> Iterator[Form]:
    whom = choice("whom", "accused")
    yield from about(state, who, UseSoul, choice("soul", "kept-soul"), _kept_souls, whom)


def _kept_souls(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(ballot.kept_souls(state))


USE_SOUL = Deed(
    UseSoul,
    _check_use,
    _use_soul,
    _offer_use,
    gate=necromancer.works_by_day,
    choices={"kept-soul": _kept_souls, "accused": accusing.accused},
)


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
