"""The zones of a match's page, each a fragment with a fixed id: what one viewer sees now.

Zones are rendered once for a viewer and a language, however many pages show them; what
differs from page to page stands in them as a placeholder (see `fragments`).
"""

from typing import Final

from intriga.web.game_pages import Data
from intriga.web.match.zones.board import BoardZone
from intriga.web.match.zones.chat_view import RoomRenderer
from intriga.web.match.zones.moments import MomentsZone
from intriga.web.match.zones.table import TableZone
from intriga.web.match.zones.tray import TrayZone

ROOMS: Final = "view-rooms"


class Zones(TrayZone, BoardZone, MomentsZone, TableZone):
    """Renders the zones of one page: the data of each are made by a class of its own."""

    def rooms(self) -> Data:
        """Zone "rooms": the chat."""
        return RoomRenderer(self).zone()
