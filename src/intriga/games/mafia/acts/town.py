"""The opening, and the necromancer's craft (items 12–19)."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.games.mafia.tables.things import Profession
from intriga.kernel import SECRET, Act, Seat

Mana = Annotated[int, Meta(ge=1, le=9999)]
Kind = Annotated[str, Meta(max_length=30)]
Number = Annotated[int, Meta(ge=1)]


class ChooseProfession(Act, frozen=True):
    """A profession, or none (M2); a mage may specialise at once."""

    profession: Annotated[Profession | None, SECRET] = None
    speciality: Annotated[Kind, SECRET] = ""


class Specialise(Act, frozen=True):
    """A mage who has no speciality yet takes one: any scroll but Armageddon (item 45)."""

    unseen: ClassVar[bool] = True
    scroll: Annotated[Kind, SECRET]


class PledgeMana(Act, frozen=True):
    """Give mana for the necromancer's shield, whoever the necromancer is (item 14)."""

    unseen: ClassVar[bool] = True
    mana: Annotated[Mana, SECRET]


class TakeBackMana(Act, frozen=True):
    """Take back all that is pledged and not spent (M28)."""

    unseen: ClassVar[bool] = True


class AskRite(Act, frozen=True):
    """Ask the necromancer to resurrect somebody, and put 50 mana aside (item 13, M27)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]


class AnswerRite(Act, frozen=True):
    """The necromancer resurrects whom somebody asks for, in public or not, or declines."""

    unseen: ClassVar[bool] = True
    rite: Annotated[Number, SECRET]
    answer: Annotated[Literal["secretly", "publicly", "no"], SECRET]


class Resurrect(Act, frozen=True):
    """The necromancer resurrects somebody for 25 mana of their own (M27)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    publicly: Annotated[bool, SECRET] = False


class Subjugate(Act, frozen=True):
    """Take the vote of a dead person who has not voted: 10 mana (item 19). `whom`: against whom;
    None: it is kept to be used later in the day."""

    unseen: ClassVar[bool] = True
    soul: Annotated[Seat, SECRET]
    whom: Annotated[Seat | None, SECRET] = None


class UseSoul(Act, frozen=True):
    """Cast a vote that was taken and kept (item 19)."""

    unseen: ClassVar[bool] = True
    soul: Annotated[Seat, SECRET]
    whom: Annotated[Seat, SECRET]


class Reanimate(Act, frozen=True):
    """A dead person counts as living until nightfall: 19 mana (item 19)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]


Town = (
    ChooseProfession
    | Specialise
    | PledgeMana
    | TakeBackMana
    | AskRite
    | AnswerRite
    | Resurrect
    | Subjugate
    | UseSoul
    | Reanimate
)
