"""What a viewer may know: the town, which everybody sees; one's own house, clan and post.

`viewing` makes it. After the end everybody sees everything, night by night.
"""

from msgspec import Struct, field

from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.annals import Award, Standing, Story
from intriga.games.mafia.state.events import Contribute
from intriga.games.mafia.state.guild import Customer, Gathering, Job, Order
from intriga.games.mafia.state.people import Item, Number, Tick
from intriga.games.mafia.state.plans import Aim, Cast, Effect, Plan
from intriga.games.mafia.state.posts import Pledge, Rite
from intriga.games.mafia.state.trade import (
    BookLine,
    Gift,
    Loot,
    Peek,
    Purchase,
    Service,
    ServiceOrder,
    Shop,
    Statement,
)
from intriga.kernel import Document, Seat


class Citizen(Struct, omit_defaults=True):
    """A person as everybody knows them. `role` and `profession`: published at their death, also of
    somebody who lives again; a dead thief's profession only after a day. `absent`: has missed two
    days without notice (M49)."""

    lives: bool
    reanimated: bool = False
    role: str = ""
    clan: str = ""
    profession: str = ""
    died: Tick = 0
    absent: bool = False


class Tallied(Struct, omit_defaults=True):
    """Votes against somebody as everybody can count them, in halves of a vote."""

    whom: Seat
    halves: int


class Spoken(Struct, frozen=True):
    """A vote as everybody heard it: whose hand cast it is not public. `at`: when, in milliseconds
    since the epoch."""

    by: Seat
    against: Seat
    at: int


class Paper(Struct, frozen=True, omit_defaults=True):
    """A morning paper. `words`: what the host has written in the place of its stories."""

    night: int
    stories: list[Story]
    words: str = ""


class OwnOrder(Struct, frozen=True):
    """An order to the assassin for which somebody pays `exp`. Its number is the assassin's."""

    job: str
    victim: Seat
    price: int
    exp: int


class Me(Struct, omit_defaults=True):
    """What one person knows of themselves. `free_exp`: what no bid holds. `spell`: they may still
    cast one today (M30). `orders`: their own to the assassin; `rites`: whom they want to be
    resurrected; `pledged`: their mana in the shield; `invited`: the clans that ask them today.
    `effects`: magic that works on them, by whomever; `muted`: their votes do not count today;
    `extra`: votes that speeches and spells have added to theirs today; `away`: the last day
    for which they have given notice."""

    seat: Seat
    role: str
    clan: str = ""
    number: int = 0
    profession: str = ""
    speciality: str = ""
    coins: int = 0
    exp: int = 0
    free_exp: int = 0
    mana: int = 0
    things: list[Item] = []
    spell: bool = True
    plan: Plan | None = None
    casts: list[Cast] = []
    orders: list[OwnOrder] = []
    rites: list[Seat] = []
    pledged: int = 0
    sergeant: bool = False
    invited: list[str] = []
    asked_sergeant: bool = False
    may_choose_side: bool = False
    awards: list[Award] = []
    effects: list[Effect] = []
    muted: bool = False
    extra: int = 0
    away: int = 0


class Family(Struct, omit_defaults=True):
    """A clan as its members know it. `members`: (number, seat), the dead too; `duty`: who goes out
    tonight, with so many `arrows` and `potions`; `orders`: seat → what they want (the last of the
    living counts); `execute`: the recruit who is to die, which a recruit does not see; `invited`:
    the candidate of today."""

    clan: str
    members: list[tuple[int, Seat]]
    duty: Seat | None = None
    orders: dict[Seat, tuple[Aim, ...]] = {}
    execute: Seat | None = None
    arrows: int = 0
    potions: int = 0
    knows_clan: bool = False
    knows_assassin: bool = False
    recruited: bool = False
    invited: Seat | None = None


class Office(Struct, omit_defaults=True):
    """The commissar's post as its holder knows it. `checked`: seat → how often (also by earlier
    holders, M19); `again`: whom of them they may check again now. `sergeant`: their sergeant."""

    checked: dict[Seat, int] = {}
    again: list[Seat] = []
    sergeant: Seat | None = None
    invited: Seat | None = None


class Vault(Struct, omit_defaults=True):
    """What the necromancer sees of the shield: pledged mana without names, and who asks for
    whom."""

    pledged: int = 0
    ready: bool = False
    rites: list[Rite] = []


class Asked(Struct, frozen=True, omit_defaults=True):
    """An order as the assassin reads it (item 22). `by`: the customer, of a clan the one who is
    named; of a union of the dead nobody. `clan`: of a wiped-out one."""

    number: Number
    job: Job
    customer: Customer
    victim: Seat
    price: int
    by: Seat | None = None
    clan: str = ""


class Told(Struct, frozen=True):
    """An order that was executed, of which the dead assassin may tell."""

    tick: Tick
    order: Asked


class Desk(Struct, omit_defaults=True):
    """The assassin's orders of today, and what the dead assassin may tell of."""

    orders: list[Asked] = []
    tellable: list[Told] = []


class Shelf(Struct, omit_defaults=True):
    """Things of one kind in the shop: how many lie there and what one costs today, in coins."""

    kind: str
    count: int
    price: int


