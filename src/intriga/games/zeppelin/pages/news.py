"""The world channel: after every turn its map as a picture, with what the world heard."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.games.zeppelin.pages.turns import TURN, WAR, WORLD, Past, pasts
from intriga.games.zeppelin.seen.view import View

Data = dict[str, Any]
_SHOWN = 4
"""Turns on a page."""


class NewsQuery(Struct, frozen=True):
    """`before`: show turns before this one; 0: the latest."""

    before: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


def news(view: View, scene: Any, query: NewsQuery) -> Data:
    """The data of `news.html`."""
    told = [one for one in pasts(scene.events, scene.turns) if one.news or one.wars]
    if query.before:
        told = [one for one in told if one.number < query.before]
    shown = told[-_SHOWN:]
    return {
        "turns": [_turn(scene, one) for one in reversed(shown)],
        "later_url": scene.page("news") if query.before else None,
        "earlier_url": scene.page("news", before=shown[0].number)
        if shown and len(told) > len(shown) and shown[0].number
        else None,
    }


def _turn(scene: Any, one: Past) -> Data:
    return {
        "name": turn_title(scene, one.number),
        "pictures": pictures(scene, one),
        "lines": [scene.tell(event) for event in one.news],
    }


def turn_title(scene: Any, number: int) -> str:
    """The name of a turn: before the first it is that of the founding."""
    id = "zeppelin-page-turn-number" if number else "zeppelin-page-turn-none"
    return str(scene.say(id, turn=number))


def pictures(scene: Any, one: Past) -> Data | None:
    """The last map of a turn, and links to all its maps; None if it has none."""
    if not one.wars:
        return None
    return {
        "url": f"{scene.match_url}/turn/{one.wars[-1]}.svg",
        "all": [
            {
                "name": scene.say("war-page-turn", **_named(scene.turns[n - 1])),
                "url": f"{scene.match_url}/turn?n={n}",
            }
            for n in one.wars
        ],
    }


def _named(event: Any) -> Data:
    return {name: event.params[name] for name in ("phase", "season", "year")}


PAGE = {
    "template": "news.html",
    "title": "zeppelin-page-news",
    "data": news,
    "query": NewsQuery,
    "events": WORLD | {TURN, WAR},
    "most": 5_000,
    "live": True,
}
