"""T3: a knight who was struck strikes back; Madness. Deaths of N7, once, no chains."""

from typing import Any

from tests.games.mafia.literal.night.deeds import (
    CLANS,
    SHOOTERS,
    Below,
    House,
    Night,
    Row,
    dies_beside,
    draw,
    has_arrow,
    seat_of,
)

Knight = dict[str, Any]
"""{seat, side, weapon, mad, struck: the shooters whose blows he felt, why: of his draws}."""


def knights_strike_back(house: House, night: Night, row: Row, below: Below) -> None:
    """At home, then as a guard; weapons before Madness."""
    sides = {"bandit": house["clan"], "assassin": "assassin"}
    at_home = {
        "seat": house["seat"],
        "side": sides.get(house["kind"], "honest"),
        "weapon": house["weapon"],
        "mad": house["mad"],
        "struck": night["struck at home"],
        "why": "mafia-draw-",
    }
    strikes_back(house, night, row, at_home, below)
    if not house["knight"]:
        madness(house, night, row, at_home)
        return
    guard = {**house["knight"], "struck": night["struck as guard"], "why": "mafia-draw-guard-"}
    strikes_back(house, night, row, guard, below)
    madness(house, night, row, at_home)
    madness(house, night, row, guard)
    deeds = ("weapon", "curse", "madness")
    if any(
        cause in deeds and guard["seat"] in by
        for causes in night["deaths"].values()
        for cause, by in [next(iter(causes.items()))]
    ):
        night["knight acted"] = True


def strikes_back(house: House, night: Night, row: Row, knight: Knight, below: Below) -> None:
    if knight["weapon"] == "axe":
        axe(house, night, row, knight)
    elif knight["weapon"]:
        sword(house, night, knight, below)


def sword(house: House, night: Night, knight: Knight, below: Below) -> None:
    """Sword one attacker, random if several; Cursed sword also one random living, anyone but the
    knight, and another than the attacker («и ещё одного»). Silent towards an arrow."""
    struck = {seat_of(house, who) for who in knight["struck"] if not has_arrow(house, who)}
    attackers = sorted(struck - {knight["seat"]})
    if not attackers:
        return
    one = draw(attackers, knight["why"] + knight["weapon"], below)
    night["used"].append((knight["seat"], knight["weapon"]))
    dies_beside(house, night, one, "weapon", [knight["seat"]])
    others = sorted(seat for seat in house["living"] if seat not in (knight["seat"], one))
    if knight["weapon"] == "cursed" and others:
        other = draw(others, knight["why"] + "cursed-other", below)
        dies_beside(house, night, other, "curse", [knight["seat"]])


def axe(house: House, night: Night, row: Row, knight: Knight) -> None:
    """All attackers and visitors. At home it needs no blow («просто зашедших»); a guard strikes if
    he was struck: only Vigilance and Madness cover the guarded house (gap)."""
    if knight["seat"] != house["seat"] and not knight["struck"]:
        return
    came = [who for who in visitors(house, night, row, knight) if not has_arrow(house, who)]
    if came:
        night["used"].append((knight["seat"], "axe"))
    for who in came:
        dies_beside(house, night, seat_of(house, who), "weapon", [knight["seat"]])


def visitors(house: House, night: Night, row: Row, knight: Knight) -> list[str]:
    """All who came, but a clan that withdrew, and whomever the bodyguard met at the door (gap). He
    himself is at work, not on a visit (gap)."""
    met = {who for who, what, _whose, _piece in night["stopped"] if what == "bodyguard"}
    met |= {row["withdraws"]} | ({"C"} if row["J9"] and house["Ag"] else set())
    came = [who for who in SHOOTERS if house[who] and who not in met]
    return [who for who in came if seat_of(house, who) != knight["seat"]]


def madness(house: House, night: Night, row: Row, knight: Knight) -> None:
    """A harmless commissar, if the knight is honest; other-clan acquaintance visitors, if he is a
    bandit, or an assassin who is not shot to kill: each clan is judged apart."""
    if not knight["mad"]:
        return
    side, by = knight["side"], [knight["seat"]]
    if side == "honest":
        if house["C"] and "C" not in row["blows"]:
            dies_beside(house, night, seat_of(house, "C"), "madness", by)
        return
    for clan in CLANS:
        if clan in row["meets"] | row["recognises"] and clan != side:
            dies_beside(house, night, seat_of(house, clan), "madness", by)
