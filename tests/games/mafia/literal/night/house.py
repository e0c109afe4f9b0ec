"""T2 for one house, in its eight steps.

    night = resolve(house, below)

    night = {
        "row": the row (`rows.py`), or None if nobody was found at home,
        "deaths": {seat: {what of: set of seats whose deed it is}},
        "stopped": [(shooter, what stopped the blow, whose, which piece)],
        "used": [(owner, item)],
        "sixty": whether 60 mana were spent,
        "attacked": whether a clan's blow met the shield,
        "drained": set of seats,
        "acquaintances": set of (clan that knows, clan that is known),
        "prize": {clan: exp for each of its members},
        "hit": exp of the commissar for whom he killed,
        "killers": the shooters who killed T,
        "bodyguard acted": bool,
        "knight acted": bool,
        "struck at home", "struck as guard": the shooters whose blows came that far,
    }

`below(n, why)` is asked only if n > 1. Rulings where the text leaves a gap are marked "gap".
"""

from tests.games.mafia.literal.night import layers, weapons
from tests.games.mafia.literal.night.deeds import (
    CLANS,
    SHOOTERS,
    Below,
    House,
    Night,
    Row,
    dies,
    dies_beside,
    has_arrow,
    seat_of,
)
from tests.games.mafia.literal.night.rows import row_of


def resolve(house: House, below: Below) -> Night:
    night = new_night()
    if house["hidden"]:
        return night  # step 1: visited by nobody: no row, no joint shot
    house = poisoned_arrow(knight_who_comes_to_shoot(house))
    row = night["row"] = row_of(house)
    if row["flash"]:
        everybody_dies(house, night)
        return night
    deaths_of_the_row(house, night, row)
    blows = layers.own_layers(house, night, row["blows"])
    blows = assassins_guard(house, night, row, blows)
    blows = necromancers_shield(house, night, row, blows, below)
    knights_guard_or_death(house, night, blows)
    weapons.knights_strike_back(house, night, row, below)
    acquaintances(house, night, row)
    prizes(house, night, row)
    commissars_hit(house, night)
    return night


def new_night() -> Night:
    return {
        "row": None,
        "deaths": {},
        "stopped": [],
        "used": [],
        "sixty": False,
        "attacked": False,
        "drained": set(),
        "acquaintances": set(),
        "prize": {},
        "hit": 0,
        "killers": [],
        "bodyguard acted": False,
        "knight acted": False,
        "struck at home": [],
        "struck as guard": [],
    }


def knight_who_comes_to_shoot(house: House) -> House:
    """M42: a knight who is the contracted assassin of his client: the guard is void. So is that of
    a commissar or a duty man who comes for his own client (gap)."""
    knight = house["knight"]
    shooters = [seat_of(house, who) for who in SHOOTERS if house[who]]
    if knight and knight["seat"] in shooters:
        return {**house, "knight": None}
    return house


def poisoned_arrow(house: House) -> House:
    """Whoever shot it, Ag and the knight's guard vanish; a guard neither acts nor dies."""
    if any(has_arrow(house, who) for who in SHOOTERS):
        return {**house, "Ag": None, "knight": None}
    return house


# Step 2.


def everybody_dies(house: House, night: Night) -> None:
    """J10: both clans complete, A, C, T. Nothing stops it, and nothing is used up."""
    night["killers"] = list(SHOOTERS)
    everybody = [house["seat"], seat_of(house, "C"), seat_of(house, "Ak")]
    for seat in everybody + house["mafia"]["members"] + house["yakuza"]["members"]:
        dies(night, seat, "royale", [])


def deaths_of_the_row(house: House, night: Night, row: Row) -> None:
    """Step 2: the deaths of C and A in J3 and J4 hold, whatever T wears."""
    if "C" in row["dies"]:
        dies_beside(house, night, seat_of(house, "C"), "joint", [])
    if "A" in row["dies"]:
        dies_beside(house, night, seat_of(house, "Ak"), "joint", [])


# Step 5: the assassin's guard.


