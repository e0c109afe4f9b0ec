"""Circles and ambassadors (items 8–12, R-A1 to R-A3)."""

from typing import Annotated

from msgspec import Meta

from intriga.kernel import Act

INTERNATIONAL = -1
"""The international circle, where a team is asked for."""
OCEAN = -2
"""All between the circles, where a circle is asked for."""

Circle = Annotated[int, Meta(ge=INTERNATIONAL, le=119)]
Team = Annotated[int, Meta(ge=0, le=119)]


class SendAmbassador(Act, frozen=True):
    """One of the team, by chance, is its ambassador in a circle until the end of the turn."""

    circle: Circle


class BanTeam(Act, frozen=True):
    """Ambassadors of a team may not sit in our circle, or may again (item 10)."""

    team: Team
    banned: bool = True


Circles = SendAmbassador | BanTeam
