"""Section 5: what each of them hears of one house.

    heard = {(to, news, source, piece), ...}

`to`: a seat or a clan. News: dead, alive, met, recognised, withdrew, drained (clans and their duty
men); killed, miss (the commissar); acquainted, unmasked, shield-spent, bodyguard-acted,
knight-acted (the target); armour-spent (its owner).
"""

from typing import Any

from tests.games.mafia.literal.night.deeds import CLANS, House, Night, seat_of

Heard = set[tuple[Any, str, str | None, str | None]]


def heard_by_all(house: House, night: Night) -> Heard:
    heard: Heard = set()
    for clan in CLANS:
        if house[clan]:
            heard |= {(clan, news, None, None) for news in heard_by_a_clan(house, night, clan)}
    heard |= {(seat, "drained", None, None) for seat in night["drained"]}
    if house["C"]:
        news = "killed" if "C" in night["killers"] else "miss"
        heard.add((seat_of(house, "C"), news, None, None))
    for who, what, whose, piece in night["stopped"]:
        if what == "armour":
            heard.add((whose, "armour-spent", who, piece))
    return heard | heard_by_the_target(house, night)


def heard_by_a_clan(house: House, night: Night, clan: str) -> set[str]:
    """Dead, alive, met a bandit of the other clan, recognised the assassin, or withdrew (J1)."""
    row = night["row"]
    if row is None:
        return {"alive"}
    if row["withdraws"] == clan:
        return {"withdrew"}
    news = set()
    if house["seat"] in night["deaths"]:
        news.add("dead")
    if clan in row["meets"] or row["joint"]:
        news.add("met")
    if clan in row["recognises"]:
        news.add("recognised")
    return news or {"alive"}


def heard_by_the_target(house: House, night: Night) -> Heard:
    """Only acquaintance made, recognised, own armour, code or shield spent (with the source), a
    bodyguard or knight who acted. A miss or a withdrawn shot: nothing."""
    heard: Heard = set()
    row = night["row"]
    if row:
        heard |= {(house["seat"], "acquainted", clan, None) for clan in row["meets"]}
        heard |= {(house["seat"], "unmasked", clan, None) for clan in row["recognises"]}
    for who, what, _whose, _piece in night["stopped"]:
        if what == "necromancer":
            heard.add((house["seat"], "shield-spent", who, None))
    if night["bodyguard acted"]:
        heard.add((house["seat"], "bodyguard-acted", None, None))
    if night["knight acted"]:
        heard.add((house["seat"], "knight-acted", None, None))
    return heard


def meeting(house: House, night: Night) -> bool:
    """A shot ended as an acquaintance with its target alive: the report speaks of a meeting."""
    row = night["row"]
    return bool(row and row["meets"]) and house["seat"] not in night["deaths"]
