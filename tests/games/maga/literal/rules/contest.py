"""TSOP (items 20–23, R-T1–R-T10), helpers and levels."""

from fractions import Fraction
from math import ceil
from typing import Any

from tests.games.maga.literal.model import Model, happened, one_owner

Principal = tuple[int, str]
ADMITS = {
    **dict.fromkeys(("raise-income", "bet", "strike", "shoot-down", "attack"), "any"),
    **dict.fromkeys(("protect", "surveil"), "any"),
    **dict.fromkeys(("sabotage", "recruit", "kill", "refute", "worsen-mood", "vaccinate"), "own"),
}
"""R-HELP: of the actions that have a contest or a level, whose help the performer may have."""


def level(model: Model, land: int, role: str) -> int:
    return int(model["states"][land]["roles"][role]["level"])


def in_contest(model: Model, land: int, role: str) -> Fraction:
    """Item 22: the President's level counts double."""
    return Fraction(level(model, land, role) * (2 if role == "president" else 1))


def share(model: Model, land: int, role: str) -> Fraction:
    """Item 23, R-HELP: of the helper's own level."""
    own = level(model, land, role)
    if role == "president":
        return Fraction(own, 4)
    return Fraction(own, 2 if role == "secretary" else 4)


def shares_of(model: Model, helps: list[dict[str, Any]], *, doubled: bool = True) -> Fraction:
    """Of all these helpers. Item 23: the President's is 1/2 in a TSOP."""
    total = Fraction(0)
    for one in helps:
        twice = doubled and one["role"] == "president"
        total += share(model, one["land"], one["role"]) * (2 if twice else 1)
    return total


def helps_for(model: Model, land: int, role: str, whose: str) -> list[dict[str, Any]]:
    """R-ORD4: help is given to a role, and counts until the helping role is sabotaged."""
    return [
        one
        for one in model["helps"]
        if one["stands"]
        and (one["to_land"], one["to_role"]) == (land, role)
        and (whose == "any" or (whose == "own" and one["land"] == land))
    ]


def side(model: Model, land: int, role: str, whose: str) -> Fraction:
    """A role with those helpers of it who count on this side (R-T6)."""
    return in_contest(model, land, role) + shares_of(model, helps_for(model, land, role, whose))


def contest(
    model: Model,
    attack: Fraction,
    defence: Fraction,
    principals: list[Principal],
    rewarded: set[Principal],
) -> bool:
    """Whether the attacker wins. `rewarded`: who already had the bonus for this action (R-T4)."""
    if attack < defence:
        happened(model, "contest: hopeless")
        if defence - attack > 3 and model["intent"]:  # item 20
            happened(model, "detected")
            land = principals[0][0]
            told = tuple(one for one in range(len(model["states"])) if one_owner(model, one, land))
            model["detected"].append((told, land, *model["intent"]))
        return False
    delta = ceil(attack - defence)  # R-T1: rounded only here
    won: bool = model["oracle"].draw("contest", 2 ** (delta + 1)) != 0
    if not won and attack > defence:  # item 21, R-T8
        for land, role in principals:  # R-T2: to every principal
            if (land, role) not in rewarded:
                rewarded.add((land, role))
                happened(model, "contest: upset")
                model["states"][land]["roles"][role]["level"] += 1  # R-T3: not to their helpers
    return won


def level_up(model: Model, land: int, role: str, helps: list[dict[str, Any]]) -> None:
    """The performer +1, and each admissible helper, once per help order (R-HELP, R-ORD5)."""
    model["states"][land]["roles"][role]["level"] += 1
    for one in helps:
        if not one["gained"]:
            one["gained"] = True
            happened(model, "a helper levels")
            model["states"][one["land"]]["roles"][one["role"]]["level"] += 1


def performed_well(model: Model, kind: str, land: int, role: str) -> None:
    """Success of an action that levels its performer."""
    level_up(model, land, role, helps_for(model, land, role, ADMITS.get(kind, "none")))
