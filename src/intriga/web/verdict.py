"""What the end of a match is called, for everybody and for one of its players."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game, Outcome, Result, result_of

Mine: TypeAlias = Literal["won", "lost", "drawn", "over"]


class PersonalOutcome:
    """An outcome as one person is told it. `me`: the seat they had, or None."""

    def __init__(self, game: Game[Any], outcome: Outcome, me: Seat | None) -> None:
        self.result: Result = result_of(game, outcome)
        self.early = outcome.early
        self._winners = outcome.winners
        self._me = me

    @property
    def mine(self) -> Mine:
        """How it ended for this person; for somebody without a seat, `over` or a draw."""
        if self.result == "drawn" and (self._included or self._me is None):
            return "drawn"
        if self._me is None or self.result in ("nobody", "called-off"):
            return "over"
        return "won" if self._included else "lost"

    @property
    def _included(self) -> bool:
        """A draw that names nobody includes everybody."""
        return self._me in self._winners or (self.result == "drawn" and not self._winners)

    def params(self, names: Sequence[str]) -> dict[str, Any]:
        """The parameters of the texts about the end. `names`: the others who won, or share the
        draw, for somebody who is one of them; else all of them."""
        mine = self.mine
        told = [names[seat] for seat in self._winners if mine != "won" or seat != self._me]
        return {"result": self.result, "mine": mine, "names": told, "n": len(told)}

    @property
    def stamp(self) -> str:
        """What is stamped on the result."""
        return "called-off" if self.result == "called-off" else self.mine
