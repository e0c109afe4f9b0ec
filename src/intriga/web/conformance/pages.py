"""The conformance suite for the named pages and papers of a game, beside `intriga.lab.conformance`.

    class TestMyPages(PagesConformance):
        game = my_game

pytest then finds a test for each property. Along random play the page of the match and
every page and paper is made for every viewer (all seats of a small table, a panel in a crowd, the
public, a referee), with random queries, in both languages; every form, as a browser would post it,
becomes the act that stands on the screen; and viewers who cannot tell two matches apart get the
same pages, to the byte.
"""

import os
from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Final, cast
from unittest.mock import patch

import msgspec

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Viewer
from intriga.kernel.acts import tag_of
from intriga.kernel.decode.reader import reader
from intriga.kernel.game import Game
from intriga.kernel.observe import Observer
from intriga.lab.conformance import Play, Script, play
from intriga.lab.conformance.failure import expect
from intriga.lab.conformance.plays.player import Player
from intriga.lab.conformance.plays.random_play import offer_to
from intriga.lab.conformance.twins.panel import seat_counts, seats_of
from intriga.lab.conformance.twins.twins import Twins
from intriga.web.conformance.form_conformance import FormChecks, Visit
from intriga.web.conformance.looks import Instant, PageLook, PairOfPages, site_of
from intriga.web.conformance.presentation_names import broken_names
from intriga.web.printing.papers import compile_paper
from intriga.web.site import Site
from intriga.words import LANGUAGES, MISSING_TEXTS

_MATCH: Final = "lab"
_SMALL: Final = 12
"""Numbers that random queries name: those of turns, laws, teams."""
_encode: Final = msgspec.json.Encoder(order="deterministic").encode


class PagesConformance:
    """Derive from it and name the game. The attributes say how much is played."""

    game: ClassVar[Game[Any]]
    player: ClassVar[Player] = staticmethod(play)
    """What plays the matches; another may know those that were played before."""
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
    explained: ClassVar[bool] = False
    """Whether every decision of the game says what it is in a few words, and all that it offers."""
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

    def test_decisions_say_what_they_are(self) -> None:
        """Of a game that is `explained`: what is asked, what the viewer has and all that is offered
        is said, as short as its place wants it, in both languages (see `decisions`)."""
        site = site_of(self.game)
        broken: dict[str, str] = {}
        for number, match in enumerate(self._plays() if self.explained else ()):
            rng = Random(f"decisions {number}")
            steps = len(match.steps)
            for at in (*range(0, steps - 1, max(1, steps // self.looks)), steps - 1):
                for look in self._looks(site, match, at, rng):
                    for fault in look.unexplained():
                        broken.setdefault(fault.partition(": ")[2], fault)
        expect(not broken, "\n".join(broken.values()))

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
            Twins(self.game, length=10, pair=PairOfPages).sample(self._plays(), self.pairs)

    def _plays(self) -> list[Play]:
        return _plays_of(cast(Hashable, type(self)))

    def _played(self) -> list[Play]:
        counts = tuple(self.counts or seat_counts(self.game)[-3:])
        matches = [
            self.player(
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
            self.player(
                self.game, one.seats, one.options, f"pages {one.seats}", self.steps, script=one
            )
            for one in self.scripts
        )
        return [*matches, *scripted]

    def _visits(self, site: Site, match: Play, at: int, rng: Random) -> Iterator[Visit]:
        position = match.steps[at].position
        if position.outcome is not None:
            return
        entries = [step.entry for step in match.steps[: at + 1]]
        moment = Instant(site, self.game, Observer(self.game, position), entries)
        language = self.languages[0]
        for seat in seats_of(self.game, position, rng):
            yield PageLook(moment, seat, language).visit()
        yield PageLook(moment, REFEREE, language).visit(offer_to(self.game, position, HOST))

    def _looks(self, site: Site, match: Play, at: int, rng: Random) -> Iterator[PageLook]:
        position = match.steps[at].position
        viewers: list[Viewer] = [*seats_of(self.game, position, rng), PUBLIC, REFEREE]
        entries = [step.entry for step in match.steps[: at + 1]]
        moment = Instant(site, self.game, Observer(self.game, position), entries)
        for viewer in viewers:
            for language in self.languages:
                yield PageLook(moment, viewer, language)


@lru_cache(maxsize=1)  # the tests of one class follow each other
def _plays_of(suite: Hashable) -> list[Play]:
    return cast(type[PagesConformance], suite)()._played()
