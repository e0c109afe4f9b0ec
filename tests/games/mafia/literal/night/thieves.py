"""N4: the thieves (items 46, 49, M35 to M39).

n4 = {
    "dies": {thief: [(what of, by)]},    # at N7
    "hidden": set of thieves in their hideouts,
    "out": {thief: set of houses where he was},   # where the commissar catches him; or at his own
    "heard": set of (to, news, what),
    "axes": set of knights whose axe has killed a thief,
    "used": [(owner, thing)],
    "went": thieves who stole or spied; the others rested,
    "stabbed": set of thieves whom a stiletto has killed; they do nothing more this night,
    "at the door": set of those whom a stiletto kills at N5,
    "looted": {victim of a stiletto: whose it was},
    "disarmed": set of merchants whose trap is not armed any more tonight,
    "caught": thieves caught by a trap; "wounded": by a plain one,
    "red": {thief: the commissar who has caught them},
    "below": the dice,
}
"""

from typing import Any

from tests.games.mafia.literal.night.deeds import Below
from tests.games.mafia.literal.night.town import (
    Orders,
    Person,
    Town,
    award,
    energy_drain,
    is_alive,
    shield_is_ready,
    spend_the_shield,
)

N4 = dict[str, Any]
Visit = dict[str, Any]


def n4_thieves(town: Town, orders: Orders, drunk: dict[int, int], below: Below) -> N4:
    """Hideout entered; houses visited, in random order inside a house."""
    n4: N4 = {"dies": {}, "hidden": set(), "out": {}, "heard": set(), "axes": set(), "used": []}
    n4.update(
        went=set(),
        stabbed=set(),
        looted={},
        disarmed=set(),
        caught=set(),
        wounded=set(),
        red={},
        below=below,
    )
    n4.update(noisy=set(), spies=[])
    n4["at the door"] = set()
    at_work = {
        thief: visits
        for thief, visits in orders["thieves"].items()
        if is_alive(town, thief) and town["people"][thief]["profession"] == "thief"
    }
    for thief, visits in at_work.items():
        if visits == "hide" and "hideout" in town["people"][thief]["things"]:
            enters_the_hideout(town, n4, thief)
    rounds = [
        {
            thief: visits_he_can_make(town, drunk, thief, visits)[number:][:1]
            for thief, visits in sorted(at_work.items())
            if visits != "hide" and town["number"] > 1  # they steal from the second night on
        }
        for number in range(3)
    ]
    n4["went"] = {thief for thief, visits in rounds[0].items() if visits}
    n4["out"] = {thief: set() for thief in n4["went"]}
    for visits in rounds:  # everybody's first visit, then the second ones (gap)
        for house in sorted(town["people"]):  # by seat (gap)
            come = [
                (thief, one[0]) for thief, one in visits.items() if goes_to(n4, thief, one, house)
            ]
            if come and is_alive(town, house) and house not in n4["hidden"]:
                thieves_in_one_house(town, orders, n4, house, in_random_order(come, below))
            else:  # whoever hides is visited by nobody; what the dead have is out of reach (gap)
                n4["heard"] |= {(thief, "nothing", None) for thief, _visit in come}
    for spy, house in n4["spies"]:  # L269: all who have entered tonight
        for other, houses in n4["out"].items():
            if house in houses and other != spy:
                n4["heard"].add((spy, "thief", other))
    for person in town["people"].values():
        person["limps"] = max(0, person["limps"] - 1)
    for thief in n4["wounded"]:
        town["people"][thief]["limps"] = 2  # not on the next two nights
    return n4


def goes_to(n4: N4, thief: int, visits: list[Visit], house: int) -> bool:
    """Who was caught or killed on the way goes no further."""
    free = thief not in n4["caught"] and thief not in n4["dies"]
    return bool(visits) and visits[0]["house"] == house and free


def enters_the_hideout(town: Town, n4: N4, thief: int) -> None:
    """No theft that night, no vote next day."""
    n4["hidden"].add(thief)
    n4["used"].append((thief, "hideout"))
    town["people"][thief]["things"].remove("hideout")
    town["people"][thief]["votes tomorrow"] = False


