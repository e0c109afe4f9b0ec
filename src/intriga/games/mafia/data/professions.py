"""The five professions: how many there may be (items 44–48, M2)."""

from functools import cache

from msgspec import Struct

from intriga.games.mafia.data.things import Profession
from intriga.packaged import read_table


class Calling(Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a profession. `item`: of the rules. `most`: how many in one match, 0 for any
    number."""

    id: Profession
    item: int
    most: int = 0


class _Professions(Struct, frozen=True, forbid_unknown_fields=True):
    professions: tuple[Calling, ...]


@cache
def professions() -> dict[Profession, Calling]:
    """All professions."""
    return {one.id: one for one in read_table(__package__, "professions", _Professions).professions}
