"""Saved games of the Python package `diplomacy` and others: reading their files, replaying them."""

from intriga.diplomacy.saved_games.files import (
    BUILD_ANY,
    COMPLETED,
    BadGame,
    SavedGame,
    SavedPhase,
    State,
    due,
    map_id,
    map_name,
    read_saved,
)
from intriga.diplomacy.saved_games.replay import Difference, Position, Verdict, difference, verify

__all__ = [
    "BUILD_ANY",
    "COMPLETED",
    "BadGame",
    "Difference",
    "Position",
    "SavedGame",
    "SavedPhase",
    "State",
    "Verdict",
    "difference",
    "due",
    "map_id",
    "map_name",
    "read_saved",
    "verify",
]
