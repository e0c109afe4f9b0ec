"""Acts of the house rules."""

import itertools

from intriga.kernel.actors import Actor
from intriga.kernel.house_rules.house_acts import HouseAct
from intriga.kernel.text import Refusal
from tests.kit.table.world import World

_commands = itertools.count()


async def do_house_act(
    world: World, match: str, actor: Actor, act: HouseAct, me: str | None = None
) -> str:
    """Submit a house act; returns the id of the refusal, or ""."""
    answer = await world.table.keep(match, actor, act, f"house-{next(_commands)}", me=me)
    return answer.id if isinstance(answer, Refusal) else ""
