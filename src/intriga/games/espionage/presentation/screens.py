"""The big screen: the whole board from far away, who bids, and what everybody has."""

from typing import Final

from msgspec import Struct

from intriga.games.espionage.data.geometry import SIDE, SQUARE
from intriga.games.espionage.presentation.squares import middle
from intriga.games.espionage.presentation.status import people
from intriga.games.espionage.seen.view import View
from intriga.presentation import (
    Scene,
    ScreenPage,
    ScreenPerson,
    ScreenRow,
    Screens,
    ScreenSide,
    first_rows,
    people_pages,
)

_TRAIL: Final = 12
"""So many of the last places of the Papers are joined by the line."""
_HUES: Final = 8


class ScreenCity(Struct, frozen=True):
    """A corner: its square and its name in the drawing. `mark`: of its owner; "": nobody's."""

    x: int
    y: int
    name: str
    name_x: int
    anchor: str
    mark: str
    hue: int
    closed: bool


class ScreenBoard(Struct, frozen=True):
    """The data of `screen_board.html`. `lines`: between the squares, in units of the drawing;
    `trail`: the last way of the Papers, `aim`: an announced step; `papers`: where they are."""

    lines: tuple[int, ...]
    cities: tuple[ScreenCity, ...]
    trail: str
    aim: str
    papers: str


def _pages(view: View, scene: Scene) -> list[ScreenPage]:
    everybody = [
        ScreenPerson(
            name=f"{scene.names[seat]}, {note.label}",
            mark=scene.marks[seat],
            hue=seat % _HUES,
            note=note.note or "",
            faded=seat in view.gone,
        )
        for seat, note in enumerate(people(view, scene)[: len(scene.names)])
    ]
    board = ScreenPage(key="board", template="screen_board.html", data=_board(view, scene))
    return [board, *people_pages("spies", everybody)]


def _board(view: View, scene: Scene) -> ScreenBoard:
    announced = view.announced
    return ScreenBoard(
        lines=tuple(range(0, SIDE * 40 + 1, 40)),
        cities=tuple(
            ScreenCity(
                x=column * 40,
                y=row * 40,
                name=scene.render(city.name),
                name_x=-12 if not column else SIDE * 40 + 12,
                anchor="end" if not column else "start",
                mark=scene.marks[city.seat] if city.seat is not None else "",
                hue=city.seat % _HUES if city.seat is not None else 0,
                closed=city.closed,
            )
            for city in view.cities
            for row, column in [SQUARE[city.place]]
        ),
        trail=" ".join(map(middle, view.path[-_TRAIL:])),
        aim=f"M{middle(view.papers)}L{middle(announced.to)}" if announced else "",
        papers=middle(view.papers),
    )


def _side(view: View, scene: Scene) -> ScreenSide:
    """While it is bid for the Papers, the highest call and who is in; else the round."""
    if view.bidders:
        return _bidding(view, scene)
    money = {card.seat: card.purse[-1] for card in view.cards}
    rows = [
        ScreenRow(
            scene.names[seat],
            scene.say("espionage-page-dollars", n=money[seat]) if seat in money else str(marks),
            scene.marks[seat],
            seat % _HUES,
        )
        for seat, marks in enumerate(view.marks[: len(scene.names)])
    ]
    return ScreenSide(
        sum=str(view.round),
        word=scene.say("espionage-page-screen-round", rounds=view.rounds),
        title=scene.say("espionage-page-screen-money" if money else "espionage-page-screen-marks"),
        rows=first_rows(rows, str),
    )


def _bidding(view: View, scene: Scene) -> ScreenSide:
    calls = {one.seat: one.sum for one in view.calls}
    inside = sorted(
        (seat for seat in view.bidders if seat not in view.folded),
        key=lambda seat: -calls.get(seat, 0),
    )
    best = inside[0] if inside and inside[0] in calls else None
    return ScreenSide(
        sum=scene.say("espionage-page-dollars", n=calls[best]) if best is not None else "?",
        word=scene.say("espionage-page-screen-call", who=scene.names[best])
        if best is not None
        else scene.say("espionage-page-screen-no-call"),
        title=scene.say("espionage-page-screen-bidders"),
        rows=tuple(
            ScreenRow(scene.names[seat], str(calls.get(seat, "")), scene.marks[seat], seat % _HUES)
            for seat in inside
        ),
    )


SCREENS: Final = Screens[View](pages=_pages, side=_side, styles=("screen.css",))
