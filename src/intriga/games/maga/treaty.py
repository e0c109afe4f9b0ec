"""Treaties: what a state does or does not do, and what for (item 68).

A clause is checked against what really happened: each act that was carried out, or tried, in a
turn. The rulebook knows obligations and rights, both of which can have conditions; a right binds
the others not to call its use a breach, so only obligations are checked.
"""

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.games.maga.lines import Land

Party = Annotated[int, Meta(ge=0, le=119)]
Name = Annotated[str, Meta(max_length=30)]


class Clause(Struct, frozen=True, omit_defaults=True):
    """`party` does an action in every turn, or does not (`does`), to `target` or to anybody.
    `action`: the id of a line, which says whose role it is. `kind`: an obligation, or a right. With
    `if_action` it holds only in turns in which `if_party` did that, or did not."""

    kind: Literal["obligation", "right"]
    party: Party
    action: Name
    does: bool = True
    target: Party | None = None
    if_party: Party | None = None
    if_action: Name = ""
    if_does: bool = True
    if_target: Party | None = None


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
    action: str
    target: Land | None = None


def _did(done: Iterable[Done], party: Land, action: str, target: Land | None) -> bool:
    return any(
        (one.land, one.action) == (party, action) and target in (None, one.target) for one in done
    )


def is_broken(clause: Clause, done: list[Done]) -> bool:
    """Whether an obligation was not met in a turn."""
    if clause.kind != "obligation":
        return False
    if clause.if_action and clause.if_party is not None:
        met = _did(done, clause.if_party, clause.if_action, clause.if_target)
        if met is not clause.if_does:
            return False
    return _did(done, clause.party, clause.action, clause.target) is not clause.does
