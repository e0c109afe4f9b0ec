"""Who hears what of the shots at one target (T5)."""

from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.course import CLANS, Course
from intriga.games.mafia.subjects.shots.target import (
    Acquaintance,
    Assault,
    Cause,
    ClanShot,
    Hears,
    Layer,
    News,
    Shooter,
)
from intriga.kernel import Seat

BODYGUARD = (Cause.BODYGUARD,)
KNIGHT = (Cause.WEAPON, Cause.CURSE, Cause.MADNESS)


def hear_of_hidden(assault: Assault) -> tuple[Hears, ...]:
    """Of a hidden thief: nobody found him."""
    heard = [Hears(shot.clan, News.ALIVE) for shot in assault.visitors.clans]
    if assault.visitors.commissar:
        heard.append(Hears(assault.visitors.commissar.seat, News.MISS))
    return tuple(heard)


def hear_of_royale(assault: Assault) -> tuple[Hears, ...]:
    """Of a Flash Royale: all have hit, and all are dead."""
    heard = [Hears(shot.clan, News.DEAD) for shot in assault.visitors.clans]
    if assault.visitors.commissar:
        heard.append(Hears(assault.visitors.commissar.seat, News.KILLED))
    return tuple(heard)


def hear_of_struck(assault: Assault, struck: Seat, target_dies: bool) -> tuple[Hears, ...]:
    """Of whom a stiletto has killed at the door: their shot did not fall."""
    news = News.DEAD if target_dies else News.ALIVE
    heard = [Hears(shot.clan, news) for shot in assault.visitors.clans if shot.duty == struck]
    if assault.visitors.commissar and assault.visitors.commissar.seat == struck:
        heard.append(Hears(struck, News.MISS))
    return tuple(heard)


def hear(
    course: Course, met: tuple[Acquaintance, ...], recognised_by: tuple[Clan, ...]
) -> tuple[Hears, ...]:
    """What each of those concerned hears."""
    heard: list[Hears] = []
    for shot in course.assault.visitors.clans:
        heard.extend(_clan(course, shot, met, recognised_by))
    heard.extend(Hears(seat, News.DRAINED) for seat in course.drained)
    if Shooter.COMMISSAR in course.seats:
        news = News.KILLED if Shooter.COMMISSAR in course.left else News.MISS
        heard.append(Hears(course.seats[Shooter.COMMISSAR], news))
    heard.extend(_target(course, met, recognised_by))
    heard.extend(_armour(course))
    return tuple(heard)


def _clan(
    course: Course,
    shot: ClanShot,
    met: tuple[Acquaintance, ...],
    recognised_by: tuple[Clan, ...],
) -> list[Hears]:
    if course.cell.withdraws:
        return [Hears(shot.clan, News.WITHDREW)]
    news = []
    if course.target_dies:
        news.append(News.DEAD)
    if any(one.clan is shot.clan for one in met):
        news.append(News.MET)
    if shot.clan in recognised_by:
        news.append(News.RECOGNISED)
    return [Hears(shot.clan, one) for one in news or [News.ALIVE]]


def _target(
    course: Course, met: tuple[Acquaintance, ...], recognised_by: tuple[Clan, ...]
) -> list[Hears]:
    """A target hears nothing of a miss or of a shot that was withdrawn."""
    target = course.target.seat
    heard = [
        Hears(target, News.ACQUAINTED, CLANS[one.clan])
        for one in met
        if one.knows is course.target.clan
    ]
    heard.extend(Hears(target, News.UNMASKED, CLANS[clan]) for clan in recognised_by)
    heard.extend(
        Hears(target, News.SHIELD_SPENT, stop.blow)
        for stop in course.stopped
        if stop.layer is Layer.NECROMANCER
    )
    if course.averted or _killed(course, course.bodyguard, BODYGUARD):
        heard.append(Hears(target, News.BODYGUARD_ACTED))
    knight = course.knight.seat if course.knight else None
    if course.taken or _killed(course, knight, KNIGHT):
        heard.append(Hears(target, News.KNIGHT_ACTED))
    return heard


def _killed(course: Course, seat: Seat | None, causes: tuple[Cause, ...]) -> bool:
    """Whether this guard killed somebody as such. The assassin may be the knight on guard, too, and
    one deed must not be heard as that of both."""
    return seat is not None and any(
        seat in death.by and death.cause in causes for death in course.deaths.values()
    )


def _armour(course: Course) -> list[Hears]:
    return [
        Hears(stop.whose, News.ARMOUR_SPENT, stop.blow, stop.piece)
        for stop in course.stopped
        if stop.piece
    ]
