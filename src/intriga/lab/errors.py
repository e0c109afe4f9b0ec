"""What goes wrong outside the rules, as a message that can be rendered in any language."""

import errno
import os
from typing import Any, Final

from intriga.kernel.text import Message, Param, msg


class CommandError(Exception):
    """An error that stops a command: a message of the laboratory's or the command line's texts.

    `code` is the exit code of the process: 1, something went wrong; 2, the command was given
    something it cannot work with. `words`: one more package of texts that may be needed, a game's.
    """

    def __init__(
        self, id: str, params: dict[str, Any] | None = None, code: int = 2, words: str = ""
    ) -> None:
        super().__init__(id, params, code, words)
        self.message = Message(id, params or {})
        self.code = code
        self.words = words

    @property
    def id(self) -> str:
        return self.message.id

    @property
    def params(self) -> dict[str, Any]:
        return self.message.params


_SYSTEM: Final = frozenset(
    {"EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EEXIST", "EISDIR", "ENOENT", "ENOSPC", "ENOTDIR"}
    | {"EPERM", "EROFS"}
)


def system(error: OSError) -> Param:
    """An error of the operating system, as a message if it is one of the common ones."""
    number = error.errno or 0
    name = errno.errorcode.get(number, "")
    if name in _SYSTEM:
        return msg(f"lab-system-{name.lower()}")
    if number < 0:  # errors of looking up a host name
        return msg("lab-system-no-host")
    return os.strerror(number) if number > 0 else error.strerror or str(error)
