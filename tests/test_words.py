"""All texts of the project: both languages have the same messages, complete, with good typography.

What the texts of a game must cover is checked by its conformance suite; this is about the
catalogues themselves, all those under `src` and in the tests.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

from intriga.lab.conformance.translations import catalogues, entries
from intriga.words import (
    LANGUAGES,
    MISSING_TEXTS,
    MissingText,
    Phrasebook,
    decimal,
    figure,
    isolated,
    phrasebook,
)
from scripts.same_texts import packages

PACKAGES = list(packages())
CATALOGUES = [(package, language) for package in PACKAGES for language in LANGUAGES]

PLURALS = {
    "ru": [{"one", "few", "many"}, {"one", "few", "other"}, {"one", "other"}],
    "en": [{"one", "other"}],
}
"""The sets of plural forms a selector may have. Two are enough in Russian where the genitive of 2
and 5 is the same: «от 1 игрока», «от 2 игроков», «от 5 игроков»."""


def texts(package: str, language: str) -> Iterator[tuple[str, str]]:
    """Every piece of literal text of a catalogue, with the id of its message."""

    class Elements(visitor.Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.found.append(node.value)

    for entry in entries(package, language):
        elements = Elements()
        elements.visit(entry)
        yield from ((entry.id.name, text) for text in elements.found)


def selections(package: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """The variant keys of every selector in a catalogue, with the id of its message."""

    class Selections(visitor.Visitor):
        def __init__(self) -> None:
            self.found: list[set[str]] = []

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            names = (v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
            self.found.append(set(names))
            self.generic_visit(node)

    for entry in entries(package, language):
        found = Selections()
        found.visit(entry)
        yield from ((entry.id.name, keys) for keys in found.found)


def test_there_are_texts() -> None:
    assert {"intriga.words", "intriga.games.espionage", "intriga.web"} <= set(PACKAGES)


@pytest.mark.parametrize("package", [*PACKAGES, "tests.shapes", "tests.cli"])
def test_both_languages_have_the_same_messages(package: str) -> None:
    assert list(catalogues(package)) == []


def test_message_ids_are_unique() -> None:
    """Phrasebooks combine catalogues: an id in two of them would give the wrong text."""
    ids = Counter(entry.id.name for package in PACKAGES for entry in entries(package, "ru"))
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_selectors_have_all_plural_forms(package: str, language: str) -> None:
    numbers = {"zero", "one", "two", "few", "many"}
    odd = {
        id: keys
        for id, keys in selections(package, language)
        if keys & numbers and keys not in PLURALS[language]
    }
    assert odd == {}


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_what_several_messages_choose_alike_is_written_once(package: str, language: str) -> None:
    """Such as «5 coins» with its plural: a message of its own, which the others refer to."""

    class Choices(visitor.Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            source = _source(ast.Pattern([ast.Placeable(node)]))
            self.found.append(" ".join(source.split()))
            self.generic_visit(node)

    stands: dict[str, list[str]] = {}
    for entry in entries(package, language):
        choices = Choices()
        choices.visit(entry)
        for choice in choices.found:
            stands.setdefault(choice, []).append(entry.id.name)
    assert not {choice: ids for choice, ids in stands.items() if len(ids) > 1}


@pytest.mark.parametrize(("package", "language"), CATALOGUES)
def test_typography(package: str, language: str) -> None:
    """Quotation marks, dashes and ellipses as a typesetter sets them; no stray spaces."""
    faults = {
        "a straight quotation mark": re.compile(r'(?<![=\w])"(?![>\s/]*>)'),
        "three dots": re.compile(r"\.\.\."),
        "a hyphen for a dash": re.compile(r"\s-\s|--(?![a-z])"),
        "two spaces": re.compile(r"\S  +\S"),
        "a space before a mark": re.compile(r"\w [,.!?;:](?!\S)"),
        "foreign quotation marks": re.compile("[„“”]" if language == "ru" else "[«»]"),
        "letters of two alphabets in a word": re.compile(r"[A-Za-z][а-яёА-ЯЁ]|[а-яёА-ЯЁ][A-Za-z]"),
    }
    found = [
        f"{id}: {name}: {text.strip()}"
        for id, text in texts(package, language)
        for name, fault in faults.items()
        if fault.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("package", PACKAGES)
def test_russian_is_russian_and_english_is_english(package: str) -> None:
    cyrillic, latin = re.compile("[а-яё]", re.IGNORECASE), re.compile("[a-z]", re.IGNORECASE)
    letters = [(id, text) for id, text in texts(package, "ru") if latin.search(text)]
    foreign = [id for id, text in letters if not cyrillic.search(text) and len(text.split()) > 3]
    assert foreign == [], "left in English"
    russian = [id for id, text in texts(package, "en") if cyrillic.search(text)]
    names = {"language-ru", "language-russian"}
    assert [id for id in russian if id not in names] == [], "left in Russian"


@pytest.fixture
def russian() -> Phrasebook:
    return phrasebook("ru", "tests.shapes")


@pytest.mark.parametrize(
    ("lots", "text"),
    [
        (1, "Остался 1 лот."),
        (2, "Осталось 2 лота."),
        (5, "Осталось 5 лотов."),
        (11, "Осталось 11 лотов."),
        (21, "Остался 21 лот."),
        (104, "Осталось 104 лота."),
    ],
)
def test_russian_plurals(russian: Phrasebook, lots: int, text: str) -> None:
    assert russian.say("auction-lots-left", {"lots": lots}) == text


def test_seats_are_shown_as_player_names(russian: Phrasebook) -> None:
    params = {"seat": {"seat": 1}}
    assert russian.say("auction-pass", params, ["Анна", "Борис"]) == "Борис больше не торгуется."
    assert russian.say("auction-pass", params, ["Анна"]) == "2 больше не торгуется."


def test_messages_are_nested_and_lists_joined(russian: Phrasebook) -> None:
    row = {"msg": "lists-row", "task": {"msg": "lists-raid"}, "village": 2, "men": 3}
    text = russian.say("lists-noted", {"rows": [row, {"msg": "lists-empty"}]})
    assert text == "Список вашего отряда: набег, деревня 2, людей: 3, пусто."


def test_right_to_left_names_are_isolated(russian: Phrasebook) -> None:
    """They are wrapped in isolation marks; other names are unchanged."""
    params = {"seat": {"seat": 0}}
    for name in ("דוד 1", "علي (x)", "\U0001e900"):
        text = russian.say("auction-pass", params, [name])
        assert text == f"\u2068{name}\u2069 больше не торгуется."
    for name in ("Анна 1", "<b>", "名前", "🕵"):
        assert russian.say("auction-pass", params, [name]) == f"{name} больше не торгуется."
    both = russian.render([{"seat": 0}, {"seat": 1}], ["דוד", "Анна"])
    assert both == "\u2068דוד\u2069, Анна"
    assert isolated(isolated("דוד")) == "\u2068דוד\u2069"


MISSING = pytest.mark.parametrize(
    ("id", "params", "attribute"),
    [
        ("no-such-text", {}, ""),
        ("auction-bid", {"seat": {"seat": 0}}, ""),
        ("form-auction-bid", {}, "field-colour"),
        ("auction-bid", {"seat": {"msg": "no-such-text"}, "money": 1}, ""),
    ],
)


@MISSING
def test_missing_texts_and_parameters_are_errors(
    russian: Phrasebook, id: str, params: dict[str, object], attribute: str
) -> None:
    with pytest.raises(MissingText):
        russian.say(id, params, ["Анна"], attribute)
    with pytest.raises(MissingText):
        russian.exact(id, params, ["Анна"], attribute)


@MISSING
def test_users_are_shown_the_id_of_a_missing_text_and_it_is_logged_once(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    id: str,
    params: dict[str, object],
    attribute: str,
) -> None:
    monkeypatch.delenv(MISSING_TEXTS)
    book = Phrasebook("ru", ["tests.shapes"])
    for _ in range(3):
        assert id in book.say(id, params, ["Анна"], attribute) or "no-such-text" in str(params)
    assert len(caplog.records) == 1
    assert "no text in ru" in caplog.text
    assert "Анна" not in caplog.text, "parameters may hold secrets"
    with pytest.raises(MissingText):
        book.exact(id, params, ["Анна"], attribute)


def test_a_missing_text_within_another_is_shown_as_its_id(
    monkeypatch: pytest.MonkeyPatch, russian: Phrasebook
) -> None:
    monkeypatch.delenv(MISSING_TEXTS)
    params = {"seat": {"msg": "no-such-text"}, "money": 1}
    assert "no-such-text" in russian.say("auction-bid", params, ["Анна"])


@pytest.mark.parametrize(
    ("zone", "ru", "en"),
    [
        ("Europe/Moscow", "25 ноября, 19:00 (Москва)", "25 November, 19:00 (Moscow)"),
        ("America/New_York", "25 ноября, 11:00 (Нью-Йорк)", "25 November, 11:00 (New York)"),
        ("UTC", "25 ноября, 16:00 (UTC)", "25 November, 16:00 (UTC)"),
        ("no/such", "25 ноября, 16:00 (UTC)", "25 November, 16:00 (UTC)"),
        ("../x", "25 ноября, 16:00 (UTC)", "25 November, 16:00 (UTC)"),
        ("Europe", "25 ноября, 16:00 (UTC)", "25 November, 16:00 (UTC)"),
    ],
)
def test_a_moment_is_told_in_its_time_zone(zone: str, ru: str, en: str) -> None:
    at = {"until": 1_795_622_400_000, "zone": zone}
    assert ru in phrasebook("ru").say("table-put-away", at)
    assert en in phrasebook("en").say("table-put-away", at)


def test_a_moment_beyond_the_calendar_is_shown_as_it_is() -> None:
    """A record may hold anything."""
    text = phrasebook("en").say("table-put-away", {"until": 1 << 80, "zone": "UTC"})
    assert str(1 << 80) in text


ALIKE_AFTER_2_AND_5 = {"mafia-page-votes-cast", "mafia-refused-targets"}
"""Texts whose noun after 2 is as after 5: there is none, or it is an accusative («выберите 2
разных игроков»)."""


@pytest.mark.parametrize("package", PACKAGES)
def test_russian_nouns_after_2_and_after_5_differ(package: str) -> None:
    """«24 игрока», «25 игроков»: forms that are alike are a slip of the hand."""

    class Forms(visitor.Visitor):
        def __init__(self) -> None:
            self.found: list[dict[str, str]] = []

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            names = {v.key.name: v for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.found.append({name: _source(v.value) for name, v in names.items()})
            self.generic_visit(node)

    for entry in entries(package, "ru"):
        forms = Forms()
        forms.visit(entry)
        for one in forms.found:
            if "few" in one and entry.id.name not in ALIKE_AFTER_2_AND_5:
                rest = one.get("many", one.get("other"))
                assert one["few"] != rest, (entry.id.name, rest)


def _source(pattern: ast.Pattern) -> str:
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("a"), pattern)).strip()


@pytest.mark.parametrize(
    ("number", "ru", "en"),
    [("3.70", "3,70", "3.70"), ("12", "12", "12"), ("0.5", "0,5", "0.5")],
)
def test_a_fraction_has_the_point_of_its_language(number: str, ru: str, en: str) -> None:
    assert decimal(number, "ru") == ru
    assert decimal(number, "en") == en
    book = phrasebook("ru", "intriga.games.maga")
    told = book.say("maga-log-war", {"land": 1, "target": 2, "attack": number, "defence": "1"})
    assert f"{ru} к 1" in told


@pytest.mark.parametrize(
    ("number", "ru", "en"),
    [
        (7, "7", "7"),
        (12_345, "12 345", "12,345"),
        (500_000, "500 тыс.", "500K"),
        (10_500_000, "10,5 млн", "10.5M"),
        (13_000_000, "13 млн", "13M"),
        (13_000_001, "13 000 001", "13,000,001"),
        (-2_250_000, "-2,25 млн", "-2.25M"),
    ],
)
def test_large_round_numbers_are_short_and_others_grouped(number: int, ru: str, en: str) -> None:
    assert figure(number, "ru").replace("\xa0", " ") == ru
    assert figure(number, "en") == en
    told = phrasebook("en", "intriga.games.maga").say("maga-money", {"money": number})
    assert told == en
