"""Ledgers: what a person keeps of a game from one match to the next, such as experience or money.

The rules read and write them as data of a type of their own (`Game.Ledger`). Everywhere else, in
records, databases and observations, a ledger is plain data, as its type encodes.
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from intriga.kernel.actors import REFEREE, Viewer
from intriga.kernel.game import Game, Outcome
from intriga.kernel.seats.chairs import Chair


class LedgerError(ValueError):
    """A ledger that these rules cannot read."""


def ledger_of(game: Game[Any], raw: Any, version: int) -> Any:
    """A stored ledger as these rules have it: of `Game.Ledger`, upgraded if it is older.

    Raises `LedgerError` for one of newer rules, one they know no way from, and malformed data.
    """
    if game.Ledger is None:
        raise LedgerError(f"{game.id} keeps nothing between matches")
    if version > game.ledger_version:
        raise LedgerError(f"version {version} is newer than {game.ledger_version}")
    try:
        if version < game.ledger_version:
            return game.upgrade_ledger(raw, version)
        return msgspec.convert(raw, game.Ledger, str_keys=True)
    except Exception as problem:  # of whatever kind: data and rules may be years apart
        raise LedgerError(f"version {version}: {type(problem).__name__}") from problem


def plain_ledger(ledger: Any) -> dict[str, Any]:
    """A ledger of the rules as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(ledger, str_keys=True)
    return plain


def chairs_for(game: Game[Any], chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """The chairs of a record as `Game.setup` gets them: with ledgers of the game's own type. Raises
    `LedgerError` when one is not of that type."""
    if game.Ledger is None:
        return tuple(replace(chair, ledger=None) if chair.ledger else chair for chair in chairs)
    return tuple(
        chair
        if chair.ledger is None
        else replace(chair, ledger=ledger_of(game, chair.ledger, game.ledger_version))
        for chair in chairs
    )


def in_plain_data(outcome: Outcome) -> Outcome:
    """An outcome as records have it, with ledgers as plain data."""
    if not outcome.ledger:
        return outcome
    plain = (None if one is None else plain_ledger(one) for one in outcome.ledger)
    return replace(outcome, ledger=tuple(plain))


def outcome_seen_by(game: Game[Any], outcome: Outcome, viewer: Viewer) -> Outcome:
    """An outcome as this viewer is shown it: of ledgers that are not public, each seat sees its
    own."""
    if not outcome.ledger or game.ledger_public or viewer == REFEREE:
        return outcome
    own = (one if seat == viewer else None for seat, one in enumerate(outcome.ledger))
    return replace(outcome, ledger=tuple(own) if isinstance(viewer, int) else ())
