"""What the seats and the teams of a match are called, for whoever renders its texts."""

from collections.abc import Iterable, Mapping, Set
from typing import Any, Self

from intriga.kernel.actors import Seat
from intriga.kernel.seats.chairs import Chair


class Names(tuple[str, ...]):
    """The names of seats 0, 1, 2, … `teams`: what people have called their teams before the match,
    by the number with which the game's messages speak of a team (`$n`): a message that has an
    attribute `.called` is rendered by it for a team that has a name (see `intriga.words`).

    Names with other teams are other names, so that nothing is kept for both.
    """

    teams: Mapping[int, str]

    def __new__(cls, seats: Iterable[str], teams: Mapping[int, str] | None = None) -> Self:
        """`teams`: None where none has a name."""
        made = super().__new__(cls, seats)
        made.teams = dict(teams or {})
        return made

    def __eq__(self, other: object) -> bool:
        return super().__eq__(other) and self.teams == getattr(other, "teams", {})

    def __ne__(self, other: object) -> bool:  # a tuple has its own
        return not self == other

    def __hash__(self) -> int:
        return hash((tuple(self), tuple(self.teams.items())))

    @classmethod
    def at(cls, game: Any, state: Any, chairs: Iterable[Chair]) -> Self:
        """What everybody is called in this state of a game."""
        return cls((chair.name for chair in chairs), game.team_names(state))

    def without(self, seats: Set[Seat], name: str) -> "Names":
        """The same, where these seats have this name: their people have deleted their data."""
        shown = (name if seat in seats else own for seat, own in enumerate(self))
        return Names(shown, self.teams)
