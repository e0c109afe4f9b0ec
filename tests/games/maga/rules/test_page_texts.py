"""MAGA's pages have a sentence for each kind of line in both languages, and reckon as the rules
do."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from intriga.games.maga.data.lines import kind_of
from intriga.games.maga.presentation.phrases import line_text, money, price
from intriga.games.maga.subjects.actions import ACTIONS, AnyLine
from intriga.games.maga.subjects.lists.columns import spending
from intriga.words import Phrasebook

ROW: dict[str, Any] = {
    "to": 1,
    "target": 1,
    "money": 2_500_000,
    "sphere": "heavy",
    "missiles": 3,
    "role": "finance",
    "first": "heavy",
    "second": "light",
    "number": 4,
    "stake": 1_500_000,
    "most": 2,
    "hits": 1,
    "percent": 50,
    "treaty": 2540,
    "whom": "4",
}


def scene(language: str) -> Any:
    """What of a scene the phrases use."""
    book = Phrasebook(language, ("intriga.games.maga", "intriga.games.maga.presentation"))
    return SimpleNamespace(language=language, say=lambda id, /, **params: book.say(id, params))


def row_of(kind: str) -> dict[str, Any]:
    """A line of this kind that is complete."""
    return {"kind": kind} | {column.name: ROW[column.name] for column in ACTIONS[kind].columns}


@pytest.mark.parametrize("language", ["ru", "en"])
def test_each_kind_of_line_has_a_sentence_and_help(language: str) -> None:
    told = set()
    for kind in ACTIONS:
        whole = line_text(scene(language), row_of(kind))
        assert "…" not in whole
        assert "{" not in whole
        begun = line_text(scene(language), {"kind": kind})
        assert ("…" in begun) is any(not column.optional for column in ACTIONS[kind].columns), (
            kind,
            begun,
        )
        told.add(whole)
        assert len(scene(language).say(f"maga-page-help-{kind}")) > 20
    assert len(told) == len(ACTIONS)


@pytest.mark.rule("maga", "R-PAY4")
def test_the_price_of_a_line_is_what_the_rules_charge() -> None:
    for kind in ACTIONS:
        line: AnyLine = msgspec.convert(row_of(kind), AnyLine)
        assert kind_of(line) == kind
        assert price(row_of(kind)) == spending((line,)), kind
        ordered = row_of(kind) | {"through": "1.4"}
        assert price(ordered) == 0, "the owner pays (R-I1)"
    assert price({"kind": "change-nuclear", "missiles": "-3"}) == 0
    assert price({"kind": "change-nuclear", "missiles": "3"}) == 3 * ACTIONS["change-nuclear"].cost


@pytest.mark.parametrize(
    ("units", "ru", "en"),
    [
        (0, "0", "0"),
        (250_000, "250 тыс.", "250K"),
        (1_000_000, "1 млн", "1M"),
        (2_500_000, "2,5 млн", "2.5M"),
        (12_750_000, "12,75 млн", "12.75M"),
        (10_975_000, "10,975 млн", "10.975M"),
        (-500_000, "−500 тыс.", "−500K"),
        (1_234_567, "1\u202f234\u202f567", "1,234,567"),
    ],
)
def test_money_is_short_and_exact(units: int, ru: str, en: str) -> None:
    assert money(scene("ru"), units) == ru
    assert money(scene("en"), units) == en
