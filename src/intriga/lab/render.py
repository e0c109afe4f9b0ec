"""Messages, events and outcomes of the kernel as plain data with their text in a language."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from intriga.kernel.events import Event
from intriga.kernel.game import Chair, Game, Outcome
from intriga.kernel.text import Message
from intriga.words import LANGUAGES, MissingText, Phrasebook, Said, phrasebook

LAB = "intriga.lab"

_UNSAID = (MissingText, KeyError, TypeError)
"""What a phrasebook raises where a text is missing or parameters are not those it asks for."""


class Renderer:
    """Renders the messages of one game, or of none, in one language."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        self.language = language
        packages = (LAB,) if game is None else (LAB, game.words)
        self._book: Phrasebook = phrasebook(language, *packages)

    def text_of(self, said: Said, names: Sequence[str] = ()) -> str | None:
        """The text, or None where there is none (a record of an unknown or older game)."""
        try:
            return self._book.text_of(said, names)
        except _UNSAID:
            return None

    def word(self, id: str, attribute: str = "") -> str | None:
        """A text without parameters, or None."""
        try:
            return self._book.say(id, attribute=attribute)
        except _UNSAID:
            return None

    def message(self, said: Message | None, names: Sequence[str]) -> dict[str, Any] | None:
        """`{"id", "params", "text"}`."""
        if said is None:
            return None
        return {"id": said.id, "params": said.params, "text": self.text_of(said, names)}

    def event(self, event: Event, names: Sequence[str]) -> dict[str, Any]:
        """`{"to", "id", "params", "text"}`."""
        text = self.text_of(event, names)
        return {"to": event.to, "id": event.id, "params": event.params, "text": text}

    def outcome(self, outcome: Outcome | None, names: Sequence[str]) -> dict[str, Any] | None:
        """`{"winners", "scores": {seat: points}, "reason"}`, and `carry` in a campaign."""
        if outcome is None:
            return None
        told: dict[str, Any] = {
            "winners": outcome.winners,
            "scores": {str(seat): score for seat, score in enumerate(outcome.scores)},
            "reason": self.message(outcome.reason, names),
        }
        if outcome.carry:
            told["carry"] = {str(seat): carry for seat, carry in enumerate(outcome.carry)}
        return told

    def line(self, said: Said, names: Sequence[str]) -> str:
        """The sentence; failing that, the bare id with its parameters."""
        told = self.text_of(said, names)
        if told is not None:
            return told
        given = ", ".join(f"{key}={value}" for key, value in said.params.items())
        return f"{said.id} ({given})" if given else said.id


def names_of(chairs: Sequence[Chair]) -> list[str]:
    """Who sits on seat 0, 1, 2, …"""
    return [chair.name for chair in chairs]


def plain(value: Any) -> Any:
    """A state or a view as JSON knows it."""
    return msgspec.to_builtins(value, str_keys=True)


def in_both(game: Game[Any], id: str, attribute: str = "") -> dict[str, str | None]:
    """A text of the game in every language, None where it has none."""
    return {lang: Renderer(game, lang).word(id, attribute) for lang in LANGUAGES}


def rendered_in_both(
    game: Game[Any], label: Any, names: Sequence[str] = ()
) -> dict[str, str | None]:
    """A label — a word, a number, a seat, a message — in every language."""
    return {lang: _rendered(game, lang, label, names) for lang in LANGUAGES}


def _rendered(game: Game[Any], language: str, label: Any, names: Sequence[str]) -> str | None:
    if isinstance(label, Mapping) and "msg" in label:
        nested = {key: value for key, value in label.items() if key != "msg"}
        return Renderer(game, language).text_of(Message(label["msg"], nested), names)
    return str(phrasebook(language, LAB, game.words).render(label, names))
