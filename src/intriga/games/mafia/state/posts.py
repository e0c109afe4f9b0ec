"""What clans, the commissar and the necromancer have beside what is their own."""

from typing import Literal

from msgspec import Struct

from intriga.games.mafia.state.people import Number, Tick
from intriga.kernel import Seat


class Invitation(Struct, omit_defaults=True):
    """An offer to join a clan (item 31). `by`: who sent it, named to the candidate if `signed`.
    `share`: the exp that the candidate is to pay of the 21; `pays`: what members have said that
    they pay. `answer`: None while there is none."""

    whom: Seat
    by: Seat
    signed: bool = False
    share: int = 0
    pays: dict[Seat, int] = {}
    answer: bool | None = None


class Gang(Struct, omit_defaults=True):
    """A clan. `size`: its members at the start. `roster`: its living at nightfall by number, of
    whom one goes out (M23). `knows_clan`, `knows_assassin`: from a shot (M22). `recruited`: it has
    had its recruit; `invitation`: an open one; `refused`: who has refused today. `united`: wiped
    out, it has used its one order (item 23b). `quit`: declared destroyed as its last member
    returned to the post of commissar (item 34). `joined`: the tick at which its recruit joined."""

    size: int
    roster: list[Seat] = []
    knows_clan: bool = False
    knows_assassin: bool = False
    recruited: bool = False
    joined: Tick = 0
    invitation: Invitation | None = None
    refused: list[Seat] = []
    united: bool = False
    quit: bool = False


class Checked(Struct, omit_defaults=True):
    """How often commissars have checked a citizen, and how many reinforcements had been announced
    at the last time (item 33, M19)."""

    times: int = 0
    reinforcements: int = 0


class Watch(Struct, omit_defaults=True):
    """The commissar's post, whoever holds it.

    `sergeant`: who it is; that there has been one since the last commissar is `announced`, without
    a name (M25). `invited`: who was asked, until night falls, whether in the commissar's own name
    (`signed`), and whether they `agreed`. `named`: the commissar whom the sergeant knows, as it was
    they who asked so (item 36). `since`: when the post came to its holder; `silent`: their nights
    in a row without an order; `heir`: whom the host has named for it (M17). `must_choose`: the
    infiltrator, last of all bandits, who chooses a `side` until the end of the day `choose_by`; it
    works when the day or night ends (item 34, M15)."""

    sergeant: Seat | None = None
    announced: bool = False
    heir: Seat | None = None
    invited: Seat | None = None
    signed: bool = False
    named: Seat | None = None
    agreed: bool | None = None
    since: Tick = 0
    silent: int = 0
    checked: dict[Seat, Checked] = {}
    must_choose: Seat | None = None
    side: Literal["", "honest", "clan"] = ""
    choose_by: Tick = 0


class Pledge(Struct, frozen=True):
    """Mana given for the necromancer's shield (M28); it has left its donor."""

    by: Seat
    mana: int


class Rite(Struct, frozen=True, omit_defaults=True):
    """Somebody asks the necromancer to resurrect somebody, and has put the mana aside (item 13)."""

    number: Number
    by: Seat
    whom: Seat
    mana: int


class Crypt(Struct, omit_defaults=True):
    """What belongs to the necromancer's craft. `asked`: the number of the last
    rite, which the necromancer alone sees. `attacked`: a clan has attacked the ready shield, so
    the next attack is not the first of the game. `unveiled`: a necromancer who resurrected in
    public, whom no commissar may check (item 33)."""

    pledges: list[Pledge] = []
    rites: list[Rite] = []
    asked: int = 0
    attacked: bool = False
    unveiled: Seat | None = None
