"""The suite: eight properties that hold for every game, as tests that pytest finds."""

import re
from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Literal, cast

import msgspec

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Seat, Viewer, hears
from intriga.kernel.game import Game
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.documents import document_fields
from intriga.kernel.questions.windows import Window
from intriga.kernel.records.record import digest, encode_line, read
from intriga.kernel.records.replay import verify
from intriga.kernel.rooms import Room
from intriga.kernel.seats.ledgers import ledger_of
from intriga.kernel.text import Message
from intriga.lab.conformance.draft_remarks import sayings
from intriga.lab.conformance.drafts import check_drafts
from intriga.lab.conformance.failure import expect
from intriga.lab.conformance.golden import check_golden, golden
from intriga.lab.conformance.ledgers import begin_next, some_with_ledgers, upgrade_old
from intriga.lab.conformance.offers.chosen_places import check_places
from intriga.lab.conformance.offers.deeds import check_deeds
from intriga.lab.conformance.offers.offer_keys import OfferKeys
from intriga.lab.conformance.offers.offers import check_offers
from intriga.lab.conformance.offers.questions import check_questions
from intriga.lab.conformance.plain_data import floats_and_sets
from intriga.lab.conformance.plays.endings import (
    end_early,
    let_everyone_leave,
    let_everything_expire,
    offers_to_the_gone,
    take_over_seats,
)
from intriga.lab.conformance.plays.player import Player
from intriga.lab.conformance.plays.random_play import Play, Script, names_of, play
from intriga.lab.conformance.plays.series import scripted, series
from intriga.lab.conformance.plays.tries import Try, looked_at, tries
from intriga.lab.conformance.refold import digests, digests_elsewhere
from intriga.lab.conformance.translations import Translations, labels
from intriga.lab.conformance.twins.panel import seat_counts, seats_of
from intriga.lab.conformance.twins.twins import Twins
from intriga.words import LANGUAGES


