"""A map of five places as a host would write it, whole and with mistakes."""

import copy
import json
from typing import Any

SMALL: dict[str, Any] = {
    "id": "strait",
    "en": "The Strait",
    "ru": "Пролив",
    "powers": {
        "NORTH": {"en": "North", "ru": "Север", "start": ["A HIL", "F POR/NC"]},
        "SOUTH": {"en": "South", "ru": "Юг", "start": ["F CAP"]},
    },
    "provinces": {
        "HIL": {"kind": "land", "en": "Hills", "ru": "Холмы", "army": "POR", "centre": True,
                "home": "NORTH"},
        "POR": {"kind": "coast", "en": "Port", "ru": "Порт", "army": "HIL", "centre": True,
                "home": "NORTH", "coasts": {"NC": "BAY", "SC": "STR"}},
        "BAY": {"kind": "sea", "en": "Bay", "ru": "Залив", "fleet": "POR/NC STR"},
        "STR": {"kind": "sea", "en": "Strait", "ru": "Пролив", "fleet": "BAY POR/SC CAP"},
        "CAP": {"kind": "coast", "en": "Cape", "ru": "Мыс", "fleet": "STR", "centre": True,
                "home": "SOUTH"},
    },
}  # fmt: skip


def square(x: int, y: int, **more: Any) -> dict[str, Any]:
    path = f"M{x} {y} {x + 10} {y} {x + 10} {y + 10}Z"
    return {"path": path, "unit": [x + 6, y], "label": [x + 6, y + 3],
            "dislodged": [x + 7, y], **more}  # fmt: skip


SMALL["drawing"] = {
    "sources": "nobody's", "width": 40, "height": 20, "coast": "",
    "marks": {"unit": 2, "centre": 1, "label": [4, 2]},
    "places": {
        "HIL": square(0, 0, centre=[1, 1]),
        "POR": square(10, 0, centre=[11, 1], coasts={"NC": [12, 2], "SC": [13, 3]}),
        "BAY": square(20, 0), "STR": square(0, 10), "CAP": square(10, 10, centre=[12, 12]),
    },
}  # fmt: skip


def changed(path: str, value: Any) -> bytes:
    """The small map with one value replaced; None removes it."""
    data = copy.deepcopy(SMALL)
    *way, last = path.split(".")
    place = data
    for key in way:
        place = place.setdefault(key, {})
    if value is None:
        del place[last]
    else:
        place[last] = value
    return json.dumps(data).encode()
