"""Words: one `say()` behind which Project Fluent renders texts in Russian and English.

A phrasebook holds one language: the common texts of this package and those of other packages (a
game, the pages), which keep them in `ru.ftl` and `en.ftl` beside their code, or in several files
(see `intriga.words.catalogues`). A package with texts in one language only is rendered in that
language everywhere. Parameters may be numbers, words, seats
(rendered as who sits there), nested messages, names in every language, and lists of these; see
`intriga.kernel.text`. `DURATION($seconds)` renders a length of time: “2 hours 30 minutes”, and
`DECIMAL($number)` a fraction given as text: “3,70” of 3.70 in Russian,
`FIGURE($number)` a number in short: “10.5M”,
`MOMENT($until, $zone)` a time (milliseconds since the epoch): “25 November, 19:00 (Moscow)”. A
package whose texts need those of another (a game those of a library) names it:
`SPEAKS_WITH = ("intriga.diplomacy",)`. A package that has renamed message ids gives the old and
the new prefix, so that older records stay readable: `RENAMED_IDS = {"old-": "new-"}`.

A text that is missing must not take a page with it: its id is shown in its place, and logged. In
tests it is an error (the environment variable `INTRIGA_MISSING_TEXTS=raise`).
"""

import logging
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from importlib import import_module
from typing import Any, Final, Protocol
from zoneinfo import ZoneInfo

from babel.dates import format_datetime, get_timezone_location
from babel.numbers import format_compact_decimal, format_decimal, get_decimal_symbol
from babel.units import format_unit
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from intriga.words.catalogues import BrokenTexts, faults, read
from intriga.words.graphemes import cut

_log = logging.getLogger(__name__)

LANGUAGES: Final = ("ru", "en")
_LARGE: Final = 100_000
"""From here on round numbers are written in short."""
_LONG: Final = 500
"""Characters of a parameter from which on a rendered text is not kept."""
_MOST_PATTERNS: Final = 16_384
MISSING_TEXTS: Final = "INTRIGA_MISSING_TEXTS"
"""The environment variable that says what to do about a missing text: `raise`, else show its id."""
_LONGEST: Final = 2000
"""Characters of a parameter. Fluent itself gives up on longer ones."""
_LEFTWARD: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001eeff]"
)
"""Letters of scripts that run from right to left: Hebrew, Arabic and their kin."""
_UNITS: Final = (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))
_FIRST_STRONG, _POP = "\u2068", "\u2069"
"""Between these, text runs the way of its own first letter, whatever stands around."""


class MessageLike(Protocol):
    """Anything with a message id and parameters: an event, a refusal, a message."""

    @property
    def id(self) -> str: ...

    @property
    def params(self) -> Mapping[str, Any]: ...


class MissingText(KeyError):
    """A message that this language has no text for, or whose parameters do not fit it."""


