"""Zone "table": the players, and what may be done about seats."""

from collections.abc import Sequence
from functools import cached_property

from intriga.presentation.status import PersonNote
from intriga.web.game_pages import Data
from intriga.web.lobby.places import officials_data
from intriga.web.match.seat_buttons import SeatButtons
from intriga.web.match.zones.own_links import OwnLinks, print_links


class TableZone(OwnLinks):
    """Renders zone "table" of one page."""

    def table(self) -> Data:
        """Zone "table" but for the players: buttons about seats."""
        info = self.page.info
        over = self.over or info.status == "over"
        hosts = info.hosted and info.status == "playing"
        ends = not over and (hosts or self.me is not None)
        return {
            "officials": officials_data(info, self.book),
            "watchers": 0,
            "changes": SeatButtons(info, self.names, self.me, self.t).buttons(),
            "host_url": f"/m/{info.id}/host" if hosts else None,
            "end_url": f"/m/{info.id}/end" if ends else None,
            "undo_url": None if over or self.me is None else f"/m/{info.id}/end#undo",
            "break_url": None if over or self.me is None else f"/m/{info.id}/end#break",
            "requests": sum(one.status == "asked" for one in info.others) if hosts else 0,
            "failed": self.lacks_in_table,
            "own": self.own,
            "prints": print_links(self),
        }

    @property
    def lacks_in_table(self) -> bool:
        """Whether something that the game adds to zone "table" could not be made."""
        _ = self.people_notes, self.own
        return not self.failed.isdisjoint({"people", "own"})

    @cached_property
    def people_notes(self) -> Sequence[PersonNote] | None:
        """What the game says beside each player's name; None if it says nothing."""
        own = self.shows.people
        if own is None:
            return None
        return self.attempt("people", lambda: [*own(self.view, self.scene)], None)

    def people(self) -> list[Data]:
        """The players, those who have left last. What differs from page to page, or changes all the
        time, is missing: see `fragments.Marks`."""
        # Somebody may have come whom this viewer's page does not know of yet.
        seats = self.page.info.seats[: len(self.names)]
        over = self.over or self.page.info.status == "over"
        people = [
            {
                **self.seat_data(seat.seat),
                "label": note.label if note else self.t("seat-number", n=seat.seat + 1),
                "bot": seat.kind == "bot",
                "host": seat.host,
                "left": seat.kind == "left",
                "over": over,
                "note": note.note if note else None,
            }
            for seat, note in zip(seats, self.people_notes or (None,) * len(seats), strict=False)
        ]
        return sorted(people, key=lambda person: bool(person["left"]))
