"""Random acts, mostly plausible and often illegal, for people and hosts of a literal society."""

from collections.abc import Callable
from random import Random
from typing import Any

from intriga.games.zeppelin.data.rights import RIGHTS, Right
from intriga.kernel import Actor, Document
from tests.games.zeppelin.literal.model import Country, Model, country_of, is_frozen, person
from tests.games.zeppelin.rules import acts

NAMES = ("Elders", "elders", "Guild", "Guards", "Serfs", "Clerks", "Judges", "Poets", "Wardens")
STATES = ("Aland", "Borduria", "Carpania", "Dalmora", "Elbonia", "Florin")
LAW = Document("a-law", "0" * 64, 12)

Maker = Callable[["Wild"], Any]


class Wild:
    """The choices of one random actor: `seat` in `model`."""

    def __init__(self, model: Model, rng: Random, seat: int) -> None:
        self.model, self.rng, self.seat = model, rng, seat
        gone = person(model, seat)["left"]
        self.country: Country | None = None if gone else country_of(model, seat)

    def number(self, numbers: list[int]) -> int:
        """One of these, sometimes another."""
        if numbers and self.rng.random() < 0.95:
            return self.rng.choice(numbers)
        return self.rng.randint(1, self.model["last_number"] + 1)

    def rank(self) -> int:
        revolts = list(self.country["revolutions"].values()) if self.country else []
        if revolts and self.rng.random() < 0.3:
            return int(self.rng.choice(revolts)["rank"])
        return self.number(list(self.country["classes"]) if self.country else [])

    def law(self) -> int:
        return self.number(list(self.country["laws"]) if self.country else [])

    def poll(self) -> int:
        return self.number(list(self.country["polls"]) if self.country else [])

    def revolution(self) -> int:
        return self.number(list(self.country["revolutions"]) if self.country else [])

    def state(self) -> int:
        return self.number(list(self.model["countries"]))

    def anybody(self) -> int:
        return self.rng.randrange(len(self.model["people"]))

    def whom(self, jailed: bool | None = None) -> int:
        """Mostly a citizen of the same state, in prison or not."""
        here = [
            seat
            for seat, one in enumerate(self.model["people"])
            if one["country"] == person(self.model, self.seat)["country"]
            and (jailed is None or one["jailed"] is jailed)
        ]
        return self.rng.choice(here) if here and self.rng.random() < 0.9 else self.anybody()

    def rights(self, among: Any = RIGHTS) -> tuple[Right, ...]:
        """Some of these rights, sometimes others."""
        pool = [right for right in RIGHTS if right in among or self.rng.random() < 0.05]
        share = self.rng.choice((0.3, 0.6, 0.9, 1.0))
        return tuple(right for right in pool if self.rng.random() < share)

    def rights_of(self, rank: int | None) -> Any:
        if self.country is None or rank not in self.country["classes"]:
            return RIGHTS
        return self.country["classes"][rank]["rights"]

    def name(self) -> str:
        return self.rng.choice(NAMES) if self.rng.random() < 0.5 else f"No {self.rng.random()}"

    def limit(self) -> int:
        return self.rng.choice((0, 0, 0, 1, 2, 5))


def create(wild: Wild) -> Any:
    own = wild.rights_of(person(wild.model, wild.seat)["rank"])
    return acts.CreateClass(wild.name(), wild.rights(own), wild.limit())


def edit(wild: Wild) -> Any:
    rank = wild.rank()
    if wild.country is None or rank not in wild.country["classes"]:
        return acts.EditClass(rank, wild.name(), wild.rights(), wild.limit())
    old = wild.country["classes"][rank]
    name = old["name"] if wild.rng.random() < 0.7 else wild.name()
    limit = old["limit"] if wild.rng.random() < 0.6 else wild.limit()
    if old["parent"] is None:
        among = [right for right in in_order(old["rights"]) if wild.rng.random() < 0.8]
        rights = tuple({*among, "appoint"}) if wild.rng.random() < 0.9 else wild.rights()
        return acts.EditClass(rank, name, in_order(rights), limit)
    return acts.EditClass(rank, name, wild.rights(wild.rights_of(old["parent"])), limit)


def narrow(wild: Wild) -> Any:
    """The root without a right or two."""
    if wild.country is None:
        return edit(wild)
    root = wild.country["classes"][wild.country["root"]]
    lost = set(wild.rng.sample(RIGHTS[:2] + RIGHTS[3:], wild.rng.choice((1, 1, 2))))
    rights = in_order(root["rights"] - lost)
    return acts.EditClass(wild.country["root"], root["name"], rights, root["limit"])


def step_down(wild: Wild) -> Any:
    return acts.Appoint(wild.seat, wild.rank())


