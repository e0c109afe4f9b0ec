"""What of the war comes to light, and by which event (see `kernel.Reveal`)."""

from collections.abc import Mapping
from typing import Final

from intriga.games.zeppelin.war.telling import TURN
from intriga.kernel import DECIDES, Reveal

REVEALS: Final[Mapping[str, Reveal]] = {
    # Items 19–26: orders, wishes and builds are opened together, by what comes of them.
    TURN: DECIDES,
}
