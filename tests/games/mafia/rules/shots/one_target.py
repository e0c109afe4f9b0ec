"""One target, and a short way to write who comes and what follows.

People have letters. T: the target. M, Y: the duty men; m, y: another member of each clan. C, A: the
commissar and the assassin. K: the knight on guard. O, o: honest bystanders. In the assassin's
column T is the assassin, so that "Ak" is a contract on T (and A does not exist).

Visitors: "M", "Y", "C", "Ak" (kill), "Ag" (guard); "!" after a clan: to kill, or known; "^": with a
poisoned arrow.
"""

from typing import Any

import msgspec

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.joint import resolve
from intriga.games.mafia.subjects.shots.target import (
    Armour,
    Assault,
    Below,
    ClanShot,
    Kind,
    Knight,
    Shot,
    Target,
    Verdict,
    Visitors,
)

LETTERS = "TMYCAKmyOo"
SEATS = {letter: seat for seat, letter in enumerate(LETTERS)}
CLAN = {"M": Clan.MAFIA, "Y": Clan.YAKUZA}

TARGETS: dict[str, Target] = {
    "honest": Target(0, Kind.HONEST),
    "bribed": Target(0, Kind.HONEST, bribed=True),
    "commissar": Target(0, Kind.HONEST, commissar=True),
    "charged": Target(0, Kind.CHARGED),
    "charged-bribed": Target(0, Kind.CHARGED, bribed=True),
    "yakuza": Target(0, Kind.BANDIT, Clan.YAKUZA),
    "mafia": Target(0, Kind.BANDIT, Clan.MAFIA),
    "assassin": Target(0, Kind.ASSASSIN),
}


def first(n: int, why: str) -> int:
    """Every draw is 0."""
    return 0


def last(n: int, why: str) -> int:
    """Every draw is the greatest."""
    return n - 1


def visitors(text: str, target: Target) -> Visitors:
    """Who comes."""
    clans: list[ClanShot] = []
    commissar = killer = bodyguard = None
    assassin = target.seat if target.kind is Kind.ASSASSIN else SEATS["A"]
    for word in text.split():
        arrow = "^" in word
        match word.rstrip("!^"):
            case "M" | "Y" as letter:
                members = (SEATS[letter], SEATS[letter.lower()])
                shot = ClanShot(CLAN[letter], SEATS[letter], members, "!" in word, arrow)
                clans.append(shot)
            case "C":
                commissar = Shot(SEATS["C"], arrow)
            case "Ak":
                killer = Shot(assassin, arrow)
            case "Ag":
                bodyguard = SEATS["A"]
            case unknown:
                raise AssertionError(unknown)
    return Visitors(tuple(clans), commissar, killer, bodyguard)


def assault(
    text: str,
    target: str | Target,
    *,
    knight: Knight | None = None,
    safe: str = "",
    first_attack: bool = False,
    prize: bool = True,
    **of_target: Any,
) -> Assault:
    """These come to this target, who wears and is what `of_target` says. `safe`: all others with
    Magic protection."""
    aim = TARGETS[target] if isinstance(target, str) else target
    aim = msgspec.structs.replace(aim, **of_target)
    return Assault(
        aim,
        visitors(text, aim),
        knight,
        frozenset(SEATS[letter] for letter in safe),
        tuple(range(len(LETTERS))),
        first_attack,
        prize,
    )


def shoot(text: str, target: str | Target, draws: Below = first, **rest: Any) -> Verdict:
    """What follows when these come."""
    return resolve(assault(text, target, **rest), draws)


def guard(*worn: Armour, **rest: Any) -> Knight:
    """An honest knight on guard."""
    return Knight(SEATS["K"], rest.pop("kind", Kind.HONEST), worn=worn, **rest)


def letters(seats: Any) -> str:
    """These seats, in the order of LETTERS."""
    return "".join(LETTERS[seat] for seat in sorted(seats))


def dead(verdict: Verdict) -> str:
    """Who dies."""
    return letters(verdict.dead)


def outline(verdict: Verdict) -> str:
    """What follows, in words: who dies, and all that is not nothing."""
    words = [dead(verdict) or "nobody"]
    for clan in verdict.withdrew:
        words.append(f"{_short(clan)}-withdraws")
    if verdict.shield_spent:
        words.append("60")
    if verdict.attacked:
        words.append("attack")
    words.extend(f"{letter}-5" for letter in letters(verdict.drained))
    for one in verdict.acquaintances:
        words.append(f"{_short(one.clan)}>{_short(one.knows)}")
    for clan in verdict.recognised_by:
        words.append(f"{_short(clan)}>A")
    if verdict.meeting:
        words.append("meeting")
    for prize in verdict.prizes:
        words.append(f"{_short(prize.clan)}+{prize.exp}")
    if verdict.hit:
        words.append(f"C+{verdict.hit}")
    if verdict.royale:
        words.append("royale")
    return " ".join(sorted(words))


def _short(clan: Clan) -> str:
    return clan.value[0].upper()
