"""Spells of professions and mages' scrolls."""

from collections.abc import Iterator

from intriga.games.mafia import choices
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.forms.parts import Maker
from intriga.games.mafia.state import Phase, State
from intriga.games.mafia.subjects.magic import casting, speciality
from intriga.kernel import Form, Seat, choice


def _spells(state: State, who: Seat) -> Iterator[Form]:
    """One form for spells on somebody, one for the others."""
    if state.phase not in (Phase.DAY, Phase.NIGHT):
        return
    if choices.some(state, who, "spell"):
        yield Form(casting.CastSpell, (choice("spell", "spell"),))
    if choices.some(state, who, "spell-at"):
        whom = choice("whom", "spell-whom", after=("spell",))
        yield Form(casting.CastSpell, (choice("spell", "spell-at"), whom))


def _mage(state: State, who: Seat) -> Iterator[Form]:
    person = state.people[who]
    if person.profession is not Profession.MAGE or person.speciality or not person.lives:
        return
    if state.phase in (Phase.DAY, Phase.NIGHT):
        yield Form(speciality.Specialise, (choice("scroll", "scroll"),))


MAKERS: tuple[Maker, ...] = (_spells, _mage)
