"""Z13–Z19: revolutions."""

from typing import Any

from tests.games.zeppelin.literal.model import (
    Country,
    Draw,
    Heard,
    Model,
    citizens,
    country_of,
    descendants,
    is_in_revolt,
    members,
    new_number,
    person,
    room,
    trim_descendants,
)
from tests.games.zeppelin.rules.acts import DemandParent, DemandRights, TakeSide


def may_start(model: Model, seat: int) -> bool:
    """Z15: a free citizen whose class has a parent; a prisoner only if their whole class is jailed;
    one revolution per class per turn; none in the last part of the turn; a class whose revolution
    failed at the end of T may not start one in T+1 and T+2."""
    country = country_of(model, seat)
    if country is None or model["turn"] == 0 or model["late"]:
        return False
    me = person(model, seat)
    mine = country["classes"][me["rank"]]
    if mine["parent"] is None or is_in_revolt(country, me["rank"]):
        return False
    class_members = members(model, me["country"], me["rank"])
    if me["jailed"] and not all(person(model, one)["jailed"] for one in class_members):
        return False
    pause = model["options"].revolt_pause
    return mine["failed"] is None or model["turn"] > mine["failed"] + pause


def may_demand_rights(model: Model, seat: int, act: DemandRights, now: int) -> bool:
    """Z16: any non-empty subset of the parent's rights without its own."""
    country = country_of(model, seat)
    if country is None or not may_start(model, seat):
        return False
    mine = country["classes"][person(model, seat)["rank"]]
    theirs = country["classes"][mine["parent"]]["rights"]
    return bool(act.rights) and set(act.rights) <= theirs - mine["rights"]


def possible_parents(country: Country, rank: int) -> set[int]:
    """Z17: any class except own, current parent and own descendants."""
    parent = country["classes"][rank]["parent"]
    return set(country["classes"]) - {rank, parent, *descendants(country, rank)}


def may_demand_parent(model: Model, seat: int, act: DemandParent, now: int) -> bool:
    country = country_of(model, seat)
    if country is None or not may_start(model, seat):
        return False
    return act.parent in possible_parents(country, person(model, seat)["rank"])


def start(model: Model, seat: int, act: DemandRights | DemandParent, now: int, draw: Draw) -> Heard:
    """Z13: the leader counts as a rebel. Z18: the state freezes, unless it was frozen in the turn
    before; polls open when a revolution starts the freeze are void at once. Table A: room; world:
    start."""
    country = country_of(model, seat)
    assert country is not None
    me = person(model, seat)
    country["revolutions"][new_number(model)] = {
        "rank": me["rank"],
        "by": seat,
        "rights": frozenset(act.rights) if isinstance(act, DemandRights) else frozenset(),
        "parent": act.parent if isinstance(act, DemandParent) else None,
        "sides": {seat: True} if model["options"].leader_counts else {},
    }
    rested = country["froze"] is None or country["froze"] < model["turn"] - 1
    if model["options"].revolution_freeze and rested:
        model["happened"]["polls voided"] += len(country["polls"])
        country["froze"] = model["turn"]
        country["polls"] = {}
    return [("room", room(model, me["country"])), ("world", None)]


def may_take_side(model: Model, seat: int, act: TakeSide, now: int) -> bool:
    """Z14: citizens present, including prisoners; switching is free until the turn ends."""
    country = country_of(model, seat)
    if country is None or act.revolution not in country["revolutions"]:
        return False
    # silent: the side one has taken
    return country["revolutions"][act.revolution]["sides"].get(seat) is not act.rebel


def take_side(model: Model, seat: int, act: TakeSide, now: int, draw: Draw) -> Heard:
    country = country_of(model, seat)
    assert country is not None
    sides = country["revolutions"][act.revolution]["sides"]
    sides.pop(seat, None)
    if act.rebel is not None:
        sides[seat] = act.rebel
    return [("room", room(model, person(model, seat)["country"]))]


def wins(model: Model, number: int, revolution: dict[str, Any]) -> bool:
    """Z13: rebels > reactionaries strictly, one each, abstainers ignored. Z14: votes of the dead,
    exiled, emigrated are removed at settlement."""
    here = [one for one in citizens(model, number) if one in revolution["sides"]]
    rebels = [one for one in here if revolution["sides"][one]]
    return len(rebels) > len(here) - len(rebels)


def carry_out(country: Country, revolution: dict[str, Any]) -> None:
    """Z16: demand ∩ the parent's rights of that moment. Z17: re-checked; then own rights ∩ the new
    parent's, descendants trimmed."""
    rank = revolution["rank"]
    mine = country["classes"][rank]
    if revolution["parent"] is None:
        mine["rights"] |= revolution["rights"] & country["classes"][mine["parent"]]["rights"]
    elif revolution["parent"] in possible_parents(country, rank):
        mine["parent"] = revolution["parent"]
        mine["rights"] &= country["classes"][mine["parent"]]["rights"]
        trim_descendants(country, rank)


def settle(model: Model, number: int, revolution: dict[str, Any], turn: int) -> None:
    """`turn`: the one that has just ended. Otherwise it fails, cooldown (Z15)."""
    country = model["countries"][number]
    kind = "rights" if revolution["parent"] is None else "parent"
    if wins(model, number, revolution):
        model["happened"][f"revolution for {kind} won"] += 1
        carry_out(country, revolution)
    else:
        model["happened"][f"revolution for {kind} lost"] += 1
        country["classes"][revolution["rank"]]["failed"] = turn
