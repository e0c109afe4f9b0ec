"""The actions of the ten roles (items 15–18, 32–62): what each is, before it is carried out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Literal, TypeAlias

from msgspec import Struct

from intriga.games.maga.data.lines import Land, Line, LineT, SecretarysLine, kind_of
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import State
from intriga.kernel import Chosen, Domain, Field, Message, Seat

Help = Literal["any", "own", "none"]
Kind = Literal["ordinary", "starred", "plain"]
Fault = tuple[str, str]
"""The text of a refusal, and the column that is at fault."""
Choose = Callable[[State, Seat, Chosen], Domain]


class Action(Struct, Generic[LineT], frozen=True, kw_only=True):
    """An action; texts `maga-action-…`, `maga-page-line-…`, `maga-page-help-…`, `print-maga-do-…`.

    `line`: a row of it in a list; `item`: the rulebook's. `ministry`: whose chapter it stands in:
    what a recruited role of it can be ordered to do (R-I0); `acting`: who acts in truth, if it is
    another minister (R-ORD7). `help`: whose help counts on the performer's side (R-HELP). `kind`:
    ordinary: one for each acting role and turn (item 18); starred; plain: never raises a level.
    `once`: at most once a turn for the acting role. `merges`: several rows are one action (R-N1,
    item 43). `early`: registered in step 4, before all other lines (R-ORD4). `in_revolt`: possible
    in a revolt, and nothing but a revolt's end is in the way of it (R-B3). `may_be_first`: before
    all other lines, where a match says so (R-ORD3).

    `cost`: in units of one. `each`: the column by which it is multiplied; without a `cost` that is
    the money itself. `credit`: what a success is worth at the end (item 70); `per_hit`: of each
    hit. `moves`: of what a clause of a treaty may say how much.

    `columns`: of its row, with their `choices`. `fault`: why a line can never be carried
    out. `idle`: whether in this position any line can only fail, so that none
    is offered. `doubts`: what speaks against a line as things stand, while it is written.
    """

    early: ClassVar[bool] = False
    line: type[LineT]
    item: int
    ministry: Role
    help: Help
    kind: Kind
    acting: Role | None = None
    once: bool = False
    merges: bool = False
    in_revolt: bool = False
    may_be_first: bool = False
    cost: int = 0
    each: str = ""
    credit: int = 0
    per_hit: bool = False
    moves: Literal["", "money", "missiles"] = ""
    columns: tuple[Field, ...] = ()
    choices: Mapping[str, Choose] = {}
    fault: Callable[[Land, LineT], Fault | None] | None = None
    idle: Callable[[State, Land], bool] | None = None
    doubts: Callable[[State, Land, LineT], Iterable[Message]] | None = None

    @property
    def id(self) -> str:
        """What stands in a row as its `kind`."""
        return kind_of(self.line)

    @property
    def is_ordinary(self) -> bool:
        """Whether it takes the ordinary action of a role (item 18)."""
        return self.kind == "ordinary"

    def actor(self, line: Line) -> Role:
        """Which role of one's own does a line (R-ORD7)."""
        if isinstance(line, SecretarysLine):
            return line.role
        return self.acting or self.ministry

    def price(self, amount: int) -> int:
        """What a line costs, by the number in its column `each`: who sells pays nothing."""
        return max(0, amount) * (self.cost or 1) if self.each else self.cost

    def asked(self, line: LineT) -> int:
        """What a line costs as it is written, in units of one."""
        return self.price(getattr(line, self.each) if self.each else 0)


AnyAction: TypeAlias = Action[Any]
"""An action of lines of any kind."""
