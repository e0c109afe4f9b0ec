"""What anybody may do: choose a profession, specialise, sleep."""

from intriga.games.mafia.acts.night import Sleep
from intriga.games.mafia.acts.town import ChooseProfession, Specialise
from intriga.games.mafia.rules import founding, lookup
from intriga.games.mafia.rules.houses import playing
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.tables.things import Profession
from intriga.kernel import Refusal, Seat, Step, msg, refuse


def check_profession(state: State, who: Seat, act: ChooseProfession) -> Refusal | None:
    return founding.check_choice(state, who, act.profession, act.speciality)


def choose_profession(state: State, who: Seat, act: ChooseProfession, step: Step) -> None:
    founding.choose(state, who, act.profession, act.speciality)
    step.emit("mafia-profession-noted", (who,))


def check_specialise(state: State, who: Seat, act: Specialise) -> Refusal | None:
    """Item 45: once in the match."""
    if not lookup.practises(state, who, Profession.MAGE) or state.people[who].speciality:
        return refuse("mafia-refused-speciality")
    if not founding.may_specialise(act.scroll):
        return refuse("mafia-refused-speciality")
    return lookup.must_live(state, who) or playing(state)


def specialise(state: State, who: Seat, act: Specialise, step: Step) -> None:
    state.people[who].speciality = act.scroll
    step.emit("mafia-specialised", (who,), scroll=msg(f"mafia-thing-{act.scroll}"))


def check_sleep(state: State, who: Seat, act: Sleep) -> Refusal | None:
    if refusal := lookup.must_be(state, Phase.NIGHT) or lookup.must_live(state, who):
        return refusal
    return refuse("mafia-refused-asleep") if who in state.asleep else None


def sleep(state: State, who: Seat, act: Sleep, step: Step) -> None:
    state.asleep.append(who)
