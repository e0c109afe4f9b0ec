"""What one viewer is shown at one moment of a match, without a table."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec import Struct, inspect

from intriga.http_common import Settings
from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.kernel.match_terms import Terms
from intriga.kernel.observe import Observer, Offer, heard, reads_notes, standing_notes
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Entry
from intriga.lab.conformance.failure import Broken, expect
from intriga.lab.conformance.plays import fuzz
from intriga.lab.conformance.plays.random_play import BEGIN, names_of, offer_to
from intriga.lab.conformance.twins.forks import Twin
from intriga.lab.conformance.twins.observation import Onlooker, viewer_of
from intriga.lab.conformance.twins.twins import Pair
from intriga.presentation.endings import CURVES, VERDICT
from intriga.presentation.named import Named, Paper, WrongQuery, wanted_events
from intriga.presentation.status import ASK, RESOURCES, TITLE, WHY
from intriga.table import LogPart, MatchInfo, MatchView
from intriga.table.match.referee_log import part_of
from intriga.table.models import SeatInfo
from intriga.table.schedule import Schedule
from intriga.web.conformance.decisions import faults, long_events
from intriga.web.conformance.form_conformance import Visit
from intriga.web.conformance.ids import twice
from intriga.web.conformance.presentation_names import beside, lost_in, stage_of, too_long
from intriga.web.conformance.screen_look import screen_bytes
from intriga.web.game_pages import Data
from intriga.web.match.headings import JUST
from intriga.web.match.named.own_pages import RenderedPage
from intriga.web.match.named.referee_log import LINES_MOST, LogRenderer
from intriga.web.match.pushes.rendered_zones import rendered_anew
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.match.zones.own_links import own_links
from intriga.web.match.zones.results import Results
from intriga.web.match.zones.zones import Zones
from intriga.web.printing.papers import PaperSheets, plain
from intriga.web.rendering.page_cache import RenderedZone
from intriga.web.site import Site
from intriga.words import LANGUAGES

_MATCH: Final = "lab"
_SMALL: Final = 12
"""Numbers that random queries name: those of turns, laws, teams."""
_LATEST: Final = 6
"""How many of the latest events are looked at in the bar."""
_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class Instant(NamedTuple):
    """A match at one moment: what is seen of its position, and all entries that lead to it."""

    site: Site
    game: Game[Any]
    observer: Observer[Any]
    entries: Sequence[Entry]


class PageLook:
    """One viewer at one moment, in one language."""

    def __init__(self, moment: Instant, viewer: Viewer, language: str) -> None:
        site, game, observer, entries = moment
        position = observer.position
        self.language = language
        self._pages = site.pages[game.id]
        self._shows = self._pages.presentation
        events = heard(entries, viewer)
        known = observer.observation(viewer, events)
        names = tuple(names_of(len(position.chairs)))
        acts = isinstance(viewer, int) and position.outcome is None
        self._page = Page(
            site=site,
            language=language,
            info=match_info(game, position, names),
            match_view=MatchView(_MATCH, viewer, known, {}, names, 0),
            offer=offer_to(game, position, cast(int, viewer)) if acts else None,
            turns=_turns(events, self._pages.turn_events),
        )
        self._events = events
        reads = reads_notes(game, position, viewer)
        self._notes = tuple(standing_notes(entries)) if reads else ()
        self._where = f"entry {position.n}, viewer {viewer}, {language}"

    def made(self, rng: Random, queries: int) -> set[str]:
        """Make the page of the match, the list of pages, and each page and paper with random
        queries. Returns the names of those that the viewer has. Raises `Broken`."""
        zones = self._try("the page of the match", lambda: rendered_anew(Zones(self._page)))
        self._unique("the page of the match", (one.whole for one in zones.values()))
        self._framed(zones)
        self._try("what is asked", self._asked)
        self._try("the list of pages", lambda: own_links(PageRenderer(self._page)))
        self._try("the referee's log", self._log)
        self._try("the cards of great events", self._beside)
        self._results()
        self._try("the big screen", self._screen)
        seen = set()
        declared: list[tuple[str, Named]] = list(self._shows.pages.items())
        declared += self._shows.papers.items()
        for name, named in declared:
            for given in ({}, *(random_query(named.query, rng) for _ in range(queries))):
                if self._try(f"{name} {given}", partial(self._bytes, named, given)):
                    seen.add(name)
        return seen

    def _results(self) -> None:
        """The results of a match that is over, which are made from a referee's view. Raises
        `Broken`."""
        page = self._page
        if page.match_view.viewer != REFEREE or page.match_view.observation.outcome is None:
            return
        made = Results(page, page.match_view)
        own = self._try("the ending", made.said)
        self._try("the results", made.results)
        where, seats = self._where, [one.seat for one in own.who]
        expect(len(own.verdict) <= VERDICT, f"{where}: a long verdict, “{own.verdict}”")
        expect(len({*seats}) == len(seats), f"{where}: somebody was who twice")
        chart = own.chart
        if chart is not None:
            points = {len(curve.values) for curve in chart.curves} | {len(chart.times)}
            expect(len(points) == 1 and len(chart.times) > 1, f"{where}: a chart with {points}")
            expect(0 < len(chart.curves) <= CURVES, f"{where}: {len(chart.curves)} curves")

    def unexplained(self) -> Iterator[str]:
        """What is said too long here, or not at all (see `decisions`)."""
        for fault in (*faults(self._page), *long_events(self._page, self._events)):
            yield f"{self._where}: {fault}"

    def visit(self, host: Offer | None = None) -> Visit:
        """The page of this seat with its forms, or that of a host, who is offered these."""
        if host is not None:
            return Visit(self._page, host, self._where, host=True)
        assert self._page.offer is not None
        return Visit(self._page, self._page.offer, self._where)

    def sheets(self) -> Iterator[tuple[str, PaperSheets]]:
        """The papers that this viewer has, without a query, as they are printed."""
        for name, paper in self._shows.papers.items():
            data = self._data(paper, {})
            if data is not None:
                packages = self._pages.typst_packages
                yield name, PaperSheets(packages, paper.source, self.language, name, [data])

    def everything(self) -> bytes:
        """All pages and papers without a query, for comparison."""
        named: list[Named] = [*self._shows.pages.values(), *self._shows.papers.values()]
        links = own_links(PageRenderer(self._page))
        shown = _encode(links) + self._log() + self._beside() + self._screen()
        return shown + b"\n".join(self._bytes(one, {}) for one in named)

    def _asked(self) -> None:
        """What is asked, and what has just happened, fits where it stands."""
        zones = Zones(self._page)
        said = zones.said
        texts = [(said.title, TITLE), (said.ask, ASK), (said.why, WHY)]
        latest = enumerate(self._events[-_LATEST:])
        texts += [(zones.dispatch(number, event)["short"], JUST) for number, event in latest]
        for text, most in texts:
            expect(len(text) <= most, f"{self._where}: “{text}” has more than {most} characters")

    def _log(self) -> bytes:
        """The referee's log, as its page shows it."""
        log = part_of(self._notes, LogPart(limit=LINES_MOST))
        return _encode(LogRenderer(PageRenderer(self._page), log).data())

    def _screen(self) -> bytes:
        """The big screen, which is made for the public alone."""
        if self._page.match_view.viewer != PUBLIC:
            return b""
        return screen_bytes(self._page, self._events, self._where)

    def _beside(self) -> bytes:
        zones = Zones(self._page)
        resources, cards, hint = beside(zones, self._events)
        long = next(too_long(zones, self._events), None)
        expect(long is None, f"{self._where}: {long}")
        expect(len(resources) <= RESOURCES, f"{self._where}: {len(resources)} resources")
        if hint is not None and self._page.offer is not None:
            acts = {form.act for form in self._page.offer.forms}
            expect(hint.act in acts, f"{self._where}: a hint to do “{hint.act}”")
        return _encode((resources, cards, hint, stage_of(PageRenderer(self._page))))

    def _unique(self, what: str, html: Iterable[bytes]) -> None:
        found = twice(html)
        expect(not found, f"{self._where}: {what} has ids twice: {found}")

    def _framed(self, zones: Mapping[str, RenderedZone]) -> None:
        """What is framed is a rectangle, and is on the page."""
        frame, _ = self._try("the frame", lambda: stage_of(PageRenderer(self._page)))
        if frame is None:
            return
        expect(frame.box is None or min(frame.box[2:]) > 0, f"{self._where}: an empty frame")
        html = b"".join(part for one in zones.values() for part in (one.html, *one.parts.values()))
        lost = lost_in(frame, html.decode())
        expect(not lost, f"{self._where}: framed, and not on the page: {lost}")

    def _bytes(self, named: Named, given: Mapping[str, str]) -> bytes:
        """A page, or the data of a paper; empty if this viewer has none."""
        if isinstance(named, Paper):
            data = self._data(named, given)
            return b"" if data is None else _encode(data)
        try:
            page = RenderedPage(self._with_events(named), named, dict(given))
        except WrongQuery:
            return b""
        html = (page.html or "").encode()
        self._unique(f"a page with {given}", (html,))
        return html

    def _data(self, paper: Paper[Any, Any], given: Mapping[str, str]) -> Data | None:
        renderer = PageRenderer(self._with_events(paper))
        if paper.offered is not None and not paper.offered(renderer.view, renderer.scene):
            return None
        try:
            return plain(paper.data(renderer.view, renderer.scene, paper.read(given)))
        except WrongQuery:
            return None

    def _with_events(self, named: Named) -> Page:
        own = wanted_events(named, self._events)
        notes = self._notes if named.notes else ()
        return msgspec.structs.replace(self._page, own_events=own, own_notes=notes)

    def _try(self, what: str, make: Any) -> Any:
        try:
            return make()
        except Exception as problem:
            raise Broken(f"{self._where}: {what} cannot be made: {problem!r}") from problem


