"""N1 and N2: defensive spells together, then all others together (M30 to M34)."""

from typing import Any

from tests.games.mafia.literal.night.deeds import Below
from tests.games.mafia.literal.night.town import Orders, Town, falls, holder, living, reserved

DEFENCE = {"ward", "mirror", "protection", "vigilance", "madness"}
OTHERS = {"drain", "armageddon", "resurrection", "random-thing", "create-thing"}

Spell = dict[str, Any]


def can_cast(town: Town, spell: Spell) -> bool:
    """Item 18: the dead only while the necromancer lives. Its mana was used when it was accepted
    (M30), so Antimagic that comes after that does not stop it."""
    by = town["people"][spell["by"]]
    return bool(by["alive"] or holder(town, "necromancer") is not None)


def n1_defensive_spells(town: Town, orders: Orders) -> None:
    """Protection from magic and Mirror last until the next N1: those of yesterday end now."""
    cast = [spell for spell in orders["spells"] if can_cast(town, spell)]
    for one in town["people"].values():
        one["effects"] -= {"ward", "mirror"}
    town["pacifist"] = False
    for spell in cast:
        if spell["spell"] == "pacifist":
            town["pacifist"] = True
        elif spell["spell"] in ("vigilance", "madness"):
            town["people"][spell["by"]]["effects"].add(spell["spell"])
        elif spell["spell"] in DEFENCE:
            town["people"][spell["whom"]]["effects"].add(spell["spell"])


def n2_all_other_spells(town: Town, orders: Orders, below: Below, all_things: list[str]) -> None:
    """Together: everybody's mana is as it was after N1. Deaths take effect now."""
    cast = [spell for spell in orders["spells"] if can_cast(town, spell)]
    mana = {seat: one["mana"] for seat, one in town["people"].items()}
    alive = living(town)
    doomed: list[int] = []
    for spell in cast:
        if spell["spell"] == "drain":
            drain(town, spell, mana)
        elif spell["spell"] == "armageddon":
            doomed += armageddon(town, orders, spell, mana, alive)
        elif spell["spell"] == "resurrection":
            resurrection(town, spell, alive)
    for seat in doomed:
        falls(town, seat)
    for spell in cast:  # for whoever is a merchant after all of it
        if spell["spell"] == "random-thing":
            comes_into_the_shop(town, spell, all_things[below(len(all_things), "random-thing")])
        elif spell["spell"] == "create-thing":
            comes_into_the_shop(town, spell, spell["thing"])


def comes_into_the_shop(town: Town, spell: Spell, thing: str) -> None:
    """L300: after a merchant's death there is none."""
    if town["people"][spell["by"]]["alive"]:
        town["people"][spell["by"]]["shop"].append(thing)


def drain(town: Town, spell: Spell, mana: dict[int, int]) -> None:
    """M34: half, rounded down, of what the target had. Mirror: all of the caster's, to
    nobody (gap). Of several drains the later gets what is left (gap)."""
    by, whom = spell["by"], spell["whom"]
    effects = town["people"][whom]["effects"]
    if "mirror" in effects:
        if town["people"][by]["effects"] & {"mirror", "ward"}:
            return  # mirror versus mirror fizzles; the caster's own ward protects
        town["people"][by]["mana"] -= min(mana[by], town["people"][by]["mana"])
    elif "ward" not in effects:
        take_mana(town, whom, by, mana[whom] // 2)


def take_mana(town: Town, loser: int, taker: int, wanted: int) -> None:
    taken = min(wanted, int(town["people"][loser]["mana"]))
    town["people"][loser]["mana"] -= taken
    town["people"][taker]["mana"] += taken


def armageddon(
    town: Town, orders: Orders, spell: Spell, mana: dict[int, int], alive: list[int]
) -> list[int]:
    """M33: safe are its caster, whoever is under Magic protection or Protection from magic, and the
    dead. Mirror and shield do not help. Who has less than 15 mana dies, the others lose 15 exp, of
    what is not reserved, down to 0."""
    doomed = []
    for seat in alive:
        one = town["people"][seat]
        if seat == spell["by"] or one["effects"] & {"protection", "ward"}:
            continue
        if mana[seat] < 15:
            doomed.append(seat)
        else:
            one["exp"] -= max(0, min(15, one["exp"] - reserved(orders, seat)))
    return doomed


def resurrection(town: Town, spell: Spell, alive: list[int]) -> None:
    """M27: at N2 at night. A clan member takes the last number (M23). M26: a commissar who dies a
    second time, or while a successor holds the post, comes back as a plain honest."""
    seat = spell["whom"]
    one = town["people"][seat]
    if one["alive"] or seat in alive or "ward" in one["effects"]:
        return
    if one["role"] == "commissar" and (holder(town, "commissar") is not None or one["risen"]):
        one["role"] = "honest"
    if one["role"] == "commissar":
        one["risen"] = True
        town["no prize"] = True
    one["alive"] = True
    if one["clan"]:
        numbers = town["clans"][one["clan"]]
        numbers.remove(seat)
        numbers.append(seat)
