"""Resurrections by the necromancer, of their own accord or for a customer (item 13, M27)."""

from typing import Annotated, ClassVar, Literal

from intriga.games.mafia.data.things import spells
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.plans import Cast
from intriga.games.mafia.state.posts import Rite
from intriga.games.mafia.subjects.crypt import necromancer
from intriga.games.mafia.subjects.fields import Number
from intriga.games.mafia.subjects.lives import rising
from intriga.games.mafia.subjects.magic import flight
from intriga.games.mafia.subjects.mana import spend_on_spell, why_no_mana, why_no_spell
from intriga.kernel import PUBLIC, SECRET, Act, Refusal, Seat, Step, refuse, seat

RESURRECTION = "necromancer-resurrection"


class AskRite(Act, frozen=True):
    """Ask the necromancer to resurrect somebody, and put 50 mana aside (item 13, M27)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]


def check_ask(state: State, who: Seat, act: AskRite) -> Refusal | None:
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


def ask(state: State, who: Seat, act: AskRite, step: Step) -> None:
    mana = spells()[RESURRECTION].mana
    state.people[who].mana -= mana
    state.crypt.asked += 1
    state.crypt.rites.append(Rite(state.crypt.asked, who, act.whom, mana))
    step.emit("mafia-rite-asked", (who,), whom=seat(act.whom))
    necromancer = state.holder(Role.NECROMANCER)
    assert necromancer is not None
    step.emit("mafia-rite-wanted", (necromancer,), whom=seat(act.whom), by=seat(who))


class AnswerRite(Act, frozen=True):
    """The necromancer resurrects whom somebody asks for, in public or not, or declines."""

    unseen: ClassVar[bool] = True
    rite: Annotated[Number, SECRET]
    answer: Annotated[Literal["secretly", "publicly", "no"], SECRET]


def check_answer(state: State, who: Seat, act: AnswerRite) -> Refusal | None:
    if refusal := necromancer.must_be_necromancer(state, who):
        return refusal
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


def answer(state: State, who: Seat, act: AnswerRite, step: Step) -> None:
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


class Resurrect(Act, frozen=True):
    """The necromancer resurrects somebody for 25 mana of their own (M27)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    publicly: Annotated[bool, SECRET] = False


def check_resurrect(state: State, who: Seat, act: Resurrect) -> Refusal | None:
    """M27: for their own mana, half of it."""
    price = spells()[RESURRECTION].own_mana or 0
    return (
        necromancer.must_be_necromancer(state, who)
        or necromancer.must_be_dead(state, act.whom)
        or _awaited(state, act.whom)
        or why_no_spell(state, who, price)
    )


def resurrect(state: State, who: Seat, act: Resurrect, step: Step) -> None:
    spend_on_spell(state, who, spells()[RESURRECTION].own_mana or 0)
    _perform(state, who, act.whom, act.publicly, step)


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
