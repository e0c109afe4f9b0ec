"""What a chancellor would do, as a proposal for people who begin: lines by ministry."""

from random import Random

from intriga.games.maga.bot.chancellor import plan
from intriga.games.maga.bot.memory import Memory
from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, View
from intriga.kernel import Plain


def proposals(view: View, desk: Desk) -> dict[Role, list[Plain]]:
    """A plan for this turn, in the order of the chapters. Always the same for one view: what was
    read is what is taken over."""
    lines = plan(view, desk, Memory(), Random(f"{view.turn} {desk.land}"))
    found: dict[Role, list[Plain]] = {role: [] for role in Role}
    for line in lines:
        found[ACTIONS[line["kind"]].ministry].append(line)
    return {role: mine for role, mine in found.items() if mine}
