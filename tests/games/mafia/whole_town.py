"""A random night twice: a position with plans, and the same in the words of `literal_night`.

Thieves and spells are left out of it, as long as the game's own pipeline does without them.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from intriga.games.mafia.night.contracts import Customer, Job, Order
from intriga.games.mafia.night.target import Clan
from intriga.games.mafia.people import Role
from intriga.games.mafia.rules import clans
from intriga.games.mafia.state import Aim, Effect, Pledge
from intriga.games.mafia.tables.things import Profession
from tests.games.mafia.literal_night import town as words
from tests.games.mafia.rules.town import Town

ARMOUR = ("plate", "helm", "mail", "shield")
WEAPONS = ("sword", "cursed", "axe")
ROLES = ("MYCAN" + "H" * 7, "MMYYCAN" + "H" * 5, "MMMYYYCAN" + "H" * 6, "MYC" + "H" * 6)


class Draws:
    """Numbers that follow from the reason and how often it came up: the same for both sides."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count: Counter[str] = Counter()

    def below(self, n: int, why: str) -> int:
        self.count[why] += 1
        return Random(f"{self.seed} {why} {self.count[why]}").randrange(n)

    def randbelow(self, entry: int, k: int, n: int, why: str) -> int:
        return self.below(n, why)


class Twice:
    """One night, for both sides: `town` for the game, `plain` and `orders` for the literal one."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(f"whole night {seed}")
        self.town = Town(rng.choice(ROLES), commissar_patience=5)
        self.state = self.town.state
        self.state.turn = rng.randint(1, 5)
        self.town.draws = Draws(f"night {seed}")  # type: ignore[assignment]
        self.seats = range(len(self.state.people))
        self.potions: dict[int, int] = {}
        for seat in self.seats:
            self._person(seat)
        self._dead()
        self._recruit()
        for gang in self.state.clans.values():
            gang.knows_clan, gang.knows_assassin = rng.random() < 0.3, rng.random() < 0.3
        self.state.crypt.attacked = rng.random() < 0.4
        clans.set_duty(self.state)
        self.plain = self._plain()
        self.orders = words.no_orders()
        self._shots()
        self._contracts()
        self._guards()
        self.orders["potions"] = self.potions

    def _chance(self, share: float) -> bool:
        return self.rng.random() < share

    def _person(self, seat: int) -> None:
        rng, person = self.rng, self.state.people[seat]
        person.exp, person.mana = rng.randint(0, 40), rng.randint(0, 70)
        person.bribed = self._chance(0.1) and person.role in (Role.HONEST, Role.NECROMANCER)
        if self._chance(0.35):
            person.profession = Profession.KNIGHT
            for kind in ARMOUR:
                if self._chance(0.3):
                    self.town.give(seat, kind, ready=True)
            if self._chance(0.4):
                self.town.give(seat, rng.choice(WEAPONS), ready=True)
        if self._chance(0.15):
            self.town.give(seat, "code", ready=True)
        for kind, share in (("protection", 0.08), ("madness", 0.15), ("antimagic", 0.05)):
            if self._chance(share):
                tick = self.state.tick
                self.state.effects.append(Effect(kind, seat, tick))  # type: ignore[arg-type]
        for _ in range(3):  # as many as anybody could want
            self.town.give(seat, "arrow", "potion")

    def _dead(self) -> None:
        count = self.rng.randint(0, 3)
        self.town.kill(*self.rng.sample([*self.seats], count))
        if self.state.holder(Role.NECROMANCER) is not None:
            for seat in self.rng.sample(self.state.living(), 2):
                mana = self.rng.randint(1, 30)
                self.state.crypt.pledges.append(Pledge(seat, mana))
        commissar = self.state.holder(Role.COMMISSAR)
        if commissar is not None:
            self.state.people[commissar].risen = int(self._chance(0.2))
            if self._chance(0.5):
                others = [seat for seat in self.seats if seat != commissar]
                self.state.watch.sergeant = self.rng.choice(others)

    def _recruit(self) -> None:
        """Somebody honest or the commissar has joined a clan that is not complete."""
        for clan, gang in self.state.clans.items():
            mates = self.state.members(clan, dead=True)
            fit = [
                seat
                for seat in self.state.living()
                if self.state.people[seat].clan is None
                and self.state.people[seat].role in (Role.HONEST, Role.COMMISSAR)
            ]
            if len(self.state.members(clan)) in range(1, gang.size) and fit and self._chance(0.7):
                seat = self.rng.choice(fit)
                person = self.state.people[seat]
                person.clan, person.recruited, person.number = clan, True, len(mates) + 1
                person.bribed = False
                if person.role is Role.HONEST:
                    person.role = Role.BANDIT
                gang.recruited = True
                if self.state.watch.sergeant == seat:
                    self.state.watch.sergeant = None

    def _plain(self) -> words.Town:
        people = {}
        for seat in self.seats:
            person = self.state.people[seat]
            ready = [item.kind for item in person.things if item.ready]
            people[seat] = words.new_person(
                alive=person.lives,
                role=str(person.role),
                clan=person.clan and str(person.clan),
                profession=person.profession and str(person.profession),
                exp=person.exp,
                mana=person.mana,
                bribed=person.bribed,
                worn=[kind for kind in ready if kind in (*ARMOUR, "code")],
                weapon=next((kind for kind in ready if kind in WEAPONS), None),
                effects={one.kind for one in self.state.effects if one.seat == seat},
            )
        necromancer = self.state.holder(Role.NECROMANCER)
        if necromancer is not None:
            pledges = [[one.by, one.mana] for one in self.state.crypt.pledges]
            people[necromancer]["pledges"] = pledges
        plain = words.new_town(people)
        for clan, gang in self.state.clans.items():
            members = self.state.members(clan, dead=True)
            plain["clans"][str(clan)] = members
            plain["initial"][str(clan)] = gang.size
            joined = [seat for seat in members if self.state.people[seat].recruited]
            plain["recruits"][str(clan)] = joined[0] if joined else None
            knows = plain["knows"][str(clan)]
            knows |= {str(clan.other)} if gang.knows_clan else set()
            knows |= {"assassin"} if gang.knows_assassin else set()
        commissar = self.state.holder(Role.COMMISSAR)
        plain["no prize"] = commissar is not None and bool(self.state.people[commissar].risen)
        plain["number"] = self.state.turn
        plain["first"] = not self.state.crypt.attacked
        plain["sergeant"] = self.state.watch.sergeant
        return plain

    def _targets(self, fit: Callable[[int], bool]) -> list[int]:
        """One, or with potions more; often the same person for everybody."""
        seats = [seat for seat in self.state.living() if fit(seat)]
        popular = [seat for seat in sorted(self.state.living())[-3:] if seat in seats]
        count = self.rng.choice((1, 1, 1, 1, 2, 3))
        pool = popular if popular and self._chance(0.6) else seats
        return self.rng.sample(pool, min(count, len(pool)))

    def _shots(self) -> None:
        state = self.state
        for clan in Clan:
            duty = clans.duty_man(state, clan)
            if duty is None:
                continue
            recruits = clans.recruits(state, clan)
            masters = [one for one in state.members(clan) if one not in recruits]
            executed = bool(recruits and masters) and self._chance(0.3)
            if executed:
                state.plan(masters[0]).execute = recruits[0]
                self.orders["executes"][str(clan)] = recruits[0]
            targets = self._targets(lambda seat, clan=clan: state.people[seat].clan is not clan)  # type: ignore[misc]
            if executed and recruits[0] == duty:  # the next number has no potion ready
                targets = targets[:1]
            if targets and self._chance(0.85):
                aims = tuple(Aim(one, self._chance(0.4), self._chance(0.15)) for one in targets)
                plan = state.plan(duty)
                plan.aims, plan.placed = aims, 1
                self.potions[duty] = len(aims) - 1
                shots = [{"whom": a.whom, "kill": a.lethal, "arrow": a.arrow} for a in aims]
                self.orders["clans"][str(clan)] = shots
        commissar = state.holder(Role.COMMISSAR)
        if commissar is not None and not self.potions.get(commissar):
            targets = self._targets(lambda seat: seat != commissar)
            if commissar in self.potions:  # the duty man's potions are for the clan's shots
                targets = targets[:1]
            checks = tuple(Aim(one, arrow=self._chance(0.15)) for one in targets)
            state.plan(commissar).checks = checks
            self.potions[commissar] = len(checks) - 1
            self.orders["commissar"] = [{"whom": a.whom, "arrow": a.arrow} for a in checks]

    def _contracts(self) -> None:
        """Orders of people who live; the assassin sends something or nothing."""
        state, rng = self.state, self.rng
        killer = state.holder(Role.ASSASSIN)
        if killer is None:
            return
        taken = set()
        for _ in range(rng.choice((0, 1, 2, 3))):
            by, whom = rng.choice(state.living()), rng.choice(state.living())
            job = Job.GUARD if self._chance(0.35) else Job.KILL
            whom = by if job is Job.GUARD else whom
            least = 2 if job is Job.GUARD else 3
            exp = state.people[by].exp
            if by == killer or by in taken or exp < least:
                continue
            taken.add(by)
            price = rng.randint(least, min(exp, least + 2))
            self._order(Order(len(taken), job, Customer.LONE, by, whom, price, ((by, price),)))
        plan = state.plan(killer)
        if self._chance(0.15):
            plan.refuses = True
            self.orders["assassin"] = "refuse"
        elif taken and self._chance(0.6):
            plan.picks = tuple(rng.sample(range(1, len(taken) + 1), rng.randint(1, len(taken))))
            self.orders["assassin"] = list(plan.picks)
        plan.potions = self.potions[killer] = rng.choice((0, 0, 0, 1, 2))
        plan.arrow = self.orders["assassin arrow"] = self._chance(0.15)

    def _order(self, order: Order) -> None:
        self.state.guild.orders.append(order)
        self.orders["contracts"].append(
            {
                "number": order.number,
                "by": order.by,
                "named": order.by,
                "as dead": False,
                "what": str(order.job),
                "whom": order.victim,
                "price": order.price,
                "reserved": dict(order.shares),
            }
        )

    def _guards(self) -> None:
        """At most one at each door: the literal night lets nobody take the place of a knight who
        comes to shoot the client, the game does (M42)."""
        guarded: set[int] = set()
        for seat in self.state.living():
            if self.state.people[seat].profession is Profession.KNIGHT and self._chance(0.6):
                others = [one for one in self.state.living() if one != seat]
                client = self.rng.choice([*others, *others[-3:], *others[-3:]])
                if client not in guarded:
                    guarded.add(client)
                    self.state.plan(seat).guards = client
                    self.orders["knights"][seat] = client


def seen(twice: Twice) -> dict[str, Any]:
    """What has become of the game's town, in plain words."""
    state = twice.state
    awards: Counter[int] = Counter()
    nightly = ("hit", "commissar-killed", "royale", "recruited")
    for one in state.awards:
        if one.reason.startswith(nightly):
            awards[one.seat] += one.exp
    return {
        "dead": [seat for seat in twice.seats if not state.people[seat].lives],
        "exp": [person.exp for person in state.people],
        "roles": [str(person.role) for person in state.people],
        "things": [
            sorted(item.kind for item in person.things if item.ready) for person in state.people
        ],
        "knows": {
            str(clan): sorted(
                [str(clan.other)] * gang.knows_clan + ["assassin"] * gang.knows_assassin
            )
            for clan, gang in state.clans.items()
        },
        "first": not state.crypt.attacked,
        "shield": _shield(twice),
        "awards": {seat: exp for seat, exp in sorted(awards.items()) if exp},
    }