class OwnOffer(Struct, omit_defaults=True):
    """What somebody offers today for a thing of the shop at a price: `coins` are put aside, twice
    the price by the dead. `own`: the merchant's, who gets what nobody wants before noon."""

    kind: str
    price: int
    coins: int
    own: bool = False


class Collection(Struct, omit_defaults=True):
    """A collection for a thing (item 52), as those who may give to it see it: for whom, how much of
    `price` is there, and what the viewer gave."""

    to: str
    kind: str
    price: int
    given: int = 0
    mine: int = 0


class OwnGift(Struct, omit_defaults=True):
    """Coins offered by the viewer or to them, unanswered. A giver reads what left; a receiver not
    how much it is, before it has arrived (M45): `coins` is 0."""

    other: Seat
    coins: int = 0
    purchase: bool = False
    incoming: bool = False


class LootOffer(Struct, omit_defaults=True):
    """A stolen thing, offered to the merchant without its thief's name. `number`: for the merchant
    that of the offer, for the thief that of the thing."""

    number: Number
    kind: str
    price: int


class Market(Struct, omit_defaults=True):
    """The shop as one person sees it. `merchant`: it belongs to a living merchant, whom nobody
    knows; `closed`: no trade today; `noon`: half of the day is over, so the merchant may take what
    nobody has offered for (item 47); `offers`, `loot`, `gifts`, `collections`: what
    concerns the viewer, `loot` as its thief."""

    merchant: bool = False
    closed: bool = False
    noon: bool = False
    shelves: list[Shelf] = []
    offers: list[OwnOffer] = []
    loot: list[LootOffer] = []
    collections: list[Collection] = []
    gifts: list[OwnGift] = []


class Stall(Struct, omit_defaults=True):
    """The shop as the merchant knows it. `margins`: what is asked above the nominal price from the
    next day on; `discount`: of all nominal prices today, by a lucky coin that works up to and with
    the day `lucky`; `closes`: no trade on the next day; `cunning`: so many sales will be all the
    merchant's; `loot`: what thieves offer; `coming`: kinds that are for sale from the next day;
    `sales`, `robbed`: how often."""

    margins: dict[str, int] = {}
    discount: int = 0
    lucky: int = 0
    closes: bool = False
    cunning: int = 0
    loot: list[LootOffer] = []
    coming: list[str] = []
    sales: int = 0
    robbed: int = 0


class Books(Struct, omit_defaults=True):
    """What the head of an organisation knows of its fund."""

    fund: int
    entries: list[BookLine] = []
    orders: list[ServiceOrder] = []


class Company(Struct, omit_defaults=True):
    """A public organisation (item 53). Everybody reads who is in it, its charter, what it does for
    outsiders, on which days its head has reported, and which they `missed`.

    `mine`: the viewer is a member; only they read `statements`. `books`: the fund with all that it
    received and paid, and the services that outsiders wait for, for its head. `ordered`: the
    service for which the viewer has put coins aside."""

    number: Number
    name: str
    head: Seat
    charter: Document
    condition: str
    goals: str
    founded: int
    services: tuple[Service, ...] = ()
    members: list[Seat] = []
    asking: list[Seat] = []
    reported: list[int] = []
    missed: list[int] = []
    mine: bool = False
    statements: list[Statement] = []
    books: Books | None = None
    ordered: Service | None = None


class Den(Struct, omit_defaults=True):
    """What a thief knows. `seen`: houses they have spied on → what was there then; `nets`: whom
    their spy nets watch (M39); `banned`: the last night on which they may not steal (M35)."""

    seen: dict[Seat, Peek] = {}
    nets: list[tuple[Seat, ...]] = []
    banned: int = 0


class Secret(Struct, omit_defaults=True):
    """Everything, for a referee and at the end. `voided`: whose awards do not count;
    `standings`: everybody's exp over time; `bribed`: who took a bribe; `bonus`: coins for the
    honest of the next match (M46)."""

    people: dict[Seat, Me]
    families: list[Family]
    pledges: list[Pledge] = []
    orders: list[Order] = []
    awards: list[Award] = []
    voided: list[Seat] = []
    standings: list[Standing] = []
    bribed: list[Seat] = []
    bonus: int = 0
    gifts: list[Gift] = []
    collections: list[Purchase] = []
    funds: dict[Number, Books] = {}
    shop: Shop | None = None
    loot: list[Loot] = []


class View(Struct, omit_defaults=True):
    """The town. `reinforcements`: how often a clan was reinforced; `destroyed`: clans declared so
    (item 34). `sergeant`: there is one. `me` and what follows: the viewer's own, else None."""

    phase: Phase
    turn: int
    people: list[Citizen]
    votes: list[Spoken] = []
    tally: list[Tallied] = []
    pool: list[Contribute] = []
    transfers: dict[Seat, Seat] = {}
    reinforcements: int = 0
    destroyed: list[str] = []
    sergeant: bool = False
    roles: dict[str, int] = {}
    papers: list[Paper] = []
    ending: str = ""
    winners: tuple[Seat, ...] = ()
    me: Me | None = None
    family: Family | None = None
    office: Office | None = None
    vault: Vault | None = None
    desk: Desk | None = None
    gatherings: list[Gathering] = []
    market: Market = field(default_factory=Market)
    stall: Stall | None = None
    companies: list[Company] = []
    den: Den | None = None
    secret: Secret | None = None
