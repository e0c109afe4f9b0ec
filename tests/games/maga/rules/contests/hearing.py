"""Who is told what as a turn ends."""

from collections.abc import Mapping

from intriga.games.maga.data.roles import Role
from intriga.kernel import Event, Param, Step, msg
from intriga.kernel.actors import hears

ALWAYS = {"maga-report", "maga-turn", "maga-over", "maga-agent"}
"""What is told every turn, whatever happened; agents' reports have tests of their own."""


def told(taken: Step, id: str) -> list[Event]:
    """What was said with this text."""
    return [one for one in taken.events if one.id == f"maga-{id}"]


def heard(taken: Step, seat: int) -> list[str]:
    """The texts that somebody heard, but for what everybody always hears."""
    mine = [one.id for one in taken.events if hears(one.to, seat)]
    return [id.removeprefix("maga-") for id in mine if id not in ALWAYS]


def what(taken: Step, id: str) -> Mapping[str, Param]:
    """The parameters of the one event with this text."""
    (event,) = told(taken, id)
    return event.params


def state_no(land: int) -> Param:
    """A state as texts call it: from 1 on."""
    return msg("maga-land", n=land + 1)


def title(role: Role) -> Param:
    """A role as texts call it."""
    return msg(f"maga-role-{role}")


def action(id: str) -> Param:
    """An action as texts call it."""
    return msg(f"maga-action-{id}")
