"""Command ids of forms: what is one submission, and what is another.

The id of a form's command has the person, the number of the submission among theirs, and a digest
of what was entered: `page`, a blank, and eight, six and twenty-four hexadecimal digits. The number
makes A, B, A from one page three commands; the digest makes a double click one. Ids that programs
choose have no blanks.
"""

import hashlib
from typing import Final

from sqlalchemy import Connection

from intriga.kernel.actors import Actor
from intriga.store import match_log

_PERSON, _NUMBER, _ENTERED = 8, 6, 24
_LAST: Final = 16**_NUMBER - 1


def form_command(
    connection: Connection, match: str, actor: Actor, me: str | None, entered: str
) -> str:
    """The id of a submission: that of this person's last one if the same was entered, else a new
    one."""
    prefix = f"page {_digest(me or '', _PERSON)}"
    digest = _digest(entered, _ENTERED)
    last = match_log.last_commands(connection, match, str(actor), prefix, _NUMBER)
    for command in last:
        if command.endswith(digest):
            return command
    number = int(last[0][len(prefix) :][:_NUMBER], 16) + 1 if last else 0
    return f"{prefix}{min(number, _LAST):0{_NUMBER}x}{digest}"


def _digest(text: str, length: int) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:length]
