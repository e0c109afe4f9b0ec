"""Catalogue: the included maps, and reading and checking other maps from JSON."""

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from intriga.diplomacy.file_kinds import Kind, kind_of
from intriga.diplomacy.geography import jdip_maps, judge_maps
from intriga.diplomacy.geography.atlas import Atlas, Power, Province
from intriga.diplomacy.geography.map_lines import (
    UNREADABLE,
    Path,
    line_of,
    lines_of,
    place_of,
    unreadable,
)
from intriga.diplomacy.geography.map_shapes import Drawing, drawing
from intriga.diplomacy.geography.sketch import sketch
from intriga.diplomacy.geography.validate import check_atlas, check_drawing
from intriga.diplomacy.reason import Reason, reason

_Written = TypeVar("_Written", Atlas, Drawing)
_MOST: Final = 128
"""Maps of people's own that are kept."""


class BadMap(ValueError):
    """An invalid map; `.problems`: everything that is wrong with it; `.lines`: for each problem the
    line of the JSON it is about, 0 where it is about none."""

    def __init__(self, problems: list[Reason], lines: Sequence[int] = ()) -> None:
        super().__init__("; ".join(f"{p.id} {p.params}" for p in problems))
        self.problems = problems
        self.lines = list(lines) or [0] * len(problems)


def read_atlas(raw: bytes | str) -> Atlas:
    """A map from JSON of ours, from a `.map` file, or from jDip's XML. Raises `BadMap`."""
    kind = kind_of(raw)
    if kind in (Kind.JUDGE_MAP, Kind.JDIP_MAP):
        atlas, lines = _foreign(kind, _text(raw))
    elif kind in (Kind.MAP, Kind.OTHER):
        atlas, lines = _decoded(raw, Atlas), None
    else:
        raise BadMap([reason("diplomacy-map-wanted", what={"msg": f"diplomacy-file-{kind.value}"})])
    if problems := check_atlas(atlas):
        lines = lines_of(_text(raw)) if lines is None else lines
        raise BadMap(problems, [line_of(lines, place_of(problem)) for problem in problems])
    return atlas


def _foreign(kind: Kind, text: str) -> tuple[Atlas, dict[Path, int]]:
    """A map of another program, and on which lines its powers and provinces are."""
    try:
        plain, lines = jdip_maps.read(text) if kind is Kind.JDIP_MAP else judge_maps.read(text)
    except judge_maps.OtherMap as other:
        why = reason("diplomacy-map-builds-on", name=other.name)
        raise BadMap([why], [other.line]) from other
    except jdip_maps.NotRead as bad:
        raise BadMap([reason("diplomacy-map-xml", problem=str(bad))], [bad.line]) from bad
    except jdip_maps.NoVariant as bad:
        raise BadMap([reason("diplomacy-map-no-variant")]) from bad
    try:
        return msgspec.convert(plain, Atlas), lines
    except msgspec.ValidationError as error:
        raise BadMap([_format(str(error))]) from error


def read_drawing(raw: bytes | str, atlas: Atlas) -> Drawing:
    """The drawing of a map from JSON of its own. Raises `BadMap`."""
    drawn = _decoded(raw, Drawing)
    if problems := check_drawing(drawn, atlas):
        lines = lines_of(_text(raw))
        places = [place_of(problem)[1:] for problem in problems]
        raise BadMap(problems, [line_of(lines, place) for place in places])
    return drawn


def _text(raw: bytes | str) -> str:
    return raw if isinstance(raw, str) else raw.decode("utf-8", "replace")


def _decoded(raw: bytes | str, type: type[_Written]) -> _Written:
    try:
        return msgspec.json.decode(raw, type=type)
    except UNREADABLE as error:  # msgspec's messages say what
        plain, lines = _plain(raw), lines_of(_text(raw))
        faults = list(_faults(plain)) or [((), str(error))]
        raise BadMap(
            [_format(problem) for _, problem in faults], [line_of(lines, at) for at, _ in faults]
        ) from error


def _plain(raw: bytes | str) -> Any:
    """What a JSON text says. Raises `BadMap` for one that nobody could read."""
    try:
        return msgspec.json.decode(raw)
    except UNREADABLE as error:
        problem, line = unreadable(_text(raw), error)
        raise BadMap([problem], [line]) from error


def _format(problem: str) -> Reason:
    return Reason("diplomacy-map-format", {"problem": problem})


def _faults(plain: Any) -> Iterator[tuple[Path, str]]:
    """The powers and provinces of the wrong form: where each is, and what is wrong with it."""
    if not isinstance(plain, dict):
        return
    parts: Sequence[tuple[str, type[Struct]]] = (("powers", Power), ("provinces", Province))
    for section, form in parts:
        entries = plain.get(section)
        for name, value in entries.items() if isinstance(entries, dict) else ():
            try:
                msgspec.convert(value, form)
            except msgspec.ValidationError as error:
                yield (section, name), f"{name}: {error}"


# ── the included maps, and people's own ─────────────────────────────────────────────────


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


class _OwnMaps:
    """Maps that were given as texts, by ids; the ones not used for longest are forgotten."""

    def __init__(self) -> None:
        self._ids: OrderedDict[str, str] = OrderedDict()
        self._atlases: dict[str, Atlas] = {}
        self._lock = threading.Lock()

    def enter(self, text: str) -> str:
        """The id of a map from JSON. Raises `BadMap`."""
        with self._lock:
            if text in self._ids:
                self._ids.move_to_end(text)
                return self._ids[text]
        atlas = read_atlas(text)
        id = f"own-{hashlib.sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:20]}"
        with self._lock:
            self._ids[text] = id
            self._atlases[id] = msgspec.structs.replace(atlas, id=id)
            while len(self._ids) > _MOST:
                _, oldest = self._ids.popitem(last=False)
                del self._atlases[oldest]
        return id

    def __getitem__(self, id: str) -> Atlas:
        return self._atlases[id]


_own: Final = _OwnMaps()


def own_map(text: str) -> str:
    """The id by which a map of one's own is known in this process, from its JSON: the same for the
    same text. Whoever uses the id has to call this first, every time. Raises `BadMap`."""
    return _own.enter(text)


def atlas_of(id: str) -> Atlas:
    """An included map, or one of `own_map`. Raises `KeyError` for an unknown id."""
    return bundled(id) if id in maps() else _own[id]


def drawing_of(id: str) -> Drawing:
    """The drawing of a map of `atlas_of`; a sketch, if it brings none. Raises `KeyError` for an
    unknown id."""
    if id in maps():
        return drawing(id)
    atlas = _own[id]
    return sketch(atlas) if atlas.drawing is None else atlas.drawing
