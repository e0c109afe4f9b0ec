"""What anybody may order for a night, by day or in the night itself, and that they sleep."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from intriga.kernel import SECRET, Act, Seat

Kind = Annotated[str, Meta(max_length=30)]
Number = Annotated[int, Meta(ge=1)]
Visit = Literal[1, 2, 3]


class Sleep(Act, frozen=True):
    """Nobody need wait for me in this night."""


class Ready(Act, frozen=True):
    """Wear armour or a weapon, arm a trap or the stiletto, or put it away again (T3, item 49)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    ready: Annotated[bool, SECRET] = True


class UseThing(Act, frozen=True):
    """Use a thing at once: a speech, the lucky coin, the cunning contract, the spy net. `whom`: the
    people it is for (two for the speech of an advocate, six for the net)."""

    unseen: ClassVar[bool] = True
    thing: Annotated[Number, SECRET]
    whom: Annotated[tuple[Seat, ...], Meta(max_length=6), SECRET] = ()


class CastSpell(Act, frozen=True):
    """A spell of a profession, or a mage's scroll; at most one a day (M30). `making`: the kind of
    thing that a merchant makes."""

    unseen: ClassVar[bool] = True
    spell: Annotated[Kind, SECRET]
    whom: Annotated[Seat | None, SECRET] = None
    making: Annotated[Kind, SECRET] = ""


class GuardHouse(Act, frozen=True):
    """A knight guards somebody tonight; None: nobody (M41)."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat | None, SECRET] = None


class Burgle(Act, frozen=True):
    """A thief visits a house tonight, to steal or to spy (item 46). `visit`: the first, or with
    potions the second or third of the night. `wanted`: a kind of thing that the thief has seen
    there; empty: chance decides."""

    unseen: ClassVar[bool] = True
    whom: Annotated[Seat, SECRET]
    spy: Annotated[bool, SECRET] = False
    wanted: Annotated[Kind, SECRET] = ""
    visit: Annotated[Visit, SECRET] = 1


class RobShop(Act, frozen=True):
    """A thief steals from the shop tonight (item 46). `wanted`, `visit`: as in `Burgle`."""

    unseen: ClassVar[bool] = True
    wanted: Annotated[Kind, SECRET] = ""
    visit: Annotated[Visit, SECRET] = 1


class StayHome(Act, frozen=True):
    """A thief stays at home, or in hiding (item 46)."""

    unseen: ClassVar[bool] = True
    hide: Annotated[bool, SECRET] = False


class StockLoot(Act, frozen=True):
    """A merchant who is the assassin puts the things of tonight's victims into the shop (item 47),
    or lets them be."""

    unseen: ClassVar[bool] = True
    stock: Annotated[bool, SECRET] = True


class DrinkPotions(Act, frozen=True):
    """How many speed potions are drunk for this night (item 50)."""

    unseen: ClassVar[bool] = True
    potions: Annotated[Literal[0, 1, 2], SECRET]


Visits = Burgle | RobShop | StayHome
Night = Sleep | Ready | UseThing | CastSpell | GuardHouse | Visits | StockLoot | DrinkPotions
