"""Zones "board" and "card", and the turns that are past: what the game itself shows."""

from functools import partial

from markupsafe import Markup

from intriga.kernel.disclosure.events import Event
from intriga.web.game_pages import Data, as_data
from intriga.web.match.zones.own_links import OwnLinks


class BoardZone(OwnLinks):
    """Renders the board and the card of one page."""

    def board(self) -> Data:
        """Zone "board": the game's own, or the position in sentences; where the game has turns,
        with the slider through them."""
        board = self._board()
        if self.slider:
            bar = self.fragment("zones/turns_bar", turns={"last": len(self.page.turns)})
            board = board | {"parts": {**board.get("parts", {}), "turns-bar": Markup(bar)}}
        return board

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
        """Zone "card", where the game has one."""
        own, failed = self.shows.card, _failed()
        if own is None:
            return None

        def make() -> Data:
            made = own(self.view, self.scene)
            return {} if made is None else as_data(made)

        return self.attempt("card", make, failed) or None


def _failed() -> Data:
    """The data of a part that a game could not make."""
    return {"failed": True}
