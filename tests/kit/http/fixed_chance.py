"""The same draws every time in a match on a real server."""

import sqlite3
from contextlib import closing
from pathlib import Path

from intriga.kernel.chance import commitment
from intriga.store.store import FILE


def fix_chance(folder: Path, match: str, seed: int) -> None:
    """Let a match that has not started draw the same numbers every time. `folder`: where the server
    keeps its data; `match`: the path of the match."""
    secret = seed.to_bytes(32, "big")
    row = match.rpartition("/")[2]
    with closing(sqlite3.connect(folder / FILE, timeout=60)) as database, database:
        changed = database.execute(
            "UPDATE matches SET secret = ?, commitment = ? WHERE id = ?",
            (secret, commitment(secret), row),
        )
        assert changed.rowcount == 1, f"no match {match}"
        database.execute("UPDATE seats SET salt = '' WHERE match = ?", (row,))


def fix_all_chance(folder: Path, seed: int) -> None:
    """Let every match that will be made draw the same numbers. `folder`: where the server will keep
    its data; the database is there already."""
    secret = seed.to_bytes(32, "big")
    with closing(sqlite3.connect(folder / FILE, timeout=60)) as database, database:
        database.executescript(
            f"""CREATE TRIGGER fixed_secret AFTER INSERT ON matches BEGIN
                  UPDATE matches SET secret = x'{secret.hex()}', commitment = '{commitment(secret)}'
                  WHERE id = NEW.id; END;
                CREATE TRIGGER fixed_salt AFTER INSERT ON seats BEGIN
                  UPDATE seats SET salt = '' WHERE match = NEW.match AND seat = NEW.seat; END;"""
        )