class Conformance:
    """Derive from it, name the game, and pytest finds a test for each property.

    The class attributes say how much is played; more makes it slower and finds rarer faults.
    """

    game: ClassVar[Game[Any]]
    player: ClassVar[Player] = staticmethod(play)
    """What plays the matches; another may know those that were played before."""
    golden: ClassVar[Path | None] = None
    """The file of the golden play-through of this game; None: there is none."""
    golden_options: ClassVar[dict[str, Any]] = {}
    golden_steps: ClassVar[int] = 24
    golden_seats: ClassVar[int] = 0
    """Its number of seats; 0: as few as possible."""

    options: ClassVar[Sequence[dict[str, Any]]] = ({},)
    """Options to play with: those under which rare things happen."""
    counts: ClassVar[Sequence[int]] = ()
    """The numbers of seats to play with; none: all of a small game, five of a large one."""
    plays: ClassVar[int] = 8
    """How many matches are played over these numbers of seats: one with each of `options`, the
    others with some of them changed at random; in two of three the game's own bots join in."""
    scripts: ClassVar[Sequence[Script]] = ()
    """Beginnings of matches in which rare things meet; each is played on at random."""
    ledgers: ClassVar[Sequence[dict[str, Any]]] = ()
    """Ledgers to begin matches with, as plain data, where plays do not end with any."""
    old_ledgers: ClassVar[Mapping[int, Sequence[dict[str, Any]]]] = {}
    """Ledgers of older versions, as they were stored then, by version: at least one of each."""
    steps: ClassVar[int] = 200
    """After how many entries a match is stopped."""
    pairs: ClassVar[int] = 240
    """How many pairs of twins."""
    length: ClassVar[int] = 15
    """How many random acts twins go on for, or twice as many acts of the match they come from."""
    every: ClassVar[int] = 1
    """At each how many steps texts are rendered, and forms and questions looked at; more than 1
    also halves the positions from which acts are tried and windows left to expire. Between them
    only what is said for the first time is rendered."""
    offers: ClassVar[int] = 3
    """At how many positions of each match every form is filled in, to the edges of what it
    offers."""
    endings: ClassVar[int] = 1
    """At each how many of some positions all over the matches nobody answers any more."""
    expiries: ClassVar[int] = 5_000
    """After how many expired windows a match must be over if nobody ever answers."""
    languages: ClassVar[Sequence[str]] = LANGUAGES
    """In which languages the game has its texts. One that lacks a language is shown in the other
    everywhere."""
    without_twins: ClassVar[frozenset[str]] = frozenset()
    """Secret acts (by type) for which random play cannot make twins. Say why."""

    def test_replay(self) -> None:
        """1. The record gives the same states: here, elsewhere, under another PYTHONHASHSEED."""
        records = [match.lines for match in self._plays()]
        written = [[step.entry.state for step in match.steps] for match in self._plays()]
        expect(digests(self.game, records) == written, "folding the record gives other states")
        for hash_seed in (1, 4242):
            folded = digests_elsewhere(self.game, records, hash_seed)
            expect(folded == written, f"another process (hash seed {hash_seed}) gives other states")

    def test_no_leak(self) -> None:
        """2. Nobody can tell apart two matches that differ in a secret of somebody else."""
        twins = Twins(self.game, length=self.length)
        twins.run(self._plays(), self.pairs, rare=self.without_twins)
        missed = [kind for kind in twins.not_parted() if kind.split()[1] not in self.without_twins]
        expect(not missed, f"no twins could be made for the secret acts {missed}")

    def test_offered_checked_accepted(self) -> None:
        """3. What forms offer passes `check`, to the edges of what they offer, and what is beyond
        them does not; what passes is accepted; what does not pass, and looking, change nothing.
        Bots keep to that in 95 of 100 acts."""
        for match in self._plays():
            match.tally.judge()
            for step in match.steps[:: max(1, len(match.steps) // self.offers)]:
                check_offers(match, step.position, step.entry.at)
        for one in self._tries():
            one.made()
        self._forms_fit()

    def test_alive(self) -> None:
        """4. Unanswered windows end the match; no window awaits a seat that has left; every seat
        awaited, or asked in private, has something to answer, and a private question ends when it
        is answered; a window that closed never opens again; every seat that has not left can be
        taken over, and one that has left is offered nothing."""
        for match in self._plays():
            self._windows(match)
        some = [(match, step) for match in self._plays() for step in self._some(match, 6)]
        for match, step in some[:: self.endings]:
            let_everything_expire(match, step.position, self.expiries)
        let_everyone_leave(self._plays()[0], self.expiries)

    def test_conserved(self) -> None:
        """5. The invariants of the game hold after every step."""
        for match in self._plays():
            for step in match.steps:
                broken = self.game.invariants(step.position.state)
                expect(not broken, f"after {_named(step)}: {list(broken)}")

    def test_round_trip(self) -> None:
        """6. State and record survive encoding; a finished record verifies, also that of a match
        which people have ended; another match can begin with the ledgers it leaves, with those of
        older versions, and with blank chairs among them."""
        for what, data in (("state", self.game.State), ("ledger", self.game.Ledger)):
            odd = list(floats_and_sets(data)) if data is not None else []
            expect(not odd, f"the {what} holds floats or sets: {odd}")
        some_with_ledgers(self.game, self._plays())
        upgrade_old(self.game, self._plays()[0], self.old_ledgers)
        for match in self._plays():
            for step in match.steps:
                self._state_survives(step)
            lines = match.lines
            record = read(lines)
            end_early(match)
            end = [record.footer] if record.footer else []
            again = [encode_line(line) for line in (record.header, *record.entries, *end)]
            expect(again == lines, "the record changes when it is read and written")
            if record.footer is not None:
                verdict = verify(self.game, record)
                expect(verdict.verdict == "right", f"the finished record: {verdict}")
                begin_next(match)

    def test_translations(self) -> None:
        """7. Every event, refusal, form, field, label and option has its text in `languages`."""
        texts = Translations(self.game, self.languages)
        texts.contract()
        kinds = {draw.why for draw in self.game.draws}
        for match in self._plays():
            self._ledgers_translated(texts, match)
            check_places(self.game, match.engine.header, texts)
            for step in match.steps:
                self._translated(texts, step)
                undeclared = {draw.why for draw in step.entry.draws} - kinds
                expect(not undeclared, f"draws without a DrawKind: {sorted(undeclared)}")
        for one in self._tries():
            if one.refusal is not None:
                texts.messages([one.refusal], names_of(len(one.position.chairs)))
        texts.verdict()

    def test_golden(self) -> None:
        """8. The golden play-through, every view at every step, is what it was."""
        if self.golden is not None:
            seats = self.golden_seats or min(self.game.seats)
            match = play(self.game, seats, self.golden_options, 0, self.golden_steps, table=False)
            check_golden(self.golden, golden(match))

    def _plays(self) -> Sequence[Play]:
        options = msgspec.json.encode(self.options)
        counts = tuple(self.counts or seat_counts(self.game))
        ledgers = msgspec.json.encode(self.ledgers)
        matches = series(
            cast(Hashable, self.game),
            options,
            counts,
            count=self.plays,
            steps=self.steps,
            ledgers=ledgers,
            player=cast(Hashable, self.player),
        )
        scripts = msgspec.json.encode(self.scripts)
        player = cast(Hashable, self.player)
        return [*matches, *scripted(cast(Hashable, self.game), scripts, self.steps, player)]

    def _some(self, match: Play, count: int) -> Sequence[Advance[Any]]:
        """About this many steps of a match, or half of them if `every` is more than 1."""
        wanted = count if self.every == 1 else count // 2
        return match.steps[:: max(1, len(match.steps) // wanted)]

    def _looked_at(self, step: Advance[Any]) -> bool:
        return step.position.n % self.every == 1 % self.every

    def _tries(self) -> Sequence[Try]:
        return _tries_of(cast(Hashable, type(self)))

    def _forms_fit(self) -> None:
        """Forms are those of acts and deeds: of documents, of questions, of domains."""
        takes = document_fields(self.game.Acts)
        for match in self._plays():
            for step in self._some(match, 12):
                panel = seats_of(self.game, step.position, Random(step.entry.n))
                actors: tuple[Seat | Literal["host"], ...] = (*panel, HOST)
                for actor in actors:
                    forms = self.game.forms(step.position.state, actor)
                    check_deeds(self.game, step.position.state, actor, forms)
                    for form in forms:
                        asked = {field.name for field in form.fields if field.kind == "document"}
                        named = {field.name for field in form.fields} & {*takes.get(form.act, ())}
                        where = f"{_named(step)}: the form {form.act}"
                        expect(asked == named, f"{where} asks for {asked}, the act takes {named}")

    def _windows(self, match: Play) -> None:
        before: tuple[Seat, ...] = ()
        closed: set[tuple[str, int]] = set()
        standing: set[tuple[str, int]] = set()
        asked: dict[tuple[str, int], set[int]] = {}
        offers = OfferKeys(self.game)
        for step in match.steps:
            position = step.position
            gone = {chair.seat for chair in position.chairs if chair.left}
            came = set(position.present).difference(before)
            before = position.present
            windows = self.game.windows(position.state)
            expect(
                bool(windows) == (position.outcome is None),
                f"{_named(step)}: a match is over when and only when no window is open",
            )
            now = {(window.key, window.generation) for window in windows}
            expect(len({key for key, _ in now}) == len(windows), f"{_named(step)}: a key twice")
            closed |= standing - now
            expect(not closed & now, f"{_named(step)}: {closed & now} closed and stands again")
            standing = now
            for window in windows:
                self._awaited(position, step, window, gone)
                self._asked(step, window, gone, came, asked)
            if not self._looked_at(step):
                continue
            offers_to_the_gone(match, position)
            if position.n % 5 == 1:
                panel = seats_of(self.game, position, Random(f"taken over {position.n}"))
                take_over_seats(match, position, set(panel) - gone)
            check_questions(match, position, gone)
            check_drafts(match, position)
            offers.look(position)

    def _asked(
        self,
        step: Advance[Any],
        window: Window,
        gone: set[int],
        came: set[int],
        before: dict[tuple[str, int], set[int]],
    ) -> None:
        """A sealed window asks the same seats until it closes, but for those that leave; one that
        has just come may be asked, too."""
        now, where = set(window.asked), f"{_named(step)}: {window.key}"
        then = before.get((window.key, window.generation), now)
        before[window.key, window.generation] = now
        expect(not now & gone, f"{where} asks seats that have left")
        expect(not now or set(window.awaited) <= now, f"{where} awaits seats it has not asked")
        expect(now - came == then - gone - came, f"{where} has asked {then}, and then asks {now}")

    def _awaited(
        self, position: Position[Any], step: Advance[Any], window: Window, gone: set[int]
    ) -> None:
        expect(window.kind in self.game.clocks, f"no clock for windows of kind {window.kind}")
        marks = [mark.name for mark in window.marks]
        expect(len(set(marks)) == len(marks), f"{_named(step)}: {window.key} has a mark twice")
        blind = [seat for seat in window.awaited if not hears(window.viewers, seat)]
        expect(not blind, f"{_named(step)}: {window.key} awaits {blind}, who cannot see it")
        saved = set(self.game.saved(position.state, window))
        expect(saved <= set(window.awaited), f"{_named(step)}: {window.key} {saved} saved, unasked")
        for seat in window.awaited:
            expect(seat not in gone, f"{_named(step)}: {window.key} awaits {seat}, who has left")
            forms = self.game.forms(position.state, seat)
            answers = [form for form in forms if form.window in ("", window.key)]
            stale = [
                form.act
                for form in forms
                if form.window == window.key and form.generation != window.generation
            ]
            expect(answers, f"{_named(step)}: {window.key} awaits {seat}, who cannot answer")
            expect(not stale, f"{_named(step)}: forms {stale} answer another generation")

    def _state_survives(self, step: Advance[Any]) -> None:
        decoded = msgspec.msgpack.decode(step.position.packed, type=self.game.State)
        expect(decoded == step.position.state, f"{_named(step)}: the state is decoded otherwise")
        again = msgspec.msgpack.encode(decoded)
        expect(again == step.position.packed, f"{_named(step)}: the state is encoded otherwise")
        expect(digest(again) == step.entry.state, f"{_named(step)}: the digest is another")

    def _ledgers_translated(self, texts: Translations, match: Play) -> None:
        outcome, chairs = match.position.outcome, match.header.chairs
        left = () if outcome is None else outcome.ledger
        for plain in (*(chair.ledger for chair in chairs), *left):
            if plain is not None:
                ledger = ledger_of(self.game, plain, self.game.ledger_version)
                sentences = self.game.describe_ledger(ledger)
                expect(sentences, f"`describe_ledger` says nothing of {plain}")
                texts.messages(sentences, names_of(len(chairs)))

    def _translated(self, texts: Translations, step: Advance[Any]) -> None:
        position = step.position
        state = position.state
        names = names_of(len(position.chairs))
        texts.messages(step.entry.events, names, anew=self._looked_at(step))
        texts.messages(step.entry.notes, names, anew=self._looked_at(step))
        if not self._looked_at(step):
            return
        rooms = self.game.rooms(state)
        _well_named(rooms)
        texts.messages((room.title for room in rooms), names)
        texts.messages((Message(voice.name) for room in rooms for voice in room.voices), names)
        standing = self.game.standing(state) if position.outcome is None else None
        ends = (one for one in (position.outcome, standing) if one is not None)
        texts.messages((one.reason for one in ends), names)
        panel = seats_of(self.game, position, Random(f"translated {position.n}"))
        viewers: tuple[Viewer, ...] = (*panel, PUBLIC, REFEREE)
        actors: tuple[Seat | Literal["host"], ...] = (*panel, HOST)
        for viewer in viewers:
            view = self.game.view(state, self.game.viewpoint(state, viewer))
            texts.messages(self.game.describe(view), names)
        for actor in actors:
            for form in self.game.forms(state, actor) if position.outcome is None else ():
                texts.form(form)
        for actor in actors if position.n % 5 == 1 else ():
            looked = looked_at(self.game, position, actor)
            for question in looked.questions:
                for label in labels(question.domain):
                    texts.label(label, names)
            if isinstance(actor, int) and position.outcome is None:
                texts.messages(sayings(self.game, position, actor, looked.filled), names)


@lru_cache(maxsize=1)  # the tests of one class follow each other
def _tries_of(suite: Hashable) -> Sequence[Try]:
    played = cast(type[Conformance], suite)()
    return [
        one
        for number, match in enumerate(played._plays())
        for one in tries(match, played._some(match, 12), Random(f"attempts {number}"))
    ]


def _well_named(rooms: Sequence[Room]) -> None:
    """Keys of rooms are part of URLs and of pages, and are unique."""
    keys = [room.key for room in rooms]
    odd = [key for key in keys if not re.fullmatch(r"[a-z0-9-]{1,64}", key)]
    expect(not odd, f"keys of rooms are words of a-z, 0-9 and -: {odd}")
    expect(len(set(keys)) == len(keys), f"two rooms have one key: {keys}")


def _named(step: Advance[Any]) -> str:
    return f"entry {step.entry.n} ({step.entry.by}: {bytes(step.entry.act).decode()})"
