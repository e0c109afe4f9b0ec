"""The chronicle: the states turn by turn, who ruled when, beside the map.

During a match it tells what the viewer has heard: of other states their centres and revolutions,
of the own one its classes and rulers. After the end the whole chronicle is that of the replay.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Final

from msgspec import Meta, Struct

from intriga.games.zeppelin.course.annals import Annal
from intriga.games.zeppelin.presentation.countries import Flag, country_of, flag, hue
from intriga.games.zeppelin.presentation.pages.news import Pictures, pictures, turn_title
from intriga.games.zeppelin.presentation.pages.turns import (
    ANNAL,
    ROOM,
    TURN,
    WAR,
    WORLD,
    Past,
    centres,
    owner,
    pasts,
)
from intriga.games.zeppelin.seen.view import CountryCard, View
from intriga.kernel import REFEREE
from intriga.presentation import NamedPage, PageData, Scene

_WIDE: Final = 600
_HIGH: Final = 180
"""The drawing of the centres."""
_NAMED: Final = 6
"""Rulers that are named; of more, the number."""


class ChronicleQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one that has been played."""

    turn: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Headcount(Struct, frozen=True):
    """How many belonged to a class."""

    name: str
    n: int


class Rule(Struct, frozen=True):
    """Who ruled a state: the class, some of its members by name, and how many more."""

    rank: str
    who: tuple[str, ...]
    more: int
    classes: tuple[Headcount, ...]


class StateThen(Struct, frozen=True):
    """A state as it was after a turn. `change`: of its centres; `rule`: None if the viewer does not
    know."""

    flag: Flag
    centres: int | None
    change: int
    rule: Rule | None


class ChronicleTurn(Struct, frozen=True):
    """One turn: its maps, its news, what else the viewer heard, and every state."""

    name: str
    pictures: Pictures | None
    news: tuple[str, ...]
    heard: tuple[str, ...]
    states: tuple[StateThen, ...]


class TurnLink(Struct, frozen=True):
    """A turn in the list of all."""

    n: int
    here: bool
    url: str


class CentresLine(Struct, frozen=True):
    """The centres of a state over the turns. `end`: the last of the points; `final`: its centres
    there."""

    flag: Flag
    points: str
    end: tuple[int, int]
    final: int


class CentresChart(Struct, frozen=True):
    """The lines of all states, from a first turn to a last one, in a drawing of this size."""

    lines: tuple[CentresLine, ...]
    wide: int
    high: int
    label: str
    first: int
    last: int
    top: int


class Reign(Struct, frozen=True):
    """Who ruled from one turn to another."""

    rule: Rule
    first: int
    last: int


class Reigns(Struct, frozen=True):
    """All reigns of a state that the viewer knows of."""

    flag: Flag
    reigns: tuple[Reign, ...]


class ChronicleSheet(PageData, frozen=True):
    """The data of `chronicle.html`; nothing is shown before anything has happened."""

    whole_url: str | None = None
    shown: ChronicleTurn | None = None
    turns: tuple[TurnLink, ...] = ()
    earlier_url: str | None = None
    later_url: str | None = None
    chart: CentresChart | None = None
    reigns: tuple[Reigns, ...] = ()


def chronicle(view: View, scene: Scene, query: ChronicleQuery) -> ChronicleSheet | None:
    """The data of `chronicle.html`."""
    told = pasts(scene.events, scene.turns)
    played = [one for one in told if one.wars or one.annals or one.news or one.heard]
    shown = _shown(played, query.turn)
    if shown is None:
        return None if query.turn else ChronicleSheet()
    links = [
        TurnLink(one.number, one is shown, scene.page("chronicle", turn=one.number))
        for one in played
    ]
    at = played.index(shown)
    return ChronicleSheet(
        whole_url=whole_url(view, scene),
        shown=_turn(view, scene, shown, played[at - 1] if at else None),
        turns=tuple(links),
        earlier_url=links[at - 1].url if at else None,
        later_url=links[at + 1].url if at + 1 < len(links) else None,
        chart=_chart(view, scene, played),
        reigns=_reigns(view, scene, played),
    )


def whole_url(view: View, scene: Scene) -> str | None:
    """The address of the whole chronicle, once the match is over; None if this is it."""
    over = view.phase == "over"
    return f"{scene.match_url}/p/chronicle?seat=all" if over and scene.viewer != REFEREE else None


