"""The map as a small picture for lists of matches: whose land it is, and where the units are."""

from intriga.diplomacy.graphics import svg_document
from intriga.presentation import Scene
from intriga.warfare.presentation.chart_data import owners, pieces_of_view
from intriga.warfare.war_view import WarView


def thumbnail(view: WarView, scene: Scene) -> str:
    """The SVG document."""
    centres = {power.power: power.centres for power in view.powers}
    whose = owners(view.map, centres, scene.turns)
    return svg_document.thumbnail(view.map, whose, pieces_of_view(view))
