"""The house: what a match is played with. The board, the decks and the dice of the published game
were not to be had; those in `tables/` are our own, and a host may
bring others."""

from intriga.games.economicus.data.board import Board, Sector
from intriga.games.economicus.data.cards import Card
from intriga.games.economicus.data.decks import Decks
from intriga.games.economicus.data.dice import Dice
from intriga.games.economicus.data.names import Names
from intriga.games.economicus.data.reading import House, house_of, house_text

__all__ = [
    "Board",
    "Card",
    "Decks",
    "Dice",
    "House",
    "Names",
    "Sector",
    "house_of",
    "house_text",
]
