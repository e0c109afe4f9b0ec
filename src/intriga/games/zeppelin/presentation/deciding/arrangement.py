"""How what may be done stands: what somebody waits for first, everything else after it."""

from collections.abc import Sequence
from typing import Final

from intriga.games.zeppelin.presentation.deciding.decision import undecided
from intriga.games.zeppelin.presentation.tree import my_society
from intriga.games.zeppelin.seen.view import View
from intriga.presentation import Arrangement, FormShown, Group, Scene

_WAITED_FOR: Final = ("take-side", "vote-poll", "sign-treaty")
"""Acts that answer somebody else, the most pressing first."""


def arrange(view: View, scene: Scene, forms: Sequence[FormShown]) -> Arrangement:
    """The sides of a revolution that the viewer has not taken one in, then votes, treaties that
    wait for a signature, then all else in the order of the rules."""
    first = _WAITED_FOR if _has_no_side(view) else _WAITED_FOR[1:]
    groups = [Group(act, "", tuple(form.key for form in forms if form.act == act)) for act in first]
    rest = tuple(form.key for form in forms if form.act not in first)
    return Arrangement((*(one for one in groups if one.forms), Group("rest", "", rest)))


def _has_no_side(view: View) -> bool:
    return view.me is not None and undecided(view.me, my_society(view)) > 0
