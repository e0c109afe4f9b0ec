"""Trouble: what goes wrong outside the rules, as a message that can be said in either language."""

from typing import Any

from intriga.kernel.text import Message


class Trouble(Exception):
    """Something that stops a command: a message of the laboratory's or the command line's texts.

    `code` is the exit code of the process: 1, something went wrong; 2, the command was given
    something it cannot work with. `words` names one more package of texts that may be needed,
    a game's.
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
