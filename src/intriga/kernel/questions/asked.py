"""Who is asked to act now.

Whom a window awaits is public. Beside that, a form may ask in private (`Form.asks`): a night order,
an offer to be answered. Everything that follows whether it is somebody's turn asks here: bots, the
mark in the title, the lists of matches, emails, the API. Whom the others are told to wait for is
the business of the windows alone, and so are deadlines: nobody misses a private question.
"""

from collections.abc import Iterable

from intriga.kernel.actors import Seat, Viewer
from intriga.kernel.game import Game, StateT
from intriga.kernel.observe import Observation, possible_asked_forms
from intriga.kernel.positions import Position
from intriga.kernel.questions.forms import Form
from intriga.kernel.questions.windows import Window

AT_ANY_TIME = ""
"""In place of the key of a window: asked in private, by a form that belongs to none."""


def asked(game: Game[StateT], position: Position[StateT], seat: Seat) -> tuple[str, ...]:
    """Where this seat is asked to act: the keys of the windows that await it and of those whose
    forms ask it in private, or `AT_ANY_TIME`. Empty: it is not asked.

    In a pause nobody is asked, though its windows still await seats.
    """
    if position.outcome is not None or position.house.paused:
        return ()
    windows = game.windows(position.state)
    return _asked(windows, possible_asked_forms(game, position, seat), seat)


def asked_by(observation: Observation, viewer: Viewer) -> tuple[str, ...]:
    """The same as `asked`, from what the seat knows; nothing for a viewer without a seat."""
    if observation.house.paused:
        return ()
    return _asked(observation.windows, observation.forms, viewer)


def is_private(observation: Observation, viewer: Viewer) -> bool:
    """Whether a seat is asked in private alone: nobody else knows that it is."""
    return not _awaiting(observation.windows, viewer) and any(
        form.asks for form in observation.forms
    )


def asking(forms: Iterable[Form]) -> tuple[Form, ...]:
    """Those of these forms that ask in private."""
    return tuple(form for form in forms if form.asks)


def _asked(windows: Iterable[Window], forms: Iterable[Form], viewer: Viewer) -> tuple[str, ...]:
    private = (form.window for form in asking(forms))
    return tuple(dict.fromkeys((*_awaiting(windows, viewer), *private)))


def _awaiting(windows: Iterable[Window], viewer: Viewer) -> tuple[str, ...]:
    return tuple(window.key for window in windows if viewer in window.awaited)
