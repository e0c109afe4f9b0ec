"""Steps 5 to 7 of the shot table: the assassin on guard, the necromancer's shield, the knight."""

from intriga.games.mafia.subjects.shots.course import CLANS, Course
from intriga.games.mafia.subjects.shots.layers import spend
from intriga.games.mafia.subjects.shots.target import (
    DRAW_DUTY,
    Armour,
    Below,
    Cause,
    Kind,
    Layer,
    Shooter,
    Stopped,
)
from intriga.kernel import Seat


def meet_bodyguard(course: Course) -> None:
    """Step 5: the assassin looks only at the blows that remain."""
    assassin = course.bodyguard
    if assassin is None:
        return
    if len(course.clan_blows()) == len(CLANS):  # J8
        course.both = True
        course.kill_beside(assassin, Cause.JOINT)
    elif course.cell.struck:  # J9
        course.kill_beside(course.seats[Shooter.COMMISSAR], Cause.BODYGUARD, (assassin,))
    else:
        strikers = _would_kill(course)
        for blow in strikers:
            course.kill_beside(course.seats[blow], Cause.BODYGUARD, (assassin,))
        course.averted.extend(strikers)
        course.stop(strikers, Layer.BODYGUARD, assassin)


def _would_kill(course: Course) -> list[Shooter]:
    """The blows of which the target would die without the assassin and without the knight."""
    if course.target.kind is Kind.CHARGED:
        return [blow for blow in course.left if blow is Shooter.COMMISSAR]
    return list(course.left)


def meet_shield(course: Course, below: Below) -> None:
    """Step 6: the shield of a charged necromancer answers the clans, or else the killer."""
    if course.target.kind is not Kind.CHARGED:
        return
    if clans := course.clan_blows():
        _answer_clans(course, clans, below)
    elif Shooter.KILLER in course.left:
        _answer_killer(course)


def _answer_clans(course: Course, clans: list[Shooter], below: Below) -> None:
    """Both duty men lose exp, and one dies if it is the first attack; no arrow is answered."""
    necromancer = course.target.seat
    duties = sorted(course.seats[blow] for blow in clans if blow not in course.arrows)
    course.shield_spent = course.attacked = True
    course.drained.extend(duties)
    course.stop(clans, Layer.NECROMANCER, necromancer)
    if course.assault.first_attack and not course.cell.spares and not course.both and duties:
        one = _one_of(duties, below, DRAW_DUTY)
        course.kill_beside(one, Cause.SPELL, (necromancer,))


def _answer_killer(course: Course) -> None:
    """The killer alone always dies, unless he shot an arrow."""
    necromancer = course.target.seat
    course.shield_spent = True
    if Shooter.KILLER not in course.arrows:
        killer = course.seats[Shooter.KILLER]
        course.drained.append(killer)
        course.kill_beside(killer, Cause.SPELL, (necromancer,))
    course.stop([Shooter.KILLER], Layer.NECROMANCER, necromancer)


def _one_of(seats: list[Seat], below: Below, why: str) -> Seat:
    return seats[below(len(seats), why) if len(seats) > 1 else 0]


def meet_knight(course: Course) -> None:
    """Step 7: each blow that would still kill the target goes to the knight and his armour. A
    Moral code saves only those who are checked themselves."""
    knight = course.knight
    if knight is None or not course.left:
        return
    course.taken = list(course.left)
    worn: list[Armour] = [piece for piece in knight.worn if piece is not Armour.CODE]
    deadly = []
    for blow in course.taken:
        course.stop([blow], Layer.KNIGHT, knight.seat)
        if piece := spend(worn, blow, arrow=False):
            course.stopped.append(Stopped(blow, Layer.ARMOUR, knight.seat, piece))
            course.use_up(knight.seat, piece)
        else:
            deadly.append(course.seats[blow])
    if deadly:
        course.kill(knight.seat, Cause.IN_PLACE, tuple(deadly))