class Phrasebook:
    """The texts of one language from several packages; later packages win.

    What a package without this language says is rendered in the language it has, with the plurals
    of that language.
    """

    def __init__(self, language: str, packages: Sequence[str]) -> None:
        self.language = language
        every = tuple(name for named in packages for name in (*_beside(named), named))
        self._bundles = [_bundle(spoken, every) for spoken in _languages(language, every)]
        self._renamed = [pair for package in packages for pair in _renamed(package)]
        # The same texts are rendered again and again, and Fluent is slow.
        self._rendered = lru_cache(maxsize=8192)(self._format)
        self._rendered_plain = lru_cache(maxsize=8192)(self._say_plain)
        self._plain: dict[tuple[str, str], str] = {}
        """The texts without parameters that were asked for so far."""
        self._patterns: dict[tuple[str, str], tuple[FluentBundle, Pattern] | None] = {}
        self._logged: set[tuple[str, str]] = set()

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is a text for this id (or for this attribute of it)."""
        return self._pattern(id, attribute) is not None

    def say(
        self,
        id: str,
        params: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        attribute: str = "",
    ) -> str:
        """The text of a message. `names`: of seats 0, 1, 2, …, and with an attribute `teams` of
        teams, by number: a message about team `$n` that has an attribute `.called` is rendered by
        it if that team has a name, `$called`.

        If there is no such text or a parameter it needs is missing, the id is logged and returned
        in its place; where missing texts are errors, `MissingText` is raised.
        """
        if not params:
            known = self._plain.get((id, attribute))
            if known is not None:
                return known
        team = _team_called(params, names) if params and not attribute else ""
        if team and self.has(id, "called"):
            return self.say(id, {**params, "called": team}, names, "called")  # type: ignore[dict-item]
        try:
            if params and all(map(_is_plain, params.values())):
                return self._rendered_plain(id, attribute, tuple(params.items()))
            given = {key: _fit(self.render(value, names)) for key, value in (params or {}).items()}
            text = self._kept(id, attribute, given)
        except (LookupError, TypeError):  # nested values may be malformed, too
            if os.environ.get(MISSING_TEXTS) == "raise":
                raise
            return self._in_place_of(id, attribute)
        if not params:
            self._plain[id, attribute] = text
        return text

    def exact(
        self,
        id: str,
        params: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        attribute: str = "",
    ) -> str:
        """As `say`, for callers that must know whether there is a text: raises `MissingText`
        whenever it, one nested in it, or a parameter is missing."""
        given = {
            key: _fit(self.render(value, names, self.exact))
            for key, value in (params or {}).items()
        }
        return self._kept(id, attribute, given)

    def _kept(self, id: str, attribute: str, given: Mapping[str, Any]) -> str:
        """A text, from the cache unless it has somebody's long text in it."""
        wanted = tuple(given.items())
        if any(type(value) is str and len(value) > _LONG for value in given.values()):
            return self._format(id, attribute, wanted)
        return self._rendered(id, attribute, wanted)

    def _say_plain(self, id: str, attribute: str, params: tuple[tuple[str, Any], ...]) -> str:
        """The text of a message whose parameters need not be rendered: it is the same whatever the
        players are called."""
        return self._format(id, attribute, tuple((key, _fit(value)) for key, value in params))

    def _in_place_of(self, id: str, attribute: str) -> str:
        """What is shown where there is no text. Each is logged once: a page may ask for it a
        thousand times. The parameters are not logged: they may hold secrets."""
        if (id, attribute) not in self._logged:
            self._logged.add((id, attribute))
            _log.error("no text in %s for %s", self.language, f"{id}.{attribute}".rstrip("."))
        return id

    def _format(self, id: str, attribute: str, given: tuple[tuple[str, Any], ...]) -> str:
        found = self._pattern(id, attribute)
        if found is None:
            raise MissingText(f"{self.language}: {id}{'.' + attribute if attribute else ''}")
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, dict(given))
        if errors:
            raise MissingText(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def _pattern(self, id: str, attribute: str) -> tuple[FluentBundle, Pattern] | None:
        """The text of a message or of one of its attributes, in the first language that has it."""
        if (id, attribute) not in self._patterns:
            if len(self._patterns) >= _MOST_PATTERNS:  # of ids that records name, and nobody knows
                self._patterns.clear()
            self._patterns[id, attribute] = self._found(id, attribute)
        return self._patterns[id, attribute]

    def _found(self, id: str, attribute: str) -> tuple[FluentBundle, Pattern] | None:
        for wanted in self._ids(id):
            for bundle in self._bundles:
                if bundle.has_message(wanted):
                    message = bundle.get_message(wanted)
                    pattern = message.attributes.get(attribute) if attribute else message.value
                    return None if pattern is None else (bundle, pattern)
        return None

    def _ids(self, id: str) -> Iterator[str]:
        """A message id, then what it is called today if a record older than that holds it."""
        yield id
        for old, new in self._renamed:
            if id.startswith(old):
                yield new + id.removeprefix(old)

    def text_of(self, message: MessageLike, names: Sequence[str] = ()) -> str:
        """The text of an event, a refusal or a message."""
        return self.say(message.id, message.params, names)

    def render(
        self, value: Any, names: Sequence[str] = (), say: Callable[..., str] | None = None
    ) -> Any:
        """A parameter as it is put into a sentence. `say`: renders nested messages (None: as
        `say` of this book does)."""
        if type(value) in (int, str):  # nearly always
            return value
        if type(value) is dict or isinstance(value, Mapping):
            if "msg" in value:
                nested = {key: item for key, item in value.items() if key != "msg"}
                return (say or self.say)(value["msg"], nested, names)
            if "called" in value:
                called = value["called"]
                return called[self.language if self.language in called else next(iter(called))]
            if "data" in value or "document" in value:
                return ""
            seat = value["seat"]
            return names[seat] if 0 <= seat < len(names) else str(seat + 1)
        if isinstance(value, list | tuple):
            return ", ".join(isolated(str(self.render(item, names, say))) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value


@lru_cache(maxsize=256)
def phrasebook(language: str, *packages: str) -> Phrasebook:
    """The phrasebook of a language with the common texts and those of these packages."""
    return Phrasebook(language, (__name__, *packages))


def has_texts(package: str, language: str) -> bool:
    """Whether this package has texts of its own in this language."""
    return bool(_texts(package, language))


def duration(seconds: int, language: str) -> str:
    """A length of time in words, in at most two units: “2 hours 30 minutes”."""
    parts = []
    for unit, length in _UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            parts.append(format_unit(count, f"duration-{unit}", "long", locale=language))
    return " ".join(parts[:2]) or format_unit(0, "duration-second", "long", locale=language)


def decimal(number: str, language: str) -> str:
    """A number with a point, as it is written in this language: “3,70”."""
    return number.replace(".", get_decimal_symbol(language))


def figure(number: int, language: str) -> str:
    """A whole number as people say it in this language: “1 240”, and large round ones in short,
    none of their digits lost: “10,5 млн”, “500K”."""
    if abs(number) < _LARGE or number % 1000:
        return format_decimal(number, locale=language)
    return format_compact_decimal(number, locale=language, fraction_digits=3)


def moment(at: int, zone: str, language: str) -> str:
    """A time (milliseconds since the epoch) as people in this time zone say it, with the city that
    the zone is named after: “25 November, 19:00 (Moscow)”. Without such a zone, in UTC."""
    here = _zone(zone)
    try:
        local = datetime.fromtimestamp(at / 1000, here)
    except (OverflowError, ValueError, OSError):  # a record may hold anything
        return str(at)
    when = format_datetime(local, "d MMMM, HH:mm", tzinfo=here, locale=language)
    return f"{when} ({place(zone, language)})"


def place(zone: str, language: str) -> str:
    """The city that a time zone is named after: “Moscow”."""
    return str(get_timezone_location(_zone(zone), locale=language, return_city=True))


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # what is no name of a file, or of a folder
        return UTC


def isolated(text: str) -> str:
    """A text to be put between others: one with right-to-left letters is isolated, so that it does
    not reorder its neighbours."""
    if text.isascii() or not _LEFTWARD.search(text) or text.startswith(_FIRST_STRONG):
        return text
    return f"{_FIRST_STRONG}{text}{_POP}"


def _is_plain(value: Any) -> bool:
    """Whether a parameter is rendered as itself, and short enough for the text to be kept."""
    kind = type(value)
    return kind is int or (kind is str and len(value) <= _LONG)


def _team_called(params: Mapping[str, Any], names: Sequence[str]) -> str:
    """What the people of a team `$n` have called it, "" for nothing."""
    teams: Mapping[int, str] = getattr(names, "teams", {})
    n = params.get("n") if teams else None
    return teams.get(n, "") if type(n) is int else ""


def _fit(value: Any) -> Any:
    """A parameter that fits into a sentence: shortened, and isolated if it is written from right to
    left, so that text sent by strangers can be quoted safely."""
    if type(value) is not str:
        return value
    return isolated(value if len(value) <= _LONGEST else f"{cut(value, _LONGEST)}…")


def _beside(package: str) -> tuple[str, ...]:
    """The packages whose texts this one uses."""
    found: tuple[str, ...] = getattr(import_module(package), "SPEAKS_WITH", ())
    return found


def _languages(language: str, packages: Sequence[str]) -> list[str]:
    """This language, and those that are needed for packages without it."""
    lacking = [package for package in packages if not has_texts(package, language)]
    others = (other for other in LANGUAGES if other != language)
    return [language, *(o for o in others if any(has_texts(name, o) for name in lacking))]


def _bundle(language: str, packages: Sequence[str]) -> FluentBundle:
    """The texts of these packages in one language."""
    functions: dict[str, Any] = {
        "DURATION": lambda seconds: duration(int(seconds), language),
        "FIGURE": lambda number: figure(int(number), language),
        "DECIMAL": lambda number: decimal(str(number), language),
        "MOMENT": lambda until, zone: moment(int(until), str(zone), language),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for package in packages:
        for texts in _texts(package, language):
            bundle.add_resource(texts, allow_overrides=True)
    return bundle


def _renamed(package: str) -> tuple[tuple[str, str], ...]:
    """The prefixes of message ids that this package has renamed: old and new."""
    renamed: Mapping[str, str] = getattr(import_module(package), "RENAMED_IDS", {})
    return tuple(renamed.items())


@lru_cache(maxsize=256)
def _texts(package: str, language: str) -> tuple[Resource, ...]:
    """A package's files, read once for all books that have them: Fluent is slow to read. What is
    wrong with them must not take all texts with it: it is logged. Where missing texts are errors,
    `BrokenTexts` is raised."""
    catalogues = read(package, language)
    for fault in faults(catalogues):
        if os.environ.get(MISSING_TEXTS) == "raise":
            raise BrokenTexts(fault)
        _log.error("%s", fault)
    return tuple(catalogue.resource for catalogue in catalogues)
