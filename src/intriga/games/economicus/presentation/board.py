"""The board: the circle of sectors, and the event of the year. What is sold, who plays and what
they own stands beside it (`now_told`, `ledger`)."""

from intriga.games.economicus.presentation.phrases import CardShown, card_of
from intriga.games.economicus.presentation.wheel import wheel
from intriga.games.economicus.seen.view import View
from intriga.presentation import Board, Scene


class BoardShown(Board, frozen=True, kw_only=True):
    """The data of `board.html`. `wheel`: the circle, drawn."""

    wheel: str
    event: CardShown | None


def board(view: View, scene: Scene) -> BoardShown:
    """All of it."""
    return BoardShown(
        wheel=scene.piece("wheel.html", wheel(view, scene)),
        event=card_of(view, scene, view.event) if view.event else None,
    )
