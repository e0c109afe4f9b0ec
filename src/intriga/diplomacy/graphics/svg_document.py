"""Picture: a map with its units and orders as a self-contained SVG document.

It has light colours in light and dark themes alike, because it may be printed or sent.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from html import escape
from typing import Final

from msgspec import Struct

from intriga.diplomacy.graphics.svg_layers import Chart, Piece, Stroke, chart_of, shortened

PALETTE: Final = (
    ("#d55e00", "#17120c"),
    ("#0072b2", "#ffffff"),
    ("#7cc6f0", "#17120c"),
    ("#666666", "#ffffff"),
    ("#009e73", "#17120c"),
    ("#cc79a7", "#17120c"),
    ("#f0d43a", "#17120c"),
    ("#8c5a2b", "#ffffff"),
    ("#6f4fa0", "#ffffff"),
    ("#b7c93a", "#17120c"),
    ("#763806", "#ffffff"),
    ("#0c425f", "#ffffff"),
    ("#4a6c7e", "#ffffff"),
    ("#3e3c39", "#ffffff"),
    ("#0c5840", "#ffffff"),
    ("#72465a", "#ffffff"),
    ("#847323", "#ffffff"),
    ("#52361c", "#ffffff"),
    ("#433056", "#ffffff"),
    ("#676e23", "#ffffff"),
    ("#eebf99", "#17120c"),
    ("#99c7e0", "#17120c"),
    ("#cbe8f9", "#17120c"),
    ("#c2c2c2", "#17120c"),
    ("#99d8c7", "#17120c"),
    ("#ebc9dc", "#17120c"),
    ("#f9eeb0", "#17120c"),
    ("#d1bdaa", "#17120c"),
    ("#c5b9d9", "#17120c"),
    ("#e2e9b0", "#17120c"),
    ("#be8c59", "#17120c"),
    ("#6d939d", "#17120c"),
    ("#9cb3b4", "#17120c"),
    ("#948f80", "#17120c"),
)
"""The colour of each power by its number, and that of a letter on it: the first ten after Okabe and
Ito, for all kinds of colour vision; then the same dark, light, and dull."""

_LAND: Final = "#f4ecd8"
_SEA: Final = "#d7e1e2"
_SMALL: Final = 0.25
"""The scale of a thumbnail."""
_HEAD: Final = 54
_FOOT: Final = 46
_LEGEND: Final = 10
"""Powers in a line of the legend."""
_LINE: Final = 24
"""The height of each further line of it."""


class ArrowColours(Struct, frozen=True):
    """The colours of arrows, as CSS has them. Dashes and line ends show the same."""

    move: str = "#b3261e"
    support_move: str = "#8a6800"
    support_hold: str = "#1b6137"
    convoy: str = "#0a55a0"


class Sheet(Struct, frozen=True):
    """The contents of a picture. `owners`: province → number of the power whose colour it has;
    `legend`: a line for each power, by number; `standing`: the units when the orders were given;
    `letters`: of the powers, by number."""

    title: str
    owners: Mapping[str, int]
    pieces: Sequence[Piece]
    strokes: Sequence[Stroke]
    standing: Sequence[str]
    legend: Sequence[str]
    letters: Mapping[int, str]
    language: str
    arrows: ArrowColours = ArrowColours()


def document(map: str, sheet: Sheet) -> str:
    """The SVG document of the map with a title and a legend."""
    chart = chart_of(map)
    width, height = chart.drawing.width, chart.drawing.height
    whole = height + _HEAD + _FOOT + _LINE * max(0, (len(sheet.legend) - 1) // _LEGEND)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {whole}"'
        f' width="{width}" height="{whole}"><title>{escape(sheet.title)}</title>'
        f"<style>{_style(sheet.arrows)}</style>"
        f'<rect class="paper" width="{width}" height="{whole}"/>'
        f'<text class="title" x="16" y="37">{escape(sheet.title)}</text>'
        f'<svg y="{_HEAD}" width="{width}" height="{height}">{_body(chart, sheet)}</svg>'
        f"{_legend(sheet, width, height + _HEAD)}</svg>"
    )


def bare(map: str, sheet: Sheet) -> str:
    """The SVG document of the map alone."""
    chart = chart_of(map)
    width, height = chart.drawing.width, chart.drawing.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f"<style>{_style(sheet.arrows)}</style>{_body(chart, sheet)}</svg>"
    )


def thumbnail(map: str, owners: Mapping[str, int], pieces: Iterable[Piece]) -> str:
    """A small SVG document of the map: land in the colours of its owners (province → number of the
    power), and a dot for each unit on the map."""
    chart = chart_of(map)
    width, height = (round(length * _SMALL) for length in _size(chart))
    land = "".join(
        f'<path d="{path}" fill="{_tint(owners[id]) if id in owners else plain}"/>'
        for id, path, plain in _small_land(map)
    )
    units = "".join(
        f'<circle cx="{x * _SMALL:.0f}" cy="{y * _SMALL:.0f}" r="5"'
        f' fill="{PALETTE[piece.power][0]}" stroke="{_INK}"/>'
        for piece in pieces
        if piece.note not in ("gone", "lost")
        for x, y in (chart.point(piece.unit.partition(" ")[2]),)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect width="{width}" height="{height}" fill="{_SEA}"/>'
        f'<g stroke="{_INK}" stroke-width=".4">{land}</g>{units}</svg>'
    )


def _size(chart: Chart) -> tuple[float, float]:
    return chart.drawing.width, chart.drawing.height


@lru_cache(maxsize=32)
def _small_land(map: str) -> tuple[tuple[str, str, str], ...]:
    """The outlines of a map, few points each: id, path, and the colour of land that nobody owns."""
    chart = chart_of(map)
    drawn = []
    for id, path in chart.outlines():
        sea = id == "lakes" or (id in chart.drawing.places and chart.kind(id) == "sea")
        short = shortened(path, _SMALL)
        if short and id != "shore":
            drawn.append((id, short, _SEA if sea else "#cbbf9f" if id == "wastes" else _LAND))
    return tuple(drawn)


def _body(chart: Chart, sheet: Sheet) -> str:
    owned = {code: n for code, n in sheet.owners.items() if _is_centre(chart, code)}
    return "".join(
        (
            f'<rect class="ocean" width="{chart.drawing.width}" height="{chart.drawing.height}"/>',
            _land(chart, sheet.owners),
            chart.centres(owned),
            chart.labels(sheet.language),
            chart.arrows(sheet.strokes, sheet.standing),
            chart.units(sheet.pieces, sheet.letters),
        )
    )


def _land(chart: Chart, owners: Mapping[str, int]) -> str:
    drawn = []
    for id, path in chart.outlines():
        sort = id
        if id in chart.drawing.places:
            owned = f" power-{owners[id]}" if id in owners else ""
            sort = f"province {chart.kind(id)}{owned}"
        drawn.append(f'<path class="{sort}" d="{path}"/>')
    return "".join(drawn)


def _is_centre(chart: Chart, code: str) -> bool:
    return chart.drawing.places[code].centre is not None


def _legend(sheet: Sheet, width: int, top: int) -> str:
    """The legend: the powers with their colours, in lines of at most ten."""
    step = (width - 32) / max(1, min(_LEGEND, len(sheet.legend)))
    entries = []
    for number, text in enumerate(sheet.legend):
        x, y = 16 + step * (number % _LEGEND), top + _LINE * (number // _LEGEND)
        entries.append(
            f'<g class="power-{number}"><rect class="key" x="{x:.0f}" y="{y + 14}" width="22"'
            f' height="18" rx="2"/><text class="mark" x="{x + 11:.0f}" y="{y + 27.5}">'
            f"{escape(sheet.letters[number])}</text></g>"
            f'<text class="entry" x="{x + 29:.0f}" y="{y + 28}">{escape(text)}</text>'
        )
    return "".join(entries)


@cache
def _style(arrows: ArrowColours) -> str:
    powers = (_of_power(number, *colours) for number, colours in enumerate(PALETTE))
    return _RULES + _of_arrows(arrows) + "".join(powers)


def _of_arrows(colours: ArrowColours) -> str:
    """The CSS rules of arrows."""
    move, convoy = colours.move, colours.convoy
    help, hold = colours.support_move, colours.support_hold
    return f"""\
