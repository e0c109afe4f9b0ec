"""The position: the town's people, its clans and posts, the night's plans and the day's votes.

What belongs to one person lies with the person (`people`); the shop, offers of money and
organisations lie in `trade`. A number that somebody sees counts only what they know of: the
things of each person are numbered for themselves. People are seats.
"""

from enum import StrEnum
from typing import Literal

from msgspec import Struct, field

from intriga.games.mafia.day.events import Event
from intriga.games.mafia.night.contracts import Customer, Job, Order
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.options import Options
from intriga.games.mafia.people import Number, Person, Role, Tick
from intriga.games.mafia.trade import Trade
from intriga.kernel import Message, Seat


class Phase(StrEnum):
    """What the match is in: professions are chosen, then nights and days follow each other."""

    OPENING = "opening"
    NIGHT = "night"
    DAY = "day"
    OVER = "over"


# ── the night ───────────────────────────────────────────────────────────────────────────


class Aim(Struct, frozen=True, omit_defaults=True):
    """One shot: `lethal`: "to kill" (item 30); `arrow`: with a poisoned arrow."""

    whom: Seat
    lethal: bool = False
    arrow: bool = False


class Raid(Struct, frozen=True, omit_defaults=True):
    """A thief's visit. `spy`: espionage instead of theft. `wanted`: the kind of thing they choose,
    if they have spied there or it is the shop; else chance decides. `shop`: the shop, whoever the
    merchant is; `whom` is then nobody."""

    whom: Seat | None
    spy: bool = False
    wanted: str = ""
    shop: bool = False


class Plan(Struct, omit_defaults=True):
    """What one person has ordered for this night; orders may be changed until it ends.

    `aims`: the shots of the clan, `checks`: those of the commissar; None: no order. An empty list
    lets the clan skip. `placed`: the order among the clan's orders, the last counts (M20).
    `execute`: the recruit whom the clan is to kill (item 32). `picks`: the orders that the assassin
    would rather carry out, by number; `refuses`: none of today's; `arrow`: with a poisoned arrow.
    `guards`: the house a knight guards. `raids`: a thief's visits in their order; `espionage`: its
    mana is paid for this night; `hides`: a thief stays in hiding. `potions`: of speed, drunk for
    this night. `stocks`: a merchant who is the assassin puts the victims' things into the shop.
    `readied`: they have put something on, or off."""

    aims: tuple[Aim, ...] | None = None
    checks: tuple[Aim, ...] | None = None
    placed: int = 0
    execute: Seat | None = None
    picks: tuple[Number, ...] = ()
    refuses: bool = False
    arrow: bool = False
    guards: Seat | None = None
    raids: tuple[Raid, ...] = ()
    espionage: bool = False
    hides: bool = False
    potions: int = 0
    stocks: bool = False
    readied: bool = False


class Cast(Struct, frozen=True, omit_defaults=True):
    """A spell that was paid for and works at N1 or N2. `spell`: an id of `tables.things`, a scroll
    or a spell; `thing`: the kind that a merchant makes."""

    by: Seat
    spell: str
    whom: Seat | None = None
    thing: str = ""


EffectKind = Literal[
    "silence", "antimagic", "ward", "mirror", "protection", "vigilance", "madness", "advocate"
]
"""Ids of things and spells: `ward` is Protection from magic, `protection` Magic protection."""


class Effect(Struct, frozen=True):
    """Something that works on a person, up to and with a tick."""

    kind: EffectKind
    seat: Seat
    until: Tick


# ── posts and clans ─────────────────────────────────────────────────────────────────────


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


# ── the day ─────────────────────────────────────────────────────────────────────────────


class Today(Struct, omit_defaults=True):
    """The votes of a day, as a log of what happened to them (`day.events`). `times`: place in the
    log → when somebody voted, in milliseconds since the epoch. `reanimated`: by the necromancer
    today, once each (M13). `risen`: who was resurrected today."""

    log: list[Event] = []
    times: dict[int, int] = {}
    reanimated: list[Seat] = []
    risen: list[Seat] = []


# ── the morning paper ───────────────────────────────────────────────────────────────────


class Story(Struct, frozen=True, omit_defaults=True):
    """Something that everybody was told, as the paper has it: `kind` is the id of the event
    without its beginning, `mafia-…`; `who`: about whom."""

    kind: str
    who: Seat | None = None


class Issue(Struct, frozen=True, omit_defaults=True):
    """The paper of the morning after a night: what was told since the last one, in order."""

    night: int
    stories: list[Story] = []


# ── the assassin ────────────────────────────────────────────────────────────────────────


class Gathering(Struct, omit_defaults=True):
    """Several who pay for an order together, until it costs enough to be one (items 22, 23): each
    gives their own share. `clan`: of a clan, living or wiped out. `job`: also the guard of one of a
    clan, who is the `victim` then."""

    customer: Customer
    victim: Seat
    clan: Clan | None = None
    shares: dict[Seat, int] = {}
    job: Job = Job.KILL

    @property
    def end(self) -> tuple[Customer, Clan | None, Job, Seat]:
        """Who collects what for: there is one gathering to each end."""
        return self.customer, self.clan, self.job, self.victim


class Done(Struct, frozen=True):
    """An order that was executed; the assassin may tell of it when all three are dead (item 26).
    `struck`: whether anybody came to the client of a guard."""

    tick: Tick
    order: Order
    assassin: Seat
    struck: bool = True


