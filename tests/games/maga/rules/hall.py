"""Acts that are allowed or refused, and who is in a room."""

from intriga.games.maga.game import game
from intriga.games.maga.state import State
from intriga.kernel import Act, Actor, Refusal, Step
from intriga.kernel.rooms import seats_in
from tests.games.maga.world import step


def do(state: State, actor: Actor, act: Act, **draws: int) -> Step:
    """An act that is allowed."""
    refusal = game.check(state, actor, act, 0)
    assert refusal is None, refusal
    taken = step({name: [value] for name, value in draws.items()})
    game.apply(state, actor, act, taken)
    return taken


def refused(state: State, actor: Actor, act: Act) -> str:
    """Why an act is not allowed."""
    refusal = game.check(state, actor, act, 0)
    assert isinstance(refusal, Refusal)
    return refusal.id.removeprefix("maga-refused-")


def readers(state: State, key: str) -> list[int]:
    """Who is in a room; nobody if there is none."""
    found = [room for room in game.rooms(state) if room.key == key]
    return sorted(seats_in(found[0])) if found else []
