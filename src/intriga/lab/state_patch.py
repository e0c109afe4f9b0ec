"""A scenario's position: whether a state that was laid out by hand can be played."""

from collections.abc import Mapping
from typing import Any

from intriga.kernel.actors import HOST, PUBLIC, REFEREE, Actor, Viewer
from intriga.kernel.decode.state_patch import BadPatch
from intriga.kernel.decode.state_patch import patched as laid_over
from intriga.kernel.game import Game, StateT
from intriga.kernel.positions import Position
from intriga.lab.errors import CommandError


def patched(game: Game[StateT], state: StateT, patch: Mapping[str, Any]) -> StateT:
    """The state with a merge patch over it. Raises `CommandError` if it does not fit the type."""
    try:
        return laid_over(game, state, patch)
    except BadPatch as bad:
        raise CommandError("lab-bad-state", {"problem": bad.problem}) from None


def check_invariants(game: Game[StateT], state: StateT) -> None:
    """Raises `CommandError` that names the broken invariants of a state."""
    broken = game.invariants(state)
    if broken:
        given = {"game": game.id, "problems": "; ".join(broken)}
        raise CommandError("lab-state-invariants", given)


def check_playable(game: Game[StateT], position: Position[StateT]) -> None:
    """Raises `CommandError` if a position has seats that the match has not, or if nobody is asked;
    whatever the rules raise when someone looks at it passes through."""
    state, seats = position.state, range(len(position.chairs))
    windows = game.windows(state)
    if not windows and position.outcome is None:
        raise CommandError("lab-state-stuck")
    for window in windows:
        for seat in (*window.awaited, *window.asked):
            if seat not in seats:
                raise CommandError("lab-state-seat", {"window": window.key, "seat": seat})
    viewers: list[Viewer] = [PUBLIC, REFEREE, *seats]
    for viewer in viewers:
        game.describe(game.view(state, game.viewpoint(state, viewer)))
    actors: list[Actor] = [HOST, *seats]
    for actor in actors if position.outcome is None else ():
        game.forms(state, actor)
    game.rooms(state)
