"""Resurrections by the necromancer, of their own accord or for a customer (item 13, M27)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from intriga.games.mafia.data.things import spells
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.state.posts import Rite
from intriga.games.mafia.subjects import mana
from intriga.games.mafia.subjects.asking import about
from intriga.games.mafia.subjects.choosing import everybody
from intriga.games.mafia.subjects.crypt import necromancer
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.lives import rising
from intriga.games.mafia.subjects.magic import flight
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_mana, why_no_spell
from intriga.kernel import (
    PUBLIC,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Field,
    Form,
    Refusal,
    Seat,
    Step,
    choice,
    listed,
    msg,
    people,
    refuse,
    seat,
    words,
)

RESURRECTION = "necromancer-resurrection"


class AskRite(Act, frozen=True):
    """Ask the necromancer to resurrect somebody, and put 50 mana aside (item 13, M27)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]


def _check_ask(state: State, who: Seat, act: AskRite) -> Refusal | None:
    """Item 13: one customer has the full price; living or dead (M27)."""
    if (
        refusal := necromancer.needs_necromancer(state)
        or necromancer.under_way(state)
        or necromancer.must_be_dead(state, act.whom)
    ):
        return refusal
    if any(rite.by == who for rite in state.crypt.rites):
        return refuse("mafia-refused-rite-asked")
    if state.people[who].role is Role.NECROMANCER:
        return refuse("mafia-refused-own-rite")
    return why_no_mana(state, who, spells()[RESURRECTION].mana)


def _ask(state: State, who: Seat, act: AskRite, step: Step) -> None:
    mana = spells()[RESURRECTION].mana
    state.people[who].mana -= mana
    state.crypt.asked += 1
    state.crypt.rites.append(Rite(state.crypt.asked, who, act.whom, mana))
    step.emit("mafia-rite-asked", (who,), whom=seat(act.whom))
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-rite-wanted", (necromancer,), whom=seat(act.whom), by=seat(who))


def _offer_ask(state: State, who: Seat) -> Iterator[Form]:
    asked = any(rite.by == who for rite in state.crypt.rites)
    enough = state.people[who].mana >= spells()[RESURRECTION].mana
    free = enough and not asked and not state.under("antimagic", who)
    if free and necromancer.may_turn_to(state, who):
        yield from about(state, who, AskRite, choice("whom", "dead"), _dead)


def _dead(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in everybody(state) if not state.people[one].lives)


ASK_RITE = Deed(AskRite, _check_ask, _ask, _offer_ask, choices={"dead": _dead})


class AnswerRite(Act, frozen=True):
    """The necromancer resurrects whom somebody asks for, in public or not, or declines."""

    unseen: ClassVar[bool] = True
    rite: Annotated[Number, SECRET]
    answer: Annotated[Literal["secretly", "publicly", "no"], SECRET]


def _check_answer(state: State, who: Seat, act: AnswerRite) -> Refusal | None:
    rite = _rite(state, act.rite)
    if rite is None:
        return refuse("mafia-refused-no-rite")
    if act.answer == "no":
        return None
    return (
        why_no_spell(state, who, 0)
        or necromancer.must_be_dead(state, rite.whom)
        or _awaited(state, rite.whom)
    )


def _rite(state: State, number: int) -> Rite | None:
    return next((rite for rite in state.crypt.rites if rite.number == number), None)


def _answer(state: State, who: Seat, act: AnswerRite, step: Step) -> None:
    rite = _rite(state, act.rite)
    assert rite is not None
    state.crypt.rites.remove(rite)
    if act.answer == "no":
        state.people[rite.by].mana += rite.mana
        step.emit("mafia-rite-declined", (rite.by,), whom=seat(rite.whom))
        return
    spend_on_spell(state, who, 0)
    step.emit("mafia-rite-granted", (rite.by,), whom=seat(rite.whom))
    _perform(state, who, rite.whom, act.answer == "publicly", step)