def raise_below(wild: Wild) -> Any:
    """Somebody of a lower class into one's own or another: what an appointment mostly is."""
    below = [
        seat
        for seat, one in enumerate(wild.model["people"])
        if one["country"] == person(wild.model, wild.seat)["country"]
        and one["rank"] != person(wild.model, wild.seat)["rank"]
    ]
    return acts.Appoint(wild.rng.choice(below) if below else wild.anybody(), wild.rank())


def in_order(rights: Any) -> tuple[Right, ...]:
    return tuple(right for right in RIGHTS if right in rights)


def restore(wild: Wild) -> Any:
    root = wild.rights_of(wild.country["root"]) if wild.country else ()
    return acts.RestoreRoot(in_order({*root, *wild.rights()}))


def demand_rights(wild: Wild) -> Any:
    if wild.country is None:
        return acts.DemandRights(wild.rights())
    own = wild.country["classes"][person(wild.model, wild.seat)["rank"]]
    more = [right for right in wild.rights_of(own["parent"]) if right not in own["rights"]]
    return acts.DemandRights(wild.rights(more))


def admitted(wild: Wild) -> Any:
    return acts.AdmitGuest(wild.anybody())


def dismissed(wild: Wild) -> Any:
    guests = wild.country["guests"] if wild.country else []
    return acts.DismissGuest(wild.rng.choice(guests) if guests else wild.anybody())


def forgiven(wild: Wild) -> Any:
    listed = list(wild.country["blacklist"]) if wild.country else []
    return acts.Forgive(wild.rng.choice(listed) if listed else wild.anybody())


PEOPLE: dict[Maker, int] = {
    create: 8,
    edit: 8,
    lambda w: acts.DeleteClass(w.rank()): 4,
    narrow: 2,
    lambda w: acts.Appoint(w.whom(), w.rank()): 4,
    step_down: 8,
    raise_below: 8,
    restore: 3,
    lambda w: acts.VotePoll(w.poll(), w.rng.random() < 0.8): 10,
    lambda w: acts.SetMigrantClass(w.rank()): 4,
    lambda w: acts.PassLaw(w.name(), LAW): 2,
    lambda w: acts.AmendLaw(w.law(), LAW): 2,
    lambda w: acts.RepealLaw(w.law()): 2,
    lambda w: acts.Arrest(w.whom(jailed=False)): 5,
    lambda w: acts.Pardon(w.whom(jailed=True)): 8,
    lambda w: acts.Execute(w.whom(jailed=True)): 3,
    lambda w: acts.Exile(w.whom(jailed=False)): 1,
    forgiven: 3,
    admitted: 3,
    dismissed: 2,
    lambda w: acts.MurderSecretly(w.whom() if w.rng.random() < 0.5 else None): 1,
    lambda w: acts.MurderOpenly(w.whom() if w.rng.random() < 0.5 else None): 1,
    demand_rights: 8,
    lambda w: acts.DemandParent(w.rank()): 6,
    lambda w: acts.TakeSide(w.revolution(), w.rng.choice((True, True, False, None))): 12,
    lambda w: acts.Migrate(w.state() if w.rng.random() < 0.9 else None): 1,
    lambda w: acts.StayHere(): 1,
}
"""What people do, and how often."""

HOST: dict[Maker, int] = {
    lambda w: acts.FoundCountry(w.rng.choice(STATES), w.rng.choice(["", *w.model["powers"]])): 1,
    lambda w: acts.RemoveCountry(w.state()): 1,
    lambda w: acts.Settle(w.anybody(), w.state() if w.rng.random() < 0.9 else None): 6,
    lambda w: acts.AppointRuler(w.whom(), w.rank()): 16,
    lambda w: acts.Pardon(w.whom(jailed=True)): 8,
}


def person_acts(model: Model, rng: Random) -> tuple[Actor, Any]:
    """A random act of a random person; those who do nothing in a frozen state revolt more."""
    seat = rng.randrange(len(model["people"]))
    wild = Wild(model, rng, seat)
    if wild.country is None and rng.random() < 0.8:
        return seat, acts.Migrate(wild.state())
    frozen = wild.country is not None and is_frozen(model, wild.country)
    if frozen and rng.random() < 0.1:
        return seat, acts.Pardon(wild.whom(jailed=True))
    if frozen and rng.random() < 0.4:
        return seat, acts.TakeSide(wild.revolution(), rng.random() < 0.7)
    if wild.country is not None and wild.country["polls"] and rng.random() < 0.3:
        return seat, acts.VotePoll(wild.poll(), rng.random() < 0.9)
    (maker,) = rng.choices(list(PEOPLE), list(PEOPLE.values()))
    return seat, maker(wild)


def host_acts(model: Model, rng: Random) -> tuple[Actor, Any]:
    (maker,) = rng.choices(list(HOST), list(HOST.values()))
    return "host", maker(Wild(model, rng, rng.randrange(len(model["people"]))))