def visits_he_can_make(
    town: Town, drunk: dict[int, int], thief: int, visits: list[Visit]
) -> list[Visit]:
    """One, with a potion two, with two potions three. After a plain Trap none. Espionage is a spell
    that replaces the theft."""
    if town["people"][thief]["limps"]:
        return []
    able = visits[: 1 + drunk.get(thief, 0)]
    return [visit for visit in able if visit["house"] != thief]


def in_random_order(come: list[tuple[int, Visit]], below: Below) -> list[tuple[int, Visit]]:
    left, order = list(come), []
    while left:
        place = below(len(left), "thieves") if len(left) > 1 else 0
        order.append(left.pop(place))
    return order


def thieves_in_one_house(
    town: Town, orders: Orders, n4: N4, house: int, come: list[tuple[int, Visit]]
) -> None:
    """One after the other, as it was drawn. A noise trap scares all thieves of the night."""
    for thief, visit in come:
        if house in n4["noisy"] or meets_a_noise_trap(town, n4, house, thief):
            n4["noisy"].add(house)
            n4["heard"].add((thief, "scared", None))
            continue
        n4["out"][thief].add(house)
        if is_caught(town, n4, house, thief):
            continue
        if is_stopped_by_whoever_is_at_home(town, orders, n4, house, thief):
            continue
        if visit["spy"]:
            spies(town, n4, house, thief)
            n4["spies"].append((thief, house))
        else:
            steals(town, n4, house, thief, None if awake(town, orders, house) else visit)


# Traps (M35).


def meets_a_noise_trap(town: Town, n4: N4, house: int, thief: int) -> bool:
    """Before any other trap (L325). Tools disarm one «ловушка»; a rat is for a «капкан» (L263)."""
    owner = town["people"][house]
    while "noise" in owner["armed"]:
        owner["armed"].remove("noise")
        n4["used"].append((house, "noise"))
        if not disarms(town, n4, thief, ["tools"]):
            n4["heard"].add((house, "trap went off", None))
            return True
    return False


def is_caught(town: Town, n4: N4, house: int, thief: int) -> bool:
    """Plain Traps before poisoned ones (gap), each of them, the merchant's own last; a thief caught
    by any steals nothing that night."""
    owner = town["people"][house]
    while "trap" in owner["armed"]:
        owner["armed"].remove("trap")
        n4["used"].append((house, "trap"))
        if not disarms(town, n4, thief, ["tools", "rat"]):
            n4["heard"] |= {(thief, "caught", None), (house, "trap caught", thief)}
            n4["caught"].add(thief)
            n4["wounded"].add(thief)
            return True
    while "poisoned-trap" in owner["armed"]:
        owner["armed"].remove("poisoned-trap")
        n4["used"].append((house, "poisoned-trap"))
        if not disarms(town, n4, thief, ["rat"]):
            poisoned(town, n4, house, thief)
            return True
    permanent = owner["profession"] == "merchant" and house not in n4["disarmed"]
    if not permanent:
        return False
    n4["disarmed"].add(house)  # it is armed again every night
    if disarms(town, n4, thief, ["rat"]):
        return False
    poisoned(town, n4, house, thief)
    return True


def poisoned(town: Town, n4: N4, house: int, thief: int) -> None:
    """Also a charged necromancer (item 46, L279)."""
    n4["heard"] |= {(thief, "caught", None), (house, "trap went off", None)}
    n4["caught"].add(thief)
    kill(town, n4, thief, "poison", house)


def disarms(town: Town, n4: N4, thief: int, with_what: list[str]) -> bool:
    """Tools before rat, automatically."""
    for thing in with_what:
        if thing in town["people"][thief]["things"]:
            town["people"][thief]["things"].remove(thing)
            n4["used"].append((thief, thing))
            return True
    return False


def kill(town: Town, n4: N4, thief: int, what_of: str, by: int) -> bool:
    """At N7; Magic protection saves him. Whether he dies."""
    if "protection" in town["people"][thief]["effects"]:
        return False
    n4["dies"].setdefault(thief, []).append((what_of, by))
    return True


# Whoever is at home.


