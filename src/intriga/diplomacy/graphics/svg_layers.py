"""Chart: a position and its orders as SVG elements without colours, which come from a stylesheet.

Classes: `power-2` (the third power of the map), `army` and `fleet`, the kind of an arrow, `failed`.
Elements of a province have its code in `data-p`.
"""

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from html import escape
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from intriga.diplomacy.geography.board import board_of
from intriga.diplomacy.geography.catalogue import drawing_of
from intriga.diplomacy.geography.map_shapes import Place
from intriga.diplomacy.graphics.arrows import Arrow, Pen, Point
from intriga.diplomacy.notation.reader import BadOrder, reader_of
from intriga.diplomacy.vocabulary import Verb

RADIUS: Final = 13.0
"""The radius of a unit, in units of the drawing; a stylesheet may scale its `glyph`."""
_ASIDE: Final = 20.0
"""How far a dislodged unit is drawn from its attacker: most of both can be seen."""
_PEN: Final = Pen(RADIUS, 13.0)
_ARMY: Final = "M-11-11h22v12q0 7.500-11 11.500q-11-4-11-11.500z"
_FLEET: Final = "M-15.5-3.500h11.500v-10.500l13 10.500h6.500l-4.500 11.500q-11 3.500-22 0z"
_CROSS: Final = "M-13-13 13 13M-13 13 13-13"
_STAR: Final = (
    "M0-6.500 1.700-2.300 6.200-2 2.700 1 3.900 5.300 0 3-3.900 5.300-2.700 1-6.200-2-1.700-2.300z"
)
_LETTER, _LINE = 6.8, 12.5
"""The width of a character and the height of a line of names, in units of the drawing."""
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
_SMALL: Final = (22, 9)
"""The width and height of a code among names."""
_CODE: Final = (58, 30)
"""The width and height of a code on a phone's screen, in units of the drawing."""
_STAR_ROOM, _GIVES_WAY = 8, 26
"""The room for a star beside a name, and how far a name may be moved for it."""
GROWN: Final = 4
"""How far labels are moved, because units are larger here than the drawing assumes."""
_BESIDE: Final = 26
_STEPS: Final = {"": (0, 0), "below": (0, 1), "above": (0, -1), "right": (1, 0), "left": (-1, 0)}
_NUMBER: Final = re.compile(r"-?[\d.]+")
_DRAWN: Final = (Verb.MOVE, Verb.RETREAT, Verb.SUPPORT, Verb.CONVOY)


class Piece(Struct, frozen=True):
    """A unit to draw. `power`: its number on the map; `unit`: `A PAR`, `F STP/SC`.

    `note`: dislodged (`lost`), just built, just disbanded (`gone`); to be built (`planned`), to be
    disbanded (`leaving`). `came`: the spot it came from; `tried`: the spot where it bounced.
    """

    power: int
    unit: str
    note: Literal["", "lost", "built", "gone", "planned", "leaving"] = ""
    came: str = ""
    tried: str = ""


class Stroke(Struct, frozen=True):
    """An order to draw. `key`: its id in a page; `failed`: it did not succeed."""

    power: int
    order: str
    key: str = ""
    failed: bool = False


