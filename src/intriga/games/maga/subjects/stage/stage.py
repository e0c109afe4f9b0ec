"""A technical stage that is being resolved: what its steps hand on to each other."""

from typing import Any

from msgspec import Struct

from intriga.games.maga.data import contest
from intriga.games.maga.data.contest import share
from intriga.games.maga.data.lines import Land
from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import LineOutcome, Post, Reported, State, Team, Territory
from intriga.games.maga.subjects.names import named, seat_of, titled
from intriga.games.maga.subjects.stage.action import Action
from intriga.games.maga.subjects.stage.job import Acting, AnyJob, Status
from intriga.games.maga.subjects.stage.queue import Queue
from intriga.kernel import PUBLIC, Param, Step, msg


class Helper(Struct):
    """A role that helps another. `ordered`: by whoever has recruited it; `rewarded`: its level has
    risen for it (R-HELP)."""

    land: Land
    role: Role
    ordered: bool = False
    rewarded: bool = False


class Protection(Struct):
    """What an FSB director gives: `pool` in parts of a level, `shares`: role → tenths of it.
    `ordered`: by whoever has recruited the director; `rewarded`: a protected role was targeted
    (R-I8)."""

    pool: int
    shares: dict[Role, int]
    ordered: bool = False
    rewarded: bool = False


class Stake(Struct, frozen=True):
    """A bet that was taken. `level`: in parts (R-X1)."""

    job: AnyJob
    number: int
    stake: int
    level: int


