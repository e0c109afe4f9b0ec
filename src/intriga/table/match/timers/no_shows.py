"""No-shows: what happens when a window's time is up while people are still awaited.

First what was saved counts: drafts are handed in (`drafts.due`), and whoever has saved an answer is
no longer waited for (`kernel.absence`). Without the others, by the match's schedule, the window
closes, a bot answers for them this once, or the match waits. A bot that stands in does what the
window asks and nothing else. A window that not everybody sees closes without them where a bot would
answer. People who have missed too many windows in a row are replaced by bots for good. What a bot
has left to the people of its team it does itself, unless the match waits for them.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from msgspec import Struct

from intriga.kernel.actors import TABLE, Actor, Seat
from intriga.kernel.acts import Expire
from intriga.kernel.house_rules.house_acts import AskPause, Close, HouseAct, StandIn
from intriga.kernel.observe import possible_forms
from intriga.kernel.questions.absence import absent, counts
from intriga.kernel.questions.forms import Form
from intriga.kernel.text import Refusal
from intriga.store import match_log, matches
from intriga.store.match_log import CLOSE
from intriga.table.errors import TableError
from intriga.table.match.bots.memory import remember
from intriga.table.match.bots.mind import BotMind, bot_names
from intriga.table.match.bots.team import leaves
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition
from intriga.table.match.registry import MatchRegistry
from intriga.table.models import Receipt
from intriga.table.runtime.tasks import BackgroundTasks

_log = logging.getLogger(__name__)

_ACTS = 60
"""The most acts of a bot that answers for somebody; then the window closes without it."""


class _Log(Struct, frozen=True):
    """Where a match stands, and the lines of the entries that led there, if anybody needs them."""

    current: CurrentPosition
    lines: list[bytes]


class NoShows:
    """For all matches. `hand_in_due`: hands in the drafts of a window (match, key, generation) that
    nobody has (see `drafts.due`). `replace_absent`: puts a bot on a seat (match, seat) whose holder
    has missed too many windows; may raise `TableError`. `rng`: for the decisions of bots that stand
    in."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        hand_in_due: Callable[[str, str, int], Awaitable[None]],
        replace_absent: Callable[[str, Seat], Awaitable[object]],
        rng: Random,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._hand_in_due = hand_in_due
        self._replace_absent = replace_absent
        self._rng = rng
        self._tasks = BackgroundTasks()

    async def stop(self) -> None:
        """Stop what is going on."""
        await self._tasks.stop()

    async def may_close(self, match: str, window: str, generation: int) -> bool:
        """Whether a window whose time is up is to be closed now. Before this returns, bots may have
        answered in it, so that it has closed already."""
        async with self._registry.using(match) as loaded:
            policy = loaded.setup.schedule.no_show
            await self._hand_in_due(match, window, generation)
            if policy != "wait":
                await self._act_for_teams(loaded, window, generation)
            absent = _absent_people(loaded, window, generation)
            if not absent or policy == "pass":
                return True
            if policy == "bot" and _everybody_sees(loaded, window):
                for seat in absent:
                    if seat in _absent(loaded, window, generation):  # not if a mate has answered
                        await self._stand_in(loaded, seat, window, generation)
            return policy == "bot"

    async def close_early(self, match: str, close: Command, act: Close) -> Receipt | Refusal:
        """Close a window for the host, before its time: what was saved for it counts, too."""
        async with self._registry.using(match) as loaded:
            row = await self._registry.store.read(lambda c: matches.get(c, match))
            theirs = row is not None and (close.me is None or row.hosted_by(close.me))
            if theirs and self._commands.check(loaded, close) is None:
                await self._hand_in_due(match, act.window, act.generation)
            return await self._commands.submit(match, close)

    async def _act_for_teams(self, loaded: LoadedMatch, window: str, generation: int) -> None:
        """Let bots do what they have left to the people of their teams."""
        for seat in _awaited(loaded, window, generation):
            bot = loaded.holders[seat].bot if seat < len(loaded.holders) else None
            if bot is None or seat not in _awaited(loaded, window, generation):
                continue
            forms = possible_forms(loaded.steady, loaded.committed.position, seat)
            own = [form for form in forms if form.team and form.window == window]
            own = [form for form in own if not leaves(loaded, seat, form, late=True)]
            if own:
                log, think = await self._log(loaded, seat, bot), self._registry.store.think
                command = await think(self._decide, loaded, seat, bot, own, log)
                if command is not None:
                    await self._commands.submit(loaded.match, command)

    async def _stand_in(
        self, loaded: LoadedMatch, seat: Seat, window: str, generation: int
    ) -> None:
        """Let a bot answer for this seat until it is no longer absent from the window."""
        if not await self._act(loaded, TABLE, StandIn(seat, True)):
            return
        strongest = bot_names(loaded.game)[0]
        for _ in range(_ACTS):
            log = await self._log(loaded, seat, strongest)
            if seat not in _absent_in(loaded, log.current, window, generation):
                break  # answered meanwhile: what the window asks by now is another question
            command = await self._registry.store.think(self._answer, loaded, seat, window, log)
            if command is None or isinstance(
                await self._commands.submit(loaded.match, command), Refusal
            ):
                break
            if seat not in _absent(loaded, window, generation):
                break
        await self._act(loaded, TABLE, StandIn(seat, False))

    def _answer(self, loaded: LoadedMatch, seat: Seat, window: str, known: _Log) -> Command | None:
        """What the strongest bot would do in this window, had it held this seat from the beginning.
        Whatever else they may do, or are asked in private, waits for its player."""
        forms = possible_forms(loaded.steady, known.current.position, seat)
        answers = [form for form in forms if form.window == window]
        if not answers:  # the window is answered by what may be done at any time
            answers = [form for form in forms if not form.window and not form.asks]
        return self._decide(loaded, seat, bot_names(loaded.game)[0], answers, known)

    def _decide(
        self, loaded: LoadedMatch, seat: Seat, bot: str, forms: Sequence[Form], known: _Log
    ) -> Command | None:
        """What this bot would do by these forms, had it held this seat from the beginning."""
        mind, current = BotMind(loaded.game, seat, bot), known.current
        position = current.position
        failed = remember([mind], loaded.setup.header, known.lines, position, current.heard.of)
        if mind in failed:
            raise failed[mind]
        act = mind.act(position, forms, self._rng)
        return None if act is None else mind.command(position, act)

    async def _log(self, loaded: LoadedMatch, seat: Seat, bot: str) -> _Log:
        """What this bot has to know to act on this seat."""
        current = loaded.committed
        if BotMind(loaded.game, seat, bot).past == "nothing":
            return _Log(current, [])
        end = current.position.n
        read = self._registry.store.read
        lines = await read(lambda connection: match_log.lines(connection, loaded.match, 0, end))
        return _Log(current, lines)

    def step(self, loaded: LoadedMatch, act: object) -> None:
        """A step was taken here: replace those who have missed too many windows, and let bots agree
        to a pause that somebody asks for."""
        if loaded.over:
            return
        if isinstance(act, AskPause) and act.ask:
            asked = loaded.committed.position.house.asking
            for seat, holder in enumerate(loaded.holders):
                if holder.bot and asked and seat not in asked:
                    self._tasks.start(
                        self._ask_pause(loaded, seat, act), f"ask-pause-{loaded.match}-{seat}"
                    )
        if loaded.setup.schedule.no_show == "wait":
            self._close_answered(loaded)
        most = loaded.setup.schedule.misses
        house = loaded.committed.position.house
        if most and not house.standing_in:
            for seat, holder in enumerate(loaded.holders):
                if holder.person and house.missed(seat) >= most:
                    self._tasks.start(self._replace(loaded, seat), f"replace-{loaded.match}-{seat}")

    def _close_answered(self, loaded: LoadedMatch) -> None:
        """Close the windows that the match has kept open for people who have saved their answers
        since: nobody would else end them."""
        now = self._registry.time.now()
        for timer in loaded.committed.timers.values():
            if timer.purpose != CLOSE or timer.left is not None or timer.due_at > now:
                continue
            if not _absent_people(loaded, timer.window, timer.generation):
                close = Expire(timer.window, timer.generation, timer.restarts)
                self._tasks.start(self._expire(loaded, close), f"close-{loaded.match}")

    async def _expire(self, loaded: LoadedMatch, close: Expire) -> None:
        await self._act(loaded, TABLE, close)

    async def _ask_pause(self, loaded: LoadedMatch, seat: Seat, asked: AskPause) -> None:
        await self._act(loaded, seat, asked)

    async def _replace(self, loaded: LoadedMatch, seat: Seat) -> None:
        try:
            await self._replace_absent(loaded.match, seat)
        except TableError as problem:
            _log.info("match %s: seat %d stays: %s", loaded.match, seat, problem.refusal.id)

    async def _act(self, loaded: LoadedMatch, actor: Actor, act: HouseAct | Expire) -> bool:
        try:
            answer = await self._commands.submit(loaded.match, Command(actor, act))
        except TableError as problem:
            _log.warning("match %s: %s", loaded.match, problem.refusal.id)
            return False
        return not isinstance(answer, Refusal)


def _awaited(loaded: LoadedMatch, window: str, generation: int) -> tuple[Seat, ...]:
    """The seats an open window still waits for; none if it has closed."""
    for open_ in loaded.committed.windows:
        if open_.key == window and open_.generation == generation:
            return open_.awaited
    return ()


def _absent(loaded: LoadedMatch, window: str, generation: int) -> tuple[Seat, ...]:
    """Of these seats, those that have saved nothing."""
    return _absent_in(loaded, loaded.committed, window, generation)


def _absent_in(
    loaded: LoadedMatch, current: CurrentPosition, window: str, generation: int
) -> tuple[Seat, ...]:
    for open_ in current.windows:
        if open_.key == window and open_.generation == generation:
            return absent(loaded.game, current.position.state, open_)
    return ()


def _everybody_sees(loaded: LoadedMatch, window: str) -> bool:
    """Whether everybody may know that this window is open. If not, no bot stands in: that one does
    is public."""
    return all(counts(one) for one in loaded.committed.windows if one.key == window)


def _absent_people(loaded: LoadedMatch, window: str, generation: int) -> list[Seat]:
    holders = loaded.holders
    seats = _absent(loaded, window, generation)
    return [seat for seat in seats if seat < len(holders) and holders[seat].person]