class Chart:
    """Draws positions and orders on a map."""

    def __init__(self, map: str) -> None:
        self.board = board_of(map)
        self.drawing = drawing_of(map)
        self._reader = reader_of(map)

    def point(self, spot: str) -> Point:
        """The position of a unit on a spot: `PAR`, `STP/SC`."""
        code, _, coast = spot.partition("/")
        place = self.drawing.places[code]
        return place.coasts.get(coast, place.unit)

    def kind(self, code: str) -> str:
        """`sea` or `land`."""
        return "sea" if self.board.atlas.provinces[code].kind == "sea" else "land"

    # ── the map ─────────────────────────────────────────────────────────────────────────

    def outlines(self) -> Iterator[tuple[str, str]]:
        """Path data of everything that never changes, by id: provinces by their codes, impassable
        `wastes` and `lakes`, and the `shore`."""
        yield from ((code, place.path) for code, place in self.drawing.places.items())
        yield "wastes", "".join(self.drawing.wastes)
        yield "lakes", "".join(self.drawing.lakes)
        yield "shore", self.drawing.coast

    def shapes(self) -> bytes:
        """The outlines as an SVG file, to be referenced by id: rounded to half a unit, with lines
        of the same width at any zoom."""
        return f'<svg xmlns="http://www.w3.org/2000/svg">{self.definitions}</svg>'.encode()

    @cached_property
    def definitions(self) -> str:
        """The outlines as an element of an SVG: for maps that have no file of their own."""
        fine = 'vector-effect="non-scaling-stroke" transform="scale(.5)"'
        paths = "".join(
            f'<path id="{id}" {fine} d="{short}"/>'
            for id, path in self.outlines()
            if (short := shortened(path, 2))
        )
        return f"<defs>{paths}</defs>"

    def centres(self, owners: Mapping[str, int]) -> str:
        """The stars of all centres; `owners`: code → number of the power."""
        return "".join(
            f'<g class="centre{f" power-{owners[code]}" if code in owners else ""}"'
            f' transform="translate({_xy(place.centre)})"><path d="{_STAR}"/></g>'
            for code, place in self.drawing.places.items()
            if place.centre is not None
        )

    def labels(self, language: str) -> str:
        """Names and codes of all provinces. Names without enough room have the class `tight`,
        codes without enough room between names `squeezed`, and on a small screen `crowded`."""
        return "".join(self._label(code, language) for code in self.drawing.places)

    def _label(self, code: str, language: str) -> str:
        place = self.drawing.places[code]
        lines = _lines(self.board.name(code, language))
        side = _side(place)
        x, y = (at + step * GROWN for at, step in zip(place.label, _STEPS[side], strict=True))
        sort = f"{self.kind(code)} {side}".rstrip()
        if code in self._without_names(language)[0]:
            sort += " tight"
        if code in self._without_names(language)[1]:
            sort += " squeezed"
        if code in self._crowded:
            sort += " crowded"
        shown = self.board.code(code, language)
        aside = _aside(x, y, lines, place.centre)
        rise = {"below": 0, "above": 1 - len(lines)}.get(side, (1 - len(lines)) / 2)
        name = escape(lines[0]) if len(lines) == 1 else _spans(lines, x + aside, rise)
        return (
            f'<text class="code {sort}" x="{_n(x)}" y="{_n(y)}">{shown}</text>'
            f'<text class="name {sort}" x="{_n(x + aside)}" y="{_n(y)}">{name}</text>'
        )

    @lru_cache(maxsize=8)  # noqa: B019  charts are cached for the life of the process
    def _without_names(self, language: str) -> tuple[frozenset[str], frozenset[str]]:
        """Provinces without enough room for their names; and those of them without enough room for
        their codes either."""
        shown: list[Box] = []
        hidden = set()
        for code in self._by_weight:
            place = self.drawing.places[code]
            lines = _lines(self.board.name(code, language))
            width = max(map(len, lines)) * _LETTER
            box = _box(place.label, width, len(lines) * _LINE)
            if width > _width(place.path) or any(_overlap(box, other) for other in shown):
                hidden.add(code)
            else:
                shown.append(box)
        codes = {code: _box(self.drawing.places[code].label, *_SMALL) for code in hidden}
        squeezed = {
            code for code, box in codes.items() if any(_overlap(box, other) for other in shown)
        }
        return frozenset(hidden), frozenset(squeezed)

    @cached_property
    def _by_weight(self) -> list[str]:
        """All provinces by importance: centres, other land, seas."""
        places = self.drawing.places
        return sorted(places, key=lambda code: (places[code].centre is None, self.kind(code)))

    @cached_property
    def _crowded(self) -> frozenset[str]:
        """Provinces whose codes would cover more important ones on a small screen."""
        places = self.drawing.places
        shown: list[Point] = []
        hidden = set()
        for code in self._by_weight:
            x, y = places[code].label
            if any(abs(x - ox) < _CODE[0] and abs(y - oy) < _CODE[1] for ox, oy in shown):
                hidden.add(code)
            else:
                shown.append((x, y))
        return frozenset(hidden)

    # ── units ───────────────────────────────────────────────────────────────────────────

    def units(self, pieces: Iterable[Piece], letters: Mapping[int, str]) -> str:
        """Units, dislodged ones above the others; `letters`: the letter of each power. `data-came`
        and `data-tried` are the offsets of where a unit came from or bounced."""
        ordered = sorted(pieces, key=lambda piece: piece.note in ("lost", "gone"))
        return "".join(self._unit(piece, letters[piece.power]) for piece in ordered)

    def _unit(self, piece: Piece, letter: str) -> str:
        kind, _, spot = piece.unit.partition(" ")
        code = spot.partition("/")[0]
        army = kind == "A"
        x, y = self.point(spot)
        steps = ""
        for name, other in (("came", piece.came), ("tried", piece.tried)):
            if other:
                px, py = self.point(other)
                steps += f' data-{name}="{_xy((px - x, py - y))}"'
        sort = f"unit {'army' if army else 'fleet'} power-{piece.power} {piece.note}".rstrip()
        cross = f'<path class="cross" d="{_CROSS}"/>' if piece.note in ("gone", "leaving") else ""
        drawn = (
            f'<path d="{_ARMY if army else _FLEET}"/>'
            f'<text y="{4.5 if army else 5.5}">{escape(letter)}</text>{cross}'
        )
        if piece.note in ("lost", "gone"):
            drawn = f'<g transform="translate({_xy(self._beside(code, (x, y)))})">{drawn}</g>'
        return (
            f'<g class="{sort}" data-p="{code}" data-unit="{escape(piece.unit)}"{steps}'
            f' transform="translate({_xy((x, y))})"><g class="glyph">{drawn}</g></g>'
        )

    def _beside(self, code: str, unit: Point) -> Point:
        """Where a dislodged unit is drawn beside its attacker, from there: in the glyph, so that
        it keeps its distance when a stylesheet scales the glyphs."""
        x, y = self.drawing.places[code].dislodged
        dx, dy = x - unit[0], y - unit[1]
        far = math.hypot(dx, dy) or 1
        return dx / far * _ASIDE, dy / far * _ASIDE

    # ── orders ──────────────────────────────────────────────────────────────────────────

    def arrows(self, strokes: Iterable[Stroke], units: Iterable[str]) -> str:
        """Orders as arrows, supports and convoys above moves. `units`: all units of the position,
        so that supports are drawn to the coast of the supported fleet."""
        where = {unit.partition(" ")[2].partition("/")[0]: unit for unit in units}
        pairs = [(stroke, self.arrow(stroke, where)) for stroke in strokes]
        arrows = [(stroke, arrow) for stroke, arrow in pairs if arrow is not None]
        moves = [pair for pair in arrows if pair[1].kind in ("move", "retreat")]
        helps = [pair for pair in arrows if pair not in moves]
        seen = {self._ends(stroke) for stroke, _ in moves}
        return "".join(
            _group(stroke, arrow, course=self._ends(stroke) not in seen)
            for stroke, arrow in (*moves, *helps)
        )

    def _ends(self, stroke: Stroke) -> tuple[int, int]:
        """The origin and destination of the move of a stroke, or of the move it supports or
        convoys; provinces."""
        reading = self._reader.order(stroke.order)
        start = reading.at if reading.verb in (Verb.MOVE, Verb.RETREAT) else reading.of
        return start, self.board.province[reading.to] if reading.to >= 0 else -1

    def arrow(self, stroke: Stroke, where: Mapping[str, str]) -> Arrow | None:
        """The arrow of an order; None for a hold or an invalid order. `where`: province → unit."""
        try:
            reading = self._reader.order(stroke.order)
        except BadOrder:
            return None
        if reading.verb not in _DRAWN:
            return None
        spots, failed = self.board.spots, stroke.failed
        start = self._standing(spots[reading.spot], where)
        if reading.verb in (Verb.MOVE, Verb.RETREAT):
            draw = _PEN.move if reading.verb == Verb.MOVE else _PEN.retreat
            return draw(start, self.point(spots[reading.to]), failed=failed)
        of = self._standing(spots[reading.of_spot], where)
        if reading.to < 0:
            return _PEN.hold(start, of, failed=failed)
        draw_along = _PEN.support if reading.verb == Verb.SUPPORT else _PEN.convoy
        return draw_along(start, of, self.point(spots[reading.to]), failed=failed)

    def _standing(self, spot: str, where: Mapping[str, str]) -> Point:
        unit = where.get(spot.partition("/")[0])
        return self.point(spot if unit is None else unit.partition(" ")[2])


