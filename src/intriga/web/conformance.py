"""The conformance suite for the named pages and papers of a game, beside `intriga.lab.conformance`.

    class TestMyPages(PagesConformance):
        game = my_game

pytest then finds a test for each of four properties. Along random play the page of the match and
every page and paper is made for every viewer (all seats of a small table, a panel in a crowd, the
public, a referee), with random queries, in both languages; every form, as a browser would post it,
becomes the act that stands on the screen; and viewers who cannot tell two matches apart get the
same pages, to the byte.
"""

import os
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Final, NamedTuple, cast
from unittest.mock import patch

import msgspec
from msgspec import Struct, inspect

from intriga.http_common import Settings
from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Viewer
from intriga.kernel.acts import tag_of
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.kernel.match_terms import Terms
from intriga.kernel.observe import Offer, heard, observe, reads_notes, standing_notes
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Entry
from intriga.lab.conformance import Play, Script, fuzz, play
from intriga.lab.conformance.failure import Broken, expect
from intriga.lab.conformance.forks import Twin
from intriga.lab.conformance.observation import Onlooker, viewer_of
from intriga.lab.conformance.panel import seat_counts, seats_of
from intriga.lab.conformance.random_play import BEGIN, names_of, offer_to
from intriga.lab.conformance.twins import Pair, Twins
from intriga.lab.scenario import ScenarioRun
from intriga.lab.scenario_file import read
from intriga.presentation.finding import package_of
from intriga.presentation.named import Named, Paper, WrongQuery, wanted_events
from intriga.presentation.status import RESOURCES
from intriga.table import MatchInfo, MatchView
from intriga.table.models import SeatInfo
from intriga.table.schedule import Schedule
from intriga.web.form_conformance import FormChecks, Visit
from intriga.web.game_pages import Data
from intriga.web.match.own_links import own_links
from intriga.web.match.own_pages import RenderedPage
from intriga.web.match.rendered_zones import rendered_anew
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.match.zones import Zones
from intriga.web.presentation_names import beside, broken_names
from intriga.web.printing.papers import PaperSheets, compile_paper, plain
from intriga.web.site import Site
from intriga.words import LANGUAGES, MISSING_TEXTS

