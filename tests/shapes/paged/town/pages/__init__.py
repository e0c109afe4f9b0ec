"""The pages of the town: what a team was told after each turn, and a role card to print."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Data = dict[str, Any]


class ReportQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one that is over."""

    turn: Annotated[int, Meta(ge=0, le=99)] = 0


def report(view: Any, scene: Any, query: ReportQuery) -> Data | None:
    """What one team, or every team for a referee, was told after a turn."""
    turns: list[list[Any]] = []
    told: dict[int, int] = {}
    for event in scene.events:
        turn = told[event.params["team"]] = told.get(event.params["team"], 0) + 1
        turns += [[]] if turn > len(turns) else []
        turns[turn - 1].append(event)
    if query.turn > len(turns):
        return None
    turn = query.turn or len(turns)
    return {
        "title": scene.say("town-page-report-of", turn=turn) if turn else "",
        "lines": [scene.tell(event) for event in (turns[turn - 1] if turn else ())],
        "turns": [
            {"n": n, "url": scene.page("report", turn=n), "here": n == turn}
            for n in range(1, len(turns) + 1)
        ],
    }


def role(view: Any, scene: Any, query: Any) -> Data:
    """The role card of a seat."""
    team = scene.viewer % len(view.handed)
    return {
        "name": scene.names[scene.viewer],
        "team": scene.say("town-paper-team", number=team + 1),
        "role": scene.say("town-paper-informer" if view.informs else "town-paper-citizen"),
        "help": scene.say(
            "town-paper-informer-help" if view.informs else "town-paper-citizen-help"
        ),
    }


def _has_seat(view: Any, scene: Any) -> bool:
    return isinstance(scene.viewer, int)


def _has_reports(view: Any, scene: Any) -> bool:
    return bool(scene.viewer != "public")


PAGES = {
    "report": {
        "template": "report.html",
        "title": "town-page-report",
        "data": report,
        "query": ReportQuery,
        "events": {"town-report"},
        "offered": _has_reports,
        "live": True,
    }
}
PAPERS = {
    "role": {"source": "role.typ", "title": "town-paper-role", "data": role, "offered": _has_seat}
}
