"""A random night twice: a position with plans, and the same in the words of `literal_night`."""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from intriga.games.mafia.data.things import Profession, things
from intriga.games.mafia.state.guild import Customer, Job, Order
from intriga.games.mafia.state.people import Clan, Item, Role
from intriga.games.mafia.state.plans import Aim, Cast, Effect, Raid
from intriga.games.mafia.state.posts import Pledge
from intriga.games.mafia.state.trade import Peek, Sight
from intriga.games.mafia.subjects.clans import duty, execution
from intriga.games.mafia.subjects.clans.duty import duty_man
from intriga.kernel import Event
from tests.games.mafia.literal.night import town
from tests.games.mafia.world import Town

ARMOUR = ("plate", "helm", "mail", "shield")
WEAPONS = ("sword", "cursed", "axe")
TRAPS = ("noise", "trap", "poisoned-trap")
LOOSE = (
    "tools",
    "rat",
    "hideout",
    "trap",
    "sword",
    "mail",
    "drain",
    "ward",
    "orator",
    "coin",
    "code",
)
PROFESSIONS = ("knight", "knight", "thief", "thief", "mage", "", "")
SPELLS = ("drain", "drain", "resurrection", "ward", "mirror", "protection")
OWN_SPELLS = {
    "knight": ("vigilance", "madness"),
    "celebrity": ("pacifist",),
    "merchant": ("random-thing", "create-thing"),
}
ALL_THINGS = list(things())
ROLES = ("MYCAN" + "H" * 7, "MMYYCAN" + "H" * 5, "MMMYYYCAN" + "H" * 6, "MYC" + "H" * 6)


CALLED = {
    "thieves": "mafia-draw-thieves",
    "stolen": "mafia-draw-stolen",
    "random-thing": "mafia-draw-thing",
}
"""The literal night's draws by the names of the game's."""


