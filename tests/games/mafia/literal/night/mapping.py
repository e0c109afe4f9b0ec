"""The game's own `Assault` and `Verdict` in the words of the literal night."""

from typing import Any

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.target import (
    Assault,
    ClanShot,
    Death,
    Hears,
    Kind,
    Knight,
    Shooter,
    Stopped,
    Verdict,
)
from tests.games.mafia.literal.night.deeds import House, Night
from tests.games.mafia.literal.night.heard import heard_by_all, meeting

CALLED = {
    Shooter.MAFIA: "mafia",
    Shooter.YAKUZA: "yakuza",
    Shooter.COMMISSAR: "C",
    Shooter.KILLER: "Ak",
}


def as_house(assault: Assault) -> House:
    target, visitors, knight = assault.target, assault.visitors, assault.knight
    shots = {shot.clan: as_shot(shot) for shot in visitors.clans}
    commissar, killer, guard = visitors.commissar, visitors.killer, visitors.bodyguard
    return {
        "seat": target.seat,
        "kind": str(target.kind),
        "clan": None if target.clan is None else str(target.clan),
        "is_commissar": target.commissar,
        "bribed": target.bribed,
        "hidden": target.hidden,
        "red_handed": target.red_handed,
        "magic": target.protected,
        "worn": [str(piece) for piece in target.worn],
        "weapon": None if target.weapon is None else str(target.weapon),
        "mad": target.mad,
        "knight": None if knight is None else as_knight(knight),
        "mafia": shots.get(Clan.MAFIA),
        "yakuza": shots.get(Clan.YAKUZA),
        "C": commissar and {"seat": commissar.seat, "arrow": commissar.arrow},
        "Ak": killer and {"seat": killer.seat, "arrow": killer.arrow},
        "Ag": None if guard is None else {"seat": guard},
        "protected": set(assault.protected),
        "first": assault.first_attack,
        "prize": assault.prize,
        "living": list(assault.living),
    }


def as_shot(shot: ClanShot) -> dict[str, Any]:
    return {
        "duty": shot.duty,
        "members": list(shot.members),
        "lethal": shot.lethal,
        "arrow": shot.arrow,
    }


def as_knight(knight: Knight) -> dict[str, Any]:
    sides = {Kind.BANDIT: str(knight.clan), Kind.ASSASSIN: "assassin"}
    return {
        "seat": knight.seat,
        "side": sides.get(knight.kind, "honest"),
        "worn": [str(piece) for piece in knight.worn],
        "weapon": None if knight.weapon is None else str(knight.weapon),
        "mad": knight.mad,
    }


def told(house: House, night: Night) -> dict[str, Any]:
    """What the literal night says, to be compared."""
    row = night["row"] or {}
    return {
        "deaths": {seat: first_of(causes) for seat, causes in night["deaths"].items()},
        "withdrew": {row["withdraws"]} if row.get("withdraws") else set(),
        "blows": set(row.get("blows", ())),
        "stopped": set(night["stopped"]),
        "used up": sorted(night["used"]),
        "shield spent": night["sixty"],
        "attacked": night["attacked"],
        "drained": night["drained"],
        "acquaintances": night["acquaintances"],
        "recognised by": set(row.get("recognises", ())),
        "meeting": meeting(house, night),
        "prizes": night["prize"],
        "hit": night["hit"],
        "royale": bool(row.get("flash")),
        "hears": heard_by_all(house, night),
    }


def first_of(causes: dict[str, set[int]]) -> tuple[str, tuple[int, ...]]:
    """Nobody dies twice: the first cause is kept."""
    cause, by = next(iter(causes.items()))
    return cause, tuple(sorted(by))


def told_by(verdict: Verdict) -> dict[str, Any]:
    """What the game's own night says, in the same words."""
    return {
        "deaths": {death.seat: as_cause(death) for death in verdict.deaths},
        "withdrew": {str(clan) for clan in verdict.withdrew},
        "blows": {CALLED[blow] for blow in verdict.blows},
        "stopped": {as_stopped(one) for one in verdict.stopped},
        "used up": sorted((one.whose, str(one.thing)) for one in verdict.used_up),
        "shield spent": verdict.shield_spent,
        "attacked": verdict.attacked,
        "drained": set(verdict.drained),
        "acquaintances": {(str(one.clan), str(one.knows)) for one in verdict.acquaintances},
        "recognised by": {str(clan) for clan in verdict.recognised_by},
        "meeting": verdict.meeting,
        "prizes": {str(one.clan): one.exp for one in verdict.prizes},
        "hit": verdict.hit,
        "royale": verdict.royale,
        "hears": {as_heard(one) for one in verdict.hears},
    }


def as_cause(death: Death) -> tuple[str, tuple[int, ...]]:
    return str(death.cause), tuple(sorted(death.by))


def as_stopped(one: Stopped) -> tuple[str, str, int, str | None]:
    piece = None if one.piece is None else str(one.piece)
    return CALLED[one.blow], str(one.layer), one.whose, piece


def as_heard(one: Hears) -> tuple[int | str, str, str | None, str | None]:
    to = str(one.to) if isinstance(one.to, Clan) else one.to
    source = None if one.source is None else CALLED[one.source]
    return to, str(one.news), source, None if one.piece is None else str(one.piece)
