"""The commissar's notebook: whom the post has checked, what came of it, who the sergeant is (items
33, 35, 36, M19)."""

from msgspec import Struct

from intriga.games.mafia.data.awards import amounts
from intriga.games.mafia.presentation import announced
from intriga.games.mafia.presentation.phrases import (
    Dated,
    Somebody,
    act_url,
    half_day,
    may,
    several,
    somebody,
)
from intriga.games.mafia.seen.view import Office, View
from intriga.games.mafia.state.people import Tick
from intriga.kernel import Event, Seat, seat
from intriga.presentation import NamedPage, NoQuery, PageData, Scene

FOUND = frozenset({"mafia-heard-killed", "mafia-heard-miss"})
"""What came of a check."""
NOTES = frozenset(
    {
        "mafia-post-yours",
        "mafia-reinforced",
        "mafia-commissar-reminded",
        "mafia-sergeant-agreed",
        "mafia-sergeant-declined",
        "mafia-rite-public",
    }
)
"""What else belongs in the notebook."""


class CheckHeard(Struct, frozen=True):
    """What came of a check."""

    when: str
    killed: bool


class CheckedShown(Struct, frozen=True, kw_only=True):
    """One citizen: how often the post has checked them, and what its holder has heard; of
    `earlier` checks the results are not theirs to know. `again`: they may be checked again now;
    `done`: never more."""

    who: Somebody
    times: int
    lives: bool
    heard: tuple[CheckHeard, ...]
    earlier: int
    again: bool
    done: bool


class Notebook(PageData, frozen=True, kw_only=True):
    """The data of `notebook.html`. `most`: checks of one; `invited`: who is asked to be the
    sergeant; `checks`: there is a form for it now."""

    checked: tuple[CheckedShown, ...]
    most: int
    tonight: tuple[Somebody, ...]
    sergeant: Somebody | None
    invited: Somebody | None
    notes: tuple[Dated, ...]
    checks: bool
    act_url: str


def _notebook(view: View, scene: Scene, query: NoQuery) -> Notebook | None:
    """None without the post."""
    office = view.office
    if office is None:
        return None
    told = announced.by_phase(scene)
    plan = view.me.plan if view.me is not None else None
    tonight = plan.checks if plan is not None and plan.checks is not None else ()
    return Notebook(
        checked=tuple(_checked(view, scene, office, told, whom) for whom in sorted(office.checked)),
        most=amounts().checks_of_one,
        tonight=several(scene, (aim.whom for aim in tonight)),
        sergeant=None if office.sergeant is None else somebody(scene, office.sergeant),
        invited=None if office.invited is None else somebody(scene, office.invited),
        notes=announced.dated(scene, told, NOTES),
        checks=may(scene, "check"),
        act_url=act_url(scene),
    )


def _checked(
    view: View, scene: Scene, office: Office, told: list[tuple[Tick, Event]], whom: Seat
) -> CheckedShown:
    heard = tuple(
        CheckHeard(half_day(scene, tick), event.id == "mafia-heard-killed")
        for tick, event in told
        if event.id in FOUND and event.params["target"] == seat(whom)
    )
    times, lives = office.checked[whom], view.people[whom].lives
    return CheckedShown(
        who=somebody(scene, whom),
        times=times,
        lives=lives,
        heard=heard,
        earlier=max(0, times - len(heard)),
        again=lives and whom in office.again,
        done=times >= amounts().checks_of_one,
    )


def _holds_post(view: View, scene: Scene) -> bool:
    return view.office is not None


NOTEBOOK_PAGE = NamedPage[View, NoQuery](
    template="pages/notebook.html",
    title="mafia-named-notebook",
    data=_notebook,
    offered=_holds_post,
    events=FOUND | NOTES | announced.PHASES,
    live=True,
)
