"""N5: the commissar comes to a house and finds thieves in it (items 43, 46, M18)."""

from intriga.games.mafia.night.target import Armour, Hears, News, Shooter
from intriga.games.mafia.people import Role
from intriga.games.mafia.pipeline.tonight import Tonight
from intriga.games.mafia.rules import prizes
from intriga.games.mafia.rules.houses import use_up, worn
from intriga.games.mafia.state import State
from intriga.games.mafia.tables.awards import awards
from intriga.kernel import Seat, msg, seat


def catch(tonight: Tonight, house: Seat, commissar: Seat) -> None:
    """All thieves who have been in the house tonight die, unless a Moral code or Magic protection
    saves them. Who is dead already, is not caught."""
    for thief in sorted(tonight.inside.get(house, ())):
        if thief != commissar and thief not in tonight.deaths:
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
        _reward(state, commissar, thief)


def _reward(state: State, commissar: Seat, thief: Seat) -> None:
    """Item 43: a hit is a hit, whatever it was for."""
    person = state.people[thief]
    if person.clan is not None:
        prizes.award(state, commissar, "hit-bandit", awards().commissar_hits_bandit)
    elif person.role is Role.ASSASSIN:
        prizes.award(state, commissar, "hit-assassin", awards().commissar_hits_assassin)
