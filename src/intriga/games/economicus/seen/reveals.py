"""What may come to light, for whom, and by which event (see `kernel.Reveal`).

A line here is a decision about secrecy: review it as one.
"""

from collections.abc import Mapping
from typing import Final

from intriga.kernel import DECIDES, Reveal

REVEALS: Final[Mapping[str, Reveal]] = {
    "economicus-option-mine": Reveal(
        lambda state, event: event.to, params=("card",), parts=("view.mine.cards.*", "forms")
    ),
    "economicus-placed": DECIDES,
    "economicus-bid": DECIDES,
    "economicus-joined": DECIDES,
    "economicus-bought": DECIDES,
    "economicus-bought-off": DECIDES,
    "economicus-unsold": DECIDES,
    "economicus-played": DECIDES,
    "economicus-investigated": DECIDES,
    "economicus-tender-won": DECIDES,
    "economicus-over": DECIDES,
}