def assassins_guard(house: House, night: Night, row: Row, blows: list[str]) -> list[str]:
    """J8, J9, else whoever would kill T is killed; what would not kill T goes on."""
    if not house["Ag"]:
        return blows
    guard = house["Ag"]["seat"]
    if row["J9"]:
        if dies_beside(house, night, seat_of(house, "C"), "bodyguard", [guard]):
            night["bodyguard acted"] = True
        return blows
    if "mafia" in blows and "yakuza" in blows:
        row["no duty death"] = True
        dies_beside(house, night, guard, "joint", [])
        return blows
    deadly = [who for who in blows if would_kill(house, who)]
    for who in deadly:
        night["stopped"].append((who, "bodyguard", guard, None))
        night["bodyguard acted"] = True
        dies_beside(house, night, seat_of(house, who), "bodyguard", [guard])
    return [who for who in blows if who not in deadly]


def would_kill(house: House, who: str) -> bool:
    """Without A and without the knight's guard: the shield repels a clan, never C."""
    return house["kind"] != "charged" or who == "C"


# Step 6: the shield.


def necromancers_shield(
    house: House, night: Night, row: Row, blows: list[str], below: Below
) -> list[str]:
    """What the shield leaves of the blows. Whoever met it has struck the necromancer, who may be a
    knight with a sword («при попадании в некроманта»)."""
    if house["kind"] != "charged":
        return blows
    clans = [who for who in blows if who in CLANS]
    if clans:
        clans_meet_the_shield(house, night, row, clans, below)
        night["struck at home"] += clans
        return [who for who in blows if who not in CLANS]  # after a clan's blow Ak's kills T
    if "Ak" in blows:
        killer_meets_the_shield(house, night)
        night["struck at home"].append("Ak")
        return [who for who in blows if who != "Ak"]
    return blows


def clans_meet_the_shield(
    house: House, night: Night, row: Row, clans: list[str], below: Below
) -> None:
    """60 spent once, each such duty -5, and if it is the first attack one of them dies. An arrow:
    the blow spends 60 and counts as first, but its shooter is neither killed nor drained."""
    night["sixty"] = True
    night["attacked"] = True
    night["stopped"] += [(who, "necromancer", house["seat"], None) for who in clans]
    duties = sorted(seat_of(house, who) for who in clans if not has_arrow(house, who))
    night["drained"] |= set(duties)
    if not house["first"] or row["no duty death"] or not duties:
        return
    one = duties[below(2, "mafia-draw-duty")] if len(duties) == 2 else duties[0]
    dies_beside(house, night, one, "spell", [house["seat"]])


def killer_meets_the_shield(house: House, night: Night) -> None:
    """Ak's blow alone: A dies, -5; with an arrow neither."""
    night["sixty"] = True
    night["stopped"].append(("Ak", "necromancer", house["seat"], None))
    if not has_arrow(house, "Ak"):
        night["drained"].add(seat_of(house, "Ak"))
        dies_beside(house, night, seat_of(house, "Ak"), "spell", [house["seat"]])


# Steps 7 and 8.


def knights_guard_or_death(house: House, night: Night, blows: list[str]) -> None:
    """Step 7: each blow that would still kill T goes to the knight; step 8: else T dies."""
    knight = house["knight"]
    if knight:
        layers.knight_takes_the_blows(house, night, blows)
        return
    for who in blows:
        night["struck at home"].append(who)
        night["killers"].append(who)
        dies(night, house["seat"], "shot", [seat_of(house, who)])


# N8: acquaintances, the commissar's death and his hit.


def acquaintances(house: House, night: Night, row: Row) -> None:
    """M22: from the shooting clan to the victim's clan, mutual only in J2 and J3."""
    for clan in row["meets"]:
        night["acquaintances"].add((clan, house["clan"]))
    if row["joint"]:
        night["acquaintances"] |= {("mafia", "yakuza"), ("yakuza", "mafia")}


def prizes(house: House, night: Night, row: Row) -> None:
    """Item 43: the commissar killed, 2 for each member of the clan, 1 if both came (J2, J3); not
    again after resurrection."""
    if not house["prize"]:
        return
    came = [clan for clan in CLANS if house[clan]]
    if house["C"] and row["joint"] and "joint" in night["deaths"].get(seat_of(house, "C"), {}):
        night["prize"] = dict.fromkeys(came, 1)
    by_clans = [clan for clan in came if clan in night["killers"]]
    if house["is_commissar"] and by_clans:
        night["prize"] = dict.fromkeys(came, 1) if len(came) == 2 else {by_clans[0]: 2}


def commissars_hit(house: House, night: Night) -> None:
    """Item 43: 2 per bandit, 1 for the assassin, also if he dies too."""
    if "C" in night["killers"]:
        night["hit"] = {"bandit": 2, "assassin": 1}.get(house["kind"], 0)
