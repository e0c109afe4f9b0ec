"""The cockpits of all matches: what their hosts learn of those who are awaited."""

from collections.abc import Mapping, Set

from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.table.cockpit.counts import AnswerCounts
from intriga.table.cockpit.pokes import Pokes
from intriga.table.presence import Presence


class Cockpits(Struct, frozen=True):
    """`counts`: how many have answered; `pokes`: calls to the table."""

    counts: AnswerCounts
    pokes: Pokes
    _presence: Presence

    def away_since(self, match: str, online: Set[Seat]) -> Mapping[Seat, int]:
        """Since when seats have had no page open, as far as this process knows; see
        `Presence.away_since`."""
        return self._presence.away_since(match, online)
