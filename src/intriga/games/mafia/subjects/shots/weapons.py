"""What knights strike back with: swords, the axe, and Madness (T3)."""

from collections.abc import Iterable

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.course import CLANS, Course
from intriga.games.mafia.subjects.shots.target import (
    DRAW_CURSED,
    DRAW_CURSED_OTHER,
    DRAW_GUARD_CURSED,
    DRAW_GUARD_CURSED_OTHER,
    DRAW_GUARD_SWORD,
    DRAW_SWORD,
    Below,
    Cause,
    Kind,
    Shooter,
    Weapon,
)
from intriga.kernel import Seat

HONEST = (Kind.HONEST, Kind.CHARGED)


def strike_at_home(course: Course, below: Below) -> None:
    """The target's own weapon: against blows that reached the house and were not taken by the
    guarding knight. An axe kills also those who merely came."""
    target = course.target
    if target.weapon is None:
        return
    spared = {*course.averted, *course.taken, *course.arrows}
    attackers = _seats(course, (blow for blow in course.blows if blow not in spared), target.seat)
    if target.weapon is Weapon.AXE:
        _axe(course, target.seat)
    elif target.weapon is Weapon.SWORD:
        _sword(course, target.seat, attackers, below, DRAW_SWORD)
    else:
        draws = (DRAW_CURSED, DRAW_CURSED_OTHER)
        _cursed_sword(course, target.seat, attackers, below, draws)


def strike_on_guard(course: Course, below: Below) -> None:
    """The weapon of the guarding knight: only if he took a blow."""
    knight = course.knight
    if knight is None or knight.weapon is None or not course.taken:
        return
    attackers = _seats(course, course.taken, knight.seat)
    if knight.weapon is Weapon.AXE:
        _axe(course, knight.seat)
    elif knight.weapon is Weapon.SWORD:
        _sword(course, knight.seat, attackers, below, DRAW_GUARD_SWORD)
    else:
        draws = (DRAW_GUARD_CURSED, DRAW_GUARD_CURSED_OTHER)
        _cursed_sword(course, knight.seat, attackers, below, draws)


def _seats(course: Course, shooters: Iterable[Shooter], but: Seat) -> list[Seat]:
    return sorted({course.seats[shooter] for shooter in shooters} - {but})


def _sword(course: Course, owner: Seat, attackers: list[Seat], below: Below, why: str) -> None:
    if not attackers:
        return
    course.use_up(owner, Weapon.SWORD)
    course.kill_beside(_one_of(attackers, below, why), Cause.WEAPON, (owner,))


def _cursed_sword(
    course: Course, owner: Seat, attackers: list[Seat], below: Below, draws: tuple[str, str]
) -> None:
    if not attackers:
        return
    course.use_up(owner, Weapon.CURSED)
    attacker = _one_of(attackers, below, draws[0])
    course.kill_beside(attacker, Cause.WEAPON, (owner,))
    if others := sorted({*course.assault.living} - {owner, attacker}):
        course.kill_beside(_one_of(others, below, draws[1]), Cause.CURSE, (owner,))


def _axe(course: Course, owner: Seat) -> None:
    """All who came to the house: a withdrawn clan and the bodyguard's victims did not, and whoever
    shot an arrow is beyond its reach."""
    spared = {*course.averted, *course.arrows}
    struck = _seats(course, (one for one in course.came if one not in spared), owner)
    if struck:
        course.use_up(owner, Weapon.AXE)
    for seat in struck:
        course.kill_beside(seat, Cause.WEAPON, (owner,))


def _one_of(seats: list[Seat], below: Below, why: str) -> Seat:
    return seats[below(len(seats), why) if len(seats) > 1 else 0]


def rage_at_home(course: Course) -> None:
    """Madness of the target."""
    if course.target.mad:
        _rage(course, course.target.seat, course.target.kind, course.target.clan)


def rage_on_guard(course: Course) -> None:
    """Madness of the guarding knight covers the guarded house."""
    if (knight := course.knight) and knight.mad:
        _rage(course, knight.seat, knight.kind, knight.clan)


def _rage(course: Course, knight: Seat, kind: Kind, clan: Clan | None) -> None:
    """Kill the harmless visitors that the spell names: the commissar if the knight is honest; a
    clan that does not shoot to kill if the knight is a bandit of the other one, or an assassin."""
    for shooter in course.came:
        if shooter in course.blows:
            continue
        if shooter is Shooter.COMMISSAR:
            hated = kind in HONEST
        elif shooter in CLANS.values():
            own = CLANS[clan] if clan else None
            hated = kind in (Kind.ASSASSIN, Kind.BANDIT) and shooter is not own
        else:
            hated = False
        if hated:
            course.kill_beside(course.seats[shooter], Cause.MADNESS, (knight,))
