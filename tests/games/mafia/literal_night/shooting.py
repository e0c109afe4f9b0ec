"""N5 and N6 for the whole town: who comes to which house, then 3.2 for each."""

from typing import Any

from tests.games.mafia.literal_night.deeds import Below, House
from tests.games.mafia.literal_night.house import resolve
from tests.games.mafia.literal_night.thieves import loot, rested
from tests.games.mafia.literal_night.town import (
    Orders,
    Report,
    Town,
    award,
    holder,
    living,
    living_of,
    shield_is_ready,
    who_shoots,
)


def n5_n6_shots(
    town: Town, orders: Orders, report: Report, n4: dict[str, Any], below: Below
) -> dict[int, tuple[House, dict[str, Any]]]:
    """Two different targets never interact, but for what one knight wears in two houses: what is
    used up in the house of the lower seat is gone in the next (gap)."""
    comers = {seat: who_comes(town, orders, report, n4, seat) for seat in living(town)}
    for seat in living(town):
        stiletto(town, n4, seat, comers[seat])
    houses = {}
    for seat in living(town):
        forget_the_stabbed(n4, comers[seat])
        house = {**at_home(town, orders, n4, seat), **comers[seat]}
        result = resolve(house, below)
        red_handed(town, n4, house, result)
        houses[seat] = (house, result)
        for owner, thing in result["used"]:
            use_up(town, owner, thing)
    return houses


def kind_of(town: Town, seat: int) -> str:
    one = town["people"][seat]
    if shield_is_ready(town, seat):
        return "charged"
    if one["clan"]:
        return "bandit"  # M15: a recruited commissar, too
    return "assassin" if one["role"] == "assassin" else "honest"


def at_home(town: Town, orders: Orders, n4: dict[str, Any], seat: int) -> House:
    one = town["people"][seat]
    shielded = {
        other for other, person in town["people"].items() if "protection" in person["effects"]
    }
    return {
        "seat": seat,
        "kind": kind_of(town, seat),
        "clan": one["clan"],
        "is_commissar": one["role"] == "commissar",
        "bribed": one["bribed"] or seat in n4["out"],  # M18: a thief who is out is caught
        "hidden": seat in n4["hidden"],
        "magic": seat in shielded,
        "worn": list(one["worn"]),
        "weapon": one["weapon"],
        "mad": "madness" in one["effects"],
        "knight": guard_of(town, orders, seat),
        "protected": shielded - {seat},
        "first": town["first"],
        "prize": not town["no prize"],
        "living": living(town),
    }


def who_comes(
    town: Town, orders: Orders, report: Report, n4: dict[str, Any], seat: int
) -> dict[str, Any]:
    come = {
        "mafia": clans_shot(town, orders, seat, "mafia"),
        "yakuza": clans_shot(town, orders, seat, "yakuza"),
        "C": commissars_shot(town, orders, seat),
        "Ak": None,
        "Ag": None,
    }
    for order in report["executed"]:
        if order["whom"] == seat:
            comes_the_assassin(town, orders, come, order["what"])
    forget_the_stabbed(n4, come)
    return come


def forget_the_stabbed(n4: dict[str, Any], come: dict[str, Any]) -> None:
    """N7: the dead of N4 to N6 still act, except a stiletto's victim."""
    for who in ("mafia", "yakuza", "C", "Ak", "Ag"):
        if come[who] and come[who].get("seat", come[who].get("duty")) in n4["stabbed"]:
            come[who] = None


def guard_of(town: Town, orders: Orders, seat: int) -> dict[str, Any] | None:
    """M41: not oneself, not two people. Only one knight stands at a door: the lowest seat (gap)."""
    for knight, guarded in sorted(orders["knights"].items()):
        one = town["people"][knight]
        if guarded == seat != knight and one["alive"] and one["profession"] == "knight":
            side = one["clan"] or ("assassin" if one["role"] == "assassin" else "honest")
            return {
                "seat": knight,
                "side": side,
                "worn": [piece for piece in one["worn"] if piece != "code"],
                "weapon": one["weapon"],
                "mad": "madness" in one["effects"],
            }
    return None


