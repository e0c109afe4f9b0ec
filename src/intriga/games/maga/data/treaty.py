"""Treaties: what a state does or does not do, and what for (item 68).

A clause is checked against what really happened: each act that was carried out, or tried, in a
turn. The rulebook knows obligations and rights, both of which can have conditions; a right binds
the others not to call its use a breach, so only obligations are checked (`technical/breaches`).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.games.maga.data.lines import Land
from intriga.kernel import Seat

Party = Annotated[int, Meta(ge=0, le=119)]
Name = Annotated[str, Meta(max_length=30)]
Least = Annotated[int, Meta(ge=0, le=10**9)]


class Clause(Struct, frozen=True, omit_defaults=True):
    """`party` does an action in the term, once or in `every` turn of it, or never does it (`does`),
    to `target` or to anybody. `action`: the id of a line, which says whose role it is. `kind`: an
    obligation, or a right. With `if_action` the duty appears in the turn after `if_party` did that,
    or after the first turn that ends without it. `land`, `if_land`: the one territory of a
    federation that is meant; None: all that the party commands. `least`, `if_least`: of a transfer,
    how much must be moved; 0: anything.
    """

    kind: Literal["obligation", "right"]
    party: Party
    action: Name
    does: bool = True
    target: Party | None = None
    if_party: Party | None = None
    if_action: Name = ""
    if_does: bool = True
    if_target: Party | None = None
    every: bool = False
    land: Party | None = None
    least: Least = 0
    if_land: Party | None = None
    if_least: Least = 0


class Treaty(Struct, omit_defaults=True):
    """A treaty. `signed`: the parties that have; it holds from turn `since`, for `turns` turns, if
    all have signed by then. `text`: words that only the host can judge; `hands`: who signed for
    each party."""

    number: int
    parties: list[Land]
    clauses: list[Clause]
    since: int
    turns: int
    text: str = ""
    signed: list[Land] = []
    hands: dict[Land, Seat] = {}
    refused: bool = False

    @property
    def last(self) -> int:
        """The last turn of the term."""
        return self.since + self.turns - 1

    def holds(self, turn: int) -> bool:
        """Whether it binds in this turn."""
        in_time = self.since <= turn <= self.last
        return in_time and not self.refused and set(self.signed) == set(self.parties)


class Done(Struct, frozen=True):
    """An action that was carried out or tried in a turn. `amount`: what a transfer moved, in units
    of money or missiles; of all else 1."""

    land: Land
    action: str
    target: Land | None = None
    amount: int = 1


class Duty(Struct, omit_defaults=True):
    """How a clause stands, of those that are looked after from turn to turn. `since`: the first
    turn in which there is the duty, 0: there is none yet; `asked`: how much was done of its
    condition, `given`: of itself since it appeared; `over`: nothing can come of it any more."""

    since: int = 0
    asked: int = 0
    given: int = 0
    over: bool = False
