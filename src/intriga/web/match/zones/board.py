"""Zones "stage" and "view-own", and the turns that are past: what the game itself shows."""

from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from intriga.kernel.disclosure.events import Event
from intriga.presentation.frames import Frame
from intriga.web.game_pages import Data, as_data
from intriga.web.match.zones.own_links import OwnLinks


class BoardZone(OwnLinks):
    """Renders the board and the card of one page."""

    def board(self) -> Data:
        """Zone "stage": the game's own, or the position in sentences; what of it the decision is
        about; the strip that stands in its place where the choices are the board; where the game
        has turns, the slider through them."""
        board = self._board()
        return board | {"parts": {**board.get("parts", {}), **dict(self._around())}}

    def _around(self) -> Iterator[tuple[str, Markup]]:
        """The parts that the page itself adds to a board."""
        if self.slider:
            turns = {"last": len(self.page.turns)}
            yield "turns-bar", Markup(self.fragment("zones/turns_bar", turns=turns))
        if self.page.slider:  # a page of a match that is played, not of one that is looked back at
            yield "stage-frame", Markup(self.fragment("zones/frame", frame=self._frame()))
            if (strip := self.strip()) is not None:
                yield "stage-strip", Markup(self.fragment("zones/strip", strip=strip))

    def _frame(self) -> Frame | None:
        """What of the board the viewer's decision is about."""
        own = self.shows.frame
        if own is None or self.over:
            return None
        return self.attempt("frame", lambda: own(self.view, self.scene), None)

    def strip(self) -> Data | None:
        """The data of the strip, where the game has one for this viewer now."""
        own = self.shows.strip
        if own is None or self.over:
            return None

        def make() -> Data:
            made = own(self.view, self.scene)
            return {} if made is None else as_data(made)

        return self.attempt("strip", make, _failed()) or None

    def _board(self) -> Data:
        own = self.shows.board
        if own is not None:
            return self.attempt("board", lambda: as_data(own(self.view, self.scene)), _failed())
        return self.attempt("the position", self._position, _failed())

    def _position(self) -> Data:
        messages = self.site.games[self.game].describe(self.view)
        lines = [self.line(message) for message in messages]
        return {"lines": lines, "own": self.own}

    def turn_name(self, event: Event) -> str:
        """The name of the turn that this event ended."""
        turns = self.shows.turns
        if turns is None:
            return ""
        return self.attempt("turn_name", lambda: turns.name(self.view, self.scene, event), "")

    def turn(self, event: Event) -> Data:
        """A past turn, from the event that ended it."""
        turns = self.shows.turns
        assert turns is not None, "a game without turns has none that are past"
        make = partial(turns.data, self.view, self.scene, event)
        made = self.attempt("turn", lambda: as_data(make()), _failed())
        return {"name": self.turn_name(event), **made}

    def card(self) -> Data | None:
        """The viewer's own card, where the game has one."""
        own, failed = self.shows.card, _failed()
        if own is None:
            return None

        def make() -> Data:
            made = own(self.view, self.scene)
            return {} if made is None else as_data(made)

        return self.attempt("card", make, failed) or None

    def own_view(self) -> Data:
        """Zone "view-own", beside the card: the pages and papers that this viewer has."""
        return {"links": self.own, "failed": "own" in self.failed}


def _failed() -> Data:
    """The data of a part that a game could not make."""
    return {"failed": True}
