"""The house: what a match is played with. The board, the decks and the dice of the published game
were not to be had; those in `board.toml`, `decks.toml` and `dice.toml` are our own, and a host may
bring others."""

from intriga.games.economicus.house.board import Board, Sector
from intriga.games.economicus.house.decks import Card, Decks
from intriga.games.economicus.house.dice import Dice
from intriga.games.economicus.house.names import Names
from intriga.games.economicus.house.reading import House, house_of, house_text

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
