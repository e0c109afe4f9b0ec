"""Treaties: what a state does or does not do, and what for (item 68).

A clause is checked against what really happened: each act that was carried out, or tried, in a
turn. The rulebook knows obligations and rights, both of which can have conditions; a right binds
the others not to call its use a breach, so only obligations are checked.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.games.maga.lines import Land
from intriga.games.maga.tables.roles import Role

Party = Annotated[int, Meta(ge=0, le=119)]


class Deed(Struct, frozen=True, omit_defaults=True):
    """A role of a territory does an action, or does not. `action`: the id of a line; `target`: at
    whom, None: at anybody or nobody."""

    party: Party
    role: Role
    action: Annotated[str, Meta(max_length=30)]
    does: bool = True
    target: Party | None = None


class Clause(Struct, frozen=True, omit_defaults=True):
    """`kind`: an obligation or a right of `deed.party`. `condition`: it holds only in turns in
    which this was so."""

    kind: Literal["obligation", "right"]
    deed: Deed
    condition: Deed | None = None


class Treaty(Struct, omit_defaults=True):
    """A treaty. `signed`: the parties that have; it holds from turn `since`, for `turns` turns, if
    all have signed by then. `free`: it has words that only the host can judge."""

    number: int
    parties: list[Land]
    clauses: list[Clause]
    since: int
    turns: int
    text: str = ""
    signed: list[Land] = []
    refused: bool = False

    def holds(self, turn: int) -> bool:
        """Whether it binds in this turn."""
        in_time = self.since <= turn < self.since + self.turns
        return in_time and not self.refused and set(self.signed) == set(self.parties)


class Done(Struct, frozen=True):
    """An action that was carried out or tried in a turn."""

    land: Land
    role: Role
    action: str
    target: Land | None = None


def happened(deed: Deed, done: Iterable[Done]) -> bool:
    """Whether a turn was as a deed says."""
    found = any(
        (one.land, one.role, one.action) == (deed.party, deed.role, deed.action)
        and deed.target in (None, one.target)
        for one in done
    )
    return found is deed.does


def is_broken(clause: Clause, done: list[Done]) -> bool:
    """Whether an obligation was not met in a turn."""
    if clause.kind != "obligation":
        return False
    if clause.condition is not None and not happened(clause.condition, done):
        return False
    return not happened(clause.deed, done)
