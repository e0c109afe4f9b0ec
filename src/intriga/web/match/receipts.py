"""Receipts: what is said to whoever has acted, and to nobody else."""

from typing import Final

from intriga.kernel.actors import PUBLIC, Viewer
from intriga.table import MatchInfo
from intriga.web.context import Visit

_MOST: Final = 50
"""Events after an act that are looked through."""


async def receipt(visit: Visit, info: MatchInfo, viewer: Viewer, after: int) -> str:
    """That the act was accepted, with what its game answers its actor alone (ANSWERS of its
    pages): those of his events after his own ordinal `after`."""
    said = [visit.say()("act-accepted")]
    ids = visit.site.pages[info.game].answers
    if ids:
        book = visit.site.game_book(visit.language, info.game)
        names = tuple(seat.name for seat in info.seats)
        events = await visit.table.events(info.id, viewer, after=after, limit=_MOST)
        answers = (event for event in events if event.id in ids and event.to != PUBLIC)
        said += [book.text_of(event, names) for event in answers]
    return " ".join(said)
