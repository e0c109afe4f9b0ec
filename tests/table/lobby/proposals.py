"""Proposals to end a match early, and answers to them."""

import itertools

from intriga.kernel.game import Early
from intriga.kernel.text import Refusal
from intriga.table import Receipt
from tests.kit.table.world import World

_commands = itertools.count()


def command() -> str:
    return f"end-{next(_commands)}"


async def propose(world: World, match: str, me: str, how: Early) -> str:
    """Propose it; returns the id of the refusal, or ""."""
    return _id(await world.table.lobby.endings.propose(match, me, how, command()))


async def answer(world: World, match: str, me: str, *, agree: bool = True, number: int = 1) -> str:
    """Answer a proposal; returns the id of the refusal, or ""."""
    endings = world.table.lobby.endings
    return _id(await endings.answer(match, me, number, command(), agree=agree))


def _id(answer: Receipt | Refusal) -> str:
    return answer.id if isinstance(answer, Refusal) else ""
