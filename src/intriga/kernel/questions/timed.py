"""What happens to windows: they close, their marks are reached, standing orders answer them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from intriga.kernel.actors import TABLE, Actor, Seat, eyes, hears
from intriga.kernel.acts import Act, Expire, ReachMark, Settle
from intriga.kernel.game import Game, StateT
from intriga.kernel.questions.windows import Window
from intriga.kernel.step import Step
from intriga.kernel.text import Refusal, refuse

_ROUNDS = 10_000
"""More windows than this closing within one step: the rules do not terminate."""


class RulesError(Exception):
    """The rules of a game broke the contract: a defect of the game, not a player's mistake."""


def open_window(game: Game[Any], state: Any, key: str, generation: int) -> Window | None:
    """The window with this identity, if it is open."""
    for window in game.windows(state):
        if window.key == key and window.generation == generation:
            return window
    return None


def known_window(
    game: Game[Any], state: Any, actor: Actor, key: str, generation: int
) -> Window | None:
    """The window with this identity, if it is open and the actor may know that; the table knows all
    of them."""
    window = open_window(game, state, key, generation)
    if window is None or actor == TABLE or hears(window.viewers, eyes(actor)):
        return window
    return None


def expiry(window: Window) -> Expire:
    """The act that closes this window when its time is up."""
    return Expire(window.key, window.generation, window.restarts)


def settlement(windows: Iterable[Window]) -> Settle | None:
    """The act that closes the first sealed window in which all have answered; None if there is
    none."""
    for window in windows:
        if window.asked and window.answered:
            return Settle(window.key, window.generation)
    return None


def check_timed(
    game: Game[Any], state: Any, act: Expire | Settle | ReachMark, paused: bool
) -> Refusal | None:
    """Why the table cannot do this to a window now, or None."""
    window = open_window(game, state, act.window, act.generation)
    if window is None or paused:
        return refuse("refused-stale")
    match act:
        case Expire():
            fits = window.restarts == act.restarts
        case Settle():
            fits = bool(window.asked) and window.answered
        case ReachMark():
            fits = any(mark.name == act.mark for mark in window.marks)
    return None if fits else refuse("refused-stale")


def reach_mark(game: Game[StateT], state: StateT, act: ReachMark, step: Step) -> None:
    """Tell the rules that a mark is reached. Raises `RulesError` if the window keeps it: the table
    would reach it again and again."""
    window = open_window(game, state, act.window, act.generation)
    assert window is not None
    mark = next(mark for mark in window.marks if mark.name == act.mark)
    game.reach_mark(state, window, mark, step)
    after = open_window(game, state, act.window, act.generation)
    if after is not None and mark in after.marks:
        raise RulesError(f"{game.id}: the window {act.window} keeps its mark {act.mark}")


def run_on(
    game: Game[StateT],
    state: StateT,
    step: Step,
    barred: Callable[[Seat, Act], Refusal | None],
) -> None:
    """Do what follows by itself: windows that are not sealed close when they await nobody any more,
    and standing orders answer those that are. `barred`: what the host keeps a seat from doing."""
    for _ in range(_ROUNDS):
        windows = game.windows(state)
        if not (
            _close_one(game, state, windows, step) or _obey_one(game, state, windows, step, barred)
        ):
            return
    raise RulesError(f"{game.id}: windows close without end")


def _close_one(game: Game[StateT], state: StateT, windows: Sequence[Window], step: Step) -> bool:
    for window in windows:
        if window.early and not window.awaited and not window.asked:
            game.close_window(state, window, step)
            return True
    return False


def _obey_one(
    game: Game[StateT],
    state: StateT,
    windows: Sequence[Window],
    step: Step,
    barred: Callable[[Seat, Act], Refusal | None],
) -> bool:
    """Carry out one standing order. One that the rules do not allow now leaves its seat asked."""
    for window in windows:
        if not window.asked:
            continue
        for seat in window.awaited:
            act = game.standing_order(state, seat, window)
            if act is None or barred(seat, act) or game.check(state, seat, act, step.now):
                continue
            game.apply(state, seat, act, step)
            after = open_window(game, state, window.key, window.generation)
            if after is None or seat in after.awaited:
                raise RulesError(f"{game.id}: an order does not answer the window {window.key}")
            return True
    return False