def _shown(played: Sequence[Past], number: int) -> Past | None:
    if not number:
        fought = [one for one in played if one.wars] or played
        return fought[-1] if fought else None
    return next((one for one in played if one.number == number), None)


def _turn(view: View, scene: Scene, one: Past, before: Past | None) -> ChronicleTurn:
    now = centres(scene.turns, one.wars[-1]) if one.wars else {}
    then = centres(scene.turns, before.wars[-1]) if before is not None and before.wars else {}
    return ChronicleTurn(
        name=turn_title(scene, one.number),
        pictures=pictures(scene, one),
        news=tuple(map(scene.tell, one.news)),
        heard=tuple(map(scene.tell, one.heard)),
        states=tuple(
            StateThen(
                flag=flag(view, scene, country),
                centres=now.get(country.power),
                change=now.get(country.power, 0) - then.get(country.power, 0) if then else 0,
                rule=_known_rule(scene, one.annals.get(country.number)),
            )
            for country in view.countries
            if country.founded <= one.number
        ),
    )


def _known_rule(scene: Scene, annal: Annal | None) -> Rule | None:
    return None if annal is None else _rule(scene, annal)


def _rule(scene: Scene, annal: Annal) -> Rule:
    root = annal.classes[0]
    names = [scene.names[seat] for seat in root.members if seat < len(scene.names)]
    return Rule(
        rank=scene.render(root.name),
        who=tuple(names[:_NAMED]),
        more=max(0, len(names) - _NAMED),
        classes=tuple(Headcount(scene.render(c.name), len(c.members)) for c in annal.classes),
    )


# ── drawings ────────────────────────────────────────────────────────────────────────────


def _chart(view: View, scene: Scene, played: Sequence[Past]) -> CentresChart | None:
    """The centres of each state over the turns, as lines; None before there are two turns."""
    counts = [(one.number, centres(scene.turns, one.wars[-1])) for one in played if one.wars]
    if len(counts) < 2:
        return None
    top = max((n for _, count in counts for n in count.values()), default=1) or 1
    first, last = counts[0][0], counts[-1][0]
    lines = []
    for country in view.countries:
        points = [
            (
                round((turn - first) * _WIDE / max(1, last - first)),
                round(_HIGH - count[country.power] * _HIGH / top),
            )
            for turn, count in counts
            if country.power in count
        ]
        if points:
            lines.append(
                CentresLine(
                    flag=flag(view, scene, country),
                    points=" ".join(f"{x},{y}" for x, y in points),
                    end=points[-1],
                    final=counts[-1][1].get(country.power, 0),
                )
            )
    label = scene.say("zeppelin-page-chart", first=first, last=last, top=top)
    return CentresChart(tuple(lines), _WIDE, _HIGH, label, first, last, top)


def _reigns(view: View, scene: Scene, played: Sequence[Past]) -> tuple[Reigns, ...]:
    """For each state that the viewer knows something of: who ruled from when until when."""
    found: dict[int, list[Reign]] = {}
    for one in played:
        for number, annal in one.annals.items():
            rule = _rule(scene, annal)
            found.setdefault(number, []).append(Reign(rule, one.number, one.number))
    return tuple(Reigns(_flag(view, scene, n), _joined(reigns)) for n, reigns in found.items())


def _joined(reigns: Sequence[Reign]) -> tuple[Reign, ...]:
    """Those of the same rulers after each other as one, with the classes of its beginning."""
    grouped = (list(some) for _, some in groupby(reigns, _rulers))
    return tuple(Reign(some[0].rule, some[0].first, some[-1].last) for some in grouped)


def _rulers(one: Reign) -> tuple[str, tuple[str, ...]]:
    return one.rule.rank, one.rule.who


def _flag(view: View, scene: Scene, number: int) -> Flag:
    """The flag of a state, be it removed since."""
    country: CountryCard | None = country_of(view, number)
    if country is not None:
        return flag(view, scene, country)
    return Flag(number, "", hue(view, owner(view, number)), "†")


PAGE = NamedPage(
    template="chronicle.html",
    title="zeppelin-page-chronicle",
    data=chronicle,
    query=ChronicleQuery,
    events=WORLD | ROOM | {TURN, ANNAL, WAR},
    most=20_000,
    live=True,
)
