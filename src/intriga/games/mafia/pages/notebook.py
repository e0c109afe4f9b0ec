"""The commissar's notebook: whom the post has checked, what came of it, who the sergeant is (items
33, 35, 36, M19)."""

from typing import Any

from intriga.games.mafia.pages import announced
from intriga.games.mafia.pages.phrases import Data, act_url, may, moment, person
from intriga.games.mafia.people import Tick
from intriga.games.mafia.tables.awards import amounts
from intriga.games.mafia.view import Office, View
from intriga.kernel import Event, Seat

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


def notebook(view: View, scene: Any, query: Any) -> Data | None:
    """The data of `notebook.html`; None without the post."""
    office = view.office
    if office is None:
        return None
    told = announced.by_phase(scene)
    plan = view.me.plan if view.me is not None else None
    tonight = plan.checks if plan is not None and plan.checks is not None else ()
    return {
        "checked": [_checked(view, scene, office, told, whom) for whom in sorted(office.checked)],
        "most": amounts().checks_of_one,
        "reinforcements": view.reinforcements,
        "tonight": [person(scene, aim.whom) | {"arrow": aim.arrow} for aim in tonight],
        "sergeant": None if office.sergeant is None else person(scene, office.sergeant),
        "invited": None if office.invited is None else person(scene, office.invited),
        "notes": [
            {"when": moment(scene, tick), "line": scene.tell(event)}
            for tick, event in told
            if event.id in NOTES
        ][::-1],
        "checks": may(scene, "check"),
        "act_url": act_url(scene),
    }


def _checked(
    view: View, scene: Any, office: Office, told: list[tuple[Tick, Event]], whom: Seat
) -> Data:
    """One citizen: how often the post has checked them, and what its holder has heard. Earlier
    holders' results are not theirs to know."""
    heard = [
        {"when": moment(scene, tick), "killed": event.id == "mafia-heard-killed"}
        for tick, event in told
        if event.id in FOUND and event.params["target"] == {"seat": whom}
    ]
    times = office.checked[whom]
    one = view.people[whom]
    return person(scene, whom) | {
        "times": times,
        "lives": one.lives,
        "heard": heard,
        "earlier": max(0, times - len(heard)),
        "again": one.lives and whom in office.again,
        "done": times >= amounts().checks_of_one,
    }


def holds_post(view: View, scene: Any) -> bool:
    """Whether the viewer is the commissar."""
    return view.office is not None


PAGE = {
    "template": "notebook.html",
    "title": "mafia-named-notebook",
    "data": notebook,
    "offered": holds_post,
    "events": FOUND | NOTES | announced.PHASES,
    "live": True,
}
