"""What hosts have changed in a match before it began, and who has yet to agree to it.

A change of what binds the players is put to everybody who had signed up before it: a roll call
begins, and nobody who has not answered it is taken into the match.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from intriga.kernel.match_terms import Terms
from intriga.store.leagues import LeagueRow
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.match.stored_match import terms_of
from intriga.table.models import Edit, SettingChange
from intriga.table.schedule import Schedule

EDITS_MOST: Final = 20
"""How many edits of a match are kept: the latest, and among them always one that is asked about."""
_FREE: Final = frozenset({"title", "privacy", "approval", "password", "doors"})
"""Settings that bind nobody: who may still come, and what the match is called."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[Edit, ...]).decode


def edits_of(row: MatchRow) -> tuple[Edit, ...]:
    """The edits of a match, the latest last."""
    return _decode(row.edits)


def encoded(edits: Sequence[Edit]) -> str:
    """The edits as the row keeps them."""
    kept = list(edits[-EDITS_MOST:])
    asked = [edit for edit in edits if edit.asked]
    if asked and asked[-1] not in kept:  # else many small edits would make it forgotten
        kept[0] = asked[-1]
    return _encode(kept).decode()


def binds(changes: Sequence[SettingChange]) -> bool:
    """Whether any of these changes binds the players."""
    return any(change.what not in _FREE for change in changes)


def agreed_by(row: MatchRow, chairs: Sequence[SeatRow]) -> bool:
    """Whether everybody who has a seat and was asked about a change of the settings has answered.
    Those who signed up after it have seen it."""
    asked = any(edit.asked for edit in edits_of(row))
    return not asked or not any(chair.person and chair.here_at is None for chair in chairs)


def settled(row: MatchRow) -> str:
    """The edits as the row keeps them once everybody has answered."""
    return encoded([msgspec.structs.replace(edit, asked=False) for edit in edits_of(row)])


def differences(
    before: MatchRow,
    after: MatchRow,
    seats: tuple[int, int],
    leagues: Mapping[str, LeagueRow],
) -> list[SettingChange]:
    """What differs between two rows of a match; `seats`: their number before and after; `leagues`:
    those of both by id. Of a password only whether there is one is told, and that it has
    changed."""
    had, has = _told(before, seats[0]), _told(after, seats[1])
    if before.league != after.league:
        for told, league in ((had, before.league), (has, after.league)):
            told["league"] = leagues[league].name if league is not None else None
    changes = [
        SettingChange(what, had.get(what), has.get(what))
        for what in {**had, **has}
        if had.get(what) != has.get(what)
    ]
    if before.password and after.password and before.password != after.password:
        changes.append(SettingChange("password", True, True))
    return changes


def _told(row: MatchRow, seats: int) -> dict[str, Any]:
    """The settings of a match by their names."""
    schedule = msgspec.json.decode(row.schedule, type=Schedule)
    terms: Terms = terms_of(row)
    return {
        "title": row.title,
        "seats": seats,
        "privacy": row.privacy,
        "watch": bool(row.watch),
        "approval": bool(row.approval),
        "password": row.password is not None,
        **{f"clock.{kind}": length for kind, length in schedule.clocks.items()},
        "zone": schedule.zone,
        "rest": list(schedule.rest),
        "grace": schedule.grace,
        "no_show": schedule.no_show,
        "misses": schedule.misses,
        "press": terms.press,
        "hints": terms.hints,
        "referee": terms.referee,
        "doors": terms.doors,
        "extensions": [terms.extensions, terms.extension] if terms.extensions else None,
        **{f"option.{name}": value for name, value in msgspec.json.decode(row.options).items()},
    }
