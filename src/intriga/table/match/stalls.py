"""Matches whose rules fail at what the table does: they wait for their host, and nothing spins."""

from typing import Final

from intriga.kernel.actors import PUBLIC, TABLE
from intriga.kernel.house_rules.house_acts import Failing, Stall
from intriga.kernel.text import Refusal
from intriga.store.match_log import CLOSE, RESUME, SETTLE
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.registry import MatchRegistry

_WHY: Final[dict[str, Failing]] = {CLOSE: "close", SETTLE: "close", RESUME: "resume", "bot": "bot"}


async def stall(
    registry: MatchRegistry,
    commands: CommandQueue,
    match: str,
    window: tuple[str, int],
    purpose: str,
) -> bool:
    """Write that the rules have failed at this window (its key and generation). `purpose`: of the
    timer that ran out, or `bot`. Returns whether the match waits for its host now: a window that
    not everybody sees must not show by that. Raises as `CommandQueue.submit`."""
    async with registry.using(match) as loaded:
        if loaded.stranded or loaded.committed.position.house.stalled is not None:
            return True
        windows = loaded.committed.windows
        here = [one for one in windows if (one.key, one.generation) == window]
        if any(one.viewers != PUBLIC for one in here):
            return False
        act = Stall(*window, _WHY.get(purpose, "mark"))
        answer = await commands.submit(match, Command(TABLE, act))
        return not isinstance(answer, Refusal) or answer.id == "refused-stale"
