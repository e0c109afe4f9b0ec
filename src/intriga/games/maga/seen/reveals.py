"""What may come to light, for whom, and by which event (see `kernel.Reveal`).

Changing a line here is a decision about secrecy: review it as one.
"""

from collections.abc import Mapping
from typing import Final

from intriga.games.maga.state import State
from intriga.kernel import DECIDES, Audience, Event, Reveal


def _told(state: State, event: Event) -> Audience:
    """Whoever is told."""
    return event.to


TOLD: Final = Reveal(_told, decides=True)
"""Who is told this may know it, and what else changes for them; nobody else may."""

STAGE: Final = (
    "maga-detected",
    "maga-received",
    "maga-raided",
    "maga-found",
    "maga-contact-lost",
    "maga-was-recruited",
    "maga-killed",
    "maga-suit-won",
    "maga-suit-lost",
    "maga-some-recruited",
    "maga-none-recruited",
    "maga-worsened",
    "maga-infected",
    "maga-disrupted",
    "maga-revolt",
    "maga-attacked",
    "maga-war-won",
    "maga-war-lost",
    "maga-nuclear-hit",
    "maga-impact",
    "maga-repelled",
    "maga-launch",
    "maga-launch-counted",
    "maga-launcher-seen",
    "maga-exchange",
)
"""What a team is told of a technical stage besides its report."""

_PRIVATE: Final = (
    # the team
    "maga-numbers",
    "maga-handed-in",
    "maga-goes-on",
    "maga-withdrawn",
    "maga-captain",
    "maga-no-captain",
    "maga-ministries",
    "maga-banned",
    "maga-unbanned",
    "maga-warned",
    # treaties
    "maga-treaty-proposed",
    "maga-treaty-signed",
    "maga-treaty-refused",
    "maga-judged",
    # what a host sets right under seal
    "maga-corrected",
    "maga-corrected-by",
    # the technical stage
    "maga-report",
    "maga-agent",
    "maga-watched",
    *STAGE,
)

REVEALS: Final[Mapping[str, Reveal]] = {
    **dict.fromkeys(_PRIVATE, TOLD),
    # the press is public, and so is who commands which territory
    "maga-statement": DECIDES,
    "maga-refuted": DECIDES,
    "maga-conquered": DECIDES,
    "maga-over": DECIDES,
    "maga-ambassador": DECIDES,
    "maga-turned-away": DECIDES,
    "maga-received-again": DECIDES,
    "maga-sent-home": DECIDES,
}
