"""Messages, events and outcomes of the kernel as plain data with their text in a language."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game, Outcome, Result, result_of
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Message
from intriga.words import LANGUAGES, MessageLike, MissingText, Phrasebook, phrasebook

LAB = "intriga.lab"

_NO_TEXT = (MissingText, KeyError, TypeError)
"""What a phrasebook raises if a text is missing or its parameters do not fit."""


class Renderer:
    """Renders the messages of one game, or of none, in one language."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        self.game = game
        self.language = language
        packages = (LAB,) if game is None else (LAB, game.words)
        self._book: Phrasebook = phrasebook(language, *packages)

    def text_of(self, message: MessageLike, names: Sequence[str] = ()) -> str | None:
        """The text, or None if there is none (a record of an unknown or older game)."""
        try:
            return self._book.exact(message.id, message.params, names)
        except _NO_TEXT:
            return None

    def word(self, id: str, attribute: str = "") -> str | None:
        """A text without parameters, or None."""
        try:
            return self._book.exact(id, attribute=attribute)
        except _NO_TEXT:
            return None

    def message(self, message: Message | None, names: Sequence[str]) -> dict[str, Any] | None:
        """`{"id", "params", "text"}`."""
        if message is None:
            return None
        text = self.text_of(message, names)
        return {"id": message.id, "params": message.params, "text": text}

    def event(self, event: Event, names: Sequence[str]) -> dict[str, Any]:
        """`{"to", "id", "params", "text"}`."""
        text = self.text_of(event, names)
        return {"to": event.to, "id": event.id, "params": event.params, "text": text}

    def outcome(self, outcome: Outcome | None, names: Sequence[str]) -> dict[str, Any] | None:
        """`{"result", "winners", "scores": {seat: points}, "reason"}`, and the `ledger`
        that each seat has from then on, where the game has them.
        `result`: None for an unknown game."""
        if outcome is None:
            return None
        data: dict[str, Any] = {
            "result": self.result(outcome),
            "winners": outcome.winners,
            "scores": {str(seat): score for seat, score in enumerate(outcome.scores)},
            "reason": self.message(outcome.reason, names),
        }
        if outcome.early:
            data["early"] = outcome.early
        if outcome.ledger:
            data["ledger"] = {str(seat): ledger for seat, ledger in enumerate(outcome.ledger)}
        return data

    def result(self, outcome: Outcome) -> Result | None:
        """What an outcome is called; None for an unknown game."""
        return result_of(self.game, outcome) if self.game is not None else None

    def line(self, message: MessageLike, names: Sequence[str]) -> str:
        """The text, or the id with its parameters if there is none."""
        text = self.text_of(message, names)
        if text is not None:
            return text
        given = ", ".join(f"{key}={value}" for key, value in message.params.items())
        return f"{message.id} ({given})" if given else message.id


def names_of(chairs: Sequence[Chair]) -> list[str]:
    """The names of the players by seat."""
    return [chair.name for chair in chairs]


def plain(value: Any) -> Any:
    """A state or a view as JSON has it."""
    return msgspec.to_builtins(value, str_keys=True)


def in_both(game: Game[Any], id: str, attribute: str = "") -> dict[str, str | None]:
    """A text of the game for every language; None if there is no such text."""
    return {lang: Renderer(game, lang).word(id, attribute) for lang in LANGUAGES}


def rendered_in_both(
    game: Game[Any], label: Any, names: Sequence[str] = ()
) -> dict[str, str | None]:
    """A label (a word, a number, a seat, a message) for every language."""
    return {lang: _rendered(game, lang, label, names) for lang in LANGUAGES}


def _rendered(game: Game[Any], language: str, label: Any, names: Sequence[str]) -> str | None:
    if isinstance(label, Mapping) and "msg" in label:
        nested = {key: value for key, value in label.items() if key != "msg"}
        return Renderer(game, language).text_of(Message(label["msg"], nested), names)
    return str(phrasebook(language, LAB, game.words).render(label, names))
