"""N0 to N9: a whole night over a plain town (`town.py`).

report = night(town, orders, below, all_things)   # the town is changed

report = {
    "dead": [seats in seat order], "public": [(seat, role, profession)],
    "meeting": bool, "notices": set,         # public
    "royale": bool, "winner": None or what `ending.py` says,
    "houses": {seat: (house, what `house.py` says)},
    "thieves": what `thieves.py` says,
    "executed": [orders], "duty": {clan: seat or None},
    "heard": set of (to, news, ...),
}
"""

from typing import Any

from tests.games.mafia.literal.night.contracts import SELF_ORDER, contracts, self_order, spender
from tests.games.mafia.literal.night.deeds import Below
from tests.games.mafia.literal.night.ending import the_living_have_won
from tests.games.mafia.literal.night.heard import heard_by_all, meeting
from tests.games.mafia.literal.night.shooting import all_deaths, n5_n6_shots
from tests.games.mafia.literal.night.spells import n1_defensive_spells, n2_all_other_spells
from tests.games.mafia.literal.night.thieves import loot, n4_thieves
from tests.games.mafia.literal.night.town import (
    CLANS,
    Orders,
    Report,
    Town,
    award,
    duty_man,
    energy_drain,
    falls,
    holder,
    is_alive,
    living,
    living_of,
    spend_the_shield,
    who_shoots,
)

RECRUITING = 21
SCROLLS = {
    "silence",
    "antimagic",
    "drain",
    "protection",
    "armageddon",
    "voice",
    "resurrection",
    "ward",
    "mirror",
}


def night(town: Town, orders: Orders, below: Below, all_things: list[str]) -> Report:
    report: Report = {"notices": set(), "heard": set(), "royale": False, "drunk": {}}
    before = set(living_at_dusk(town))
    n0_dusk(town, orders, report)
    n1_defensive_spells(town, orders)
    n2_all_other_spells(town, orders, below, all_things)
    n3_execution(town, orders)
    n3_potions(town, orders, report)
    n3_contracts(town, orders, report)
    n4 = report["thieves"] = n4_thieves(town, orders, report["drunk"], below)
    report["duty"] = {clan: who_shoots(town, clan) for clan in CLANS}
    report["houses"] = n5_n6_shots(town, orders, report, n4, below)
    n7_deaths(town, orders, report, n4)
    n8_accounts(town, orders, report, n4)
    n9_dawn(town, report, before)
    return report


def living_at_dusk(town: Town) -> list[int]:
    """Whoever is reanimated is dead for the report."""
    return [seat for seat in living(town) if not town["people"][seat]["reanimated"]]


# N0.


def n0_dusk(town: Town, orders: Orders, report: Report) -> None:
    for one in town["people"].values():
        if one["reanimated"]:
            one["alive"] = one["reanimated"] = False
        one["votes tomorrow"] = True
    town["pacifist"] = False
    for clan, offer in orders["recruits"].items():
        if offer["accepts"] and may_recruit(town, clan, offer):
            joins(town, clan, offer)
            report["notices"].add(("reinforcement", clan))
    for clan in CLANS:
        town["duty"][clan] = duty_man(town, clan)
        town["numbers tonight"][clan] = living_of(town, clan)


def may_recruit(town: Town, clan: str, offer: dict[str, Any]) -> bool:
    """Item 31: one in a game; not while all initial members live; 21 exp, split with the recruit.
    The other clan, the assassin and the necromancer must refuse; the commissar may accept."""
    seat, shares = offer["whom"], offer["shares"]
    payers = [*living_of(town, clan), seat]
    return (
        town["recruits"][clan] is None
        and len(living_of(town, clan)) in range(1, town["initial"][clan])
        and is_alive(town, seat)
        and town["people"][seat]["role"] in ("honest", "commissar")
        and town["people"][seat]["clan"] is None
        and sum(shares.values()) == RECRUITING
        and all(
            payer in payers and town["people"][payer]["exp"] >= exp for payer, exp in shares.items()
        )
    )