class PairOfPages(Pair):
    """Twins whose pages are compared, too, wherever a viewer receives the same."""

    _site: Site | None = None

    def _told_apart(self, viewer: Onlooker) -> tuple[str, str] | None:
        apart = super()._told_apart(viewer)
        if apart is not None or viewer == HOST:
            return apart
        one, other = (self._pages_of(twin, viewer) for twin in (self.one, self.other))
        return None if one == other else ("its pages", _first_difference(one, other))

    def _pages_of(self, twin: Twin, viewer: Onlooker) -> bytes:
        self._site = self._site or site_of(self.game)
        entries = [step.entry for step in self.fork.play.steps[: self.fork.n]] + twin.entries
        moment = Instant(self._site, self.game, twin.observer, entries)
        return PageLook(moment, viewer_of(viewer), LANGUAGES[-1]).everything()


def site_of(game: Game[Any]) -> Site:
    """The pages of one game without a table."""
    table: Any = None
    site = Site(table, Settings(), {game.id: game})
    site.failures.raises = True
    return site


def random_query(kind: type[Struct], rng: Random) -> dict[str, str]:
    """Random parameters of an address, most of them valid."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    made = {}
    for field in info.fields:
        value = fuzz.value(field.type, rng, range(_SMALL))
        if value is not None and rng.random() < 0.8:
            made[field.encode_name] = str(value).lower() if value in (True, False) else str(value)
    return made


def _turns(events: Sequence[Event], ids: frozenset[str]) -> tuple[Event, ...]:
    return tuple(event for event in events if event.id in ids and event.to == PUBLIC)


def match_info(game: Game[Any], position: Position[Any], names: Sequence[str]) -> MatchInfo:
    """The match as its lobby knows it: with people on all seats."""
    seats = tuple(
        SeatInfo(chair.seat, "left" if chair.left else "person", name, "", False, False, True)
        for chair, name in zip(position.chairs, names, strict=True)
    )
    return MatchInfo(
        id=_MATCH,
        game=game.id,
        title="",
        status="playing" if position.outcome is None else "over",
        options=msgspec.to_builtins(game.Options()),
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
        created_at=BEGIN,
        started_at=BEGIN,
        ended_at=None,
        outcome=position.outcome,
        previous=None,
        next=None,
    )


def _first_difference(one: bytes, other: bytes) -> str:
    """Where two pages differ first."""
    at = next(n for n, (a, b) in enumerate(zip(one + b"\0", other + b"\0", strict=False)) if a != b)
    around = slice(max(0, at - 40), at + 40)
    return f"{one[around].decode(errors='replace')!r} ≠ {other[around].decode(errors='replace')!r}"