def _offer_answer(state: State, who: Seat) -> Iterator[Form]:
    if state.crypt.rites:
        reply = choice("answer", "rite-answer", after=("rite",))
        yield Form(AnswerRite, (choice("rite", "rite"), reply), asks=True)


def _rites(state: State, who: Seat, chosen: Chosen) -> Choices:
    return listed(
        (one.number, msg("mafia-rite-of", whom=seat(one.whom), by=seat(one.by)))
        for one in state.crypt.rites
    )


def _answers(state: State, who: Seat, chosen: Chosen) -> Choices:
    """Without a spell left today, or for somebody who lives by now, only «no»."""
    rite = next((one for one in state.crypt.rites if one.number == chosen.get("rite")), None)
    graves = {choice.value for choice in _buried(state, who, {}).options}
    able = rite is not None and rite.whom in graves and why_no_spell(state, who, 0) is None
    return words(("secretly", "publicly", "no") if able else ("no",), "mafia-rite-answer-")


ANSWER_RITE = Deed(
    AnswerRite,
    _check_answer,
    _answer,
    _offer_answer,
    gate=necromancer.must_be_necromancer,
    answers=True,
    choices={"rite": _rites, "rite-answer": _answers},
)


class Resurrect(Act, frozen=True):
    """The necromancer resurrects somebody for 25 mana of their own (M27)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    publicly: Annotated[bool, SECRET] = False


def _check_resurrect(state: State, who: Seat, act: Resurrect) -> Refusal | None:
    """M27: for their own mana, half of it."""
    price = spells()[RESURRECTION].own_mana or 0
    return (
        necromancer.must_be_dead(state, act.whom)
        or _awaited(state, act.whom)
        or why_no_spell(state, who, price)
    )


def _resurrect(state: State, who: Seat, act: Resurrect, step: Step) -> None:
    spend_on_spell(state, who, spells()[RESURRECTION].own_mana or 0)
    _perform(state, who, act.whom, act.publicly, step)


def _offer_resurrect(state: State, who: Seat) -> Iterator[Form]:
    if mana.why_no_spell(state, who, spells()[RESURRECTION].own_mana or 0) is None:
        publicly = Field("publicly", "flag")
        yield from about(state, who, Resurrect, choice("whom", "buried"), _buried, publicly)


def _buried(state: State, who: Seat, chosen: Chosen) -> Choices:
    """The dead whom none of one's own rites of tonight raises already."""
    own = (one for one in state.casts if one.by == who and one.spell == RESURRECTION)
    cast = {one.whom for one in own}
    dead = (one for one in everybody(state) if not state.people[one].lives)
    return people(one for one in dead if one not in cast)


RESURRECT = Deed(
    Resurrect,
    _check_resurrect,
    _resurrect,
    _offer_resurrect,
    gate=necromancer.must_be_necromancer,
    choices={"buried": _buried},
)


def _awaited(state: State, whom: Seat) -> Refusal | None:
    """Nobody is resurrected twice in one night."""
    cast = any(one.spell == RESURRECTION and one.whom == whom for one in state.casts)
    return refuse("mafia-refused-rite-cast") if cast else None


def _perform(state: State, who: Seat, whom: Seat, publicly: bool, step: Step) -> None:
    """M27: at once by day, at N2 of the night. A public rite unveils the necromancer (item 33)."""
    if publicly:
        state.crypt.unveiled = who
        step.emit("mafia-rite-public", PUBLIC, who=seat(who), whom=seat(whom))
    if state.phase is Phase.NIGHT:
        state.casts.append(Cast(who, RESURRECTION, whom))
        step.emit("mafia-spell-noted", (who,))
        return
    if flight.stopped(state, whom):
        flight.fails(state, "D0", Cast(who, RESURRECTION, whom), step)
    else:
        rising.rise(state, whom, "D0", step)


def return_rites(state: State, step: Step) -> None:
    """What nobody answered by the end of a phase is off, and the mana goes back."""
    for rite in state.crypt.rites:
        state.people[rite.by].mana += rite.mana
        step.emit("mafia-rite-declined", (rite.by,), whom=seat(rite.whom))
    state.crypt.rites = []