def joins(town: Town, clan: str, offer: dict[str, Any]) -> None:
    """With the last number (M23)."""
    seat = offer["whom"]
    for payer, exp in offer["shares"].items():
        town["people"][payer]["exp"] -= exp
    town["recruits"][clan] = seat
    town["clans"][clan].append(seat)
    town["people"][seat]["clan"] = clan
    if town["people"][seat]["role"] == "honest":
        town["people"][seat]["role"] = "bandit"


# N3.


def n3_execution(town: Town, orders: Orders) -> None:
    """Item 32: its own recruit, now; no time cost. Right guess: 5 exp each, the dead too."""
    for clan, seat in orders["executes"].items():
        if town["recruits"][clan] != seat or not is_alive(town, seat):
            continue
        if not any(mate != seat for mate in living_of(town, clan)):
            continue
        falls(town, seat)
        if town["people"][seat]["role"] == "commissar":
            for mate in town["clans"][clan]:
                if mate != seat:
                    award(town, mate, 5)


def n3_potions(town: Town, orders: Orders, report: Report) -> None:
    """Item 50: who has them drinks them; clans and the commissar do at N5."""
    for seat, wanted in orders["potions"].items():
        things = town["people"][seat]["things"]
        drunk = min(wanted, things.count("potion")) if is_alive(town, seat) else 0
        for _ in range(drunk):
            things.remove("potion")
        if drunk:
            report["drunk"][seat] = drunk


def n3_contracts(town: Town, orders: Orders, report: Report) -> None:
    """Chosen and charged; the others are released."""
    assassin = report["assassin"] = holder(town, "assassin")
    report["executed"] = []
    if assassin is None:
        return
    acts = 1 + report["drunk"].get(assassin, 0)
    done = contracts(town, orders["contracts"], orders["assassin"], acts)
    report["executed"] = done["executed"]
    for seat, exp in done["paid"].items():
        town["people"][seat]["exp"] -= exp
    town["people"][assassin]["exp"] += done["income"]
    for order in done["executed"]:
        who = spender(town, order)
        town["spent orders"][who] = town["spent orders"].get(who, 0) + 1
    whom = orders["self order"]
    may_kill_alone = whom is not None and not town["pacifist"]
    if may_kill_alone and self_order(town, orders["contracts"], 0, ("self", whom)):
        town["people"][assassin]["exp"] -= SELF_ORDER
        report["executed"].append({"by": assassin, "what": "kill", "whom": whom, "price": 0})
    for order in orders["contracts"]:  # a customer hears of their own orders alone
        taken = "order taken" if order in done["executed"] else "order not taken"
        report["heard"].add((order["by"], taken, order["number"]))
    orders["contracts"].clear()


# N7 to N9.


def n7_deaths(town: Town, orders: Orders, report: Report, n4: dict[str, Any]) -> None:
    """All deaths of N4 to N6 at once; M43: who drank two potions dies, too."""
    for seat, (_house, result) in report["houses"].items():
        if result["sixty"]:  # before its owner may fall
            spend_the_shield(town, seat)
    dead = set(n4["dies"]) | set(n4["red"]) | n4["at the door"] | all_deaths(report)
    dead |= {seat for seat, drunk in report["drunk"].items() if drunk >= 2}
    for seat in sorted(dead):
        if is_alive(town, seat):
            falls(town, seat)


def n8_accounts(town: Town, orders: Orders, report: Report, n4: dict[str, Any]) -> None:
    for seat, (house, result) in report["houses"].items():
        if result["attacked"]:
            town["first"] = False
        for victim in sorted(result["drained"]):
            energy_drain(town, victim, seat)
        for knows, known in result["acquaintances"]:
            town["knows"][knows].add(known)
        for clan in (result["row"] or {}).get("recognises", ()):
            town["knows"][clan].add("assassin")
        for clan, exp in result["prize"].items():
            for member in town["clans"][clan]:
                award(town, member, exp)
        stripped = the_infiltrator_is_stripped(town, house, result)
        if house["C"] and result["hit"] and not stripped:
            award(town, house["C"]["seat"], result["hit"])
        if (result["row"] or {}).get("flash"):
            report["royale"] = True
            for seat_of_winner in result["deaths"]:
                award(town, seat_of_winner, 10)
    for knight in n4["axes"]:
        if town["people"][knight]["weapon"] == "axe":
            town["people"][knight]["weapon"] = None
    for one in town["people"].values():  # what lasts one night
        one["effects"] -= {"protection", "vigilance", "madness"}
        one["worn"] = [piece for piece in one["worn"] if piece != "plate"]
    for victim in killed_by_the_assassin(report, n4) if orders["assassin loots"] else ():
        assassins_loot(town, report["assassin"], victim)
    for victim, thief in n4["looted"].items():
        loot(town, victim, thief)


