"""Declension: names of provinces as a Russian sentence has them: в Пруссию, из Лондона, в Северном
море. No dictionary: each word is given the endings of every declension it could have, and a form
counts only if it belongs to one province."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final

_ENDINGS: Final = (
    ("ИЯ", "ИЮ ИИ ИЕЙ"),
    ("АЯ", "УЮ ОЙ ЕЙ"),
    ("ЯЯ", "ЮЮ ЕЙ"),
    ("ОЕ", "ОГО ОМУ ОМ ЫМ ИМ"),
    ("ЕЕ", "ЕГО ЕМУ ЕМ ИМ"),
    ("ЫЕ", "ЫХ ЫМ ЫМИ"),
    ("ИЕ", "ИХ ИМ ИМИ ИЯ ИЮ ИЕМ ИИ"),
    ("ЫЙ", "ОГО ОМУ ОМ ЫМ"),
    ("ИЙ", "ОГО ОМУ ОМ ИМ ЕГО ЕМУ ЕМ"),
    ("А", "У Е Ы И ОЙ ЕЙ АХ АМ"),
    ("Я", "Ю Е И ЕЙ ЯХ ЯМ"),
    ("О", "А У Е ОМ"),
    ("Е", "Я Ю ЕМ"),
    ("Ы", "АХ АМ АМИ ОВ"),
    ("И", "АХ АМ ЯХ ЯМ ОВ ЕЙ"),
    ("Ь", "И Я Ю Е ЕМ ЬЮ"),
    ("Й", "Я Ю Е ЕМ"),
    ("", "А У Е ОМ"),
)
"""The end of a word in the nominative → what may stand in its place; the first that fits counts."""
_RUSSIAN: Final = re.compile(r"[А-Я]{3,}")

Name = tuple[str, ...]


class Declined:
    """The forms of a map's names. `names`: folded → the province."""

    def __init__(self, names: Mapping[Name, int]) -> None:
        self._names = names
        self._nominatives: dict[str, set[str]] = {}
        for word in {word for name in names for word in name}:
            for form in {word, *_forms(word)}:
                self._nominatives.setdefault(form, set()).add(word)

    def find(self, words: Sequence[str]) -> int | None:
        """The only province that these words may name in some case, or None."""
        names = self._names
        found = {names[name] for name in self._candidates(words) if name in names}
        return found.pop() if len(found) == 1 else None

    def _candidates(self, words: Sequence[str]) -> Iterable[Name]:
        return product(*(self._nominatives.get(word, ()) for word in words))


def _forms(word: str) -> Iterator[str]:
    """A Russian word in all the other cases it could have; some of the forms are of no word."""
    if not _RUSSIAN.fullmatch(word):
        return
    end, others = next(pair for pair in _ENDINGS if word.endswith(pair[0]))
    stem = word.removesuffix(end)
    for other in others.split():
        yield stem + other
