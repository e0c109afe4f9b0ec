"""What the table does with a request to take something back, once it is decided."""

from intriga.kernel.actors import TABLE
from intriga.kernel.acts import Act
from intriga.kernel.house_rules.house_acts import LapseUndo, Rewind
from intriga.kernel.text import Refusal, refuse
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.models import Receipt


async def take_back(commands: CommandQueue, match: str, number: int) -> Receipt | Refusal:
    """Rewind the match, if all have agreed to the request with this number. If that is not possible
    any more, or its time is up, it lapses, and everybody is told. Raises as `CommandQueue.submit`.
    """

    def agreed(loaded: LoadedMatch) -> Act | Refusal:
        undo = loaded.candidate.position.house.undo
        if undo is None or undo.number != number or not undo.is_agreed:
            return refuse("refused-undo-gone")
        return Rewind(undo.to, sure=True, reseat=True)

    answer = await commands.submit(match, Command(TABLE, agreed))
    if isinstance(answer, Refusal):
        return await commands.submit(match, Command(TABLE, LapseUndo(number)))
    return answer
