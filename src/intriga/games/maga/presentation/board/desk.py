"""The board: each territory of the team with its figures, roles and what became of its last list,
and the circle of states as far as the viewer knows it."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from intriga.games.maga.data.roles import Role
from intriga.games.maga.presentation.beginnings import start
from intriga.games.maga.presentation.board import circle_map
from intriga.games.maga.presentation.lists.drawers import price
from intriga.games.maga.presentation.lists.handed_in import HandedIn, spending
from intriga.games.maga.presentation.phrases import land, lands, ministry, money
from intriga.games.maga.seen.prices import ACTIONS
from intriga.games.maga.seen.view import Desk, View
from intriga.games.maga.state import Figures, Phase
from intriga.presentation import Board, Scene

_WIDE: Final = 120
_HIGH: Final = 28
"""Of the small charts, in units of SVG."""


class Doing(Struct, frozen=True):
    """What a minister will be able to do; `price`: "" if it costs nothing, or what one pays."""

    title: str
    price: str


class Office(Struct, frozen=True):
    """A minister before the first turn. `number`: that was chosen; 0: none yet."""

    role: str
    number: int
    acts: list[Doing]


class Desks(Board, frozen=True, kw_only=True):
    """The board. `desks`: the parts of one's territories, in order; `watches`: the team commands
    nothing any more; `cabinet`: before the first turn; `figures`: the address of all figures, if
    they are open."""

    phase: str
    desks: list[str]
    watches: bool
    cabinet: list[Office]
    figures: str


def board(view: View, scene: Scene) -> Desks:
    """The data of `desk.html`."""
    desks = view.desks if view.phase is not Phase.OPENING else []
    parts = {
        f"desk-{desk.land}": scene.piece("state.html", state(view, scene, desk)) for desk in desks
    }
    return Desks(
        phase=str(view.phase),
        parts={**parts, "circle": scene.piece("circle.html", circle_map.circle(view, scene))},
        desks=list(parts),
        watches=view.home is not None and not view.home.commands,
        cabinet=_cabinet(view, scene),
        figures=scene.page("figures") if view.secret is not None else "",
    )


def _cabinet(view: View, scene: Scene) -> list[Office]:
    """Before the first turn: the ministers, their numbers, and their acts in the order of the
    rulebook."""
    if view.phase is not Phase.OPENING:
        return []
    posts = view.desks[0].roles if view.desks and view.chosen else {}
    return [
        Office(
            role=ministry(scene, one),
            number=posts[one].number if one in posts else 0,
            acts=[
                Doing(scene.say(f"maga-action-{action.id}"), price(scene, action))
                for action in ACTIONS.values()
                if action.ministry is one
            ],
        )
        for one in Role
    ]


# ── one territory ───────────────────────────────────────────────────────────────────────


class Change(Struct, frozen=True):
    """What changed in the last turn, also in words."""

    mark: str
    amount: str
    more: bool
    said: str


class FigureNow(Struct, frozen=True):
    """A characteristic at a glance. `chart`: the points of a small line; "": none."""

    name: str
    value: str
    change: Change | None
    note: str
    chart: str = ""
    bad: bool = False


class Alarm(Struct, frozen=True):
    """What cannot wait; `bad`: it is done to us."""

    bad: bool
    text: str


class StateDesk(Struct, frozen=True):
    """The data of `state.html`. `subject`: since which turn it is conquered; `handed`: the list
    that counts; `report`: the address of the last one, of `turn`."""

    id: str
    title: str
    subject: int
    capital: bool
    several: bool
    figures: list[FigureNow]
    alarms: list[Alarm]
    handed: HandedIn | None
    plays: bool
    report: str
    turn: int


def state(view: View, scene: Scene, desk: Desk) -> StateDesk:
    """A territory."""
    then = before(view, scene, desk)
    last = desk.past[-1].turn if desk.past else 0
    return StateDesk(
        id=f"desk-{desk.land}",
        title=land(scene, desk.land),
        subject=view.lands[desk.land].conquered,
        capital=view.home is not None and desk.land == view.home.team,
        several=len(view.desks) > 1,
        figures=list(_figures(scene, desk, then)),
        alarms=list(alarms(scene, desk)),
        handed=spending(scene, desk) if view.phase is Phase.PLAY else None,
        plays=view.phase is Phase.PLAY,
        report=scene.page("report", turn=last) if desk.past else "",
        turn=last,
    )


def before(view: View, scene: Scene, desk: Desk) -> Figures | None:
    """The characteristics that the last turn began with; None in the first turn."""
    if not desk.past:
        return None
    last = desk.past[-1].turn
    earlier = [one.figures for one in desk.past if one.turn == last - 1]
    return earlier[0] if earlier else start(scene, desk.land) if last == 1 else None


def _figures(scene: Scene, desk: Desk, then: Figures | None) -> Iterator[FigureNow]:
    """The characteristics at a glance, each with what changed in the last turn."""
    income = sum(desk.incomes.values())
    yield FigureNow(
        name=scene.say("maga-page-treasury"),
        value=money(scene, desk.treasury),
        change=change_of(scene, desk.treasury, then.treasury if then else None),
        note=scene.say("maga-page-to-spend", money=money(scene, desk.to_spend)),
        chart=chart([one.figures.treasury for one in desk.past]),
    )
    yield FigureNow(
        name=scene.say("maga-page-income"),
        value=money(scene, income),
        change=change_of(scene, income, sum(then.incomes.values()) if then else None),
        note=scene.say("maga-page-upkeep", money=money(scene, desk.upkeep)),
    )
    yield FigureNow(
        name=scene.say("maga-page-mood"),
        value=f"{desk.mood}\u202f%" if scene.language == "ru" else f"{desk.mood}%",
        change=points_of(scene, desk.mood, then.mood if then else None),
        note=scene.say("maga-page-revolt" if desk.revolt else "maga-page-revolt-below"),
        chart=chart([one.figures.mood for one in desk.past]),
        bad=desk.revolt,
    )
    yield _arsenal(scene, "nuclear", desk.nuclear, then.nuclear if then else None)
    yield _arsenal(scene, "abm", desk.abm, then.abm if then else None)


def _arsenal(scene: Scene, name: str, now: int, was: int | None) -> FigureNow:
    return FigureNow(
        name=scene.say(f"maga-page-{name}"),
        value=str(now),
        change=points_of(scene, now, was),
        note=scene.say(f"maga-page-{name}-note"),
    )


def alarms(scene: Scene, desk: Desk) -> Iterator[Alarm]:
    """Revolt, war, missiles, lies, viruses; and what one does to others."""
    if desk.revolt:
        yield Alarm(bad=True, text=scene.say("maga-page-alarm-revolt"))
    for war in desk.wars:
        attacked = war.target == desk.land
        other = land(scene, war.attacker if attacked else war.target)
        text = scene.say("maga-page-alarm-war", side="us" if attacked else "them", land=other)
        yield Alarm(bad=attacked, text=text)
    if desk.warned:
        text = scene.say("maga-page-alarm-launch", lands=lands(scene, desk.warned))
        yield Alarm(bad=True, text=text)
    for target, missiles in desk.flights:
        text = scene.say("maga-page-alarm-flight", n=missiles, land=land(scene, target))
        yield Alarm(bad=False, text=text)
    if desk.liars:
        text = scene.say("maga-page-alarm-lies", lands=lands(scene, dict.fromkeys(desk.liars)))
        yield Alarm(bad=True, text=text)
    if desk.infected:
        yield Alarm(bad=True, text=scene.say("maga-page-alarm-virus", n=desk.infected))
    for where, number in desk.recruited:
        text = scene.say("maga-page-alarm-agent", n=number, land=land(scene, where))
        yield Alarm(bad=False, text=text)


# ── what changed ────────────────────────────────────────────────────────────────────────


def change_of(scene: Scene, now: int, was: int | None) -> Change | None:
    """A difference in money."""
    if was is None or now == was:
        return None
    return _difference(scene, money(scene, abs(now - was)), now > was)


def points_of(scene: Scene, now: int, was: int | None) -> Change | None:
    """A difference in numbers."""
    if was is None or now == was:
        return None
    return _difference(scene, str(abs(now - was)), now > was)


def _difference(scene: Scene, amount: str, more: bool) -> Change:
    said = scene.say("maga-page-more" if more else "maga-page-less", amount=amount)
    return Change("▲" if more else "▼", amount, more, said)


def chart(values: list[int]) -> str:
    """The points of a line through these values, in a box of 120 × 28; "" for less than two."""
    if len(values) < 2:
        return ""
    low, high = min(values), max(values)
    step = _WIDE / (len(values) - 1)
    points = []
    for n, value in enumerate(values):
        y = _HIGH / 2 if high == low else _HIGH - 2 - (_HIGH - 4) * (value - low) / (high - low)
        points.append(f"{round(n * step)},{round(y)}")
    return " ".join(points)
