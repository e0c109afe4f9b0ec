"""Catalogue: the included maps, and reading and checking other maps from JSON."""

from functools import lru_cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.map_shapes import Drawing
from intriga.diplomacy.geography.validate import check_atlas, check_drawing
from intriga.diplomacy.reason import Reason

_Written = TypeVar("_Written", Atlas, Drawing)


class BadMap(ValueError):
    """An invalid map; `.problems`: everything that is wrong with it."""

    def __init__(self, problems: list[Reason]) -> None:
        super().__init__("; ".join(f"{p.id} {p.params}" for p in problems))
        self.problems = problems


def read_atlas(raw: bytes | str) -> Atlas:
    """A map from JSON. Raises `BadMap`."""
    atlas = _decoded(raw, Atlas)
    if problems := check_atlas(atlas):
        raise BadMap(problems)
    return atlas


def read_drawing(raw: bytes | str, atlas: Atlas) -> Drawing:
    """The drawing of a map from JSON of its own. Raises `BadMap`."""
    drawing = _decoded(raw, Drawing)
    if problems := check_drawing(drawing, atlas):
        raise BadMap(problems)
    return drawing


def _decoded(raw: bytes | str, type: type[_Written]) -> _Written:
    try:
        return msgspec.json.decode(raw, type=type)
    except (ValueError, RecursionError) as error:  # msgspec's messages say where
        raise BadMap([Reason("diplomacy-map-format", {"problem": str(error)})]) from error


@lru_cache
def bundled(id: str) -> Atlas:
    """An included map. Raises `KeyError` for an unknown id."""
    if id not in maps():
        raise KeyError(id)
    return read_atlas((files("intriga.diplomacy") / "maps" / f"{id}.json").read_bytes())


@lru_cache
def maps() -> tuple[str, ...]:
    """The ids of the included maps."""
    names = [file.name.split(".") for file in (files("intriga.diplomacy") / "maps").iterdir()]
    return tuple(sorted(id for id, *rest in names if rest == ["json"]))  # not `.shapes.json`
