"""Who is absent: what was saved counts, and whoever is cut off has missed nothing."""

from collections.abc import Sequence

from msgspec import structs

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Seat
from intriga.kernel.acts import Expire
from intriga.kernel.house_rules.house_acts import Close
from intriga.kernel.questions.windows import Window
from intriga.kernel.step import Step
from tests.kernel.knocking import Door, Knock
from tests.kernel.talking import Match, Talking


class Noted(Talking):
    """The second seat has saved something. The rules tell whom they think absent."""

    def saved(self, state: Door, window: Window) -> Sequence[Seat]:
        return (1,)

    def close_window(self, state: Door, window: Window, step: Step) -> None:
        step.emit("missed", PUBLIC, seats=list(step.missed))
        super().close_window(state, window, step)


class Quiet(Noted):
    """Its window is not one that everybody sees."""

    def windows(self, state: Door) -> list[Window]:
        return [structs.replace(open_, viewers=(0, 1)) for open_ in super().windows(state)]


def noted(rules: Talking) -> Match:
    match = Match()
    match.engine.game = rules
    return match


def told(match: Match) -> object:
    return next(e.params["seats"] for e in match.entries[-1].events if e.id == "missed")


def test_who_has_saved_an_answer_has_not_missed_the_window() -> None:
    match = noted(Noted())
    match.does(TABLE, Expire("door", 0))
    assert match.now.house.misses == (1,)
    assert told(match) == [0]


def test_nobody_has_missed_a_window_that_closed_before_its_time() -> None:
    match = noted(Noted())
    match.does(HOST, Close("door", 0))
    assert told(match) == []
    assert match.now.house.misses == ()
    match.does(0, Knock())
    match.does(1, Knock())
    assert told(match) == []


def test_the_rules_know_who_missed_a_window_of_which_nobody_is_told() -> None:
    match = noted(Quiet())
    match.does(TABLE, Expire("door", 0))
    assert told(match) == [0]
    assert match.now.house.misses == ()
