"""Matches as saved games, and back."""

import json
from typing import Any

from intriga.diplomacy.saved_games import read_saved
from intriga.games.diplomacy import game
from intriga.games.diplomacy.saved.export_game import saved_game
from intriga.games.diplomacy.saved.import_game import Replayed, replayed
from intriga.kernel.records.record import Record, read
from intriga.kernel.records.replay import verify as judge

AT = 1_700_000_000_000


def exported(match: Record) -> Any:
    return saved_game(match)


def import_back(file: Any) -> Replayed:
    raw = json.dumps(file).encode()
    return replayed(read_saved(raw), raw, AT)


def match_of(replay: Replayed) -> Record:
    record = read(replay.lines)
    assert judge(game, record).verdict == "right"
    return record
