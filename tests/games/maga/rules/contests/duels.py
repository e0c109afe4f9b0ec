"""The actions that are a contest of two states, as the rulebook's text has them: state 0 acts
against state 1. Written by hand from the text, not from the table of actions."""

from collections.abc import Callable
from typing import NamedTuple

from intriga.games.maga.data.roles import Role
from intriga.games.maga.state import Lie, State, Virus
from intriga.games.maga.subjects.actions import AnyLine
from intriga.games.maga.subjects.ministries.defence.raid import Raid
from intriga.games.maga.subjects.ministries.foreign.kill import Kill
from intriga.games.maga.subjects.ministries.foreign.recruit import Recruit
from intriga.games.maga.subjects.ministries.foreign.sabotage import Sabotage
from intriga.games.maga.subjects.ministries.foreign.surveil import Surveil
from intriga.games.maga.subjects.ministries.fsb.find_foreign import FindForeign
from intriga.games.maga.subjects.ministries.health.infect import Infect
from intriga.games.maga.subjects.ministries.health.vaccinate import Vaccinate
from intriga.games.maga.subjects.ministries.interior.free_role import FreeRole
from intriga.games.maga.subjects.ministries.justice.sue import Sue
from intriga.games.maga.subjects.ministries.media.moods import WorsenMood
from intriga.games.maga.subjects.ministries.media.refute import Refute
from intriga.games.maga.subjects.ministries.media.state_lie import StateLie
from tests.games.maga.world import NUMBERS, K, M, post, world


class Duel(NamedTuple):
    """`ours` attacks, `theirs` defends. `cost` in units of one, charged also on failure; `help`
    on the attacker's side, `allies`: whether the braces name the defender's helpers; `credit`:
    points of a success; `before`: what must be so; `hearers`: what a success tells whom."""

    id: str
    line: AnyLine
    ours: Role
    theirs: Role
    cost: int
    help: str
    allies: bool
    credit: int = 0
    before: Callable[[State], object] = lambda state: None
    hearers: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = ((), (), ())


def _agent(state: State) -> None:
    state.territories[0].agents.append(1)


def _mole(state: State) -> None:
    post(state, 1, Role.HEALTH).recruiter = 0


def _held(state: State) -> None:
    post(state, 0, Role.HEALTH).recruiter = 1


def _lied(state: State) -> None:
    state.territories[0].lies.append(Lie(1))


def _ill(state: State) -> None:
    state.territories[0].viruses.append(Virus(1))


PRESS = NUMBERS[Role.MEDIA]
DUELS = [
    Duel(
        "raid",
        Raid(target=1),
        Role.DEFENCE,
        Role.DEFENCE,
        500 * K,
        "none",
        allies=False,
        credit=500 * K,
        hearers=((), ("raided",), ()),
    ),
    Duel(
        "find-foreign",
        FindForeign(target=1),
        Role.FSB,
        Role.FOREIGN,
        3 * M,
        "none",
        allies=False,
        before=_agent,
        hearers=(("found",), (), ()),
    ),
    Duel(
        "sabotage",
        Sabotage(target=1, number=PRESS),
        Role.FOREIGN,
        Role.MEDIA,
        1_500 * K,
        "own",
        allies=True,
        credit=1_500 * K,
    ),
    Duel(
        "recruit",
        Recruit(target=1, number=PRESS),
        Role.FOREIGN,
        Role.MEDIA,
        3 * M,
        "own",
        allies=True,
        credit=3 * M,
    ),
    Duel(
        "kill",
        Kill(target=1, number=PRESS),
        Role.FOREIGN,
        Role.MEDIA,
        3 * M,
        "own",
        allies=True,
        credit=3 * M,
        before=_mole,
        hearers=((), ("killed",), ()),
    ),
    Duel(
        "surveil",
        Surveil(target=1, whom="media"),
        Role.FOREIGN,
        Role.MEDIA,
        2 * M,
        "any",
        allies=True,
        hearers=(("watched",), (), ()),
    ),
    Duel(
        "sue",
        Sue(target=1),
        Role.JUSTICE,
        Role.JUSTICE,
        M,
        "none",
        allies=False,
        credit=M,
        hearers=((), ("suit-won",), ()),
    ),
    Duel(
        "free-role",
        FreeRole(role=Role.HEALTH),
        Role.INTERIOR,
        Role.FOREIGN,
        1_500 * K,
        "none",
        allies=False,
        before=_held,
        hearers=((), ("contact-lost",), ()),
    ),
    Duel(
        "state-lie",
        StateLie(target=1),
        Role.MEDIA,
        Role.MEDIA,
        M,
        "none",
        allies=False,
        credit=M,
        hearers=(("statement",), ("statement",), ("statement",)),
    ),
    Duel(
        "refute",
        Refute(target=1),
        Role.MEDIA,
        Role.MEDIA,
        500 * K,
        "own",
        allies=True,
        before=_lied,
        hearers=(("refuted",), ("refuted",), ("refuted",)),
    ),
    Duel(
        "worsen-mood",
        WorsenMood(target=1),
        Role.MEDIA,
        Role.MEDIA,
        500 * K,
        "own",
        allies=True,
        credit=500 * K,
        hearers=((), ("worsened",), ()),
    ),
    Duel(
        "infect",
        Infect(target=1),
        Role.HEALTH,
        Role.HEALTH,
        M,
        "none",
        allies=False,
        credit=M,
        hearers=((), ("infected",), ()),
    ),
    Duel(
        "vaccinate",
        Vaccinate(target=1),
        Role.HEALTH,
        Role.HEALTH,
        250 * K,
        "own",
        allies=True,
        before=_ill,
    ),
]
IDS = [one.id for one in DUELS]


def arena(duel: Duel, level: int = 5) -> State:
    """Three states whose roles all have this level, ready for the duel."""
    state = world(level=level)
    duel.before(state)
    return state
