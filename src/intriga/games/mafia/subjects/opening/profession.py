"""Professions are chosen in the opening (M2)."""

from collections.abc import Iterator
from typing import Annotated

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.magic import speciality
from intriga.kernel import (
    NOTHING,
    SECRET,
    Act,
    Choices,
    Chosen,
    Deed,
    Form,
    Refusal,
    Seat,
    Step,
    always,
    choice,
    refuse,
    words,
)


class ChooseProfession(Act, frozen=True):
    """A profession, or none (M2); a mage may specialise at once."""

    profession: Annotated[Profession | None, SECRET] = None
    speciality: Annotated[Kind, SECRET] = ""


def _is_open(state: State, who: Seat) -> Refusal | None:
    open_ = state.phase is Phase.OPENING
    return None if open_ else refuse("mafia-refused-opening-over")


def _check(state: State, who: Seat, act: ChooseProfession) -> Refusal | None:
    mage = act.profession is Profession.MAGE and speciality.may_specialise(act.speciality)
    return refuse("mafia-refused-speciality") if act.speciality and not mage else None


def _choose(state: State, who: Seat, act: ChooseProfession, step: Step) -> None:
    """They may change their mind while the opening lasts."""
    state.choices[who] = (act.profession or "", act.speciality)
    if who not in state.asleep:
        state.asleep.append(who)
    step.emit("mafia-profession-noted", (who,))


def _offer(state: State, who: Seat) -> Iterator[Form]:
    fields = (
        choice("profession", "profession", optional=True),
        choice("speciality", "speciality", optional=True, after=("profession",)),
    )
    main = who not in state.asleep
    yield Form(ChooseProfession, fields, (), "opening", 1, main=main)


def _specialities(state: State, who: Seat, chosen: Chosen) -> Choices:
    return (
        speciality.scrolls_to_choose(state, who, chosen)
        if chosen.get("profession") == "mage"
        else NOTHING
    )


CHOOSE_PROFESSION = Deed(
    ChooseProfession,
    _check,
    _choose,
    _offer,
    gate=_is_open,
    answers=True,
    choices={
        "profession": always(words(Profession, "mafia-profession-")),
        "speciality": _specialities,
    },
)
