"""The texts of the zones "now" and "card", and the marks of people."""

from msgspec import Struct

from intriga.games.zeppelin.presentation import abilities
from intriga.games.zeppelin.presentation.abilities import FreeAct, RightUse
from intriga.games.zeppelin.presentation.act_forms import MANY, person_entry
from intriga.games.zeppelin.presentation.countries import (
    Ranking,
    country_name,
    country_of,
    power_of,
    rankings,
)
from intriga.games.zeppelin.presentation.deciding import decision
from intriga.games.zeppelin.presentation.offered import can
from intriga.games.zeppelin.presentation.pages.chronicle import whole_url
from intriga.games.zeppelin.presentation.pages.passport import PassportLines, passport
from intriga.games.zeppelin.presentation.pages.state_page import SocietySheet, society_sheet
from intriga.games.zeppelin.presentation.tree import class_name, class_of, my_society
from intriga.games.zeppelin.seen.view import Society, View
from intriga.kernel import Event
from intriga.presentation import Now, Scene, SeatMark
from intriga.warfare.presentation.power_marks import NO_POWER


class StateCard(Struct, frozen=True):
    """The data of `card.html`: the viewer's passport and state, and all states. `welcome`: what is
    said on the first visit, which `once` remembers; `everybody`: the list from which forms take
    names."""

    passport: PassportLines | None
    welcome: tuple[str, ...]
    founding: bool
    once: str
    society: SocietySheet | None
    state: str
    state_url: str
    passport_url: str
    abilities: tuple[RightUse, ...]
    without: tuple[FreeAct, ...]
    standings: tuple[Ranking, ...]
    everybody: tuple[str, ...]
    goal: int
    chronicle_url: str


def now(view: View, scene: Scene) -> Now:
    """The turn, and one sentence: what the viewer is asked for, or what goes on."""
    phase = scene.say(
        "zeppelin-page-phase", phase=view.phase, season=view.season, turn=str(view.turn)
    )
    last = scene.say("zeppelin-page-last-turn", goal=view.goal, turn=str(view.last_turn))
    step = None if view.phase == "over" else last
    ask, why = decision.ask(view, scene)
    return Now(
        phase=phase,
        asked=_asked(view, scene),
        step=step,
        title=decision.title(view, scene),
        ask=ask,
        why=why,
        until=decision.until(view, scene),
        stage="board",
    )


def _asked(view: View, scene: Scene) -> str:
    if view.phase == "over":
        winners = [country_name(view, scene, number) for number in view.sharers]
        ending = view.ending or "none"
        return scene.say("zeppelin-page-now-over", ending=ending, winners=winners)
    me = view.me
    if view.phase in ("founding", "review"):
        return scene.say(f"zeppelin-page-now-{view.phase}")
    if me is None:
        return scene.say("zeppelin-page-now-watching", phase=view.phase)
    freedom = abilities.freedom(me)
    if freedom != "free":
        return scene.say(f"zeppelin-page-now-{freedom}", turn=me.dead_until or 0)
    return _asked_free(view, scene)


def _asked_free(view: View, scene: Scene) -> str:
    """What a free citizen is told."""
    assert view.me is not None
    society, power = my_society(view), power_of(view, view.me.country)
    undecided = decision.undecided(view.me, society)
    if undecided:
        return scene.say("zeppelin-page-now-frozen", n=undecided)
    commands = can(scene, "orders", "builds")
    if view.phase == "builds":
        due = power.due if power is not None and commands else 0
        way = "build" if due > 0 else "remove" if due < 0 else "none"
        return scene.say("zeppelin-page-now-builds", way=way, n=abs(due))
    ready = view.me.seat in view.ready
    orders = next((one.orders for one in view.commands if power and one.power == power.power), {})
    units = len(power.units) if power is not None else 0
    return scene.say(
        "zeppelin-page-now-turn",
        role="commander" if commands and units else "citizen",
        ready="yes" if ready else "no",
        orders=len(orders),
        units=units,
        state=country_name(view, scene, view.me.country),
    )


def card(view: View, scene: Scene) -> StateCard:
    """The data of `card.html`."""
    society = my_society(view)
    return StateCard(
        passport=passport(view, scene),
        welcome=_welcome(view, scene, society),
        founding=view.phase == "founding",
        once=f"{scene.match_url}/{view.me.country}" if view.me else "",
        society=society_sheet(view, scene, society) if society else None,
        state=country_name(view, scene, society.number) if society else "",
        state_url=scene.page("state"),
        passport_url=scene.page("passport"),
        abilities=abilities.by_right(view, scene),
        without=abilities.without_right(view, scene),
        standings=rankings(view, scene),
        everybody=_everybody(scene),
        goal=view.goal,
        chronicle_url=whole_url(view, scene) or scene.page("chronicle"),
    )


def _everybody(scene: Scene) -> tuple[str, ...]:
    """The list from which forms take names, where there are too many people for lists of their
    own."""
    if scene.offer is None or len(scene.names) <= MANY:
        return ()
    return tuple(person_entry(scene, seat) for seat in range(len(scene.names)))


def _welcome(view: View, scene: Scene, society: Society | None) -> tuple[str, ...]:
    """Three sentences for a citizen's first visit: where they are, what they may do, who rules."""
    if society is None or view.me is None or view.phase == "over":
        return ()
    root = class_of(society, society.root)
    names = [scene.names[seat] for seat in root.members[:3]]
    rights = [scene.say(f"zeppelin-page-may-{right}") for right in view.me.rights]
    may = scene.say("zeppelin-page-welcome-may", rights=rights, n=len(rights))
    founding = view.phase == "founding"
    return (
        scene.say(
            "zeppelin-page-welcome-where",
            state=country_name(view, scene, society.number),
            rank=class_name(scene, society, view.me.rank),
            n=sum(len(one.members) for one in society.classes),
        ),
        f"{may} {scene.say('zeppelin-page-welcome-later')}" if rights and founding else may,
        scene.say(
            "zeppelin-page-welcome-rules",
            root=scene.render(root.name),
            names=names,
            who=_who_rules(view, society),
            more=max(0, len(root.members) - len(names)),
        ),
    )


def _who_rules(view: View, society: Society) -> str:
    """Who is in the ruling class: all of the state, the viewer among others, some, or nobody."""
    root = class_of(society, society.root)
    if not root.members:
        return "nobody"
    if all(not one.members for one in society.classes if one.number != root.number):
        return "all"
    return "me" if view.me and view.me.seat in root.members else "others"


def seat_marks(view: View, language: str) -> tuple[SeatMark, ...]:
    """The number of each person, in brass: the colours are those of the powers, and who belongs to
    which state is no public matter."""
    return _MARKS


_MARKS = tuple(SeatMark(str(number), NO_POWER) for number in range(1, 121))
"""Of as many as there may be at once; whoever comes later has their number, too."""


def concerns(view: View, scene: Scene, event: Event) -> bool:
    """Whether a public event names the viewer or their state."""
    mine = country_of(view, view.me.country if view.me else None)
    own = ({"seat": scene.viewer}, mine.name if mine is not None else None)
    return any(one in own for one in event.params.values() if one is not None)