def killed_by_the_assassin(report: Report, n4: dict[str, Any]) -> list[int]:
    """Whoever was to die of something else before is not his (gap): houses go by seat. A knight who
    took his blow is, and whom he killed as a guard."""
    drunk = {seat for seat, potions in report["drunk"].items() if potions >= 2}
    dead = drunk | set(n4["dies"]) | n4["at the door"]
    his = []
    for _seat, (_house, result) in sorted(report["houses"].items()):
        for seat, causes in result["deaths"].items():
            cause, by = next(iter(causes.items()))
            by_hand = cause in ("shot", "in-place", "bodyguard")
            if seat not in dead and by_hand and report["assassin"] in by:
                his.append(seat)
        dead |= set(result["deaths"])
    return his


def the_infiltrator_is_stripped(town: Town, house: dict[str, Any], result: dict[str, Any]) -> bool:
    """L115, M24: a recruited commissar, the last of the clan, who kills an honest as a bandit, is
    one from now on, without the prizes since the recruiting; be it the target, or the knight who
    took the blow."""
    for clan in CLANS:
        shot = house[clan]
        if not shot:
            continue
        killed = [house["seat"]] if clan in result["killers"] else []
        for seat, causes in result["deaths"].items():
            if seat != house["seat"] and shot["duty"] in causes.get("in-place", ()):
                killed.append(seat)
        if not any(town["people"][seat]["role"] in HONEST for seat in killed):
            continue
        duty = town["people"][shot["duty"]]
        if duty["role"] == "commissar" and shot["members"] == [shot["duty"]]:
            duty["role"] = "bandit"
            return True
    return False


HONEST = ("honest", "commissar", "necromancer")


def assassins_loot(town: Town, assassin: int, dead: int) -> None:
    """M44, items 45, 47: a mage may take the scrolls of whom he killed, a merchant everything for
    his shop."""
    taker, person = town["people"][assassin], town["people"][dead]
    if not taker["alive"]:
        return
    if taker["profession"] == "mage":
        taker["things"] += [thing for thing in person["things"] if thing in SCROLLS]
        person["things"] = [thing for thing in person["things"] if thing not in SCROLLS]
    elif taker["profession"] == "merchant":
        weapon = [person["weapon"]] if person["weapon"] else []
        taker["shop"] += person["things"] + person["armed"] + person["worn"] + weapon
        person.update(things=[], armed=[], worn=[], weapon=None)


def n9_dawn(town: Town, report: Report, before: set[int]) -> None:
    report["dead"] = sorted(seat for seat in before if not is_alive(town, seat))
    report["public"] = [public_line(town, seat) for seat in report["dead"]]
    report["meeting"] = any(meeting(house, result) for house, result in report["houses"].values())
    promote_the_sergeant(town, report)
    for house, result in report["houses"].values():
        report["heard"] |= heard_by_all(house, result)
    report["heard"] |= report["thieves"]["heard"]
    report["winner"] = "honest" if report["royale"] else the_living_have_won(town)
    town["number"] += 1


def public_line(town: Town, seat: int) -> tuple[int, str, str]:
    """Name, role, profession, without cause or killer. For 24 hours a thief has none."""
    one = town["people"][seat]
    profession = "none" if one["profession"] in (None, "thief") else one["profession"]
    return seat, one["role"], profession


def promote_the_sergeant(town: Town, report: Report) -> None:
    """Item 36: takes over at once; not a bandit, the necromancer or the assassin."""
    sergeant = town["sergeant"]
    if holder(town, "commissar") is not None or sergeant is None:
        return
    if is_alive(town, sergeant) and town["people"][sergeant]["role"] == "honest":
        town["people"][sergeant]["role"] = "commissar"
        town["sergeant"] = None
        report["heard"].add((sergeant, "commissar now"))
