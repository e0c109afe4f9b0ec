"""What people choose before the match: a team, or the chair of a curator (items 1, 8, R-A4)."""

from collections.abc import Iterator, Sequence
from typing import Final

from intriga.games.maga.course.founding import teams
from intriga.games.maga.options import Options
from intriga.games.maga.subjects.circles.sitting import INTERNATIONAL, OCEAN, room_key
from intriga.kernel import InvalidOptions, Message, Place, Powers, Seat, called

_LETTERS: Final = {"ru": "АБВГДЕЖЗИКЛМНПРСТУФХЦЧШЭЮЯ", "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
_WARN: Final = "warn-circle"
CURATORS_MAY: Final = ("speak", "mute", "send-home", _WARN)
"""In their circle, and the acts of the host that are theirs."""


def places(options: Options, seats: int) -> list[Place]:
    """Teams of several people; and curators, if the match has them. Which circle a team gets is
    drawn when the match begins (item 4), so curators choose circles, not teams."""
    try:
        squads = teams(options, seats)
    except InvalidOptions:
        return []
    found = list(_teams(squads)) if len(squads) < seats else []
    return [*found, *_curators(len(squads))] if options.curators else found


def _teams(squads: Sequence[Sequence[Seat]]) -> Iterator[Place]:
    for n, members in enumerate(squads):
        label = Message("maga-place-team", {"n": n + 1, "mark": called(_marks(n))})
        yield Place(f"team-{n}", label, tuple(members), named=True)


def _marks(n: int) -> dict[str, str]:
    """The letter of a team in each language, a number beyond the alphabet. Its state will have a
    number, drawn by lot, which must not be taken for that of the team."""
    return {
        language: letters[n] if n < len(letters) else f"{n + 1}"
        for language, letters in _LETTERS.items()
    }


def _curators(count: int) -> Iterator[Place]:
    group = Message("maga-place-curators")
    for n in range(count):
        label = Message("maga-place-curator", {"n": n + 1})
        powers = Powers((room_key(n),), CURATORS_MAY)
        yield Place(f"curator-{n}", label, group=group, officials=1, powers=powers)
    label = Message("maga-circle-international")
    powers = Powers((room_key(INTERNATIONAL),), CURATORS_MAY)
    yield Place("curator-international", label, group=group, officials=1, powers=powers)
    powers = Powers((room_key(OCEAN),), (_WARN,))
    yield Place("curator-ocean", Message("maga-ocean"), group=group, officials=1, powers=powers)
