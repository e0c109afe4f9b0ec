"""The games of this server."""

from typing import Any

from msgspec import Struct


class Clock(Struct, frozen=True):
    """Suggested lengths of a kind of window in seconds, for live and for correspondence play."""

    live: int
    slow: int


class Game(Struct, frozen=True):
    """A game of this server. `seats`: the possible numbers of seats; `bots`: its bots, the
    strongest first; `leagues`: whether it has leagues, between whose matches something lasts."""

    id: str
    name: str
    about: str
    rules: int
    seats: tuple[int, ...]
    clocks: dict[str, Clock]
    bots: tuple[str, ...]
    leagues: bool


class Games(Struct, frozen=True):
    """The games of this server."""

    games: tuple[Game, ...]


class GameDetails(Struct, frozen=True):
    """A game, with the JSON Schemas of its options and of its acts."""

    game: Game
    options: dict[str, Any]
    acts: dict[str, Any]
