"""The bots of all matches in memory: which seats they hold, and which steps they are shown."""

from random import Random
from typing import Any

from intriga.kernel.actors import Seat
from intriga.kernel.disclosure.events import Event
from intriga.kernel.positions import Position
from intriga.table.match.bots.leases import BotLeases
from intriga.table.match.bots.memory import BotMemories
from intriga.table.match.bots.pace import BotPause
from intriga.table.match.bots.player import BotPlayer, Propose
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.runtime.tasks import BackgroundTasks


class Bots:
    """The bots of all matches in memory. `leases`: which of them play in this process; `rng`: for
    their decisions and pauses."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        leases: BotLeases,
        pause: BotPause,
        rng: Random,
        *,
        propose: Propose,
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._leases = leases
        self._pause = pause
        self._rng = rng
        self._propose = propose
        self._memories = BotMemories(registry)
        self._playing: dict[str, dict[Seat, BotPlayer]] = {}
        self._tasks = BackgroundTasks()
        self._stopping = False

    def seat(self, loaded: LoadedMatch) -> None:
        """Start the bots that hold seats of this match, and stop those that no longer do. In a
        lesson none play: its script does."""
        bots = {seat: holder.bot for seat, holder in enumerate(loaded.holders) if holder.bot}
        if self._stopping or loaded.over or loaded.setup.lesson or not bots:
            self.dismiss(loaded)
            return
        if not self._leases.mine(loaded.match):
            self._leases.want(loaded.match)  # unless they play in another process
            self._silence(loaded.match)
            return
        playing = self._playing.setdefault(loaded.match, {})
        for seat, player in list(playing.items()):
            if bots.get(seat) != player.name:
                playing.pop(seat).task.cancel()
        for player in playing.values():
            player.look_again()  # people whom it leaves something to may have come or gone
        for seat, name in bots.items():
            if seat not in playing:
                playing[seat] = self._start(loaded, seat, name)

    def step(self, loaded: LoadedMatch, position: Position[Any], events: tuple[Event, ...]) -> None:
        """Show a step to the bots of a match."""
        for player in self._playing.get(loaded.match, {}).values():
            player.show(position, events)
        if position.outcome is not None:
            self.dismiss(loaded)

    def restart(self, loaded: LoadedMatch) -> None:
        """The match was read from disk again: recreate its bots."""
        self._silence(loaded.match)
        self.seat(loaded)

    def dismiss(self, loaded: LoadedMatch) -> None:
        """The match is over or dropped from memory, or has no bots."""
        self._silence(loaded.match)
        self._leases.release(loaded.match)

    def _silence(self, match: str) -> None:
        for player in self._playing.pop(match, {}).values():
            player.task.cancel()

    async def stop(self) -> None:
        """All bots stop."""
        self._stopping = True
        self._playing.clear()
        await self._tasks.stop()
        await self._memories.stop()

    def _start(self, loaded: LoadedMatch, seat: Seat, name: str) -> BotPlayer:
        player = BotPlayer(
            self._registry,
            self._commands,
            loaded,
            seat=seat,
            name=name,
            pause=self._pause,
            rng=Random(self._rng.getrandbits(64)),
            fence=self._leases.fence(loaded.match),
            memories=self._memories,
            propose=self._propose,
        )
        player.task = self._tasks.start(player.run(), f"bot-{loaded.match}-{seat}")
        return player
