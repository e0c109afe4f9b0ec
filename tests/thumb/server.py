"""Servers on which a thumb plays."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from intriga.kernel.game import Game
from intriga.table import Beats, BotPause
from tests.kit.databases import prepare
from tests.kit.http.fixed_chance import fix_all_chance
from tests.kit.http.server import Server


def quick_server(
    folder: Path, seed: int = 1, games: Mapping[str, Game[Any]] | None = None
) -> Server:
    """A server on which nobody waits for bots: they answer at once, sealed windows close as soon as
    all have answered, and a page passes at once where there is nothing to choose. All matches draw
    the same numbers. Enter it."""
    prepare(folder)
    fix_all_chance(folder, seed)
    return Server(folder, games=games, quick_pause=(0, 0))


def human_server(folder: Path) -> Server:
    """A server with the paces of real matches. Enter it."""
    return Server(folder, pause=BotPause(), beats=Beats())
