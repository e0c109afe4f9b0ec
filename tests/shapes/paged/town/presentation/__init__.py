"""What the town shows: what a team was told after each turn, and a role card to print."""

from typing import Annotated

from msgspec import Meta, Struct

from intriga.kernel import Event
from intriga.presentation import NamedPage, NoQuery, PageData, Paper, Presentation, Scene
from tests.shapes.town import View


class ReportQuery(Struct, frozen=True):
    """`turn`: from 1; 0: the last one that is over."""

    turn: Annotated[int, Meta(ge=0, le=99)] = 0


class TurnLink(Struct, frozen=True):
    """A turn that is over, and its address; `here`: it is shown."""

    n: int
    url: str
    here: bool


class Report(PageData, frozen=True, kw_only=True):
    """The data of `report.html`."""

    lines: tuple[str, ...]
    turns: tuple[TurnLink, ...]


class RoleSheet(Struct, frozen=True):
    """The data of `role.typ`."""

    name: str
    team: str
    role: str
    help: str


def report(view: View, scene: Scene, query: ReportQuery) -> Report | None:
    """What one team, or every team for a referee, was told after a turn."""
    turns: list[list[Event]] = []
    told: dict[int, int] = {}
    for event in scene.events:
        turn = told[event.params["team"]] = told.get(event.params["team"], 0) + 1
        turns += [[]] if turn > len(turns) else []
        turns[turn - 1].append(event)
    if query.turn > len(turns):
        return None
    turn = query.turn or len(turns)
    return Report(
        title=scene.say("town-page-report-of", turn=turn) if turn else "",
        lines=tuple(scene.tell(event) for event in (turns[turn - 1] if turn else ())),
        turns=tuple(
            TurnLink(n, scene.page("report", turn=n), n == turn) for n in range(1, len(turns) + 1)
        ),
    )


def role(view: View, scene: Scene, query: NoQuery) -> RoleSheet:
    """The role card of a seat."""
    assert isinstance(scene.viewer, int)
    kind = "informer" if view.informs else "citizen"
    return RoleSheet(
        scene.names[scene.viewer],
        scene.say("town-paper-team", number=scene.viewer % len(view.handed) + 1),
        scene.say(f"town-paper-{kind}"),
        scene.say(f"town-paper-{kind}-help"),
    )


def _has_seat(view: View, scene: Scene) -> bool:
    return isinstance(scene.viewer, int)


def _has_reports(view: View, scene: Scene) -> bool:
    return scene.viewer != "public"


REPORT = NamedPage(
    template="report.html",
    title="town-page-report",
    data=report,
    query=ReportQuery,
    events=frozenset({"town-report"}),
    offered=_has_reports,
    live=True,
)
ROLE = Paper[View, NoQuery](
    source="role.typ", title="town-paper-role", data=role, offered=_has_seat
)

presentation = Presentation[View](pages={"report": REPORT}, papers={"role": ROLE})