class Draws:
    """Numbers that follow from the reason and how often it came up: the same for both sides."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.count: Counter[str] = Counter()

    def below(self, n: int, why: str) -> int:
        why = CALLED.get(why, why)
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
        self.arrows: Counter[int] = Counter()
        single = self._single()
        for seat in self.seats:
            self._person(seat, single.get(seat) or rng.choice(PROFESSIONS))
        self._dead()
        self._recruit()
        for gang in self.state.clans.values():
            gang.knows_clan, gang.knows_assassin = rng.random() < 0.3, rng.random() < 0.3
        self.state.crypt.attacked = rng.random() < 0.4
        duty.set_duty(self.state)
        self.orders = town.no_orders()
        self._shots()
        self._contracts()
        self._guards()
        self._thieves()
        self._spells()
        self._equip()

    def _chance(self, share: float) -> bool:
        return self.rng.random() < share

    def _person(self, seat: int, profession: str) -> None:
        rng, person = self.rng, self.state.people[seat]
        person.exp, person.mana = rng.randint(0, 40), rng.randint(0, 70)
        person.bribed = self._chance(0.1) and person.role in (Role.HONEST, Role.NECROMANCER)
        if profession:
            person.profession = Profession(profession)
        if profession == "knight":
            for kind in ARMOUR:
                if self._chance(0.3):
                    self.town.give(seat, kind, ready=True)
            if self._chance(0.4):
                self.town.give(seat, rng.choice(WEAPONS), ready=True)
        if profession == "thief":
            self._thief(seat)
        if profession == "merchant":
            self._open_shop(seat)
        if self._chance(0.15):
            self.town.give(seat, "code", ready=True)
        for kind in TRAPS:
            if self._chance(0.1):
                self.town.give(seat, kind, ready=True)
        for _ in range(rng.choice((0, 0, 1, 2))):
            self.town.give(seat, rng.choice(LOOSE))
        shares = (("protection", 0.08), ("antimagic", 0.05), ("madness", 0.3), ("vigilance", 0.1))
        for kind, share in shares[: 4 if profession == "knight" else 2]:
            if self._chance(share):
                tick = self.state.tick
                self.state.effects.append(Effect(kind, seat, tick))  # type: ignore[arg-type]

    def _thief(self, seat: int) -> None:
        if self._chance(0.3):
            self.town.give(seat, "stiletto", ready=True)
        for kind in ("tools", "rat", "hideout"):
            if self._chance(0.25):
                self.town.give(seat, kind)
        if self._chance(0.15):
            self.state.people[seat].lame_until = self.state.turn + self.rng.randint(0, 1)

    def _single(self) -> dict[int, str]:
        """At most one merchant and one celebrity (M2)."""
        names = [name for name in ("merchant", "celebrity") if self._chance(0.5)]
        return dict(zip(self.rng.sample(self.seats, len(names)), names, strict=True))

    def _open_shop(self, seat: int) -> None:
        self.state.trade.shop.merchant = seat
        for kind in self.rng.sample(LOOSE, 3):
            self.state.trade.shop.stock.append(Item(self.state.number(), kind))

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

    def _plain(self) -> town.Town:
        people = {}
        for seat in self.seats:
            person = self.state.people[seat]
            ready = [item.kind for item in person.things if item.ready]
            merchant = self.state.trade.shop.merchant == seat
            people[seat] = town.new_person(
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
                things=[item.kind for item in person.things if not item.ready],
                armed=[kind for kind in ready if kind in (*TRAPS, "stiletto")],
                limps=max(0, person.lame_until - self.state.turn + 1),
                spied=set(self.state.trade.spied.get(seat, {})),
                shop=[item.kind for item in self.state.trade.shop.stock] if merchant else [],
            )
        necromancer = self.state.holder(Role.NECROMANCER)
        if necromancer is not None:
            pledges = [[one.by, one.mana] for one in self.state.crypt.pledges]
            people[necromancer]["pledges"] = pledges
        plain = town.new_town(people)
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
            duty = duty_man(state, clan)
            if duty is None:
                continue
            recruits = execution.recruits(state, clan)
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
                self.arrows[duty] = sum(aim.arrow for aim in aims)
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
            self.arrows[commissar] = sum(aim.arrow for aim in checks) + self.arrows[commissar]
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
        self.orders["potions"][killer] = plan.potions
        plan.arrow = self.orders["assassin arrow"] = self._chance(0.15)
        self.arrows[killer] += plan.arrow
        stocks = state.people[killer].profession is Profession.MERCHANT and self._chance(0.7)
        plan.stocks = stocks
        self.orders["assassin loots"] = stocks or state.people[killer].profession == "mage"

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

    def _thieves(self) -> None:
        """From the second night; who acts otherwise, too, has one visit."""
        state, rng = self.state, self.rng
        for seat in state.living():
            person = state.people[seat]
            if person.profession is not Profession.THIEF:
                continue
            if person.has("hideout") and self._chance(0.3):
                state.plan(seat).hides = True
                self.orders["thieves"][seat] = "hide"
            elif state.turn > 1 and person.lame_until < state.turn and self._chance(0.7):
                most = 1
                if seat not in self.potions:
                    most = rng.choice((1, 1, 1, 2, 3)) if THIEVES_DRINK else 1
                    self.potions[seat] = self.orders["potions"][seat] = most - 1
                    state.plan(seat).potions = most - 1
                raids = self._raids(seat, most)
                state.plan(seat).raids = tuple(raids)
                self.orders["thieves"][seat] = [self._visit(raid) for raid in raids]

    def _raids(self, seat: int, most: int) -> list[Raid]:
        """To different houses; often to the same as others."""
        state, rng = self.state, self.rng
        others = [one for one in state.living() if one != seat]
        popular = others[-3:] if self._chance(0.5) else others
        raids = []
        for whom in rng.sample(popular, min(most, len(popular))):
            merchant = state.trade.shop.merchant == whom
            if merchant and self._chance(0.5):
                kinds = [item.kind for item in state.trade.shop.stock]
                wanted = rng.choice(["", *kinds])
                raids.append(Raid(None, wanted=wanted, shop=True))
                continue
            spy = self._chance(0.3) and not state.under("antimagic", seat)
            wanted = "" if spy or not self._chance(0.4) else self._seen(seat, whom)
            spy = spy and not any(raid.spy for raid in raids)
            raids.append(Raid(whom, spy, wanted))
            state.plan(seat).espionage |= spy
        return raids

    def _seen(self, thief: int, whom: int) -> str:
        """The thief has spied there in an earlier night, and wants one of these things."""
        things = tuple(Sight(one.kind, one.ready) for one in self.state.people[whom].things)
        night = self.state.turn - 1
        self.state.trade.spied.setdefault(thief, {})[whom] = Peek(night, things)
        return self.rng.choice(["", *(one.kind for one in things)])

    def _visit(self, raid: Raid) -> dict[str, Any]:
        house = self.state.trade.shop.merchant if raid.shop else raid.whom
        return {"house": house, "shop": raid.shop, "spy": raid.spy, "thing": raid.wanted or None}

    def _spells(self) -> None:
        """Whoever can use mana: of these the pipeline asks no more."""
        state, rng = self.state, self.rng
        for seat in self.seats:
            if state.under("antimagic", seat) or not self._chance(0.12):
                continue
            person = state.people[seat]
            if state.plan(seat).espionage or not (
                person.lives or state.holder(Role.NECROMANCER) is not None
            ):
                continue
            spells = OWN_SPELLS.get(str(person.profession), SPELLS)
            spell = "armageddon" if self._chance(0.04) else rng.choice(spells)
            whom = None
            if spell == "resurrection":
                dead = [one for one in self.seats if not state.people[one].lives]
                whom = rng.choice(dead) if dead else None
                if whom is None:
                    continue
            elif spell in SPELLS:
                whom = rng.choice([*self.seats, *list(self.seats)[-3:] * 2])
                if not state.people[whom].lives:
                    whom = rng.choice(state.living())
            thing = rng.choice(LOOSE) if spell == "create-thing" else ""
            state.casts.append(Cast(seat, spell, whom, thing))
            self.orders["spells"].append({"by": seat, "spell": spell, "whom": whom, "thing": thing})

    def _equip(self) -> None:
        """Potions and arrows, mostly as many as they want."""
        for seat, potions in self.potions.items():
            for kind, count in (("potion", potions), ("arrow", self.arrows[seat])):
                for _ in range(count - (count > 0 and kind == "arrow" and self._chance(0.1))):
                    self.town.give(seat, kind)
        self.plain = self._plain()


THIEVES_DRINK = True


def seen(twice: Twice) -> dict[str, Any]:
    """What has become of the game's town, in plain words."""
    state = twice.state
    awards: Counter[int] = Counter()
    nightly = ("hit", "commissar-killed", "royale", "recruited")
    for one in state.awards:
        if one.reason.startswith(nightly):
            awards[one.seat] += one.exp
    for seat, tally in state.trade.tallies.items():
        awards[seat] += tally.thefts - 2 * tally.robbed
    return {
        "dead": [seat for seat in twice.seats if not state.people[seat].lives],
        "exp": [person.exp for person in state.people],
        "mana": [person.mana for person in state.people],
        "roles": [str(person.role) for person in state.people],
        "things": [
            sorted(item.kind for item in person.things if item.ready) for person in state.people
        ],
        "loose": [
            sorted(item.kind for item in person.things if not item.ready) for person in state.people
        ],
        "shop": sorted(item.kind for item in state.trade.shop.stock),
        "hid": [person.hid == state.turn for person in state.people],
        "lame": [max(0, person.lame_until - state.turn) for person in state.people],
        "spied": {one: sorted(houses) for one, houses in state.trade.spied.items() if houses},
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
    """The pledges; those to a dead necromancer go back to the donors."""
    return [[one.by, one.mana] for one in twice.state.crypt.pledges]


def _plain_shield(twice: Twice) -> Any:
    return [pledge for one in twice.plain["people"].values() for pledge in one["pledges"]]


def told(twice: Twice) -> dict[str, Any]:
    """The same of the literal one."""
    plain = twice.plain
    people = [plain["people"][seat] for seat in twice.seats]
    return {
        "dead": [seat for seat in twice.seats if not people[seat]["alive"]],
        "exp": [one["exp"] for one in people],
        "mana": [one["mana"] for one in people],
        "roles": [one["role"] for one in people],
        "things": [
            sorted([*one["worn"], *one["armed"], *([one["weapon"]] * bool(one["weapon"]))])
            for one in people
        ],
        "loose": [sorted(one["things"]) for one in people],
        "shop": sorted(thing for one in people for thing in one["shop"]),
        "hid": [not one["votes tomorrow"] for one in people],
        "lame": [one["limps"] for one in people],
        "spied": {
            seat: sorted(people[seat]["spied"]) for seat in twice.seats if people[seat]["spied"]
        },
        "knows": {clan: sorted(known) for clan, known in plain["knows"].items()},
        "first": plain["first"],
        "shield": _plain_shield(twice),
        "awards": {seat: exp for seat, exp in sorted(plain["awards"].items()) if exp},
    }


HEARD = {
    "mafia-thief-stole": "took",
    "mafia-thief-scared": "scared",
    "mafia-thief-trapped": "caught",
    "mafia-house-robbed": "missing",
    "mafia-shop-robbed": "missing",
    "mafia-house-noise": "trap went off",
    "mafia-house-poisoned": "trap went off",
    "mafia-house-trapped": "trap caught",
}
"""What thieves and those they come to hear, in the words of the literal night (T5)."""


def whispered(events: Iterable[Event]) -> set[tuple[int, str, Any]]:
    """What the game tells them of thefts and plain traps."""
    found = set()
    for event in events:
        if event.id in HEARD:
            assert isinstance(event.to, tuple)
            (to,) = event.to
            assert isinstance(to, int)
            news = HEARD[event.id]
            thing = event.params["thing"]["msg"] if news in ("took", "missing") else None
            who = event.params["who"]["seat"] if news == "trap caught" else None
            found.add((to, news, who if thing is None else thing.removeprefix("mafia-thing-")))
    return found


def heard_of_thieves(report: dict[str, Any]) -> set[tuple[int, str, Any]]:
    """The same of the literal one: who is caught by a plain trap, not who is poisoned."""
    thieves = report["thieves"]
    kinds = set(HEARD.values())
    poisoned = {seat for seat in thieves["caught"] if seat not in thieves["wounded"]}
    return {
        (to, news, what)
        for to, news, what in thieves["heard"]
        if news in kinds and not (news == "caught" and to in poisoned)
    }
