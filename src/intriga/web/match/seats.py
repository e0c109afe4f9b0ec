"""Chairs of a match being played: who may leave, be replaced, sit down, or ask to."""

from collections.abc import Sequence

from intriga.kernel.actors import Seat
from intriga.table import MatchInfo
from intriga.web.match.game_pages import Data
from intriga.web.site import Say


class Chairs:
    """What one viewer may do about the chairs. `names`: of who sits on them; `me`: his seat."""

    def __init__(self, info: MatchInfo, names: Sequence[str], me: Seat | None, t: Say) -> None:
        self.info = info
        self.names = names
        self.me = me
        self.t = t
        self.url = f"/m/{info.id}"

    def changes(self) -> list[Data]:
        """A button each (see fragments/table.html)."""
        if self.info.status != "playing":
            return []
        told: list[Data] = []
        for chair in self.info.seats:
            name = self.names[chair.seat]
            if chair.seat == self.me:
                title, help = self.t("seat-leave"), self.t("seat-leave-help")
                told.append(self._button(chair.seat, "leave", title, help))
            elif chair.kind == "person" and self.info.hosted:
                title = self.t("seat-to-bot", name=name)
                told.append(self._button(chair.seat, "to-bot", title))
            elif chair.kind == "bot" and self.me is None and self._may_take(chair.seat):
                told.append(self._taking(chair.seat, name))
        return [*told, *self._asking(), *self._waiting()]

    def _button(self, seat: Seat, doing: str, title: str, help: str | None = None) -> Data:
        return {"seat": seat, "url": f"{self.url}/{doing}", "title": title, "help": help}

    def _may_take(self, seat: Seat) -> bool:
        """Whether I may take this bot's seat, or ask the host for it."""
        waits = self.info.waits
        if waits is not None and waits.status == "invited":
            return waits.seat in (None, seat)
        return self.info.privacy == "open" and waits is None

    def _taking(self, seat: Seat, name: str) -> Data:
        info = self.info
        invited = info.waits is not None
        if info.locked and not invited:  # the password is asked for on a page of its own
            title = self.t("seat-take-over", name=name)
            return {"title": title, "link": f"/j/{info.join_code}"}
        asks = info.approval and not info.hosted and not invited
        title = self.t("seat-ask-for" if asks else "seat-take-over", name=name)
        return self._button(seat, "take-over", title)

    def _asking(self) -> list[Data]:
        """Who asks for a bot's seat: for the host."""
        told = []
        for one in self.info.others:
            if one.status == "asked" and one.seat is not None and one.seat < len(self.names):
                bot = self.names[one.seat]
                title = self.t("seat-approve", name=one.name, bot=bot)
                button = self._button(one.seat, "approve-taking", title)
                told.append(button | {"person": one.person})
                button = self._button(one.seat, "decline", self.t("seat-decline", name=one.name))
                told.append(button | {"person": one.person})
        return told

    def _waiting(self) -> list[Data]:
        """That I ask or wait, and that I need not."""
        waits = self.info.waits
        if waits is None or waits.status == "declined":
            return []
        title, help = self.t(f"withdraw-{waits.status}"), self.t(f"waits-{waits.status}")
        return [self._button(0, "withdraw", title, help)]
