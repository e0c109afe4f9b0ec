"""What a bot thinks with: what it sees, may do, remembers and suspects."""

from collections.abc import Callable, Iterable
from functools import cached_property
from math import exp
from random import Random

from intriga.games.mafia.bot.memory import Memory
from intriga.games.mafia.bot.nature import Nature
from intriga.games.mafia.bot.suspicion import CLANS, HONEST, scores
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.kernel import OfferMenu, Plain, Seat

__all__ = ["CLANS", "HONEST", "Habit", "Mind", "Plain"]


class Mind:
    """One moment of one bot."""

    def __init__(
        self, view: View, me: Me, menu: OfferMenu, memory: Memory, *, nature: Nature, rng: Random
    ) -> None:
        self.view = view
        self.me = me
        self.menu = menu
        self.memory = memory
        self.nature = nature
        self.rng = rng

    # Who is who.

    @property
    def by_day(self) -> bool:
        return self.view.phase is Phase.DAY

    @property
    def lives(self) -> bool:
        """Whether it is alive itself."""
        return self.view.people[self.me.seat].lives

    @property
    def bandit(self) -> bool:
        """Whether it plays for its clan; a recruited commissar does not."""
        return self.me.role in CLANS

    @property
    def honest(self) -> bool:
        return self.me.role in HONEST

    @cached_property
    def mates(self) -> frozenset[Seat]:
        """Its clan, living and dead, and itself."""
        family = self.view.family
        mates = () if family is None else (seat for _, seat in family.members)
        return frozenset((*mates, self.me.seat))

    @cached_property
    def others(self) -> list[Seat]:
        """Everybody else who is alive, by seat."""
        people = enumerate(self.view.people)
        return [who for who, one in people if one.lives and who != self.me.seat]

    @cached_property
    def strangers(self) -> list[Seat]:
        """Everybody alive but its clan."""
        return [who for who in self.others if who not in self.mates]

    def role_of(self, who: Seat) -> str:
        """The published role of somebody; a dead person's, or of one who lives again."""
        return self.view.people[who].role

    def dead(self, roles: Iterable[str]) -> list[Seat]:
        """The dead of these roles."""
        wanted = tuple(roles)
        people = enumerate(self.view.people)
        return [who for who, one in people if not one.lives and one.role in wanted]

    def left(self, role: str) -> int:
        """How many of a role or a clan should be alive, by what was published; recruits apart."""
        begun = self.view.roles.get("clan" if role in CLANS else role, 0)
        return max(0, begun - len(self.dead((role,))))

    @property
    def honest_left(self) -> int:
        """How many of the honest should be alive."""
        return sum(self.left(role) for role in HONEST)

    # Whom it suspects.

    @cached_property
    def scores(self) -> dict[Seat, dict[str, float]]:
        """What speaks for each clan, by what everybody can know."""
        return {who: dict(one) for who, one in scores(self.view, self.memory).items()}

    def looks_like(self, who: Seat, clan: str) -> float:
        """How much somebody looks like one of this clan; about 1 without any sign."""
        if who in self.memory.enemies and clan != self.me.clan:
            return 20.0
        return exp(self.scores[who][clan])

    def fishy(self, who: Seat) -> float:
        """How suspicious somebody looks to everybody; about 0 without any sign."""
        return sum(exp(self.scores[who][clan]) for clan in CLANS) / len(CLANS) - 1

    @cached_property
    def suspicion(self) -> dict[Seat, float]:
        """How much each of the living others looks like a bandit; about 0 without any sign."""
        return {who: self._suspects(who) for who in self.others}

    def _suspects(self, who: Seat) -> float:
        if self.trusts(who):
            return -5.0
        clans = [clan for clan in CLANS if self.left(clan) and clan != self.me.clan]
        if not clans:
            return self.nature.feels(who)
        share = sum(self.left(clan) * self.looks_like(who, clan) for clan in clans)
        return share / sum(self.left(clan) for clan in clans) - 1 + self.nature.feels(who)

    def trusts(self, who: Seat) -> bool:
        """Whether it knows somebody to be no bandit."""
        memory, office = self.memory, self.view.office
        checked = who in memory.misses and memory.misses[who] >= memory.joined
        sergeant = office is not None and office.sergeant == who
        known = self.role_of(who) in HONEST and not memory.joined
        return checked or sergeant or known or who == memory.necromancer

    def most_suspicious(self, among: Iterable[Seat]) -> Seat | None:
        """Of these, whom it suspects most."""
        return max(among, key=lambda who: (self.suspicion.get(who, -9.0), who), default=None)

    # Chance.

    def chance(self, share: float) -> bool:
        """True in so many of all cases."""
        return self.rng.random() < share

    def any_of(self, seats: Iterable[Seat]) -> Seat | None:
        """One of these people."""
        some = sorted(seats)
        return self.rng.choice(some) if some else None


Habit = Callable[[Mind], Plain | None]
"""What a bot does in some situation: an act as plain data, or None."""
