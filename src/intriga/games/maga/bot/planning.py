"""The list of a state as it grows: what it costs, and which roles are free for more."""

from collections.abc import Mapping
from random import Random

from intriga.games.maga.bot.memory import Memory
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, View
from intriga.kernel import Plain

MOST = 48
"""Lines of a list, at most (an act may have 50)."""


class Plan:
    """A list for one state. `left`: turns after this one; `money`: what it may still spend, in
    units of one."""

    def __init__(self, view: View, desk: Desk, memory: Memory, rng: Random, money: int) -> None:
        self.view = view
        self.desk = desk
        self.memory = memory
        self.rng = rng
        self.money = money
        self.lines: list[Plain] = []
        self.left = max(0, view.turns - view.turn)
        self._busy: set[Role] = {role for role, minister in desk.roles.items() if minister.blocked}

    def level(self, role: Role) -> int:
        """A level of one's own."""
        return self.desk.roles[role].level

    def theirs(self, land: Land, role: Role) -> float:
        """About the level of another's role."""
        start = min((self.desk.past[0].figures.levels[role] for _ in self.desk.past[:1]), default=1)
        return self.memory.level(land, role, self.view.turn, min(start, self.level(role)))

    def is_free(self, role: Role) -> bool:
        """Whether a role can still do its ordinary action."""
        return role not in self._busy

    def add(self, kind: str, *, cost: int | None = None, **columns: int | str) -> bool:
        """A line more, if its role is free and there is the money. `cost`: if it is not the price
        of the table."""
        action = ACTIONS[kind]
        price = action.cost if cost is None else cost
        role = acting(kind, columns)
        ordinary = action.kind == "ordinary"
        if (
            price > max(0, self.money)
            or len(self.lines) >= MOST
            or (ordinary and role in self._busy)
        ):
            return False
        if ordinary:
            self._busy.add(role)
        self.money -= price
        self.lines.append({"kind": kind, **columns})
        return True

    def rivals(self) -> list[Land]:
        """The states of other teams, in no order; whoever harmed us comes first."""
        own = self.view.lands[self.desk.land].team
        found = [land for land, one in enumerate(self.view.lands) if one.team != own]
        self.rng.shuffle(found)
        return sorted(found, key=lambda land: -self.memory.blamed[land])


def acting(kind: str, columns: Mapping[str, object]) -> Role:
    """The role whose ordinary action a line takes (R-ORD7)."""
    action = ACTIONS[kind]
    if action.ministry is Role.SECRETARY:
        return Role(str(columns["role"]))
    return action.acting or action.ministry
