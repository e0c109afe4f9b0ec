"""What a house act is checked against."""

from typing import Any

from intriga.kernel.actors import Actor, Seat
from intriga.kernel.house_rules.house_acts import Close, Extend
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.match_terms import Terms
from intriga.kernel.questions.timed import known_window
from intriga.kernel.questions.windows import Window
from intriga.kernel.rooms import Room, open_rooms, room_of


class Premises:
    """What a house act is checked against: the rules, the terms, the position. `now`: the time of
    the act in milliseconds since the epoch."""

    def __init__(self, game: Any, terms: Terms, position: Any, now: int) -> None:
        self.game = game
        self.terms = terms
        self.state = position.state
        self.house: House = position.house
        self.chairs = len(position.chairs)
        self.present: tuple[Seat, ...] = position.present
        self.n: int = position.n
        self.now = now

    def room(self, key: str) -> Room | None:
        """The room with this key, if it is open."""
        return room_of(self.game, self.state, self.terms, self.present, key)

    def rooms(self) -> tuple[Room, ...]:
        """All rooms of the rules that are open."""
        return open_rooms(self.game, self.state, self.terms, self.present)

    def window(self, actor: Actor, act: Extend | Close) -> Window | None:
        """The open window this act is about, if the actor may know that it is open."""
        return known_window(self.game, self.state, actor, act.window, act.generation)
