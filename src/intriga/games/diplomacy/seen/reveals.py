"""What may come to light, for whom, and by which event (see `kernel.Reveal`).

The conformance suite lets two runs that differ in a secret differ before others' eyes only as this
table says. Changing a line here is a decision about secrecy: review it as one.
"""

from collections.abc import Mapping
from typing import Final

from intriga.kernel import DECIDES, Reveal

REVEALS: Final[Mapping[str, Reveal]] = {
    # C2: who plays which power follows from all wishes.
    "diplomacy-game-seated": DECIDES,
    # C3: orders are opened together.
    "diplomacy-game-turn": DECIDES,
    # C20: a vote that passes ends the match; who voted for what stays secret.
    "diplomacy-game-end-drawn": DECIDES,
    "diplomacy-game-end-conceded": DECIDES,
}
