"""Professions are chosen in the opening (M2)."""

from typing import Annotated

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.fields import Kind
from intriga.games.mafia.subjects.magic import speciality
from intriga.kernel import SECRET, Act, Refusal, Seat, Step, refuse


class ChooseProfession(Act, frozen=True):
    """A profession, or none (M2); a mage may specialise at once."""

    profession: Annotated[Profession | None, SECRET] = None
    speciality: Annotated[Kind, SECRET] = ""


def check_profession(state: State, who: Seat, act: ChooseProfession) -> Refusal | None:
    return check_choice(state, who, act.profession, act.speciality)


def choose_profession(state: State, who: Seat, act: ChooseProfession, step: Step) -> None:
    choose(state, who, act.profession, act.speciality)
    step.emit("mafia-profession-noted", (who,))


def check_choice(
    state: State, who: Seat, profession: Profession | None, spell: str
) -> Refusal | None:
    """Why somebody cannot choose so in the opening (M2)."""
    if state.phase is not Phase.OPENING:
        return refuse("mafia-refused-opening-over")
    if spell and (profession is not Profession.MAGE or not speciality.may_specialise(spell)):
        return refuse("mafia-refused-speciality")
    return None


def choose(state: State, who: Seat, profession: Profession | None, spell: str) -> None:
    """Somebody chooses a profession; they may change their mind while the opening lasts."""
    state.choices[who] = (profession or "", spell)
    if who not in state.asleep:
        state.asleep.append(who)