def _shield(twice: Twice) -> Any:
    """Mana of a living necromancer, and the pledges; a dead one's go back to the donors."""
    necromancer = twice.state.holder(Role.NECROMANCER)
    if necromancer is None:
        return None
    pledges = [[one.by, one.mana] for one in twice.state.crypt.pledges]
    return twice.state.people[necromancer].mana, pledges


def _plain_shield(twice: Twice) -> Any:
    necromancer = words.holder(twice.plain, "necromancer")
    if necromancer is None:
        return None
    person = twice.plain["people"][necromancer]
    return person["mana"], person["pledges"]


def told(twice: Twice) -> dict[str, Any]:
    """The same of the literal one."""
    plain = twice.plain
    people = [plain["people"][seat] for seat in twice.seats]
    return {
        "dead": [seat for seat in twice.seats if not people[seat]["alive"]],
        "exp": [one["exp"] for one in people],
        "roles": [one["role"] for one in people],
        "things": [
            sorted([*one["worn"], *([one["weapon"]] * bool(one["weapon"]))]) for one in people
        ],
        "knows": {clan: sorted(known) for clan, known in plain["knows"].items()},
        "first": plain["first"],
        "shield": _plain_shield(twice),
        "awards": {seat: exp for seat, exp in sorted(plain["awards"].items()) if exp},
    }
