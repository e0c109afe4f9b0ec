"""The position: the town's people, its clans and posts, the night's plans and the day's votes.

What belongs to one person lies with the person (`people`); the shop, offers of money and
organisations lie in `trade`. A number that somebody sees counts only what they know of: the
things of each person are numbered for themselves. People are seats.
"""

from enum import StrEnum

from msgspec import Struct, field

from intriga.games.mafia.options import Options
from intriga.games.mafia.state.annals import Award, Issue, Standing, Story
from intriga.games.mafia.state.events import Today
from intriga.games.mafia.state.guild import Guild
from intriga.games.mafia.state.people import Clan, Number, Person, Role, Tick
from intriga.games.mafia.state.plans import Cast, Effect, EffectKind, Plan
from intriga.games.mafia.state.posts import Crypt, Gang, Watch
from intriga.games.mafia.state.trade import Trade
from intriga.kernel import Seat


class Phase(StrEnum):
    """What the match is in: professions are chosen, then nights and days follow each other."""

    OPENING = "opening"
    NIGHT = "night"
    DAY = "day"
    OVER = "over"


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
