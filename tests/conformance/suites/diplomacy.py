"""How the conformance suite plays `diplomacy`."""

from importlib.resources import files
from pathlib import Path
from typing import ClassVar

import pytest

from intriga import games
from intriga.lab.conformance import Conformance
from tests.kit import corpus

OLD_WORLD = (files("intriga.diplomacy") / "maps" / "old_world.json").read_text("utf-8")
"""As somebody would bring it: with room for all seats that the other options have."""


class DiplomacySuite(Conformance):
    game = games.find("diplomacy")
    player = staticmethod(corpus.play)
    golden: ClassVar[Path | None] = Path(__file__).parents[1] / "golden" / "diplomacy.txt"
    golden_seats = 7
    golden_options = {"seating": "seat", "votes": "none"}  # noqa: RUF012
    golden_steps = 18
    options = (
        {},
        {"map": "own", "map_text": OLD_WORLD, "spare": "absent"},
        {"seating": "wish", "years": 3, "talks": "orders"},
        {"seating": "seat", "dias": False, "disorder": 1, "victory": 6, "builds": "owned"},
        {"votes": "draws", "disorder": 0, "strict_hold": True, "years": 2},
    )
    plays = 3
    steps = 60
    every = 10
    offers = 1
    pairs = 6
    length = 6
    expiries = 700


@pytest.mark.thorough
class DiplomacyWithAllOptionsSuite(DiplomacySuite):
    """Longer matches with all of the options."""

    golden = None
    plays = 5
    steps = 80
    every = 4
    offers = 3
    pairs = 12
    length = 8
