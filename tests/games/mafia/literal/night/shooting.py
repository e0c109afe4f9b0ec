"""N5 and N6 for the whole town: who comes to which house, then T2 for each."""

from collections.abc import Iterable
from typing import Any

from tests.games.mafia.literal.night.deeds import Below, House
from tests.games.mafia.literal.night.house import resolve
from tests.games.mafia.literal.night.thieves import rested
from tests.games.mafia.literal.night.town import (
    CLANS,
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

Shot = dict[str, Any]
Houses = dict[int, tuple[House, dict[str, Any]]]


def n5_n6_shots(
    town: Town, orders: Orders, report: Report, n4: dict[str, Any], below: Below
) -> Houses:
    """Two different targets never interact, but for what one knight wears in two houses: what is
    used up in the house of the lower seat is gone in the next (gap)."""
    shots: dict[str, list[Shot]] = {}
    for clan in CLANS:
        duty = not_stabbed(n4, who_shoots(town, clan))
        shots[clan] = equipped(town, report, duty, orders["clans"].get(clan, []))
    commissar = not_stabbed(n4, holder(town, "commissar"))
    shots["C"] = equipped(town, report, commissar, orders["commissar"])
    shots["Ak"] = the_assassins(town, orders, report, not_stabbed(n4, holder(town, "assassin")))
    comers = {seat: who_comes(town, report, shots, n4, seat) for seat in living(town)}
    for seat in living(town):
        stiletto(town, n4, seat, comers[seat])
    houses: Houses = {}
    for seat in living(town):
        house = {**at_home(town, orders, n4, seat), **comers[seat]}
        if house["knight"] and house["knight"]["seat"] == house.get("struck"):
            house["knight"] = None  # he had come to shoot (M42)
        result = resolve(house, below)
        red_handed(town, n4, house, result)
        houses[seat] = (house, result)
        for owner, thing in result["used"]:
            use_up(town, owner, thing)
    red_handed_die(town, n4, houses)
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
        "bribed": one["bribed"],
        "red_handed": seat in n4["out"],  # M18
        "hidden": seat in n4["hidden"],
        "magic": seat in shielded,
        "worn": list(one["worn"]),
        "weapon": one["weapon"],
        "mad": "madness" in one["effects"],
        "knight": guard_of(town, orders, n4, seat),
        "protected": shielded - {seat},
        "first": town["first"],
        "prize": not town["no prize"],
        "living": living(town),
    }


def who_comes(
    town: Town, report: Report, shots: dict[str, list[Shot]], n4: dict[str, Any], seat: int
) -> dict[str, Any]:
    come = {
        "mafia": clans_shot(town, shots["mafia"], seat, "mafia"),
        "yakuza": clans_shot(town, shots["yakuza"], seat, "yakuza"),
        "C": commissars_shot(town, shots["C"], seat),
        "Ak": None,
        "Ag": None,
    }
    assassin = holder(town, "assassin")
    for shot in shots["Ak"]:
        if assassin is not None and shot["whom"] == seat:
            come["Ak"] = {"seat": assassin, "arrow": shot["arrow"]}
    for order in report["executed"]:
        if assassin is not None and order["what"] == "guard" and order["whom"] == seat:
            come["Ag"] = {"seat": assassin}
    leave(come, n4["stabbed"])
    return come


def equipped(town: Town, report: Report, who: int | None, shots: list[Shot]) -> list[Shot]:
    """Item 50: one act, with each potion one more; arrows as far as there are any. They are gone
    then. Three acts break the heart."""
    if who is None:
        return []
    things = town["people"][who]["things"]
    able = shots[: 1 + things.count("potion")]
    for _ in able[1:]:
        things.remove("potion")
    if len(able) > 1:
        report["drunk"][who] = report["drunk"].get(who, 0) + len(able) - 1
    return [{**shot, "arrow": takes_an_arrow(things, shot["arrow"])} for shot in able]


def takes_an_arrow(things: list[str], wanted: bool) -> bool:
    if not wanted or "arrow" not in things:
        return False
    things.remove("arrow")
    return True


def not_stabbed(n4: dict[str, Any], who: int | None) -> int | None:
    """N7: the dead still act, except whom a stiletto has killed at N4."""
    return None if who in n4["stabbed"] else who


def the_assassins(town: Town, orders: Orders, report: Report, assassin: int | None) -> list[Shot]:
    """The dearest order first."""
    if assassin is None:
        return []
    things = town["people"][assassin]["things"]
    return [
        {"whom": order["whom"], "arrow": takes_an_arrow(things, orders["assassin arrow"])}
        for order in report["executed"]
        if order["what"] == "kill"
    ]


