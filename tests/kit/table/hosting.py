"""People with accounts, and ids of commands."""

import itertools

from tests.kit.table.world import World

_commands = itertools.count()


async def member(world: World, login: str, name: str) -> str:
    """A person with an account."""
    registered = await world.table.accounts.register(login, "correct horse battery", name)
    return registered.person.id


def command() -> str:
    return f"hosting-{next(_commands)}"
