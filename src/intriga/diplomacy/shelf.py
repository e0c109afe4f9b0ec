"""Shelf: the maps of this package, and maps of the community read from JSON and surveyed."""

from functools import lru_cache
from importlib.resources import files

import msgspec

from intriga.diplomacy.atlas import Atlas
from intriga.diplomacy.reason import Reason
from intriga.diplomacy.survey import survey


class BadMap(ValueError):
    """A map that cannot be played on; `.problems` says everything that is wrong with it."""

    def __init__(self, problems: list[Reason]) -> None:
        super().__init__("; ".join(f"{p.id} {p.params}" for p in problems))
        self.problems = problems


def read_atlas(raw: bytes | str) -> Atlas:
    """A map of the community from JSON; raises `BadMap` saying where and what is wrong."""
    try:
        atlas = msgspec.json.decode(raw, type=Atlas)
    except (ValueError, RecursionError) as error:  # msgspec's errors name the place
        raise BadMap([Reason("diplomacy-map-format", {"problem": str(error)})]) from error
    problems = survey(atlas)
    if problems:
        raise BadMap(problems)
    return atlas


@lru_cache
def shipped(id: str) -> Atlas:
    """A map of this package. Raises KeyError if there is none of this name."""
    if id not in maps():
        raise KeyError(id)
    return read_atlas((files(__package__) / "maps" / f"{id}.json").read_bytes())


@lru_cache
def maps() -> tuple[str, ...]:
    """The ids of the maps of this package."""
    folder = files(__package__) / "maps"
    return tuple(sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".json")))
