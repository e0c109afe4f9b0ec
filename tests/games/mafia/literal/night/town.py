"""A plain town for the whole night, and the words in which the steps speak about it.

    town = {
        "number": 1,                    # of the night
        "first": True,                  # no clan has attacked a charged necromancer yet
        "pacifist": False,              # cast for tonight
        "people": {seat: person},
        "clans": {"mafia": [seats in the order of their numbers, dead ones too], "yakuza": [...]},
        "initial": {"mafia": 3, "yakuza": 3},
        "recruits": {"mafia": seat or None, "yakuza": ...},      # one in a game
        "knows": {"mafia": set of "yakuza", "assassin"; "yakuza": ...},
        "duty": {clan: who was set at N0}, "numbers tonight": {clan: the living at N0},
    "sergeant": seat or None,
        "no prize": False,              # the commissar has been resurrected (item 43)
        "spent orders": {who: how many},  # item 23
        "awards": {seat: exp at the end of the game},
    }

    person = {
        "alive": bool, "reanimated": bool,
        "role": "honest", "necromancer", "assassin", "commissar" or "bandit",
        "clan": None, "mafia" or "yakuza",   # of a recruited commissar, too
        "profession": None, "knight", "mage", "thief", "merchant" or "celebrity",
        "exp": int, "mana": int, "pledges": [[seat, mana], ...],   # to the necromancer's shield
        "bribed": bool, "risen": whether they have been resurrected as the commissar,
        "things": [...],                # what can be stolen: neither armed nor worn
        "armed": [...],                 # of noise, trap, poisoned-trap, stiletto
        "worn": [...],                  # of plate, helm, mail, shield, code
        "weapon": None, "sword", "cursed" or "axe",
        "effects": set of protection, ward, mirror, vigilance, madness, antimagic,
        "limps": nights without theft, "spied": set of houses,
    "watches": set of six by Jake's net,
        "shop": [...],                  # the merchant's
        "votes tomorrow": bool,
    }

    orders = {
        "spells": [{"by", "spell", "whom", "thing"}, ...],   # in the order they were accepted; paid
        "recruits": {clan: {"whom", "accepts", "shares": {seat: exp}}},
        "executes": {clan: seat},
        "clans": {clan: [{"whom", "kill", "arrow"}, ...]},   # one; with a potion two or three
        "commissar": [{"whom", "arrow"}, ...],
        "contracts": book (`contracts.py`), "assassin": what he sent, "assassin arrow": bool,
    "assassin loots": bool,         # a mage or merchant takes the things of whom he kills
        "self order": seat or None,
        "potions": {seat: how many they drink},
        "knights": {knight: guarded},
        "thieves": {thief: "hide", or [{"house", "shop", "spy", "thing": chosen or None}, ...]},
    }

Antimagic is put on and taken away by the day. Things and spells are called as in the game's tables;
the shop is in the merchant's house.
"""

from typing import Any

Town = dict[str, Any]
Person = dict[str, Any]
Orders = dict[str, Any]
Report = dict[str, Any]

CLANS = ("mafia", "yakuza")
SHIELD_MANA = 60


def new_person(**more: Any) -> Person:
    plain = {
        "alive": True,
        "reanimated": False,
        "role": "honest",
        "clan": None,
        "profession": None,
        "exp": 30,
        "mana": 30,
        "pledges": [],
        "bribed": False,
        "risen": False,
        "things": [],
        "armed": [],
        "worn": [],
        "weapon": None,
        "effects": set(),
        "limps": 0,
        "spied": set(),
        "watches": set(),
        "shop": [],
        "votes tomorrow": True,
    }
    return {**plain, **more}


