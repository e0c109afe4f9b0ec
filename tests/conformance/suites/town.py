"""How the conformance suite plays `town`."""

from pathlib import Path

from intriga.kernel import TABLE
from intriga.lab.conformance import Conformance, Script
from tests.shapes.town import game as town


class TownSuite(Conformance):
    game = town
    golden = Path(__file__).parents[1] / "golden" / "town.txt"
    plays = 4
    pairs = 6
    scripts = (
        # Two teams rob each other, and a third guards against one that robs it.
        Script(
            12,
            (
                (0, {"type": "hand-in", "deeds": [{"what": "rob", "team": 2}]}),
                (1, {"type": "hand-in", "deeds": [{"what": "rob", "team": 1}]}),
                (TABLE, {"type": "expire", "window": "lists"}),
                (2, {"type": "hand-in", "deeds": [{"what": "guard", "team": 1}]}),
            ),
        ),
    )
