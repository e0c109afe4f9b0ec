"""Maps that people bring to a match, as a text among its options, checked alike by every war."""

from typing import Final

from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.catalogue import BadMap, atlas_of, own_map
from intriga.kernel import InvalidOptions, Param, msg, refuse
from intriga.warfare import message_params

LONGEST: Final = 64_000
"""Characters of a map. The largest included one has 21,000; there are maps of 31,000."""
POWERS: Final = range(2, 35)
"""How many powers a map may have: pages have so many colours."""
_SHOWN: Final = 8
"""How many faults of a map are told at once."""
_OPTION: Final = "map_text"
"""The option that every war has for the text."""


def map_of(text: str) -> str:
    """The id by which the library knows a map in this process. Raises `InvalidOptions` for a map
    that cannot be played on."""
    try:
        id = own_map(text)
    except BadMap as bad:
        raise _refused("war-map-wrong", count=len(bad.problems), problems=_told(bad)) from bad
    atlas = atlas_of(id)
    if not any(province.centre for province in atlas.provinces.values()):
        raise _refused("war-map-no-centres")
    powers = len(atlas.powers)
    if powers not in POWERS:
        raise _refused("war-map-powers", least=POWERS[0], most=POWERS[-1], n=powers)
    return id


def check_open(atlas: Atlas, goal: int) -> None:
    """Raises `InvalidOptions` where some power has so many centres from the outset that it has
    won."""
    homes = [province.home for province in atlas.provinces.values() if province.home]
    if any(homes.count(power) >= goal for power in atlas.powers):
        raise _refused("war-map-won", goal=goal)


def _refused(id: str, **params: Param) -> InvalidOptions:
    return InvalidOptions(refuse(id, **params), _OPTION)


def _told(bad: BadMap) -> Param:
    """The first faults of a map, each with its line."""
    texts = [
        msg("war-map-fault", line=line, why=msg(problem.id, **problem.params))
        for problem, line in zip(bad.problems, bad.lines, strict=True)
    ]
    return message_params.sentences(texts[:_SHOWN])
