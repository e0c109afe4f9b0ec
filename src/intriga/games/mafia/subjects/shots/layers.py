"""Step 4 of the shot table: the target's own layers, from the outer to the inner (T3)."""

from intriga.games.mafia.subjects.shots.course import Course
from intriga.games.mafia.subjects.shots.target import Armour, Layer, Shooter

SPECIFIC = {
    Shooter.MAFIA: Armour.SHIELD,
    Shooter.YAKUZA: Armour.MAIL,
    Shooter.COMMISSAR: Armour.CODE,
    Shooter.KILLER: Armour.HELM,
}
"""The armour against each source."""


def meet_magic(course: Course) -> None:
    """Magic protection stops every blow of the night."""
    if course.target.protected:
        course.stop(course.left, Layer.MAGIC, course.target.seat)


def meet_armour(course: Course) -> None:
    """What the target wears stops blows by source; specific armour is spent before plate."""
    worn = list(course.target.worn)
    for blow in tuple(course.left):
        if piece := spend(worn, blow, blow in course.arrows):
            course.stop([blow], Layer.ARMOUR, course.target.seat, piece)
            course.use_up(course.target.seat, piece)


def spend(worn: list[Armour], blow: Shooter, arrow: bool) -> Armour | None:
    """Take from what is worn the piece that stops this blow, if there is one. Moral code does not
    stop the commissar's arrow."""
    specific = SPECIFIC[blow]
    if arrow and specific is Armour.CODE:
        choice = [Armour.PLATE]
    else:
        choice = [specific, Armour.PLATE]
    for piece in choice:
        if piece in worn:
            worn.remove(piece)
            return piece
    return None
