"""What a bot has to do: where it is asked, and what it leaves to others of its team."""

from collections.abc import Callable, Container, Iterable, Sequence

from msgspec import Struct

from intriga.kernel.actors import Seat
from intriga.kernel.bots.questions import Questions
from intriga.kernel.questions.asked import asking
from intriga.kernel.questions.forms import Form
from intriga.kernel.questions.windows import Window


class Tasks(Struct, frozen=True):
    """What a bot may do now. `forms`: those it may use; `asked`: whether it is asked by one of
    them; `left`: those it leaves to others of its team; `awaited`: the windows that ask it, each
    with its generation."""

    forms: tuple[Form, ...]
    asked: bool
    left: tuple[Form, ...]
    awaited: tuple[tuple[str, int], ...] = ()


def tasks_of(
    seat: Seat,
    windows: Iterable[Window],
    forms: Sequence[Form],
    questions: Questions,
    leaves: Callable[[Form], bool],
) -> Tasks:
    """The tasks of the bot on this seat, which has these forms. `leaves`: whether it leaves an act
    that is for a team to others of it. A window where it does does not ask it for anything."""
    left = tuple(form for form in forms if form.team and leaves(form))
    own = questions.left(form for form in forms if form not in left)
    others = {form.window for form in left}
    awaited = tuple(
        (window.key, window.generation)
        for window in windows
        if own and seat in window.awaited and window.key not in others
    )
    return Tasks(own, bool(awaited or asking(own)), left, awaited)


def is_others(form: Form, seat: Seat, bots: Container[Seat], people: Container[Seat] = ()) -> bool:
    """Whether an act for a team is the business of others than the bot on this seat: of the
    `people` of the team who are there, or else of the bot with the lowest seat."""
    others = (member for member in form.team if member != seat)
    return any(member in people or (member < seat and member in bots) for member in others)
