"""Finished records as files."""

from typing import Any

import msgspec

from intriga.games import installed
from intriga.kernel.records.record import Record, digest, encode_line
from intriga.table.archive.import_record import Imported, put_in
from tests.kit import corpus
from tests.kit.table.world import World
from tests.shapes.vault import Vault

NOW = 1_800_000_000_000


ALL: dict[str, Any] = {**installed(), "vault": Vault()}


def record_of(game: str, seed: str = "import", name: str = "lab", **options: object) -> bytes:
    """A finished record as a file."""
    rules = ALL[game]
    for n in range(20):
        seats = max(rules.seats.start, 2)
        match = corpus.play(rules, seats, options, f"{seed} {n}", 2000, table=False)
        if match.position.outcome is not None:
            return rewritten(match.record, match=name)
    raise AssertionError("no match came to its end")


def rewritten(record: Record, **header: object) -> bytes:
    """The record with another header and all hashes recomputed."""
    made = [encode_line(msgspec.structs.replace(record.header, **header))]
    end = [record.footer] if record.footer is not None else []
    for line in (*record.entries, *end):
        made.append(encode_line(msgspec.structs.replace(line, prev=digest(made[-1]))))
    return b"\n".join(made) + b"\n"


def import_record(world: World, raw: bytes, title: str = "") -> Imported:
    return put_in(world.store, ALL, raw, NOW, title)