def guards_of(town: Town, orders: Orders, house: int) -> list[int]:
    return [
        knight
        for knight, guarded in sorted(orders["knights"].items())
        if guarded == house and is_alive(town, knight) and knight != house
    ]


def rested(n4: N4, thief: int) -> bool:
    """M37: neither stole nor spied; whoever hides is not at home either."""
    return thief not in n4["went"] | n4["hidden"]


def is_stopped_by_whoever_is_at_home(
    town: Town, orders: Orders, n4: N4, house: int, thief: int
) -> bool:
    """The stiletto of a thief who rested («strikes first», M37); Axe at home; Madness at home or in
    the guarded house. Whom Magic protection saves goes on (gap)."""
    owner: Person = town["people"][house]
    if "stiletto" in owner["armed"] and rested(n4, house):
        owner["armed"].remove("stiletto")
        n4["used"].append((house, "stiletto"))
        if armed_host(town, n4, thief, house, "stiletto"):
            if thief in n4["dies"]:
                n4["stabbed"].add(thief)
                n4["looted"][thief] = house
            return True
    if owner["weapon"] == "axe":
        n4["axes"].add(house)
        if kill(town, n4, thief, "axe", house):
            return True
    for knight in [house, *guards_of(town, orders, house)]:
        mad = "madness" in town["people"][knight]["effects"]
        if mad and armed_host(town, n4, thief, knight, "madness"):
            return True
    return False


def armed_host(town: Town, n4: N4, thief: int, host: int, what_of: str) -> bool:
    """M38: of a charged necromancer the shield is spent, 5 exp are taken from the armed host, and
    nobody dies. Whether it stops the thief."""
    if shield_is_ready(town, thief):
        spend_the_shield(town, thief)
        energy_drain(town, host, thief)
        return True
    return kill(town, n4, thief, what_of, host)


def loot(town: Town, dead: int, taker: int) -> None:
    """M37: all things of the dead go to the thief, if the thief lives to take them (gap)."""
    if not is_alive(town, taker):
        return
    person = town["people"][dead]
    worn = [person["weapon"]] if person["weapon"] else []
    town["people"][taker]["things"] += person["things"] + person["armed"] + person["worn"] + worn
    person.update(things=[], armed=[], worn=[], weapon=None)


# Espionage and theft.


def spies(town: Town, n4: N4, house: int, thief: int) -> None:
    """Shows things and traps."""
    owner = town["people"][house]
    weapon = [owner["weapon"]] if owner["weapon"] else []
    seen = owner["things"] + owner["armed"] + owner["worn"] + weapon
    n4["heard"].add((thief, "sees", (house, tuple(sorted(seen)))))
    town["people"][thief]["spied"].add(house)


def awake(town: Town, orders: Orders, house: int) -> bool:
    """Vigilance covers the knight's own house and the guarded one."""
    inside = [house, *guards_of(town, orders, house)]
    return any(
        "vigilance" in town["people"][one]["effects"] for one in inside if is_alive(town, one)
    )


def steals(town: Town, n4: N4, house: int, thief: int, visit: Visit | None) -> None:
    """Random among unarmed, unworn things (M36); by choice if he spied there earlier, or from the
    shop. Under Vigilance (no visit) nothing can be stolen."""
    owner, wanted = town["people"][house], visit and visit["thing"]
    shop = bool(visit and visit["shop"])
    shelf = owner["shop"] if shop else owner["things"]
    if visit is None or not shelf:
        n4["heard"].add((thief, "nothing", None))
        return
    may_choose = shop or house in town["people"][thief]["spied"]
    if may_choose and wanted in shelf:
        place = shelf.index(wanted)
    else:
        place = n4["below"](len(shelf), "stolen") if len(shelf) > 1 else 0
    thing = shelf.pop(place)
    town["people"][thief]["things"].append(thing)
    award(town, thief, 1)
    if shop:
        award(town, house, -2)
    n4["heard"] |= {(thief, "took", thing), (house, "missing", thing)}
    for watcher, person in town["people"].items():  # M39: not which thing it is
        if thief in person["watches"] and person["alive"]:
            n4["heard"].add((watcher, "gained a thing", thief))
