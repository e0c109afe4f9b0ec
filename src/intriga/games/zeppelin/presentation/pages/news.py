"""The world channel: after every turn its map as a picture, with what the world heard."""

from typing import Annotated

from msgspec import Meta, Struct

from intriga.games.zeppelin.presentation.pages.turns import TURN, WAR, WORLD, Past, pasts
from intriga.games.zeppelin.seen.view import View
from intriga.presentation import NamedPage, PageData, Scene

_SHOWN = 4
"""Turns on a page."""


class NewsQuery(Struct, frozen=True):
    """`before`: show turns before this one; 0: the latest."""

    before: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class MapLink(Struct, frozen=True):
    """A part of a turn, on a page of its own."""

    name: str
    url: str


class Pictures(Struct, frozen=True):
    """The last map of a turn, and links to all its maps."""

    url: str
    all: tuple[MapLink, ...]


class NewsTurn(Struct, frozen=True):
    """What the world heard in a turn."""

    name: str
    pictures: Pictures | None
    lines: tuple[str, ...]


class NewsSheet(PageData, frozen=True):
    """The data of `news.html`."""

    turns: tuple[NewsTurn, ...]
    later_url: str | None
    earlier_url: str | None


def news(view: View, scene: Scene, query: NewsQuery) -> NewsSheet:
    """The data of `news.html`."""
    told = [one for one in pasts(scene.events, scene.turns) if one.news or one.wars]
    if query.before:
        told = [one for one in told if one.number < query.before]
    shown = told[-_SHOWN:]
    more = len(told) > len(shown) and shown[0].number
    return NewsSheet(
        turns=tuple(_turn(scene, one) for one in reversed(shown)),
        later_url=scene.page("news") if query.before else None,
        earlier_url=scene.page("news", before=shown[0].number) if more else None,
    )


def _turn(scene: Scene, one: Past) -> NewsTurn:
    lines = tuple(map(scene.tell, one.news))
    return NewsTurn(turn_title(scene, one.number), pictures(scene, one), lines)


def turn_title(scene: Scene, number: int) -> str:
    """The name of a turn: before the first it is that of the founding."""
    id = "zeppelin-page-turn-number" if number else "zeppelin-page-turn-none"
    return scene.say(id, turn=number)


def pictures(scene: Scene, one: Past) -> Pictures | None:
    """The maps of a turn; None if it has none."""
    if not one.wars:
        return None
    links = tuple(MapLink(_name(scene, n), f"{scene.match_url}/turn?n={n}") for n in one.wars)
    return Pictures(f"{scene.match_url}/turn/{one.wars[-1]}.svg", links)


def _name(scene: Scene, n: int) -> str:
    params = scene.turns[n - 1].params
    named = {name: params[name] for name in ("phase", "season", "year")}
    return scene.say("war-page-turn", **named)


PAGE = NamedPage(
    template="news.html",
    title="zeppelin-page-news",
    data=news,
    query=NewsQuery,
    events=WORLD | {TURN, WAR},
    most=5_000,
    live=True,
)
