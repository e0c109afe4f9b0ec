"""What the house makes of acts and windows of the game: who is absent no longer, what a window hid,
what may be asked again."""

from typing import Any

from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, Actor
from intriga.kernel.acts import Act
from intriga.kernel.game import Game, StateT
from intriga.kernel.house_rules.house_state import House, Stalled
from intriga.kernel.questions.timed import open_window


def acted(game: Game[StateT], state: StateT, house: House, actor: Actor, act: Act) -> House:
    """The house after an act of the game: whoever acts is not absent. Nobody may notice that of
    an answer in a sealed window, nor of an act that is unseen; nor by whatever else somebody
    does while that window is open, whether they have answered. `state`: before the act."""
    if not isinstance(actor, int) or type(act).unseen or not house.missed(actor):
        return house
    sealed = any(actor in window.asked for window in game.windows(state))
    return house.acted_quietly(actor) if sealed else house.acted(actor)


def windows_closed(game: Game[StateT], before: StateT, after: StateT, house: House) -> House:
    """The house after a step; what a sealed window hid is known once it has closed, and who has
    proposed an end may do so again. All see who may: so a window that not everybody sees does
    not count."""
    if not (house.quiet or house.proposed or house.undo_asked):
        return house
    were = {(one.key, one.generation): one for one in game.windows(before)}
    still = {(one.key, one.generation): one for one in game.windows(after)}
    if house.quiet:
        open_ = [one for name, one in still.items() if name in were]
        house = house.unsealed([seat for one in open_ for seat in one.asked])
    closed = any(one.viewers == PUBLIC for name, one in were.items() if name not in still)
    return replace(house, proposed=(), undo_asked=()) if closed else house


def has_passed(game: Game[Any], stalled: Stalled, state: Any) -> bool:
    """Whether a window at which the rules failed has closed since."""
    key, generation = stalled.window, stalled.generation
    return bool(key) and open_window(game, state, key, generation) is None
