"""How bots that are made in the middle of a match learn what was before: after a restart, or when
they take somebody's place.

Most need little of it (`BotMind.past`): the random bot nothing, others their events, which are read
from the log. For those that look at every step the match is folded again, once for all of them.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from intriga.kernel.actors import Seat
from intriga.kernel.acts import tag_of
from intriga.kernel.house_rules.house_acts import Erase, Say
from intriga.kernel.positions import Position
from intriga.kernel.records.record import Entry, Header, Record, type_of
from intriga.kernel.records.replay import fold
from intriga.store import match_log
from intriga.table.match.bots.mind import BotMind
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stored_match import decode_entry
from intriga.table.runtime.tasks import BackgroundTasks

_TALK: Final = frozenset({tag_of(Say), tag_of(Erase)})
"""Acts that bots are not shown: they do not chat."""


def remember(
    minds: Sequence[BotMind],
    header: Header,
    lines: Sequence[bytes],
    position: Position[Any],
    heard: Callable[[Seat], int],
) -> Mapping[BotMind, Exception]:
    """Show these bots of one match what they have to know of the past. Returns those that failed,
    with their errors. Blocks: run it in a thread.

    `lines`: of the log, up to `position`; none are needed for bots that need nothing. `heard`: how
    many events each seat has had.
    """
    entries = [decode_entry(line) for line in lines]
    failed: dict[BotMind, Exception] = {}
    confused = _replay([m for m in minds if m.past == "steps"], header, entries, position)
    for mind in minds:
        try:
            if mind.past == "nothing":
                mind.wake(position, heard)
            elif mind.past == "events" or mind in confused:
                _show_events(mind, entries, position)
        except Exception as problem:
            failed[mind] = problem
    return failed


def _show_events(mind: BotMind, entries: Sequence[Entry], position: Position[Any]) -> None:
    told = (entry for entry in entries if type_of(entry) not in _TALK)
    mind.look(position, tuple(event for entry in told for event in entry.events))


def _replay(
    minds: Sequence[BotMind], header: Header, entries: list[Entry], position: Position[Any]
) -> Sequence[BotMind]:
    """Show every step to these bots. Returns those for which that is not possible: they have
    forgotten everything. All of them, if the rules have changed since the record began."""
    following, confused = list(minds), []
    try:
        for advance in fold(minds[0].game, Record(header, entries, None)) if minds else ():
            if isinstance(advance.act, Say | Erase):
                continue
            for mind in list(following):
                try:
                    mind.look(advance.position, advance.entry.events)
                except Exception:  # a fault of this bot must not harm the others
                    following.remove(mind)
                    confused.append(mind)
    except Exception:
        confused = list(minds)
    for mind in confused:
        mind.begin_again()
    return confused


class _Gathering:
    """The bots of one match that wait to be shown what was before one position."""

    def __init__(self) -> None:
        self.minds: list[BotMind] = []
        self.failed: Mapping[BotMind, Exception] = {}
        self.shown: asyncio.Task[None]


class BotMemories:
    """Shows bots of matches in memory what was before, all those of one match together."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._gathering: dict[tuple[str, int], _Gathering] = {}
        self._tasks = BackgroundTasks()

    async def stop(self) -> None:
        """Stop what is going on."""
        await self._tasks.stop()

    async def recall(self, loaded: LoadedMatch, current: CurrentPosition, mind: BotMind) -> None:
        """Show a bot what was before this position. Bots that are started together are shown it
        together. Raises what the bot raises."""
        if mind.past == "nothing":
            think = self._registry.store.think
            return await think(mind.wake, current.position, current.heard.of)
        key = loaded.match, current.position.n
        gathering = self._gathering.get(key)
        if gathering is None:
            gathering = self._gathering[key] = _Gathering()
            show = self._show(gathering, loaded, current)
            gathering.shown = self._tasks.start(show, f"bots-recall-{loaded.match}")
        gathering.minds.append(mind)
        await asyncio.shield(gathering.shown)
        if mind in gathering.failed:
            raise gathering.failed[mind]
        return None

    async def _show(
        self, gathering: _Gathering, loaded: LoadedMatch, current: CurrentPosition
    ) -> None:
        read, think = self._registry.store.read, self._registry.store.think
        match, end = loaded.match, current.position.n
        try:
            lines = await read(lambda connection: match_log.lines(connection, match, 0, end))
        finally:
            del self._gathering[match, end]  # who comes from now on is shown it apart
        minds, header = gathering.minds, loaded.setup.header
        position, heard = current.position, current.heard.of
        gathering.failed = await think(remember, minds, header, lines, position, heard)
