"""Words: one `say()` behind which Project Fluent speaks Russian and English.

A phrasebook holds one language: the common texts of this package and those of other packages (a
game, the pages) that keep `ru.ftl` and `en.ftl` beside their code. Parameters may be numbers,
words, seats (rendered as who sits there), nested messages, and lists of these; see
`intriga.kernel.text`.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("ru", "en")


class Said(Protocol):
    """Anything with a message id and parameters: an event, a refusal, a message."""

    @property
    def id(self) -> str: ...

    @property
    def params(self) -> Mapping[str, Any]: ...


class MissingText(KeyError):
    """A message that this language has no text for, or whose parameters do not fit it."""


class Phrasebook:
    """The texts of one language from several packages; later packages win."""

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        # The same sentences are said again and again, and Fluent is not quick.
        self._spoken = lru_cache(maxsize=8192)(self._format)
        for package in packages:
            for source in _sources(package, language):
                self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is a text for this id (or for this attribute of it)."""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def say(
        self,
        id: str,
        params: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        attribute: str = "",
    ) -> str:
        """The text of a message. `names`: who sits on seat 0, 1, 2, …

        Raises `MissingText` if there is no such text or a parameter it needs is missing.
        """
        given = {key: self.render(value, names) for key, value in (params or {}).items()}
        return self._spoken(id, attribute, tuple(given.items()))

    def _format(self, id: str, attribute: str, given: tuple[tuple[str, Any], ...]) -> str:
        if not self.has(id, attribute):
            raise MissingText(f"{self.language}: {id}{'.' + attribute if attribute else ''}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(given))
        if errors:
            raise MissingText(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def tell(self, said: Said, names: Sequence[str] = ()) -> str:
        """The sentence of an event, a refusal or a message."""
        return self.say(said.id, said.params, names)

    def render(self, value: Any, names: Sequence[str] = ()) -> Any:
        """A parameter as it is put into a sentence."""
        if type(value) in (int, str):  # nearly always
            return value
        if isinstance(value, Mapping):
            if "msg" in value:
                nested = {key: item for key, item in value.items() if key != "msg"}
                return self.say(value["msg"], nested, names)
            seat = value["seat"]
            return names[seat] if seat < len(names) else str(seat + 1)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.render(item, names)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value


@lru_cache(maxsize=256)
def phrasebook(language: str, *packages: str) -> Phrasebook:
    """The phrasebook of a language with the common texts and those of these packages."""
    return Phrasebook(language, (__name__, *packages))


def _sources(package: str, language: str) -> list[str]:
    text = files(package) / f"{language}.ftl"
    return [text.read_text("utf-8")] if text.is_file() else []