.arrow .course{{stroke:{help};stroke-width:1.4;stroke-dasharray:4 4}}
.arrow .line{{stroke-width:3.2}}.failed .line{{stroke-opacity:.75}}
.move .line,.retreat .line{{stroke:{move}}}.arrow.move .head,.arrow.retreat .head{{fill:{move}}}
.retreat .line{{stroke-dasharray:3 6}}
.support-move .line{{stroke:{help};stroke-dasharray:9 6}}.arrow.support-move .head{{fill:{help}}}
.support-hold .line{{stroke:{hold};stroke-dasharray:1 7}}
.arrow.support-hold .head{{stroke:{hold};stroke-width:2.6;stroke-dasharray:1 6}}
.convoy .line{{stroke:{convoy};stroke-dasharray:12 5 2 5}}.arrow.convoy .head{{fill:{convoy}}}
"""


def _of_power(number: int, colour: str, on: str) -> str:
    """The CSS rules of a power. Colours are mixed here, because not every SVG viewer can do it."""

    tint = _tint(number)
    name = f".power-{number}"
    return (
        f"path.province{name}{{fill:{tint}}}.centre{name} path{{fill:{colour}}}"
        f"{name} .glyph path{{fill:{colour}}}{name} .glyph text{{fill:{on}}}"
        f"{name} .key{{fill:{colour}}}{name} .mark{{fill:{on}}}"
    )


def _tint(number: int) -> str:
    """The colour of a power's land."""
    return _mixed(PALETTE[number][0], _LAND, 0.42)


