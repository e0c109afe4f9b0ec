"""How the conformance suite plays `zeppelin`."""

from pathlib import Path
from typing import Any, ClassVar

from intriga import games
from intriga.kernel.actors import HOST, TABLE
from intriga.lab.conformance import Conformance, Script
from tests.kit import corpus

BALTIC: dict[str, Any] = {"map": "baltic", "states": 2, "deal": "choice"}


BEGIN = (TABLE, {"type": "expire", "window": "founding"})


END = (TABLE, {"type": "expire", "window": "turn"})


CLASS = {"type": "create-class", "name": "Plebs", "rights": ["command"]}


PLEBS = 5
"""The first class that is made in one of two states: they have the numbers 1 to 4."""


MURDERS = Script(
    8,
    (
        BEGIN,
        (0, {"type": "murder-secretly", "whom": 2}),
        (1, {"type": "murder-secretly"}),
        (4, {"type": "murder-openly"}),
        (3, {"type": "murder-openly", "whom": 5}),
    ),
    BALTIC,
)


REVOLUTIONS = Script(
    8,
    (
        BEGIN,
        (0, CLASS),
        (0, {"type": "appoint", "whom": 0, "rank": PLEBS}),
        (2, {"type": "create-class", "name": "Guard", "rights": ["arrest", "laws"]}),
        (2, {"type": "appoint", "whom": 2, "rank": PLEBS + 1}),
        (0, {"type": "demand-rights", "rights": ["laws", "pardon"]}),
        (2, {"type": "demand-parent", "parent": PLEBS}),
        (4, {"type": "take-side", "revolution": PLEBS + 2, "rebel": False}),
        (6, {"type": "murder-openly", "whom": 4}),
        END,
    ),
    BALTIC,
)


POLLS = Script(
    8,
    (
        BEGIN,
        (0, {"type": "edit-class", "rank": 2, "name": "", "rights": ["appoint", "arrest"]}),
        (2, {"type": "vote-poll", "poll": 5, "yes": True}),
        (4, {"type": "vote-poll", "poll": 5, "yes": True}),
        (0, {"type": "arrest", "whom": 6}),
        (2, {"type": "vote-poll", "poll": 6, "yes": True}),
        (4, {"type": "vote-poll", "poll": 6, "yes": False}),
        END,
        (0, {"type": "restore-root", "rights": ["exile", "appoint", "arrest"]}),
    ),
    BALTIC,
)


MIGRATION = Script(
    8,
    (
        (1, {"type": "migrate", "to": 1}),
        BEGIN,
        (0, {"type": "pass-law", "title": "On guests", "text": "Two at most."}),
        (0, {"type": "exile", "whom": 0}),
        (2, {"type": "admit-guest", "whom": 3}),
        (4, {"type": "migrate", "to": 3}),
        (6, {"type": "migrate"}),
        (HOST, {"type": "found-country", "name": "Nowhere"}),
        END,
    ),
    BALTIC,
)


class ZeppelinSuite(Conformance):
    game = games.find("zeppelin")
    player = staticmethod(corpus.play)
    golden: ClassVar[Path | None] = Path(__file__).parents[1] / "golden" / "zeppelin.txt"
    golden_seats = 5
    golden_options = BALTIC
    golden_steps = 40
    counts = (3, 5, 8, 13)
    options = (
        BALTIC | {"turns": 4, "deal": "chance"},
        BALTIC | {"founding": "host", "attempts": "hours", "turns": 3},
        BALTIC | {"root_guard": False, "revolution_freeze": False, "migration": "immediate"},
        {"states": 3, "turn": "phase", "bot_quirks": True, "jailbreak": 60, "history": "all"},
        BALTIC
        | {
            "review": True,
            "builds_window": False,
            "removal": "farthest",
            "strict_hold": True,
        },
    )
    scripts = (MURDERS, REVOLUTIONS, POLLS, MIGRATION)
    plays = 3
    steps = 70
    every = 10
    pairs = 8
    length = 10
    expiries = 1_000