def clans_shot(town: Town, orders: Orders, seat: int, clan: str) -> dict[str, Any] | None:
    """One act, with potions of the duty man two or three, on different targets. A clan does not
    shoot its own (M21). To kill, or the other clan is known, or the assassin is recognised."""
    duty = who_shoots(town, clan)
    if duty is None or town["people"][seat]["clan"] == clan:
        return None
    acts = 1 + orders["potions"].get(duty, 0)
    for shot in orders["clans"].get(clan, [])[:acts]:
        if shot["whom"] == seat:
            known = town["people"][seat]["clan"] or town["people"][seat]["role"]
            return {
                "duty": duty,
                "members": living_of(town, clan),
                "lethal": shot["kill"] or known in town["knows"][clan],
                "arrow": shot["arrow"],
            }
    return None


def commissars_shot(town: Town, orders: Orders, seat: int) -> dict[str, Any] | None:
    """Item 33: not himself."""
    commissar = holder(town, "commissar")
    if commissar is None or commissar == seat:
        return None
    acts = 1 + orders["potions"].get(commissar, 0)
    for check in orders["commissar"][:acts]:
        if check["whom"] == seat:
            return {"seat": commissar, "arrow": check["arrow"]}
    return None


def comes_the_assassin(town: Town, orders: Orders, come: dict[str, Any], what: str) -> None:
    assassin = holder(town, "assassin")
    if assassin is not None and what == "kill":
        come["Ak"] = {"seat": assassin, "arrow": orders["assassin arrow"]}
    elif assassin is not None:
        come["Ag"] = {"seat": assassin}


# M37 and M18.


def stiletto(town: Town, n4: dict[str, Any], seat: int, come: dict[str, Any]) -> None:
    """Strikes first, kills the first visitor, in the order of N5 (gap), whose blow does not fall,
    here and elsewhere. Magic protection saves him, and his blow falls (gap)."""
    owner = town["people"][seat]
    forget_the_stabbed(n4, come)
    if "stiletto" not in owner["armed"] or not rested(n4, seat):
        return
    for who in ("mafia", "yakuza", "C", "Ak"):
        victim = come[who] and come[who].get("seat", come[who].get("duty"))
        if victim is None or victim == seat:
            continue
        owner["armed"].remove("stiletto")
        n4["used"].append((seat, "stiletto"))
        if "protection" not in town["people"][victim]["effects"]:
            n4["dies"].setdefault(victim, []).append(("stiletto", seat))
            n4["stabbed"].add(victim)
            loot(town, victim, seat)
        return


def red_handed(town: Town, n4: dict[str, Any], house: House, result: dict[str, Any]) -> None:
    """M18: the commissar comes to a house where a thief is: the thief dies. Moral code
    helps. A bandit is a hit (item 43)."""
    if not house["C"] or result["row"] is None:
        return
    commissar = house["C"]["seat"]
    for thief, houses in sorted(n4["out"].items()):
        if house["seat"] not in houses or thief in (commissar, house["seat"]):
            continue
        person = town["people"][thief]
        if "code" in person["worn"] and not house["C"]["arrow"]:
            person["worn"].remove("code")
            n4["used"].append((thief, "code"))
        elif "protection" not in person["effects"]:
            n4["dies"].setdefault(thief, []).append(("red-handed", commissar))
            award(town, commissar, 2 if person["clan"] else int(person["role"] == "assassin"))


def use_up(town: Town, owner: int, thing: str) -> None:
    person = town["people"][owner]
    if thing in person["worn"]:
        person["worn"].remove(thing)
    elif person["weapon"] == thing:
        person["weapon"] = None


def all_deaths(report: Report) -> set[int]:
    return {seat for _house, result in report["houses"].values() for seat in result["deaths"]}