def _mixed(one: str, other: str, part: float) -> str:
    pairs = zip(_rgb(one), _rgb(other), strict=True)
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def _rgb(colour: str) -> Iterable[int]:
    return (int(colour[at : at + 2], 16) for at in (1, 3, 5))


_INK: Final = "#231c15"
_RULES: Final = f"""
.paper{{fill:#fbf6e9}}.ocean,.sea,.lakes{{fill:{_SEA}}}
text{{font-family:'Golos Text','PT Sans',sans-serif;font-weight:400;fill:{_INK}}}
.title{{font-family:'PT Serif',serif;font-weight:700;font-size:27px}}
.entry{{font-size:15px}}.mark{{font-weight:600;font-size:13px;text-anchor:middle}}
.key{{stroke:#17120c;stroke-width:1}}
.province{{fill:{_LAND};stroke:#9d8b68;stroke-width:1;stroke-linejoin:round}}
.province.sea{{fill:{_SEA};stroke:#a9b9bb}}
.wastes{{fill:#cfc4ab;stroke:#9d8b68}}.lakes{{stroke:#8fa3a6}}
.shore{{fill:none;stroke:#5e6a6b;stroke-width:1.2}}
.name,.code{{font-size:12.5px;text-anchor:middle;dominant-baseline:central}}
.code{{display:none;font-weight:600;font-size:9.5px}}.name.tight{{display:none}}
.code.tight{{display:inline}}.code.squeezed{{display:none}}
.name.sea,.code.sea{{fill:#45595d;stroke:none}}.name.sea{{font-family:'PT Serif',serif}}
.centre path{{fill:{_LAND};stroke:{_INK};stroke-width:1}}
.glyph path{{stroke:#17120c;stroke-width:1.6}}
.glyph text{{font-weight:600;font-size:13px;text-anchor:middle}}
.gone{{opacity:.55}}.unit .glyph .cross,.arrow .cross{{fill:none;stroke:#17120c;stroke-width:3}}
.lost .glyph path{{stroke:#9a1b1b;stroke-width:2.6;stroke-dasharray:4 2}}
.built .glyph path{{stroke-width:3}}
.arrow path{{fill:none;stroke-linecap:round;stroke-linejoin:round}}
.arrow .halo{{stroke:#fffaf0;stroke-width:6;stroke-opacity:.8}}
"""
