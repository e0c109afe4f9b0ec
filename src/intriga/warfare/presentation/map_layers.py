"""The layers of a map on a page, as ready SVG: land, arrows, units; and what never changes on it.

Every layer is an `<svg>` of its own within the map, so it can be sent without the others.
"""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from markupsafe import Markup
from msgspec import Struct

from intriga.diplomacy.geography.catalogue import maps
from intriga.diplomacy.graphics.svg_layers import Chart, Piece, Stroke, chart_of
from intriga.presentation import Scene
from intriga.warfare.presentation.addresses import SHARED
from intriga.warfare.presentation.power_marks import letters, power_name


class PowerKey(Struct, frozen=True):
    """A power in the key of a map: the number of its colour, its mark, its name."""

    hue: int
    mark: str
    name: str


class MapFrame(Struct, frozen=True):
    """What never changes on a map: its size, the address of its outlines (they themselves, if they
    have none), its labels, its key."""

    map: str
    width: int
    height: int
    shapes: str
    outlines: Markup
    labels: Markup
    legend: tuple[PowerKey, ...]


def frame(map: str, scene: Scene) -> MapFrame:
    """What never changes on a map."""
    chart = chart_of(map)
    marks = letters(map, scene.language)
    return MapFrame(
        map=map,
        width=chart.drawing.width,
        height=chart.drawing.height,
        shapes=shapes_url(map, scene),
        outlines=Markup("") if map in maps() else Markup(chart.definitions),
        labels=Markup(chart.labels(scene.language)),
        legend=tuple(
            PowerKey(number, mark, power_name(map, power, scene.language))
            for (number, mark), power in zip(marks.items(), chart.board.powers, strict=True)
        ),
    )


def shapes_url(map: str, scene: Scene) -> str:
    """The address of the outlines; "" for a map that people have brought, whose outlines are on the
    page itself."""
    if map not in maps():
        return ""
    return scene.url(f"{SHARED[1:]}/{map}.svg")


def land(
    map: str, scene: Scene, owners: Mapping[str, int], pieces: Iterable[Piece], id: str
) -> Markup:
    """All provinces in the colours of their owners, each with its label for screen readers, and
    the centres."""
    chart = chart_of(map)
    url = shapes_url(map, scene)
    there: dict[str, list[Piece]] = {}
    for piece in pieces:
        there.setdefault(piece.unit.partition(" ")[2].partition("/")[0], []).append(piece)
    colours = {code: f" power-{number}" for code, number in owners.items()}
    provinces = "".join(
        f'<g class="province {chart.kind(code)}{colours.get(code, "")}"'
        f' data-p="{code}" data-code="{chart.board.code(code, scene.language)}"'
        f' data-at="{place.unit[0]} {place.unit[1]}" role="img" tabindex="-1"'
        f' aria-label="{escape(_label(chart, scene, code, owners, there.get(code, ())))}">'
        f'<use href="{url}#{code}"/></g>'
        for code, place in chart.drawing.places.items()
    )
    return layer(provinces + chart.centres(_of_centres(chart, owners)), id)


def _of_centres(chart: Chart, owners: Mapping[str, int]) -> dict[str, int]:
    codes = (chart.board.codes[p] for p in chart.board.centres)
    return {code: owners[code] for code in codes if code in owners}


def _label(
    chart: Chart, scene: Scene, code: str, owners: Mapping[str, int], pieces: Sequence[Piece]
) -> str:
    """A province for screen readers: its name, the owner of its centre, its units."""
    map, powers = chart.board.atlas.id, chart.board.powers
    parts = [chart.board.name(code, scene.language)]
    if chart.drawing.places[code].centre is not None:
        owner = power_name(map, powers[owners[code]], scene.language) if code in owners else ""
        parts.append(scene.say("war-page-centre", owned="yes" if owner else "no", owner=owner))
    for piece in pieces:
        owner = power_name(map, powers[piece.power], scene.language)
        id = f"war-page-{'army' if piece.unit.startswith('A') else 'fleet'}-here"
        parts.append(scene.say(id, owner=owner, note=piece.note or "here"))
    return ". ".join(parts)


def units(map: str, scene: Scene, pieces: Iterable[Piece], id: str, turn: str = "") -> Markup:
    """All units; `turn`: a word that changes when units have moved (see js/motion.js)."""
    drawn = chart_of(map).units(pieces, letters(map, scene.language))
    return layer(drawn, id, f' data-turn="{escape(turn)}"' if turn else "")


def arrows(map: str, strokes: Iterable[Stroke], units: Iterable[str], id: str) -> Markup:
    """Orders as arrows; `units`: those on the board when the orders were given."""
    return layer(chart_of(map).arrows(strokes, units), id)


def layer(drawn: str, id: str, attributes: str = "") -> Markup:
    """A layer of the map; `id`: "" on a map that is never updated."""
    named = f' id="{id}"' if id else ""
    return Markup(f'<svg{named} class="layer" overflow="visible"{attributes}>{drawn}</svg>')