def leave(come: dict[str, Any], who_does: Iterable[int]) -> None:
    """These are not among those who came."""
    for who in ("mafia", "yakuza", "C", "Ak", "Ag"):
        if come[who] and come[who].get("seat", come[who].get("duty")) in who_does:
            come[who] = None


def guard_of(town: Town, orders: Orders, n4: dict[str, Any], seat: int) -> dict[str, Any] | None:
    """M41: not oneself, not two people. Only one knight stands at a door: the lowest seat (gap)."""
    for knight, guarded in sorted(orders["knights"].items()):
        one = town["people"][knight]
        if guarded == seat != knight and one["alive"] and one["profession"] == "knight":
            side = one["clan"] or ("assassin" if one["role"] == "assassin" else "honest")
            return {
                "seat": knight,
                "side": side,
                "worn": [piece for piece in one["worn"] if piece != "code"],
                # An axe that has struck at home tonight is not here, too.
                "weapon": None if knight in n4["axes"] else one["weapon"],
                "mad": "madness" in one["effects"],
            }
    return None


def clans_shot(town: Town, shots: list[Shot], seat: int, clan: str) -> dict[str, Any] | None:
    """A clan does not shoot its own (M21). To kill, or the other clan is known, or the assassin is
    recognised."""
    duty = who_shoots(town, clan)
    if duty is None or town["people"][seat]["clan"] == clan:
        return None
    for shot in shots:
        if shot["whom"] == seat:
            known = town["people"][seat]["clan"] or town["people"][seat]["role"]
            return {
                "duty": duty,
                "members": living_of(town, clan),
                "lethal": shot["kill"] or known in town["knows"][clan],
                "arrow": shot["arrow"],
            }
    return None


def commissars_shot(town: Town, shots: list[Shot], seat: int) -> dict[str, Any] | None:
    """Item 33: not himself."""
    commissar = holder(town, "commissar")
    if commissar is None or commissar == seat:
        return None
    for check in shots:
        if check["whom"] == seat:
            return {"seat": commissar, "arrow": check["arrow"]}
    return None


# M37 and M18.


def stiletto(town: Town, n4: dict[str, Any], seat: int, come: dict[str, Any]) -> None:
    """Strikes first, kills the first visitor, in the order of N5 (gap), whose blow does not fall:
    he does not strike here, so no joint rule knows of him. Magic protection saves him, and his blow
    falls (gap)."""
    owner = town["people"][seat]
    if "stiletto" not in owner["armed"] or not rested(n4, seat):
        return
    for who in ("mafia", "yakuza", "C", "Ak"):
        victim = come[who] and come[who].get("seat", come[who].get("duty"))
        if victim is None or victim == seat:
            continue
        owner["armed"].remove("stiletto")
        n4["used"].append((seat, "stiletto"))
        if "protection" not in town["people"][victim]["effects"]:
            n4["at the door"].add(victim)
            n4["looted"].setdefault(victim, seat)
            leave(come, {victim})
            come["struck"] = victim
        return


def red_handed(town: Town, n4: dict[str, Any], house: House, result: dict[str, Any]) -> None:
    """M18: the commissar comes to a house where a thief is: the thief dies. Moral code helps. Whom
    a trap or a host has killed at N4 he finds dead. A bandit is a hit, once (item 43)."""
    if not house["C"] or result["row"] is None or result["row"]["flash"]:
        return  # in a Flash Royale nobody is caught apart (gap)
    commissar = house["C"]["seat"]
    for thief, houses in sorted(n4["out"].items()):
        if house["seat"] not in houses or thief in (commissar, house["seat"]):
            continue
        person = town["people"][thief]
        if thief in n4["dies"]:
            continue
        if "protection" in person["effects"]:
            continue
        if "code" in person["worn"]:
            person["worn"].remove("code")
            n4["used"].append((thief, "code"))
        else:
            n4["red"][thief] = commissar


def red_handed_die(town: Town, n4: dict[str, Any], houses: Houses) -> None:
    """The commissar's own shot at the thief's house is the same hit."""
    for thief, commissar in n4["red"].items():
        person = town["people"][thief]
        if thief not in houses or not houses[thief][1]["hit"]:
            award(town, commissar, 2 if person["clan"] else int(person["role"] == "assassin"))


def use_up(town: Town, owner: int, thing: str) -> None:
    person = town["people"][owner]
    if thing in person["worn"]:
        person["worn"].remove(thing)
    elif person["weapon"] == thing:
        person["weapon"] = None


def all_deaths(report: Report) -> set[int]:
    return {seat for _house, result in report["houses"].values() for seat in result["deaths"]}
