"""Shelf: the maps of this package, and maps of the community read from JSON and surveyed."""

from functools import lru_cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.validate import survey, survey_drawing
from intriga.diplomacy.graphics.shapes import Drawing
from intriga.diplomacy.reason import Reason

_Written = TypeVar("_Written", Atlas, Drawing)


class BadMap(ValueError):
    """A map that cannot be played on; `.problems` says everything that is wrong with it."""

    def __init__(self, problems: list[Reason]) -> None:
        super().__init__("; ".join(f"{p.id} {p.params}" for p in problems))
        self.problems = problems


def read_atlas(raw: bytes | str) -> Atlas:
    """A map of the community from JSON; raises `BadMap` saying where and what is wrong."""
    atlas = _decoded(raw, Atlas)
    if problems := survey(atlas):
        raise BadMap(problems)
    return atlas


def read_drawing(raw: bytes | str, atlas: Atlas) -> Drawing:
    """The drawing of a map of the community, kept apart from it. Raises `BadMap` as well."""
    drawing = _decoded(raw, Drawing)
    if problems := survey_drawing(drawing, atlas):
        raise BadMap(problems)
    return drawing


def _decoded(raw: bytes | str, type: type[_Written]) -> _Written:
    try:
        return msgspec.json.decode(raw, type=type)
    except (ValueError, RecursionError) as error:  # msgspec's errors name the place
        raise BadMap([Reason("diplomacy-map-format", {"problem": str(error)})]) from error


@lru_cache
def shipped(id: str) -> Atlas:
    """A map of this package. Raises KeyError if there is none of this name."""
    if id not in maps():
        raise KeyError(id)
    return read_atlas((files("intriga.diplomacy") / "maps" / f"{id}.json").read_bytes())


@lru_cache
def maps() -> tuple[str, ...]:
    """The ids of the maps of this package."""
    names = [file.name.split(".") for file in (files("intriga.diplomacy") / "maps").iterdir()]
    return tuple(sorted(id for id, *rest in names if rest == ["json"]))  # not `.shapes.json`
