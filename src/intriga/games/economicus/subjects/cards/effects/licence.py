"""Effect 1: the quota, with which one may get a state company (items 11, 20)."""

from typing import ClassVar

from intriga.games.economicus.subjects.card_effect import CardEffect


class Licence(CardEffect, frozen=True, tag="licence"):
    """1. Lets its player take part in the auction of a state company, or take a state place at the
    start or at re-entry. It is discarded only when a company was got by it.

    `{ does = "licence" }`
    """

    number: ClassVar[int] = 1
    reaction: ClassVar[bool] = True
    licence: ClassVar[bool] = True
