"""Great events as cards over the board (js/match/moments.js), and the links that show them again.

A card is made for one viewer from events that this viewer received, and is sent in the message that
brings them: it tells nothing sooner, later or to anybody else.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from markupsafe import Markup

from intriga.kernel.actors import PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.presentation.moments import LINES, ROWS, TITLE, Moment
from intriga.table import Numbered
from intriga.web.game_pages import Data, as_data, named_in
from intriga.web.match.zones.dispatches import DispatchesZone

_SENT: Final = 12
"""Of so many great events at most the cards are sent at once, the latest ones."""
_LINE: Final = 180
"""Letters of a line at most; what is longer stands in the events."""
_WAYS: Final = ("", "act", "board")
"""Where a button leads without another page."""


class MomentsZone(DispatchesZone):
    """Renders the cards of one page."""

    def moments(self, events: Sequence[Numbered]) -> str:
        """The cards of these events, as HTML."""
        return self._as_html(self.cards(events))

    def again(self, events: Sequence[Numbered]) -> str:
        """The cards of a great event that somebody asks for, and those after it. Of one for which
        the game has no card, as nothing of it is the viewer's own, the plain one: its link leads to
        something."""
        number, event = events[0]
        return self._as_html(self.cards(events) or [self._card(number, event, self._plain(event))])

    def _as_html(self, cards: Sequence[Data]) -> str:
        made = (self.fragment("moments/card", m=card) for card in cards)
        return Markup("").join(map(Markup, made))

    def cards(self, events: Sequence[Numbered]) -> list[Data]:
        """The data of the cards of these events, which follow each other without a gap."""
        kinds = self.kinds
        great = [n for n, (_, event) in enumerate(events) if event.id in kinds]
        cards: list[Data] = []
        ends = [*great[1:], len(events)]
        for n, end in list(zip(great, ends, strict=False))[-_SENT:]:
            number, event = events[n]
            after = [one for _, one in events[n + 1 : end]]
            cards += (self._card(number, event, card) for card in self.made_of(event, after))
        return cards

    def made_of(self, event: Event, after: Sequence[Event]) -> Sequence[Moment]:
        """The cards of a great event, as the game makes them; if it fails, the plain one."""
        moments = self.shows.moments
        assert moments is not None, "a game without great events has no cards"
        plain = [self._plain(event)]
        own = moments.cards
        if own is None:
            return plain
        return self.attempt(event.id, lambda: own(self.view, self.scene, event, after), plain)

    def _plain(self, event: Event) -> Moment:
        """The text of an event, as the title where it is short enough for one."""
        kind, text = self.kinds[event.id], self.text_of(event)
        if len(text.rstrip(".")) <= TITLE:
            return Moment(kind=kind, title=text.rstrip("."))
        return Moment(kind=kind, title=self.t("moment-kind", kind=kind), lines=(text,))

    def _card(self, number: int, event: Event, card: Moment) -> Data:
        private = event.to != PUBLIC and self.looker.sits
        label = card.label or self.t("moment-on", holds=int(card.holds), go=card.go)
        return {
            "id": number,
            "kind": card.kind,
            "kicker": card.kicker,
            "title": card.title,
            "lines": [_cut(line) for line in card.lines[:LINES]],
            "rows": [as_data(row) for row in card.rows[:ROWS]],
            "figure": self._figure(card),
            "stamp": card.stamp,
            "sum": card.sum,
            "seconds": card.lasts(),
            "holds": card.holds,
            "mine": private or card.holds or self.concerns(event),
            "label": label,
            "go": card.go,
            "url": None if card.go in _WAYS else self.scene.page(card.go),
        }

    def _figure(self, card: Moment) -> Markup | None:
        figure = card.figure
        if figure is None:
            return None
        template = named_in(self.game, figure.template)
        make = partial(
            self.site.piece, template, self.page.language, self.game, as_data(figure.data)
        )
        return self.attempt(figure.template, make, None)


def _cut(line: str) -> str:
    """A line of a card, cut between two words if it is long."""
    if len(line) <= _LINE:
        return line
    return line[:_LINE].rsplit(" ", 1)[0].rstrip(" .,;:—–-") + "…"