@lru_cache
def chart_of(map: str) -> Chart:
    """The chart of a map of `drawing_of`. Raises `KeyError` for an unknown id."""
    return Chart(map)


def _group(stroke: Stroke, arrow: Arrow, *, course: bool) -> str:
    key = f' data-order="{escape(stroke.key)}"' if stroke.key else ""
    failed = " failed" if stroke.failed else ""
    cross = f'<path class="cross" d="{arrow.cross}"/>' if arrow.cross else ""
    whole = f'<path class="course" d="{arrow.course}"/>' if course and arrow.course else ""
    return (
        f'<g class="arrow {arrow.kind}{failed}"{key}>{whole}<path class="halo" d="{arrow.line}"/>'
        f'<path class="line" d="{arrow.line}"/><path class="head" d="{arrow.head}"/>{cross}</g>'
    )


def _lines(name: str) -> list[str]:
    """A name in lines of about a dozen characters."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + len(word) < 12:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _spans(lines: Sequence[str], x: float, rise: float) -> str:
    """Lines one under another, the first `rise` lines below where the text begins."""
    steps = [rise, *[1] * (len(lines) - 1)]
    return "".join(
        f'<tspan x="{_n(x)}" dy="{_n(step)}em">{escape(line)}</tspan>'
        for line, step in zip(lines, steps, strict=True)
    )


def _side(place: Place) -> str:
    """The side of the unit on which the label is; "" if it is not near the unit."""
    dx, dy = place.label[0] - place.unit[0], place.label[1] - place.unit[1]
    if max(abs(dx), abs(dy)) > _BESIDE:
        return ""
    if abs(dy) >= abs(dx) / 2:
        return "below" if dy > 0 else "above"
    return "right" if dx > 0 else "left"


def _aside(x: float, y: float, lines: Sequence[str], star: Point | None) -> float:
    """How far a name is moved away from the star beside it; 0 if moving would not help."""
    if star is None or abs(star[1] - y) > (len(lines) + 1) * _LINE / 2:
        return 0
    reach = max(map(len, lines)) * _LETTER / 2 + _STAR_ROOM
    short = reach - abs(star[0] - x)
    if not 0 < short <= _GIVES_WAY:
        return 0
    return -short if star[0] > x else short


def _box(middle: Point, width: float, height: float) -> Box:
    x, y = middle
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def _overlap(one: Box, other: Box) -> bool:
    left, top, right, bottom = one
    return left < other[2] and other[0] < right and top < other[3] and other[1] < bottom


def _width(path: str) -> float:
    """The width of an outline."""
    numbers = [float(number) for number in _NUMBER.findall(path)]
    return max(numbers[::2]) - min(numbers[::2])


def shortened(path: str, scale: float) -> str:
    """The same outline in relative steps, with `scale` steps per unit: about a third of the length.
    `path` has absolute lines only, as in a `Drawing`."""
    parts: list[str] = []
    at = 0, 0
    for part in re.findall("M[^M]*", path):
        numbers = [round(float(number) * scale) for number in _NUMBER.findall(part)]
        start = numbers[0], numbers[1]
        parts.append(f"m{_step(at, start)}")
        at = start
        for point in zip(numbers[2::2], numbers[3::2], strict=True):
            if point != at:
                parts.append(_step(at, point))
                at = point
        if part.rstrip().endswith(("Z", "z")):
            parts.append("z")
            at = start
    return re.sub("(?<=[mz]) | (?=[-mz])", "", " ".join(parts))


def _step(start: tuple[int, int], end: tuple[int, int]) -> str:
    return f"{end[0] - start[0]} {end[1] - start[1]}"


def _xy(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _n(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
