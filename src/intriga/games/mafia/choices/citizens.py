"""People to choose from."""

from intriga.games.mafia.choices.parts import Maker, everybody, living_others
from intriga.games.mafia.state import State
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.clans import duty, execution, recruiting
from intriga.games.mafia.subjects.commissariat import checks
from intriga.games.mafia.subjects.crypt import rites
from intriga.kernel import Choices, Chosen, Range, Seat, people, words

MOST_SHARE = 21


def _living(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(living_others(state, who))


def _dead(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in everybody(state) if not state.people[one].lives)


def buried(state: State, who: Seat, chosen: Chosen) -> Choices:
    """The dead whom none of one's own rites of tonight raises already."""
    own = (one for one in state.casts if one.by == who and one.spell == rites.RESURRECTION)
    cast = {one.whom for one in own}
    dead = (one for one in everybody(state) if not state.people[one].lives)
    return people(one for one in dead if one not in cast)


def _unmoved(state: State, who: Seat, chosen: Chosen) -> Choices:
    done = state.today.reanimated
    dead = (one for one in everybody(state) if not state.people[one].walks)
    return people(one for one in dead if one not in done)


def _prey(state: State, who: Seat, chosen: Chosen) -> Choices:
    """M21: whom a clan may shoot."""
    clan = state.people[who].clan
    return people(one for one in state.living() if state.people[one].clan is not clan)


def _recruit(state: State, who: Seat, chosen: Chosen) -> Choices:
    clan = duty.clan_of(state, who)
    return people(sorted(execution.recruits(state, clan)) if clan else ())


def _suspect(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(one for one in living_others(state, who) if checks.may_check(state, one))


def _anybody(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(everybody(state))


def _candidate(state: State, who: Seat, chosen: Chosen) -> Choices:
    return people(recruiting.candidates(state, duty.clan_of(state, who)))


def _pays(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(0, min(MOST_SHARE, lookup.free_exp(state, who)))


def _share(state: State, who: Seat, chosen: Chosen) -> Range:
    return Range(0, MOST_SHARE, 0)


def _side(state: State, who: Seat, chosen: Chosen) -> Choices:
    return words(("honest", "clan"), "mafia-side-")


DOMAINS: dict[str, Maker] = {
    "living": _living,
    "dead": _dead,
    "buried": buried,
    "unmoved": _unmoved,
    "prey": _prey,
    "recruit": _recruit,
    "candidate": _candidate,
    "pays": _pays,
    "suspect": _suspect,
    "everybody": _anybody,
    "share": _share,
    "side": _side,
}