_MATCH: Final = "lab"
_SMALL: Final = 12
"""Numbers that random queries name: those of turns, laws, teams."""
_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class PagesConformance:
    """Derive from it and name the game. The attributes say how much is played."""

    game: ClassVar[Game[Any]]
    options: ClassVar[Sequence[dict[str, Any]]] = ({},)
    counts: ClassVar[Sequence[int]] = ()
    """The numbers of seats to play with; none: as `Conformance`, three of them."""
    scripts: ClassVar[Sequence[Script]] = ()
    """Beginnings of matches in which there is something to show."""
    plays: ClassVar[int] = 3
    steps: ClassVar[int] = 100
    looks: ClassVar[int] = 8
    """At how many positions of a match pages are looked at, beside the last one."""
    queries: ClassVar[int] = 3
    """How many random queries each page is asked with there, beside none."""
    pairs: ClassVar[int] = 40
    """How many pairs of twins; 0: none."""
    languages: ClassVar[Sequence[str]] = LANGUAGES
    own_forms: ClassVar[Sequence[str]] = ()
    """Acts of which the game's templates take something else than the fields of the form."""

    def test_what_the_presentation_names_exists(self) -> None:
        """Templates, files, texts, events, options, acts, anchors of the rules, positions."""
        broken = broken_names(site_of(self.game), self.game)
        expect(not broken, "; ".join(broken))

    def test_what_is_done_aloud_is_heard(self) -> None:
        """An act that a game calls `aloud` tells everybody something in its step."""
        aloud = site_of(self.game).pages[self.game.id].presentation.forms.aloud
        acts = reader(self.game)
        for match in self._plays() if aloud else ():
            for step in match.steps[1:]:
                act = tag_of(type(acts.recorded(step.entry.act)))
                told = any(event.to == PUBLIC for event in step.entry.events)
                expect(told or act not in aloud, f"entry {step.entry.n}: nobody heard “{act}”")

    def test_lessons_begin(self) -> None:
        """In the position of each lesson its act is offered to somebody."""
        for lesson in site_of(self.game).pages[self.game.id].presentation.lessons:
            folder = files(package_of(self.game, "presentation"))
            stage: ScenarioRun[Any] = ScenarioRun(read((folder / lesson.position).read_bytes()))
            for _ in stage.run():
                pass
            seats = (chair.seat for chair in stage.position.chairs)
            offers = (offer_to(self.game, stage.position, seat) for seat in seats)
            offered = {form.act for offer in offers for form in offer.forms}
            expect(lesson.act in offered, f"{lesson.position} offers nobody “{lesson.act}”")

    def test_pages_and_papers_are_made(self) -> None:
        """Every page and paper is made for every viewer, and its texts exist."""
        seen: set[str] = set()
        site = site_of(self.game)
        shows = site.pages[self.game.id].presentation
        with patch.dict(os.environ, {MISSING_TEXTS: "raise"}):
            for number, match in enumerate(self._plays()):
                rng = Random(f"pages {number}")
                steps = len(match.steps)
                for at in (*range(0, steps - 1, max(1, steps // self.looks)), steps - 1):
                    for look in self._looks(site, match, at, rng):
                        seen |= look.made(rng, self.queries)
        named = {*shows.pages, *shows.papers}
        expect(named <= seen, f"nobody was ever shown {sorted(named - seen)}")

    def test_papers_are_printed(self) -> None:
        """Every paper that somebody has at the end of a match is printed, twice alike."""
        site = site_of(self.game)
        printed: set[tuple[str, str]] = set()
        for match in self._plays():
            for look in self._looks(site, match, len(match.steps) - 1, Random(0)):
                for name, sheets in look.sheets():
                    if (name, look.language) not in printed:
                        printed.add((name, look.language))
                        one, again = compile_paper(sheets), compile_paper(sheets)
                        expect(one[:4] == b"%PDF" and one == again, f"{name} is printed otherwise")
        expect(
            {name for name, _ in printed} == set(site.pages[self.game.id].presentation.papers),
            f"only {sorted(printed)} could be printed",
        )

    def test_forms_send_what_stands_on_the_screen(self) -> None:
        """Every form of the page, as a browser would post it, becomes the act that it means: as it
        arrives, and filled in (see `form_conformance`)."""
        site = site_of(self.game)
        checks = FormChecks(self.own_forms)
        for number, match in enumerate(self._plays()):
            rng = Random(f"forms {number}")
            steps = len(match.steps)
            for at in (*range(0, steps - 1, max(1, steps // self.looks)), steps - 1):
                for visit in self._visits(site, match, at, rng):
                    checks.visit(visit, rng)
        expect(bool(checks.acts), "nobody was ever offered a form")

    def test_equal_views_give_equal_pages(self) -> None:
        """Who cannot tell two matches apart by what reaches them cannot by their pages either."""
        if self.pairs:
            Twins(self.game, length=10, pair=_PairOfPages).sample(self._plays(), self.pairs)

    def _plays(self) -> list[Play]:
        return _plays_of(cast(Hashable, type(self)))

    def _played(self) -> list[Play]:
        counts = tuple(self.counts or seat_counts(self.game)[-3:])
        matches = [
            play(
                self.game,
                counts[number % len(counts)],
                self.options[number % len(self.options)],
                f"pages {number}",
                self.steps,
                bots=number % 2 == 1,
            )
            for number in range(max(self.plays, len(self.options)))
        ]
        scripted = (
            play(self.game, one.seats, one.options, f"pages {one.seats}", self.steps, script=one)
            for one in self.scripts
        )
        return [*matches, *scripted]

    def _visits(self, site: Site, match: Play, at: int, rng: Random) -> Iterator[Visit]:
        position = match.steps[at].position
        if position.outcome is not None:
            return
        entries = [step.entry for step in match.steps[: at + 1]]
        moment = _Moment(site, self.game, position, entries)
        language = self.languages[0]
        for seat in seats_of(self.game, position, rng):
            yield _Look(moment, seat, language).visit()
        yield _Look(moment, REFEREE, language).visit(offer_to(self.game, position, HOST))

    def _looks(self, site: Site, match: Play, at: int, rng: Random) -> Iterator["_Look"]:
        position = match.steps[at].position
        viewers: list[Viewer] = [*seats_of(self.game, position, rng), PUBLIC, REFEREE]
        entries = [step.entry for step in match.steps[: at + 1]]
        moment = _Moment(site, self.game, position, entries)
        for viewer in viewers:
            for language in self.languages:
                yield _Look(moment, viewer, language)


@lru_cache(maxsize=1)  # the tests of one class follow each other
def _plays_of(suite: Hashable) -> list[Play]:
    return cast(type[PagesConformance], suite)()._played()


class _Moment(NamedTuple):
    """A match at one moment: its position, and all entries that lead to it."""

    site: Site
    game: Game[Any]
    position: Position[Any]
    entries: Sequence[Entry]


class _Look:
    """One viewer at one moment, in one language."""

    def __init__(self, moment: _Moment, viewer: Viewer, language: str) -> None:
        site, game, position, entries = moment
        self.language = language
        self._pages = site.pages[game.id]
        self._shows = self._pages.presentation
        events = heard(entries, viewer)
        known = observe(game, position, viewer, events, 0)
        names = tuple(names_of(len(position.chairs)))
        acts = isinstance(viewer, int) and position.outcome is None
        self._page = Page(
            site=site,
            language=language,
            info=_info(game, position, names),
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
        self._try("the page of the match", lambda: rendered_anew(Zones(self._page)))
        self._try("the list of pages", lambda: own_links(PageRenderer(self._page)))
        self._try("what no page shows yet", self._beside)
        seen = set()
        declared: list[tuple[str, Named]] = list(self._shows.pages.items())
        declared += self._shows.papers.items()
        for name, named in declared:
            for given in ({}, *(random_query(named.query, rng) for _ in range(queries))):
                if self._try(f"{name} {given}", partial(self._bytes, named, given)):
                    seen.add(name)
        return seen

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
        shown = _encode(links) + self._beside()
        return shown + b"\n".join(self._bytes(one, {}) for one in named)

    def _beside(self) -> bytes:
        resources, cards, hint = beside(PageRenderer(self._page), self._events)
        expect(len(resources) <= RESOURCES, f"{self._where}: {len(resources)} resources")
        if hint is not None and self._page.offer is not None:
            acts = {form.act for form in self._page.offer.forms}
            expect(hint.act in acts, f"{self._where}: a hint to do “{hint.act}”")
        return _encode((resources, cards, hint))

    def _bytes(self, named: Named, given: Mapping[str, str]) -> bytes:
        """A page, or the data of a paper; empty if this viewer has none."""
        if isinstance(named, Paper):
            data = self._data(named, given)
            return b"" if data is None else _encode(data)
        try:
            page = RenderedPage(self._with_events(named), named, dict(given))
        except WrongQuery:
            return b""
        return (page.html or "").encode()

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


class _PairOfPages(Pair):
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
        moment = _Moment(self._site, self.game, twin.position, entries)
        return _Look(moment, viewer_of(viewer), LANGUAGES[-1]).everything()


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


def _info(game: Game[Any], position: Position[Any], names: Sequence[str]) -> MatchInfo:
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