class Stage:
    """The position, the step of the record, and what has come of the stage so far.

    `slots`: roles whose ordinary action is used (item 18); `once`: actions that a role may do once
    and has; `fallen`: roles that were killed or fired in this stage; `levels`: of all roles as the
    stage began (R-ORD2); `revolting`: territories in revolt as it began; `upsets`: who has had
    the level of item 21 for which action (R-T4); `watched`: who has watched which role;
    `checked`: whether the last check of a territory found anybody recruited; `helped`: helpers
    whose level has risen for their help.
    """

    def __init__(self, state: State, step: Step) -> None:
        self.state = state
        self.step = step
        self.jobs: list[AnyJob] = []
        self.queue = Queue(sabotage_first=state.options.sabotage_first)
        self.slots: set[Acting] = set()
        self.once: set[tuple[Acting, str]] = set()
        self.helps: dict[Acting, list[Helper]] = {}
        self.protections: dict[Land, Protection] = {}
        self.stakes: list[Stake] = []
        self.fallen: set[Acting] = set()
        self.levels: dict[Acting, int] = {}
        self.revolting: set[Land] = set()
        self.upsets: set[tuple[Acting, str]] = set()
        self.moved: set[tuple[Land, str]] = set()
        self.watched: list[tuple[Land, Land, Role]] = []
        self.checked: dict[Land, bool] = {}
        self.disrupted: set[Acting] = set()
        self.helped: set[Acting] = set()
        self.at = "1"

    # ── looking ─────────────────────────────────────────────────────────────────────────

    def territory(self, land: Land) -> Territory:
        """A territory."""
        return self.state.territories[land]

    def post(self, land: Land, role: Role) -> Post:
        """A role of a territory."""
        return self.state.territories[land].roles[role]

    def team(self, land: Land) -> Team:
        """Who commands a territory."""
        return self.state.territories[land].team

    def same_owner(self, one: Land, other: Land) -> bool:
        """Whether two territories belong to one federation."""
        return self.team(one) == self.team(other)

    def role_of(self, land: Land, number: int) -> Role:
        """The role that has this number."""
        roles = self.territory(land).roles
        return next(role for role, post in roles.items() if post.number == number)

    # ── drawing and writing ─────────────────────────────────────────────────────────────

    def below(self, n: int, why: str) -> int:
        """A random number from 0 to n - 1."""
        return self.step.randbelow(n, why)

    def note(self, _text: str, **params: Param) -> None:
        """A line of the resolution log."""
        self.step.note(f"maga-log-{_text}", self.state.turn, self.at, **params)

    def tell(self, land: Land, text: str, /, **params: Param) -> None:
        """Tell the team that commands a territory."""
        people = tuple(self.state.people(self.team(land)))
        self.step.emit(f"maga-{text}", people, land=seat_of(land), **params)

    def publish(self, text: str, /, **params: Param) -> None:
        """Tell everybody."""
        self.step.emit(f"maga-{text}", PUBLIC, **params)

    def learn(self, land: Land, role: Acting) -> None:
        """A territory knows from now on which role of another has which number."""
        titles = self.territory(land).titles.setdefault(role[0], {})
        titles[self.post(*role).number] = role[1]

    # ── money, mood, levels ─────────────────────────────────────────────────────────────

    def pay(self, job: AnyJob, money: int) -> bool:
        """Charge whose role does a line, if they have as much."""
        territory = self.territory(job.land)
        if money > 0 and territory.treasury < money:
            return False
        territory.treasury -= money
        job.paid = money
        return True

    def please(self, land: Land, points: int) -> None:
        """Change the mood, between 0 and 100 (R-START mood)."""
        territory = self.territory(land)
        territory.mood = max(0, min(100, territory.mood + points))

    def rise(self, land: Land, role: Role) -> None:
        """A level more."""
        self.post(land, role).level += 1
        self.note("level", role=named(role), land=seat_of(land), level=self.post(land, role).level)

    def reward(self, job: AnyJob) -> None:
        """The performer's level rises, and so do those of the helpers that its action admits."""
        self.rise(*job.actor)
        self.reward_helpers(job.actor, job.action)

    def reward_helpers(self, helped: Acting, action: Action[Any]) -> None:
        """Item 62: once for each help order, and a role helps once in a stage."""
        for helper in self.helpers(helped, action.help):
            if not helper.rewarded:
                helper.rewarded = True
                self.helped.add((helper.land, helper.role))
                self.rise(helper.land, helper.role)

    # ── sums ────────────────────────────────────────────────────────────────────────────

    def helpers(self, helped: Acting, whose: str) -> list[Helper]:
        """Who helps a role, of those that an action admits: `any`, `own` or `none`."""
        mine = self.helps.get(helped, [])
        if whose == "own":
            return [one for one in mine if one.land == helped[0]]
        return mine if whose == "any" else []

    def shares(self, helped: Acting, whose: str, *, contest: bool = True) -> int:
        """What they add, in parts of a level: in a contest, or elsewhere (`contest.share`)."""
        return sum(
            share(one.role, self.post(one.land, one.role).level, contest=contest)
            for one in self.helpers(helped, whose)
        )

    def strength(self, who: Acting, whose: str) -> int:
        """What a side of a contest counts with its helpers, in parts of a level."""
        return contest.own(who[1], self.post(*who).level) + self.shares(who, whose)

    def protection(self, land: Land, role: Role) -> int:
        """What the FSB adds to a role against foreign intelligence (R-I8)."""
        given = self.protections.get(land)
        return 0 if given is None else given.pool * given.shares.get(role, 0) // 10

    # ── contests ────────────────────────────────────────────────────────────────────────

    def beats(self, job: AnyJob, defender: Acting, *, attack: int = 0, defence: int = 0) -> bool:
        """The contest of an action with a role, each side with the helpers that the action admits,
        and with what else it has."""
        theirs = "none" if job.action.help == "none" else "any"
        attack += self.strength(job.actor, job.action.help)
        return self.against(job, attack, defence + self.strength(defender, theirs), defender)

    def against(self, job: AnyJob, attack: int, defence: int, *defenders: Acting) -> bool:
        """A contest of this action with these defenders, at the given sums. The defenders learn of
        a much weaker attacker (item 20); who held against a stronger one rises (item 21)."""
        result = self.draw(attack, defence)
        self.note(
            "contest",
            action=titled(job.action.id),
            land=seat_of(job.land),
            target=seat_of(defenders[0][0]),
            role=named(defenders[0][1]),
            attack=written(attack),
            defence=written(defence),
            won=msg("maga-log-won" if result.won else "maga-log-lost"),
        )
        if result.seen:
            land, role = defenders[0]
            self.tell(
                land,
                "detected",
                attacker=seat_of(job.land),
                action=titled(job.action.id),
                role=named(role),
            )
        if result.upset:
            for defender in defenders:
                self.upset(defender, f"line {job.listed}.{job.places[0]}")
        return result.won

    def upset(self, defender: Acting, action: str) -> None:
        """Item 21, once for each action of an opponent (R-T4)."""
        if (defender, action) not in self.upsets:
            self.upsets.add((defender, action))
            self.rise(*defender)

    def draw(self, attack: int, defence: int) -> contest.Contest:
        """A contest of two sums."""
        numbers = contest.sides(attack, defence)
        if numbers is None:
            return contest.lost_outright(attack, defence)
        return contest.drawn(attack, defence, self.below(numbers, contest.CONTEST))

    # ── reports ─────────────────────────────────────────────────────────────────────────

    def report(self, job: AnyJob, outcome: LineOutcome, why: str = "") -> None:
        """What became of a line: for the list it stands in."""
        job.status = Status.DONE if outcome is not LineOutcome.CANCELLED else job.status
        for place, line in zip(job.places, job.rows, strict=True):
            self.state.reports[job.listed][place] = Reported(line, outcome, why)
        params: dict[str, Param] = {
            "action": titled(job.action.id),
            "land": seat_of(job.land),
            "role": named(job.acting),
        }
        if why:
            params["why"] = msg(f"maga-why-{why}")
        if outcome in (LineOutcome.DONE, LineOutcome.FAILED):
            params["paid"] = job.paid
        self.note(f"{outcome}", **params)


def written(parts: int) -> str:
    """A sum of levels as it is written."""
    whole, rest = divmod(parts, contest.PARTS)
    return f"{whole}" if not rest else f"{parts / contest.PARTS:g}"


def halved(level: int) -> int:
    """Half of a level, rounded up, at least 1 (R-T10)."""
    return max(1, -(-level // 2))
