"""Who may have a command carried out, and the answer that it got before."""

import msgspec
from sqlalchemy import Connection

from intriga.kernel.actors import HOST
from intriga.kernel.text import Refusal, refuse
from intriga.store import match_log
from intriga.table.match.commands.command import Command
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.models import Receipt

encode_receipt = msgspec.json.Encoder(order="deterministic").encode
_decode_receipt = msgspec.json.Decoder(Receipt).decode


def refuse_stranger(loaded: LoadedMatch, command: Command) -> Refusal | None:
    """Only the holder of a seat may act for it."""
    if command.me is None or command.actor == HOST:
        return None
    holders = loaded.holders
    seat = command.actor
    if isinstance(seat, int) and 0 <= seat < len(holders) and holders[seat].person == command.me:
        return None
    return refuse("refused-not-your-seat")


def find_receipt(
    connection: Connection, loaded: LoadedMatch, command: Command
) -> match_log.ReceiptRow | None:
    """The receipt of this command on disk, if it was carried out."""
    if not command.id:
        return None
    return match_log.receipt_of(connection, loaded.match, str(command.actor), command.id)


def first_answer(found: match_log.ReceiptRow, digest: str | None) -> Receipt | Refusal:
    """The answer of the first time. `digest`: of what is asked for now; None: whatever it is."""
    if digest not in (None, found.digest):
        return refuse("refused-command-used")
    return _decode_receipt(found.receipt)
