"""Projections from degrees on the globe to a plane, y downwards. The scale is arbitrary."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from scripts.maps.plan import View, point

Projection: TypeAlias = Callable[[Any], Any]
"""Points as an array of (longitude, latitude) → an array of (x, y)."""


def projection(view: View) -> Projection:
    """The projection a plan asks for."""
    if view.projection == "globe":
        return _globe(*point(view.centre), height=view.height)
    return _mercator


def window(view: View) -> tuple[float, float, float, float]:
    """West, south, east and north of the area to project, in degrees: nothing behind the globe."""
    if view.projection == "globe":
        longitude, latitude = point(view.centre)
        return longitude - 80, max(latitude - 45, -85), longitude + 80, 85
    return -60, -40, 200, 80


def _globe(longitude: float, latitude: float, *, height: float) -> Projection:
    """The globe as seen from above: what is right below appears large, the edges appear small.

    A small crowded middle, such as Belgium, gets more room, and a wide empty edge gets less.
    Vertical perspective; see Snyder, Map Projections: A Working Manual (1987), page 169.
    """
    below, away = np.radians(latitude), 1 + height

    def project(degrees: Any) -> Any:
        east = np.radians(degrees[:, 0] - longitude)
        north = np.radians(degrees[:, 1])
        cosine = np.sin(below) * np.sin(north) + np.cos(below) * np.cos(north) * np.cos(east)
        scale = (away - 1) / (away - cosine)
        x = np.cos(north) * np.sin(east)
        y = np.cos(below) * np.sin(north) - np.sin(below) * np.cos(north) * np.cos(east)
        return np.column_stack([x * scale, -y * scale])

    return project


def _mercator(degrees: Any) -> Any:
    """The Mercator projection: north is up everywhere, and the north appears large."""
    x = np.radians(degrees[:, 0])
    y = np.arctanh(np.sin(np.radians(degrees[:, 1])))
    return np.column_stack([x, -y])