class Guild(Struct, omit_defaults=True):
    """Orders to the assassin. `orders`: of this day, with the exp that they hold, numbered as they
    were received, which the assassin alone sees; `received`: the last number;
    `honest_united`: the union of the dead honest has had its one order; `commissar_orders`:
    executed ones of dead commissars (item 23c); `told`: the numbers of those of
    which the dead assassin has told, and `half_told`, what of one told in part; `fees`: what each
    assassin has earned; `stripped`: who lost the role for blackmail (item 27)."""

    orders: list[Order] = []
    received: int = 0
    gatherings: list[Gathering] = []
    done: list[Done] = []
    honest_united: bool = False
    commissar_orders: int = 0
    told: list[int] = []
    half_told: dict[int, Literal["customer", "victim"]] = {}
    fees: dict[Seat, int] = {}
    complaints: list[Seat] = []
    stripped: list[Seat] = []


# ── the end ─────────────────────────────────────────────────────────────────────────────


class Award(Struct, frozen=True, omit_defaults=True):
    """Exp at the end of the match (item 43): the reason is `mafia-award-…`."""

    seat: Seat
    reason: str
    exp: int
    tick: Tick = 0


class Standing(Struct, frozen=True):
    """The exp of every seat when a night or a day was over, or before the first night."""

    tick: Tick
    exp: tuple[int, ...]


Named = dict[str, int | str | dict[str, int | str]]
"""A person (`seat(2)`), or a message whose parameters are people, words and numbers."""

LogParam = int | str | Named | list[Named]
"""What a parameter of the log can be: the position holds nothing untyped."""


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the referee's log: when, at which step of the night (`N0`…`N9`, `D0` by day), what
    happened and why: a text `mafia-log-…` with its parameters."""

    tick: Tick
    step: str
    text: str
    params: dict[str, LogParam] = {}

    @property
    def message(self) -> Message:
        """It as a text to be rendered."""
        return Message(self.text, self.params)


class State(Struct, omit_defaults=True):
    """A match. `turn`: the number of the night and the day after it, 0 in the opening. `edition`:
    the version of the rules under which it began (`editions`). `roles`: the role of each seat at
    the start. `asleep`: who need not be waited for (in the opening: who has chosen). `choices`: of
    professions in the opening. `placed`: numbers the orders of clans. `news`: stories for the next
    paper; `papers`: those that have come out; `rewritten`: night → what the host writes in its
    paper. `bonus`: coins for the honest of the next match (M46). `first_votes`: accused bandit →
    who cast the first counted vote of the match against them. `voided`: who gets no awards (M47).
    `standings`: everybody's exp over time, which is told after the end. `winners`, `ending`: how
    the match ended; `ending` is a text `mafia-ending-…`."""

    options: Options
    people: list[Person]
    phase: Phase = Phase.OPENING
    turn: int = 0
    edition: int = 1
    roles: list[Role] = []
    clans: dict[Clan, Gang] = {}
    asleep: list[Seat] = []
    choices: dict[Seat, tuple[str, str]] = {}
    plans: dict[Seat, Plan] = {}
    casts: list[Cast] = []
    effects: list[Effect] = []
    watch: Watch = field(default_factory=Watch)
    crypt: Crypt = field(default_factory=Crypt)
    guild: Guild = field(default_factory=Guild)
    today: Today = field(default_factory=Today)
    trade: Trade = field(default_factory=Trade)
    news: list[Story] = []
    papers: list[Issue] = []
    rewritten: dict[int, str] = {}
    reinforcements: int = 0
    placed: int = 0
    numbers: int = 0
    log: list[Line] = []
    awards: list[Award] = []
    standings: list[Standing] = []
    first_votes: dict[Seat, Seat] = {}
    voided: list[Seat] = []
    bonus: int = 0
    winners: tuple[Seat, ...] = ()
    ending: str = ""

    @property
    def tick(self) -> Tick:
        """This half of a day: night n is 2n, day n is 2n + 1."""
        return 2 * self.turn + (self.phase is Phase.DAY)

    @property
    def spell_day(self) -> int:
        """The day for M30: day n and the night after it are one."""
        return (self.tick + 1) // 2 - 1

    def number(self) -> Number:
        """A number for a thing of the shop, which nobody sees."""
        self.numbers += 1
        return self.numbers

    def plan(self, seat: Seat) -> Plan:
        """The plan of this seat, made if there is none."""
        return self.plans.setdefault(seat, Plan())

    def living(self) -> list[Seat]:
        """Everybody alive, by seat; the reanimated are dead."""
        return [seat for seat, person in enumerate(self.people) if person.lives]

    def walking(self) -> list[Seat]:
        """Everybody who counts as living today (M13), by seat."""
        return [seat for seat, person in enumerate(self.people) if person.walks]

    def members(self, clan: Clan, *, dead: bool = False) -> list[Seat]:
        """The living members of a clan in the order of their numbers; with `dead` all of them."""
        ours = [
            (person.number, seat)
            for seat, person in enumerate(self.people)
            if person.clan is clan and (dead or person.lives)
        ]
        return [seat for _, seat in sorted(ours)]

    def holder(self, role: Role) -> Seat | None:
        """Who lives with this role, of which there is at most one."""
        people = enumerate(self.people)
        return next((seat for seat, one in people if one.role is role and one.lives), None)

    def under(self, kind: EffectKind, seat: Seat) -> bool:
        """Whether such an effect works on somebody now."""
        return any(
            effect.kind == kind and effect.seat == seat and effect.until >= self.tick
            for effect in self.effects
        )
