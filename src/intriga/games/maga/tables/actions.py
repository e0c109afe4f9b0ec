"""The actions of the ten roles (items 15–18, 32–62); what each column is stands in
`actions.toml`."""

from functools import cache
from typing import Literal

from msgspec import Struct

from intriga.games.maga.tables.roles import Role
from intriga.packaged import read_table

Help = Literal["any", "own", "none"]
Kind = Literal["ordinary", "starred", "plain"]


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """An action, by the kind of its line in a list; texts `maga-action-…`."""

    id: str
    item: int
    ministry: Role
    help: Help
    kind: Kind
    acting: Role | None = None
    cost: int = 0
    once: bool = False
    credit: int = 0
    early: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    actions: tuple[Action, ...]


@cache
def actions() -> dict[str, Action]:
    """All of them, by id, in the order of the rulebook."""
    return {action.id: action for action in read_table(__package__, "actions", _File).actions}
