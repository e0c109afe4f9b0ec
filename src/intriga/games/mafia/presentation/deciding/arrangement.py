"""What may be done now, by subject: what was ordered stands above, what is impossible says why."""

from collections.abc import Sequence

from intriga.games.mafia.presentation.deciding.barred import barred
from intriga.games.mafia.presentation.deciding.groups import ORDER, group_of
from intriga.games.mafia.presentation.deciding.ordered import ordered
from intriga.games.mafia.presentation.phrases import capital, profession, role
from intriga.games.mafia.seen.view import Me, View
from intriga.games.mafia.state import Phase
from intriga.presentation import Arrangement, FormShown, Group, Scene


def arrange(view: View, scene: Scene, forms: Sequence[FormShown]) -> Arrangement:
    """The groups of the forms, and what has been ordered."""
    if view.me is None or view.phase is Phase.OPENING:
        return Arrangement()
    within: dict[str, list[FormShown]] = {name: [] for name in ORDER}
    for form in forms:
        if not form.main and not form.open and (name := group_of(form.act)):
            within[name].append(form)
    lacking = barred(view, view.me, scene)
    night = view.phase is Phase.NIGHT
    groups = [
        Group(
            # An open page keeps what is open: the night's work is unfolded when night falls.
            key=f"{name}-night" if night and name == "role" else name,
            title=_title(view.me, scene, name),
            forms=tuple(form.key for form in within[name]),
            note=_size(scene, within[name]),
            open=night and name == "role" and bool(within[name]),
            blocked=lacking.get(name, ()),
            help=scene.pages.say(f"mafia-page-group-{name}", {}, scene.names, "help"),
        )
        for name in ORDER
        if within[name] or name in lacking
    ]
    if night and within["role"]:  # first one's work, then to bed
        groups.insert(1, Group("main", "", tuple(form.key for form in forms if form.main)))
    return Arrangement(tuple(groups), tuple(ordered(view, view.me, scene)))


def _size(scene: Scene, forms: Sequence[FormShown]) -> str | None:
    """Of one form its title, of more their number."""
    if len(forms) == 1:
        return forms[0].title
    return scene.say("mafia-page-group-n", n=len(forms)) if forms else None


def _title(me: Me, scene: Scene, name: str) -> str:
    if name == "role":
        return capital(role(scene, me.role))
    if name == "profession" and me.profession:
        return profession(scene, me.profession)
    return scene.say(f"mafia-page-group-{name}")
