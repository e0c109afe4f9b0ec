"""A thief's stiletto at home: it strikes first, before the row is chosen (M37)."""

from msgspec.structs import replace

from intriga.games.mafia.subjects.shots.course import seats
from intriga.games.mafia.subjects.shots.hearing import hear_of_struck
from intriga.games.mafia.subjects.shots.target import Assault, Cause, Death, Verdict, Visitors
from intriga.kernel import Seat


def first_visitor(assault: Assault) -> Seat | None:
    """Whom the stiletto strikes: of those who come to shoot, the first in the order in which blows
    meet armour, also one whose clan would withdraw."""
    target = assault.target
    if not target.stiletto:
        return None
    return next((seat for seat in seats(assault).values() if seat != target.seat), None)


def without(assault: Assault, struck: Seat) -> Assault:
    """The same without the shots of this person: they have not come."""
    visitors = assault.visitors
    commissar, killer = visitors.commissar, visitors.killer
    left = Visitors(
        clans=tuple(shot for shot in visitors.clans if shot.duty != struck),
        commissar=None if commissar is None or commissar.seat == struck else commissar,
        killer=None if killer is None or killer.seat == struck else killer,
        bodyguard=visitors.bodyguard,
    )
    return replace(assault, visitors=left)


def fell(assault: Assault, struck: Seat, verdict: Verdict) -> Verdict:
    """What follows with the death of whom the stiletto has killed."""
    death = Death(struck, Cause.STILETTO, (assault.target.seat,))
    others = tuple(one for one in verdict.deaths if one.seat != struck)
    heard = hear_of_struck(assault, struck, assault.target.seat in verdict.dead)
    return replace(
        verdict,
        deaths=(death, *others),
        struck_first=struck,
        hears=(*verdict.hears, *heard),
    )