def new_town(people: dict[int, Person]) -> Town:
    clans = {clan: [seat for seat, one in people.items() if one["clan"] == clan] for clan in CLANS}
    return {
        "number": 1,
        "first": True,
        "pacifist": False,
        "people": people,
        "clans": clans,
        "initial": {clan: len(clans[clan]) for clan in CLANS},
        "recruits": dict.fromkeys(CLANS),
        "knows": {clan: set() for clan in CLANS},
        "duty": {},
        "numbers tonight": {},
        "sergeant": None,
        "no prize": False,
        "spent orders": {},
        "awards": {},
    }


def no_orders(**more: Any) -> Orders:
    nothing: Orders = {
        "spells": [],
        "recruits": {},
        "executes": {},
        "clans": {},
        "commissar": [],
        "contracts": [],
        "assassin": None,
        "assassin arrow": False,
        "assassin loots": False,
        "self order": None,
        "potions": {},
        "knights": {},
        "thieves": {},
    }
    return {**nothing, **more}


def living(town: Town) -> list[int]:
    """In seat order."""
    return sorted(seat for seat, one in town["people"].items() if one["alive"])


def is_alive(town: Town, seat: int) -> bool:
    return bool(town["people"][seat]["alive"])


def holder(town: Town, role: str) -> int | None:
    """The living one with this role."""
    for seat in living(town):
        if town["people"][seat]["role"] == role:
            return seat
    return None


def living_of(town: Town, clan: str) -> list[int]:
    """In the order of their numbers: they shift left on death (item 29)."""
    return [seat for seat in town["clans"][clan] if is_alive(town, seat)]


def duty_man(town: Town, clan: str) -> int | None:
    """M23: on night n number ((n - 1) mod k) + 1 of the k living."""
    alive = living_of(town, clan)
    return alive[(town["number"] - 1) % len(alive)] if alive else None


def who_shoots(town: Town, clan: str) -> int | None:
    """N0 sets the duty man; if he has died of a spell or by his clan, the next number shoots."""
    numbers = town["numbers tonight"][clan]
    if not numbers:
        return None
    place = numbers.index(town["duty"][clan])
    for seat in numbers[place:] + numbers[:place]:
        if is_alive(town, seat):
            return int(seat)
    return None


def falls(town: Town, seat: int) -> None:
    """Somebody dies. What was given for the shield of a necromancer who is no more goes back to
    the donors (item 14)."""
    one = town["people"][seat]
    one["alive"] = False
    for donor, mana in one["pledges"]:
        town["people"][donor]["mana"] += mana
    one["pledges"] = []
    if one["profession"] == "merchant":
        one["shop"] = []  # L300


def award(town: Town, seat: int, exp: int) -> None:
    town["awards"][seat] = town["awards"].get(seat, 0) + exp


def reserved(orders: Orders, seat: int) -> int:
    """T4: what bids have put aside is out of reach of drain and Armageddon."""
    return sum(order["reserved"].get(seat, 0) for order in orders["contracts"])


def shield_is_ready(town: Town, seat: int) -> bool:
    """M28: own and pledged mana of 60; Antimagic disables it."""
    one = town["people"][seat]
    mana = one["mana"] + sum(mana for _who, mana in one["pledges"])
    return (
        one["role"] == "necromancer"
        and one["alive"]
        and mana >= SHIELD_MANA
        and "antimagic" not in one["effects"]
    )


def spend_the_shield(town: Town, seat: int) -> None:
    """M28: own mana first, then pledges in order."""
    one = town["people"][seat]
    left = SHIELD_MANA - min(one["mana"], SHIELD_MANA)
    one["mana"] -= SHIELD_MANA - left
    for pledge in one["pledges"]:
        part = min(left, pledge[1])
        pledge[1] -= part
        left -= part
    one["pledges"] = [pledge for pledge in one["pledges"] if pledge[1]]


def energy_drain(town: Town, victim: int, necromancer: int) -> int:
    """Item 16, M29: 5 exp, all if there are fewer; the necromancer gets 3/5, rounded down."""
    taken = min(5, int(town["people"][victim]["exp"]))
    town["people"][victim]["exp"] -= taken
    town["people"][necromancer]["exp"] += taken * 3 // 5
    return taken
