"""What a seat is told of its drafts: compared between twins, and checked for texts."""

from collections.abc import Iterable, Sequence
from typing import Any

from intriga.kernel.actors import Seat
from intriga.kernel.game import Game
from intriga.kernel.positions import Position
from intriga.kernel.questions.drafts import Draft, Entered, Remark, typed
from intriga.kernel.text import Message, Refusal


def drafts_told(
    game: Game[Any], position: Position[Any], seat: Seat, filled: Sequence[dict[str, Any]]
) -> list[Any]:
    """All that a seat is told of its drafts, with rows from these acts in them."""
    told: list[Any] = []
    for draft in game.drafts(position.state, seat):
        told.append(draft)
        for data in filled:
            if data["type"] == draft.act:
                told += _remarks(game, position, seat, draft, rows_in(draft, data))
    return told


def sayings(
    game: Game[Any], position: Position[Any], seat: Seat, filled: Sequence[dict[str, Any]]
) -> list[Message]:
    """The messages among what a seat is told of its drafts."""
    told = drafts_told(game, position, seat, filled)
    remarks = [one.text for one in told if isinstance(one, Remark)]
    return [*remarks, *(one for one in told if isinstance(one, Message))]


def _remarks(
    game: Game[Any], position: Position[Any], seat: Seat, draft: Draft, rows: Sequence[Entered]
) -> Iterable[Remark | Refusal | None]:
    """What a game says to these rows: its remarks, and why they may not be written."""
    as_typed = typed(game.Acts, draft, rows)
    yield from game.review(position.state, seat, draft, as_typed)
    yield from game.review(position.state, seat, draft, [*as_typed, *as_typed, None])
    for row in rows:
        yield game.may_change(position.state, seat, draft, row)


def rows_in(draft: Draft, data: dict[str, Any]) -> list[Entered]:
    """The rows of a draft that fills its field as this act has it."""
    value = data.get(draft.field.name)
    if draft.is_text:
        return [{draft.field.name: value}] if value else []
    return [dict(row) for row in value or ()]
