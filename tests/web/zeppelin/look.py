"""The pages of Zeppelin as one viewer of a hand-made view sees them."""

import re
from collections.abc import Sequence
from functools import cached_property
from html import unescape
from typing import Any

import msgspec
from msgspec.structs import asdict

from intriga.games.zeppelin import game
from intriga.games.zeppelin.seen.view import View
from intriga.kernel import PUBLIC, Event, Viewer
from intriga.kernel.match_terms import Terms
from intriga.kernel.observe import Observation
from intriga.table import MatchInfo, MatchView
from intriga.table.models import SeatInfo
from intriga.table.schedule import Schedule
from intriga.web.conformance.looks import site_of
from intriga.web.game_pages import Data
from intriga.web.match.named.own_pages import RenderedPage
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones
from intriga.web.site import Site
from tests.web.zeppelin.views import NAMES

_SITE: list[Site] = []


class Look:
    """`view` as `viewer` sees it; `offer`: what they may do; `events`: what they have heard."""

    def __init__(
        self,
        view: View,
        viewer: Viewer = PUBLIC,
        language: str = "en",
        *,
        offer: Any = None,
        events: Sequence[Event] = (),
        turns: Sequence[Event] = (),
        names: tuple[str, ...] = NAMES,
        **options: Any,
    ) -> None:
        forms = offer.forms if offer is not None else ()
        known = Observation(0, view, (), forms, (), (), None)
        if not _SITE:
            _SITE.append(site_of(game))
        self.page = Page(
            site=_SITE[0],
            language=language,
            info=_info(view, names, options),
            match_view=MatchView("lab", viewer, known, {}, names, 0),
            offer=offer,
            turns=tuple(turns),
            own_events=tuple(events),
        )

    @cached_property
    def zones(self) -> Zones:
        """The zones of the page of the match."""
        return Zones(self.page)

    @property
    def card(self) -> str:
        """The HTML of the card."""
        return self.zones.fragment("zones/card", card=self.zones.card())

    @property
    def now(self) -> Data:
        """The data of the zone "now", as the game says it."""
        shown = self.zones.shows.now
        assert shown is not None
        return asdict(shown(self.zones.view, self.zones.scene))

    def named(self, name: str, **query: str) -> str | None:
        """The HTML of a named page; None if there is no such page for this viewer."""
        made = RenderedPage(self.page, self.zones.shows.pages[name], query)
        return made.html if made.offered else None

    def everything(self) -> dict[str, str]:
        """All that this viewer sees, by name."""
        found = {"card": self.card, "now": str(self.now)}
        for name in self.zones.shows.pages:
            html = self.named(name)
            if html is not None:
                found[name] = html
        return found


def _info(view: View, names: Sequence[str], options: Data) -> MatchInfo:
    seats = tuple(
        SeatInfo(n, "person", name, "", False, False, True) for n, name in enumerate(names)
    )
    return MatchInfo(
        id="lab",
        game=game.id,
        title="",
        status="over" if view.phase == "over" else "playing",
        options=msgspec.to_builtins(game.Options(map="baltic", **options)),
        schedule=Schedule(),
        terms=Terms(),
        privacy="open",
        watch=True,
        seats=seats,
        seat=None,
        hosted=False,
        created=False,
        host="",
        cohosts=(),
        commitment="",
        join_code="",
        created_at=0,
        started_at=0,
        ended_at=None,
        outcome=None,
        previous=None,
        next=None,
    )


def words(html: str | None) -> str:
    """The visible text of HTML."""
    assert html is not None
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", html))).strip()
