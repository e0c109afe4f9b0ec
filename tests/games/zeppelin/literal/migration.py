"""Z27–Z30: migration, people who come and go, states founded and removed by the host."""

from typing import Any

from tests.games.zeppelin.literal.classes import new_country, same_name
from tests.games.zeppelin.literal.model import (
    NOBODY,
    Draw,
    Heard,
    Model,
    becomes_citizen,
    becomes_stateless,
    citizens,
    is_person,
    new_person,
    person,
    room,
)
from tests.games.zeppelin.rules.acts import FoundCountry, Migrate, RemoveCountry, Settle, StayHere

MOST_STATES = 10


def at_once(model: Model) -> bool:
    """Z27: in turn 0 migration is immediate; `cfg immediate`."""
    return bool(model["turn"] == 0 or model["options"].migration == "immediate")


def may_migrate(model: Model, seat: int, act: Migrate, now: int) -> bool:
    """Z27: the blacklisted cannot enter; the jailed cannot leave; the dead may ask."""
    me = person(model, seat)
    if me["jailed"]:
        return False
    if act.to is None:
        return me["country"] is not None
    if act.to not in model["countries"] or act.to == me["country"]:
        return False
    return seat not in model["countries"][act.to]["blacklist"]


def migrate(model: Model, seat: int, act: Migrate, now: int, draw: Draw) -> Heard:
    """Z27: who asks to enter elsewhere also asks to leave; the last request counts."""
    withdraw(model, seat)
    me = person(model, seat)
    if at_once(model) and me["died"] is None:
        return depart(model, seat) + arrive(model, seat, act.to)
    model["requests"].append({"seat": seat, "leave": me["country"], "enter": act.to})
    return NOBODY


def depart(model: Model, seat: int) -> Heard:
    """Silent: the room that somebody leaves hears it, as it sees that they are gone."""
    number = person(model, seat)["country"]
    heard: Heard = [] if number is None else [("room", room(model, number))]
    becomes_stateless(person(model, seat))
    return heard


def arrive(model: Model, seat: int, number: int | None) -> Heard:
    """Table A: arrival: room."""
    if number is None:
        return NOBODY
    becomes_citizen(model, seat, number)
    return [("room", room(model, number))]


def has_asked(model: Model, seat: int) -> bool:
    return any(one["seat"] == seat for one in model["requests"])


def withdraw(model: Model, seat: int) -> None:
    model["requests"] = [one for one in model["requests"] if one["seat"] != seat]


def may_stay_here(model: Model, seat: int, act: StayHere, now: int) -> bool:
    return has_asked(model, seat)


def stay_here(model: Model, seat: int, act: StayHere, now: int, draw: Draw) -> Heard:
    withdraw(model, seat)
    return NOBODY


# ── who comes and goes (Z29) ────────────────────────────────────────────────────────────


def enter(model: Model) -> None:
    """A newcomer: stateless, as nobody has let them into a state yet."""
    model["people"].append(new_person(model["turn"]))


def leave(model: Model, seat: int) -> None:
    """Z29: who leaves the match jailed or dead returns jailed or dead; who leaves free returns
    stateless. Prison, death, blacklist, attempts and cooldowns follow the account."""
    me = person(model, seat)
    if not me["jailed"]:
        for country in model["countries"].values():
            for poll in country["polls"].values():
                if poll["whom"] == seat and me["country"] is not None:
                    poll["fled"] = me["rank"]
        becomes_stateless(me)
    me["left"] = True
    withdraw(model, seat)
    for country in model["countries"].values():  # silent: who has left is nobody's guest
        if seat in country["guests"]:
            country["guests"].remove(seat)


def is_brought_back(model: Model, seat: int, number: int, rank: int) -> None:
    """Into the class they left, or the migrant class if it is gone or full; they are no guest."""
    country, me = model["countries"][number], person(model, seat)
    one = country["classes"].get(rank)
    inside = [other for other in citizens(model, number) if _rank(model, other) == rank]
    full = one is None or (one["limit"] and len(inside) >= one["limit"])
    me["country"], me["rank"] = number, country["migrant"] if full else rank
    if seat in country["guests"]:
        country["guests"].remove(seat)


def returns(model: Model, seat: int) -> None:
    """Z29. Silent: a prisoner finds their class again, or the migrant class if it is gone or
    full."""
    me = person(model, seat)
    country = model["countries"].get(me["country"])
    if country is not None:
        rank = country["classes"].get(me["rank"])
        inside = [one for one in citizens(model, me["country"]) if _rank(model, one) == me["rank"]]
        if rank is None or (rank["limit"] and len(inside) >= rank["limit"]):
            model["happened"]["return to another class"] += 1
            me["rank"] = country["migrant"]
    me["left"] = False
    me["seen"] = model["turn"]


def _rank(model: Model, seat: int) -> Any:
    return person(model, seat)["rank"]


def may_rename(model: Model, seat: int) -> bool:
    """Z29: a prisoner cannot rename."""
    return is_person(model, seat) and not person(model, seat)["jailed"]


def rename(model: Model, seat: int) -> None:
    """Z29: citizenship is lost; who is dead stays dead."""
    becomes_stateless(person(model, seat))


# ── the host (Z30) ──────────────────────────────────────────────────────────────────────


def may_found(model: Model, actor: Any, act: FoundCountry, now: int) -> bool:
    """Z30: a free power, or none. Silent: names are unique; at most ten states."""
    if actor != "host" or len(model["countries"]) >= MOST_STATES or not act.name.strip():
        return False
    for country in model["countries"].values():
        if same_name(country["name"], act.name):
            return False
        if act.power and country["power"] == act.power:
            return False
    return act.power == "" or act.power in model["powers"]


def found(model: Model, actor: Any, act: FoundCountry, now: int, draw: Draw) -> Heard:
    new_country(model, act.name, act.power)
    return [("world", None)]


def may_remove(model: Model, actor: Any, act: RemoveCountry, now: int) -> bool:
    return actor == "host" and act.country in model["countries"]


def remove(model: Model, actor: Any, act: RemoveCountry, now: int, draw: Draw) -> Heard:
    """Z30: citizens stateless and free; its polls, revolts, queues and blacklist end."""
    for one in model["people"]:
        if one["country"] == act.country:
            becomes_stateless(one)
    model["requests"] = [
        one for one in model["requests"] if act.country not in (one["leave"], one["enter"])
    ]
    del model["countries"][act.country]
    return [("world", None)]


def may_settle(model: Model, actor: Any, act: Settle, now: int) -> bool:
    """The host moves people: as Z27 would let them go, into the migrant class or out. Nobody dead,
    jailed or blacklisted."""
    if actor != "host" or not is_person(model, act.whom):
        return False
    one = person(model, act.whom)
    if one["jailed"] or one["died"] is not None or act.country == one["country"]:
        return False
    if act.country is None:
        return True
    if act.country not in model["countries"]:
        return False
    return act.whom not in model["countries"][act.country]["blacklist"]


def settle_person(model: Model, actor: Any, act: Settle, now: int, draw: Draw) -> Heard:
    """Silent: what they asked for before is done with."""
    withdraw(model, act.whom)
    return depart(model, act.whom) + arrive(model, act.whom, act.country)
