"""The buttons about seats in a match that is played, as one viewer has them."""

from collections.abc import Sequence

from intriga.kernel.actors import Seat
from intriga.table import MatchInfo
from intriga.web.game_pages import Data
from intriga.web.site import Say


class SeatButtons:
    """The buttons about seats in a match being played, for one viewer: leave, replace by a bot,
    take over, ask. What somebody is told about seats is in `notices`. `names`: of the players;
    `me`: the viewer's seat."""

    def __init__(self, info: MatchInfo, names: Sequence[str], me: Seat | None, t: Say) -> None:
        self.info = info
        self.names = names
        self.me = me
        self.t = t
        self.url = f"/m/{info.id}"

    def buttons(self) -> list[Data]:
        """The data of the buttons (see match/fragments/zones/table.html)."""
        if self.info.status != "playing" or self.info.lesson:
            return []
        buttons: list[Data] = []
        for seat, name in zip(self.info.seats, self.names, strict=False):
            if seat.seat == self.me and self.info.comings:
                buttons.append({"title": self.t("leave-match"), "link": f"{self.url}/leave"})
            elif seat.seat == self.me:
                title, help = self.t("seat-leave"), self.t("seat-leave-help")
                buttons.append(self._button(seat.seat, "leave", title, help))
            elif seat.kind == "person" and self.info.hosted:
                title = self.t("seat-to-bot", name=name)
                buttons.append(self._button(seat.seat, "to-bot", title))
            elif seat.kind == "bot" and not seat.kept and self._is_newcomer():
                buttons.append(self._take_over(seat.seat, name))
        return buttons

    def _button(self, seat: Seat, action: str, title: str, help: str | None = None) -> Data:
        return {"seat": seat, "url": f"{self.url}/{action}", "title": title, "help": help}

    def _is_newcomer(self) -> bool:
        """Whether the viewer may take a bot's seat, or ask for it. What those who have signed up
        may do is said above their actions."""
        info = self.info
        return self.me is None and info.privacy == "open" and info.waits is None

    def _take_over(self, seat: Seat, name: str) -> Data:
        info = self.info
        if info.locked and not info.hosted:  # the join page asks for the password
            title = self.t("seat-take-over", name=name)
            return {"title": title, "link": f"/j/{info.join_code}"}
        title = self.t("seat-ask-for" if info.asks else "seat-take-over", name=name)
        return self._button(seat, "take-over", title)
