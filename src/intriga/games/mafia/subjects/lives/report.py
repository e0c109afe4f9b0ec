"""What everybody reads of a death (T5)."""

from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects.log import profession_name, role_name
from intriga.kernel import Param, Seat, msg, seat

HOURS_24 = 3
"""Ticks from a death until the same time of the next day."""


def dead(state: State, who: Seat) -> Param:
    """A dead person with role and profession; a thief's reads «none» for 24 hours."""
    return msg(
        "mafia-dead",
        who=seat(who),
        role=role_name(state, who),
        profession=profession_name(known_profession(state, who)),
    )


def known_profession(state: State, who: Seat) -> str | None:
    """The profession of a dead person that everybody knows."""
    person = state.people[who]
    if person.profession is Profession.THIEF:
        grave = person.grave
        if grave is not None and state.tick < grave.tick + HOURS_24:
            return None
    return person.profession
