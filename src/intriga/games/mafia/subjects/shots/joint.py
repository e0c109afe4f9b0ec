"""The joint shots at one target: steps 1 to 8 of the shot table."""

from msgspec.structs import replace

from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state.people import Clan
from intriga.games.mafia.subjects.shots.course import CLANS, Course
from intriga.games.mafia.subjects.shots.guards import meet_bodyguard, meet_knight, meet_shield
from intriga.games.mafia.subjects.shots.hearing import hear, hear_of_hidden, hear_of_royale
from intriga.games.mafia.subjects.shots.layers import meet_armour, meet_magic
from intriga.games.mafia.subjects.shots.row import blows, choose
from intriga.games.mafia.subjects.shots.stiletto import fell, first_visitor, without
from intriga.games.mafia.subjects.shots.target import (
    Acquaintance,
    Assault,
    Below,
    Cause,
    Death,
    Kind,
    Prize,
    Shooter,
    Verdict,
)
from intriga.games.mafia.subjects.shots.weapons import (
    rage_at_home,
    rage_on_guard,
    strike_at_home,
    strike_on_guard,
)


def resolve(assault: Assault, below: Below) -> Verdict:
    """What follows when these come to this target.

    Raises:
        ValueError: they cannot come to such a target.
    """
    if assault.target.hidden:  # step 1
        return Verdict(hears=hear_of_hidden(assault))
    struck = first_visitor(assault)
    if struck is None:
        return _meet(assault, below)
    if struck in assault.protected:
        return replace(_meet(assault, below), struck_first=struck)
    return fell(assault, struck, _meet(without(assault, struck), below))


def _meet(assault: Assault, below: Below) -> Verdict:
    """Steps 2 to 8."""
    cell = choose(assault)  # step 2
    if cell.royale:
        return _royale(assault)
    course = Course(assault, cell)
    course.blows = blows(assault, cell)  # step 3
    course.left = list(course.blows)
    _die_in_the_row(course)
    meet_magic(course)  # step 4
    meet_armour(course)
    meet_bodyguard(course)  # step 5
    meet_shield(course, below)  # step 6
    meet_knight(course)  # step 7
    _die(course)  # step 8
    strike_at_home(course, below)
    strike_on_guard(course, below)
    rage_at_home(course)
    rage_on_guard(course)
    return _verdict(course)


def _royale(assault: Assault) -> Verdict:
    """J10: both clans, the commissar, the assassin and the target die, whatever protects them."""
    visitors = assault.visitors
    dead = {assault.target.seat}
    for shot in visitors.clans:
        dead.update(shot.members, (shot.duty,))
    for lone in (visitors.commissar, visitors.killer):
        if lone:
            dead.add(lone.seat)
    return Verdict(
        deaths=tuple(Death(seat, Cause.ROYALE) for seat in sorted(dead)),
        royale=True,
        hears=hear_of_royale(assault),
    )


def _die_in_the_row(course: Course) -> None:
    """The deaths of commissar and killer in J3 and J4."""
    for shooter in course.cell.dies:
        course.kill_beside(course.seats[Shooter(shooter)], Cause.JOINT)


def _die(course: Course) -> None:
    """Step 8: the target dies of the blows that nothing has stopped."""
    if course.left:
        by = tuple(course.seats[blow] for blow in course.left)
        course.kill(course.target.seat, Cause.SHOT, by)


def _verdict(course: Course) -> Verdict:
    met = _acquaintances(course)
    recognised_by = _recognised_by(course)
    return Verdict(
        deaths=tuple(course.deaths.values()),
        withdrew=_withdrew(course),
        blows=course.blows,
        stopped=tuple(course.stopped),
        used_up=tuple(course.used_up),
        shield_spent=course.shield_spent,
        attacked=course.attacked,
        drained=tuple(course.drained),
        acquaintances=met,
        recognised_by=recognised_by,
        meeting=bool(_first_hits(course)) and not course.target_dies,
        prizes=_prizes(course),
        hit=_hit(course),
        hears=hear(course, met, recognised_by),
    )


def _withdrew(course: Course) -> tuple[Clan, ...]:
    if not course.cell.withdraws:
        return ()
    return tuple(shot.clan for shot in course.assault.visitors.clans)


def _first_hits(course: Course) -> tuple[Acquaintance, ...]:
    """The shots of clans that did not withdraw at bandits whom they do not know (item 30)."""
    if course.target.kind is not Kind.BANDIT:
        return ()
    return tuple(
        Acquaintance(shot.clan, shot.clan.other) for shot in course.clans if not shot.lethal
    )


def _acquaintances(course: Course) -> tuple[Acquaintance, ...]:
    """First hits, and the meeting of both duty men in J2 and J3 (M22)."""
    if course.cell.meet:
        return tuple(Acquaintance(clan, clan.other) for clan in Clan)
    return _first_hits(course)


def _recognised_by(course: Course) -> tuple[Clan, ...]:
    """The clans that hit the assassin without shooting to kill (item 28)."""
    if course.target.kind is not Kind.ASSASSIN:
        return ()
    return tuple(shot.clan for shot in course.clans if not shot.lethal)


def _prizes(course: Course) -> tuple[Prize, ...]:
    """For the commissar: who dies in J3, or of a clan's blow as the target. If both clans shoot,
    each member has less."""
    if not course.assault.prize:
        return ()
    exp = 0
    if course.cell.prize and course.seats[Shooter.COMMISSAR] in course.deaths:
        exp = course.cell.prize
    elif course.target.commissar and course.clan_blows():
        exp = _prize_of_target(course)
    return tuple(Prize(shot.clan, exp) for shot in course.clans if exp)


def _prize_of_target(course: Course) -> int:
    if len(course.clans) == len(CLANS):
        return awards().commissar_killed_by_both
    return awards().commissar_killed


def _hit(course: Course) -> int:
    """What the commissar earns, if their blow killed the target."""
    if Shooter.COMMISSAR not in course.left:
        return 0
    if course.target.kind is Kind.BANDIT:
        return awards().commissar_hits_bandit
    return awards().commissar_hits_assassin if course.target.kind is Kind.ASSASSIN else 0
