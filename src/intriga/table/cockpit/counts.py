"""How many have answered in each window, for its hosts.

In an open window that is public. In a sealed one *when* somebody answers may tell *what*, so a host
who does not play is told a number only, of six people or more (`Window.count_for_host`), and only
as it was at the last beat of the wall clock: neither reloading the page nor the moment of a push
tells more. What others are sent does not depend on any of this.
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.positions import Advance
from intriga.kernel.questions.windows import Turnout, Window
from intriga.table.match.events import MatchEvents
from intriga.table.match.hosting import Hosting
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.registry import MatchRegistry

BEAT_MS: Final = 10_000
"""How far apart the beats are at which the counts of sealed windows change, in milliseconds."""

Question: TypeAlias = tuple[str, int]
"""The key and the generation of a window."""
_Counts: TypeAlias = Mapping[Question, Turnout]
_NONE: Final[_Counts] = {}


class _Known(Struct):
    """What is remembered of a match. `beat`: the last one in which something happened, `before`:
    the counts of sealed windows as it began; `asked`: whom the open windows have awaited since they
    opened, for those that opened while the match was in memory."""

    beat: int
    before: _Counts
    asked: dict[Question, frozenset[Seat]]


class AnswerCounts:
    """For all matches in memory."""

    def __init__(self, registry: MatchRegistry, hosting: Hosting) -> None:
        self._registry = registry
        self._hosting = hosting
        self._known: dict[str, _Known] = {}

    def subscribe(self, events: MatchEvents) -> None:
        """Follow all matches from now on."""
        events.begun.subscribe(self._begun)
        events.loaded.subscribe(self._read)
        events.reloaded.subscribe(self._read)
        events.stepped.subscribe(self._stepped)
        events.evicted.subscribe(self._evicted)

    async def of(self, match: str, me: str) -> Mapping[str, Turnout]:
        """How many have answered, by the key of the window; what this host may not know, or what
        is not known yet, is missing. Raises `TableError` for somebody who does not host."""
        await self._hosting.require(match, me)
        neutral = await self._hosting.is_neutral(match, me)
        async with self._registry.using(match) as loaded:
            known = self._known.get(match)
            hidden = self._at_last_beat(loaded) if neutral else _NONE
            found = {}
            for window in loaded.committed.windows:
                question = _question(window)
                asked = known.asked.get(question) if known is not None else None
                if window.asked and question in hidden:
                    found[window.key] = hidden[question]
                elif not window.asked and asked:
                    found[window.key] = Turnout(len(asked.difference(window.awaited)), len(asked))
            return found

    async def beat(self) -> None:
        """Return at the next beat, when the counts of sealed windows change."""
        time = self._registry.time
        await time.sleep_until((time.now() // BEAT_MS + 1) * BEAT_MS)

    def _at_last_beat(self, loaded: LoadedMatch) -> _Counts:
        known = self._known.get(loaded.match)
        if known is not None and known.beat >= self._registry.time.now() // BEAT_MS:
            return known.before
        return _hidden(loaded, loaded.committed)

    def _begun(self, match: str, current: CurrentPosition) -> None:
        open_ = (window for window in current.windows if not window.asked)
        asked = {_question(window): frozenset(window.awaited) for window in open_}
        self._known[match] = _Known(0, _NONE, asked)

    def _read(self, loaded: LoadedMatch) -> None:
        """A match was read from disk: what was answered in this beat is not known."""
        known = self._known.get(loaded.match)
        asked = known.asked if known is not None else {}
        self._known[loaded.match] = _Known(self._registry.time.now() // BEAT_MS, _NONE, asked)

    def _stepped(
        self, loaded: LoadedMatch, before: CurrentPosition, advance: Advance[Any], _here: bool
    ) -> None:
        known = self._known.setdefault(loaded.match, _Known(0, _NONE, {}))
        beat = advance.entry.at // BEAT_MS
        if beat > known.beat:
            known.beat, known.before = beat, _hidden(loaded, before)
        were_open = {_question(window) for window in before.windows}
        asked = {}
        for window in loaded.committed.windows:
            question = _question(window)
            if window.asked or (question in were_open and question not in known.asked):
                continue
            asked[question] = known.asked.get(question, frozenset()).union(window.awaited)
        known.asked = asked

    def _evicted(self, loaded: LoadedMatch) -> None:
        self._known.pop(loaded.match, None)


def _hidden(loaded: LoadedMatch, current: CurrentPosition) -> _Counts:
    people = frozenset(n for n, holder in enumerate(loaded.holders) if holder.person is not None)
    counts = ((window, window.count_for_host(people)) for window in current.windows)
    return {_question(window): count for window, count in counts if count is not None}


def _question(window: Window) -> Question:
    return window.key, window.generation
