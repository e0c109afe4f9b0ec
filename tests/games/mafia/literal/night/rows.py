"""T2, step 2: who came and T's kind choose one row; step 3: which shots are blows.

Every function is one row of the shot table, with its four columns. It reads the row without the
assassin's guard, but for J9. What it returns holds from here on, whatever T wears:

    row = {"withdraws": clan or None, "dies": {"C", "A"} or fewer, "meets": set of clans,
           "recognises": set of clans, "joint": acquaintance of J2 or J3, "flash": bool,
           "blows": list of shooters, "no duty death": bool, "J9": bool}
"""

from tests.games.mafia.literal.night.deeds import CLANS, SHOOTERS, House, Row


def row_of(house: House) -> Row:
    """Which row it is. J9 alone is read as it stands, with the guard in it."""
    clans = [clan for clan in CLANS if house[clan]]
    commissar, killer = bool(house["C"]), bool(house["Ak"])
    if house["Ag"] and len(clans) == 1 and commissar and house["kind"] == "bandit":
        row = one_clan_commissar_and_guard_at_a_bandit(house, clans[0])
    elif len(clans) == 2 and commissar and killer:
        row = flash_royale()
    elif len(clans) == 1 and commissar and killer:
        row = one_clan_commissar_and_killer(house, clans[0])
    elif clans and killer:
        row = clans_and_killer(house, clans)
    elif commissar and killer:
        row = commissar_and_killer(house)
    elif len(clans) == 2 and commissar:
        row = two_clans_and_commissar(house)
    elif len(clans) == 1 and commissar:
        row = one_clan_and_commissar(clans[0])
    elif clans:
        row = clans_alone(house, clans)
    elif commissar:
        row = commissar_alone(house)
    elif killer:
        row = killer_alone()
    else:
        row = nothing()
    commissars_arrow(house, row)
    caught_red_handed(house, row)
    both_clans_at_the_commissar(house, row)
    row["blows"] = [who for who in SHOOTERS if who in row["blows"]]
    return row


def nothing() -> Row:
    return {
        "withdraws": None,
        "dies": set(),
        "meets": set(),
        "recognises": set(),
        "joint": False,
        "flash": False,
        "blows": [],
        "no duty death": False,
        "J9": False,
    }


def checked_is_killed(house: House) -> bool:
    """Hb: a bribed honest, or a bribed N+, is like B for the commissar (item 37)."""
    return house["kind"] in ("bandit", "assassin") or house["bribed"]


def clans_alone(house: House, clans: list[str]) -> Row:
    """1 clan, 2 clans. H: T dies. N+: T meets the shield. B: an unknown one, and not "to kill":
    acquaintance. A: the first, not "to kill": recognised, each clan judged apart."""
    row = nothing()
    for clan in clans:
        clans_shot(house, row, clan)
    return row


def clans_shot(house: House, row: Row, clan: str) -> None:
    if house["kind"] == "bandit" and not house[clan]["lethal"]:
        row["meets"].add(clan)
    elif house["kind"] == "assassin" and not house[clan]["lethal"]:
        row["recognises"].add(clan)
    else:
        row["blows"].append(clan)


def commissar_alone(house: House) -> Row:
    """C. H: miss. N+: miss, shield untouched. Hb, B, A: T dies."""
    row = nothing()
    if checked_is_killed(house):
        row["blows"] = ["C"]
    return row


def killer_alone() -> Row:
    """Ak. H, B: T dies. N+: he meets the shield. A: suicide."""
    row = nothing()
    row["blows"] = ["Ak"]
    return row


def one_clan_and_commissar(clan: str) -> Row:
    """J1, every kind: nobody, no acquaintance, no recognition, shield untouched."""
    row = nothing()
    row["withdraws"] = clan
    return row


def two_clans_and_commissar(house: House) -> Row:
    """J3. H, A: T and C die, acquaintance. N+: only C dies, acquaintance, both duties meet the
    shield, nobody else dies. B: impossible. The check of an unbribed honest is no blow, nor is a
    first recognition: A dies of the commissar."""
    row = clans_alone(house, ["mafia", "yakuza"])
    row["dies"] = {"C"}
    row["joint"] = True
    row["no duty death"] = True
    if checked_is_killed(house):
        row["blows"].append("C")
    return row


def commissar_and_killer(house: House) -> Row:
    """J4. H: C and A die, T lives. Hb, B: C, A, T die. N+: C and A die, shield untouched, and a
    bribed one is killed by the commissar. A: A and C die."""
    row = nothing()
    row["dies"] = {"C", "A"}
    if house["kind"] == "charged":
        row["blows"] = ["C"] if house["bribed"] else []
    elif checked_is_killed(house):
        row["blows"] = ["C", "Ak"]
    return row


def clans_and_killer(house: House, clans: list[str]) -> Row:
    """J6, J7. H: T dies. N+: the clans meet the shield, then A kills T. B: T dies, a non-lethal
    clan gets acquaintance. A: dies; a first shot, not "to kill", only recognises him."""
    row = clans_alone(house, clans)
    row["blows"].append("Ak")
    return row


def one_clan_commissar_and_killer(house: House, clan: str) -> Row:
    """The clan withdraws, no acquaintance; the rest as J4."""
    row = commissar_and_killer(house)
    row["withdraws"] = clan
    return row


def flash_royale() -> Row:
    """J10: everybody dies."""
    row = nothing()
    row["flash"] = True
    return row


def one_clan_commissar_and_guard_at_a_bandit(house: House, clan: str) -> Row:
    """J9. Lethal: T and C die, A lives. Non-lethal: only C dies, acquaintance."""
    row = nothing()
    row["J9"] = True
    if house[clan]["lethal"]:
        row["blows"] = [clan, "C"]
    else:
        row["meets"] = {clan}
    return row


def commissars_arrow(house: House, row: Row) -> None:
    """C's arrow is always a blow, in every row."""
    if house["C"] and house["C"]["arrow"] and not row["flash"] and "C" not in row["blows"]:
        row["blows"].append("C")


def caught_red_handed(house: House, row: Row) -> None:
    """M18 (L259): a thief who is out dies of the commissar, in every row: also of J1, which knows
    only what the commissar came for (gap)."""
    red_handed = house["red_handed"] and house["C"] and not row["flash"]
    if red_handed and "C" not in row["blows"]:
        row["blows"].append("C")


def both_clans_at_the_commissar(house: House, row: Row) -> None:
    """J2: both clans at the commissar become acquainted, also if the assassin came."""
    if house["is_commissar"] and house["mafia"] and house["yakuza"] and not row["flash"]:
        row["joint"] = True
