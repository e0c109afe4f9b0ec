"""N5: the commissar comes to a house and finds thieves in it (items 43, 46, M18)."""

from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.awards import awards
from intriga.games.mafia.state import State
from intriga.games.mafia.state.people import Role
from intriga.games.mafia.subjects.houses.belongings import use_up, worn
from intriga.games.mafia.subjects.shots.target import Armour, Hears, News, Shooter
from intriga.kernel import Seat, msg, seat


def catch(tonight: Tonight, house: Seat, commissar: Seat) -> None:
    """All thieves who have been in the house tonight die, unless a Moral code or Magic protection
    saves them. Who was killed there or in another house at N4 is not caught."""
    for thief in sorted(tonight.inside.get(house, ())):
        if thief != commissar and thief not in tonight.slain:
            _catch(tonight, house, commissar, thief)


def _catch(tonight: Tonight, house: Seat, commissar: Seat, thief: Seat) -> None:
    state = tonight.state
    person = state.people[thief]
    tonight.note("N5", "mafia-log-red-handed", who=seat(thief), house=seat(house))
    if state.under("protection", thief):
        cause = msg("mafia-cause-red-handed")
        tonight.note("N5", "mafia-log-invulnerable", who=seat(thief), cause=cause)
    elif Armour.CODE in worn(person):
        use_up(person, "code")
        heard = Hears(thief, News.ARMOUR_SPENT, Shooter.COMMISSAR, Armour.CODE)
        tonight.news.append((heard, thief))
        thing = msg("mafia-thing-code")
        tonight.note("N5", "mafia-log-used-up", whose=seat(thief), thing=thing)
    else:
        tonight.doom(thief, "red-handed", (commissar,))
        tonight.news.append((Hears(commissar, News.KILLED), thief))
        tonight.hit(commissar, thief, _worth(state, thief))


def _worth(state: State, thief: Seat) -> int:
    """Item 43: a hit is a hit, whatever it was for."""
    person = state.people[thief]
    if person.clan is not None:
        return awards().commissar_hits_bandit
    return awards().commissar_hits_assassin if person.role is Role.ASSASSIN else 0
