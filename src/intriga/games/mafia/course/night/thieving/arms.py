"""N4: who waits for thieves with a weapon: a thief at home with a stiletto, a knight with an axe,
and mad knights (items 44, 46, M37, M38)."""

from intriga.games.mafia.course.night.thieving.outings import Caller, stays_home
from intriga.games.mafia.course.night.tonight import Tonight
from intriga.games.mafia.data.things import Profession
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.crypt import shield
from intriga.games.mafia.subjects.houses.belongings import may_use, use_up, weapon
from intriga.games.mafia.subjects.shots.target import Hears, News, Weapon
from intriga.kernel import Seat, seat


def meets_arms(tonight: Tonight, host: Seat, one: Caller) -> bool:
    """Whether the visit ends here. The stiletto strikes first (M37), then the axe at home, then
    those who are mad. Whom Magic protection saves goes on."""
    return (
        _stiletto(tonight, host, one)
        or _axe(tonight, host, one)
        or any(_madness(tonight, knight, one) for knight in _mad(tonight.state, host))
    )


def has_stiletto(tonight: Tonight, who: Seat) -> bool:
    """M37: a thief who stays at home, with a stiletto that is ready."""
    person = tonight.state.people[who]
    item = person.has("stiletto")
    ready = item is not None and item.ready and may_use(person, "stiletto")
    return ready and stays_home(tonight, who)


def _stiletto(tonight: Tonight, host: Seat, one: Caller) -> bool:
    """The first visitor dies and does nothing more in this night; it is used up in any case."""
    if not has_stiletto(tonight, host):
        return False
    use_up(tonight.state.people[host], "stiletto")
    tonight.note("N4", "mafia-log-stiletto", who=seat(host), whom=seat(one.who))
    tonight.whisper("mafia-house-stiletto", host)
    if _shielded(tonight, one, host):
        return True
    if not tonight.strike(one.who, "stiletto", host):
        return False
    tonight.felled[one.who] = host
    _caught(tonight, one)
    return True


def _axe(tonight: Tonight, host: Seat, one: Caller) -> bool:
    """Item 44: the axe kills all who come to the knight's own house in one night, also those who
    only steal; no shield of a necromancer answers it (M38 names two weapons, this is none)."""
    person = tonight.state.people[host]
    if host not in tonight.axes:
        if weapon(person) is not Weapon.AXE:
            return False
        use_up(person, "axe")
        tonight.axes.add(host)
        tonight.whisper("mafia-house-axe", host)
    tonight.note("N4", "mafia-log-axe", who=seat(host), whom=seat(one.who))
    if not tonight.strike(one.who, "weapon", host):
        return False
    _caught(tonight, one)
    return True


def _madness(tonight: Tonight, knight: Seat, one: Caller) -> bool:
    """Item 44: a mad knight kills thieves at home and where they guard."""
    tonight.note("N4", "mafia-log-mad", who=seat(knight), whom=seat(one.who))
    if _shielded(tonight, one, knight):
        return True
    if not tonight.strike(one.who, "madness", knight):
        return False
    _caught(tonight, one)
    return True


def _caught(tonight: Tonight, one: Caller) -> None:
    tonight.caught.add(one.who)
    tonight.whisper("mafia-thief-caught", one.who, house=one.house)


def _shielded(tonight: Tonight, one: Caller, armed: Seat) -> bool:
    """M38: a thief with a necromancer's ready shield spends it on a stiletto or a mad knight, takes
    exp from whoever strikes, and nobody dies. They steal nothing there."""
    state = tonight.state
    if not lookup.shield_ready(state, one.who):
        return False
    shield.spend_shield(state, one.who)
    tonight.note("N4", "mafia-log-shield", who=seat(one.who))
    tonight.drains.append(armed)
    tonight.news.append((Hears(armed, News.DRAINED), one.who))
    tonight.whisper("mafia-thief-shielded", one.who, house=one.house)
    return True


def _mad(state: State, host: Seat) -> list[Seat]:
    found = [host] if state.under("madness", host) else []
    return found + [knight for knight in guards(state, host) if state.under("madness", knight)]


def guards(state: State, host: Seat) -> list[Seat]:
    """The knights who guard this house tonight: Vigilance and Madness cover it, too (T3)."""
    return [
        knight
        for knight in state.living()
        if (plan := state.plans.get(knight)) is not None
        and plan.guards == host
        and lookup.practises(state, knight, Profession.KNIGHT)
    ]


def awake(state: State, host: Seat) -> bool:
    """Item 44: whether Vigilance keeps thieves from stealing in this house."""
    return any(state.under("vigilance", who) for who in (host, *guards(state, host)))
