"""What a player may do. Cells are 1…76 as printed; a *place* may also be 0 (Geneva) or a corner
(77…80: top left, top right, bottom left, bottom right). Money in whole dollars."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.espionage.geometry import CELLS
from intriga.kernel import SECRET, Act

Cell = Annotated[int, Meta(ge=1, le=CELLS)]
Place = Annotated[int, Meta(ge=0, le=80)]
MOST_DOLLARS = 100_000
Dollars = Annotated[int, Meta(ge=1, le=MOST_DOLLARS)]


class TakeCity(Act, frozen=True):
    """Choose a corner before the game (option `corners: chosen`)."""

    corner: Annotated[int, Meta(ge=77, le=80)]


class Buy(Act, frozen=True):
    """Buy special moves for points, secretly, once, before the first turn (S26)."""

    specials: Annotated[dict[str, Annotated[int, Meta(ge=0, le=100)]], SECRET]


class Bribe(Act, frozen=True):
    """A bribe: a secret sum on a cell. The player's older bribe there is lost (S8)."""

    veil: ClassVar[str] = "note"
    cell: Annotated[Cell, SECRET]
    sum: Annotated[Dollars, SECRET]


class SetUp(Act, frozen=True):
    """A special move: a secret tick on a cell. The others cannot tell it from a bribe (S32). `to`:
    where it leads the Papers by a standing order."""

    veil: ClassVar[str] = "note"
    cell: Annotated[Cell, SECRET]
    to: Annotated[Place | None, SECRET] = None


class Move(Act, frozen=True):
    """Announce a move of the Papers. `join`: bid for them if challenged (S12)."""

    to: Place
    join: Annotated[bool, SECRET] = False


class ForcedMarch(Act, frozen=True):
    """A special move: the first of two steps; each departure may be challenged (S30)."""

    to: Place
    join: Annotated[bool, SECRET] = False


class MarchOn(Act, frozen=True):
    """The next step of a march."""

    to: Place
    join: Annotated[bool, SECRET] = False


class Halt(Act, frozen=True):
    """Stop a march early."""


class SecretPaths(Act, frozen=True):
    """A special move: jump over one cell (S31)."""

    to: Place
    join: Annotated[bool, SECRET] = False


class Saboteurs(Act, frozen=True):
    """A special move: all bribes on a cell burn (S28)."""

    cell: Cell


class SafeHouse(Act, frozen=True):
    """A special move: others' bribes on a cell return to their owners (S29)."""

    cell: Cell


class House(Act, frozen=True):
    """A special move of the organiser's own (S38): its name, the cell it names, its first step."""

    name: str
    cell: Cell | None = None
    to: Place | None = None
    join: Annotated[bool, SECRET] = False


class Answer(Act, frozen=True):
    """The answer to an announced move: challenge it, join if another does, or pass (S12)."""

    say: Annotated[Literal["challenge", "join", "pass"], SECRET]


class Bid(Act, frozen=True):
    """A call in the bidding: 1…bribe, with `bluff` dollars openly added to the bribe (S14, S35)."""

    sum: Annotated[Dollars, SECRET]
    bluff: Annotated[Annotated[int, Meta(ge=0, le=50)], SECRET] = 0


class Fold(Act, frozen=True):
    """Give up in an ascending bidding (option `bidding: ascending`)."""


class Steer(Act, frozen=True):
    """The winner of a bidding moves the Papers (S19)."""

    to: Place


class PrearrangeAnswers(Act, frozen=True):
    """A standing order: every announced move is answered with `say` where the player has a bribe,
    and with a pass elsewhere; `ask`: no longer. At any time, and nobody else notices (S11)."""

    unseen: ClassVar[bool] = True
    say: Annotated[Literal["ask", "pass", "join", "challenge"], SECRET]


class PrearrangeBids(Act, frozen=True):
    """A standing order: bid up to `most` in every bidding; None: no longer (S14)."""

    unseen: ClassVar[bool] = True
    most: Annotated[Dollars | None, SECRET] = None


class PrearrangeSetUps(Act, frozen=True):
    """A standing order: every set-up springs that has a way prearranged (`spring`), or none does
    (`pass`); `ask`: no longer (S34)."""

    unseen: ClassVar[bool] = True
    say: Annotated[Literal["ask", "pass", "spring"], SECRET]


class PrearrangeWay(Act, frozen=True):
    """Where the player's set-up on a cell leads the Papers by an order; None: nowhere (S34)."""

    unseen: ClassVar[bool] = True
    cell: Annotated[Cell, SECRET]
    to: Annotated[Place | None, SECRET] = None


class Spring(Act, frozen=True):
    """When the Papers have stopped: trigger the set-up here, or (`to` left out) not now (S34)."""

    to: Annotated[Place | None, SECRET] = None


EspionageAct = (
    TakeCity
    | Buy
    | Bribe
    | SetUp
    | Move
    | ForcedMarch
    | MarchOn
    | Halt
    | SecretPaths
    | Saboteurs
    | SafeHouse
    | House
    | Answer
    | Bid
    | Fold
    | Steer
    | Spring
    | PrearrangeAnswers
    | PrearrangeBids
    | PrearrangeSetUps
    | PrearrangeWay
)
