"""A finished match of each of our games, as it lies in a server's folder."""

from pathlib import Path
from typing import Final

from intriga.games import installed
from intriga.store import Store
from intriga.table.archive.import_record import put_in
from tests.kit.table.records import NOW, record_of

_SHORT: Final[dict[str, dict[str, object]]] = {
    "diplomacy": {"years": 1, "votes": "none"},
    "economicus": {"years": 2},
    "espionage": {"rounds": 2},
    "mafia": {"days": 2},
    "maga": {"turns": 2},
    "zeppelin": {"turns": 2},
}
"""So that a match is soon over."""


def ended(folder: Path) -> None:
    """Put a finished match of each game into this folder, as `/m/lab-<game>`."""
    store = Store.open_dir(folder)
    for game in installed():
        raw = record_of(game, "ended", name=f"lab-{game}", **_SHORT.get(game, {}))
        put_in(store, installed(), raw, NOW, "Вечер в посольстве")
    store.close()
