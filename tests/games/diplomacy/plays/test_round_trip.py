"""Whatever is printed for an order can be typed in: every phrase of every page, form, panel, report
and printout, in both languages, is read back as the same order."""

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from random import Random

import pytest

from intriga.diplomacy import maps, reader_of
from intriga.diplomacy.adjudication.legal import Menu, Possible, retreats_of
from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.orders import plan_for
from intriga.diplomacy.notation.reader import BadOrder
from intriga.diplomacy.notation.writer import written
from intriga.diplomacy.rule_choices import STANDARD
from intriga.diplomacy.tactics.ground import ground_of
from intriga.diplomacy.vocabulary import Verb
from intriga.games.diplomacy import game
from intriga.warfare import message_params
from intriga.warfare.order_parsing import read_orders
from intriga.warfare.situation import Situation
from intriga.words import Phrasebook, phrasebook
from tests.kit.sampled import sampled

RESULTS = ("bounce", "no-convoy", "cut", "void", "disrupted", "dislodged", "disband")
PANEL = {
    Verb.HOLD: "hold",
    Verb.MOVE: "move",
    Verb.SUPPORT: "support",
    Verb.CONVOY: "convoy",
    Verb.RETREAT: "retreat",
    Verb.DISBAND: "disband",
    Verb.BUILD: "build",
}


def books(language: str) -> tuple[Phrasebook, Phrasebook]:
    """The texts of the game, and those of its pages."""
    pages = f"{game.words}.presentation"
    return phrasebook(language, game.words), phrasebook(language, game.words, pages)


def position(map: str, rng: Random) -> dict[str, list[str]]:
    """Units of two powers anywhere on the map, two in three provinces empty."""
    board = reader_of(map).board
    there: dict[int, list[int]] = {}
    for piece in ground_of(board).standing:
        there.setdefault(board.province[piece >> 1], []).append(piece)
    units: dict[str, list[str]] = {power: [] for power in board.powers[:2]}
    for province in rng.sample(sorted(there), board.size // 3):
        power = rng.choice(sorted(units))
        units[power].append(board.pieces[rng.choice(there[province])])
    return units


def panel(map: str, order: Possible, language: str) -> str:
    """The label of a button below the map (see js/order-offer.js)."""
    board, book = reader_of(map).board, books(language)[1]

    def unit(text: str) -> str:
        kind = "fleet" if text.startswith("F") else "army"
        name = board.name(text.partition(" ")[2], language)
        return book.say(f"war-map-{kind}", {"unit": name})

    id = PANEL[order.verb]
    if order.verb == Verb.MOVE and (order.via or not _by_land(map, order)):
        id = "sea"
    elif order.verb == Verb.SUPPORT and order.to:
        id = "support-move"
    words = {"to": board.name(order.to, language) if order.to else ""}
    words |= {"of": unit(order.of) if order.of else "", "unit": unit(order.unit)}
    return book.say(f"war-map-{id}", words)


def _by_land(map: str, order: Possible) -> bool:
    board = reader_of(map).board
    piece = reader_of(map).unit(order.unit)
    return bool(board.steps(piece) >> board.spot_of[order.to] & 1)


def phrases(map: str, order: Possible, language: str) -> Iterator[str]:
    """Every phrase for an order that names its unit."""
    book = books(language)[0]
    yield written(reader_of(map).board, order.text, language)
    sentence = str(book.render(message_params.order(map, order.text)))
    yield sentence
    yield f"{sentence}."
    if order.verb == Verb.WAIVE:
        yield str(book.render(message_params.choice(map, order)))
        return
    for result in RESULTS:
        said = book.say(f"diplomacy-game-result-{result}")
        failed = {"order": sentence, "result": said}
        yield book.say("diplomacy-game-order-failed", failed)
    unit = str(book.render(message_params.unit(map, order.unit)))
    if order.verb != Verb.BUILD:
        yield f"{unit} {book.render(message_params.choice(map, order))}"
        yield f"{unit}: {panel(map, order, language)}"
    else:
        yield str(book.render(message_params.choice(map, order)))
        yield panel(map, order, language)


def meaning(map: str, order: Possible, text: str) -> str:
    """What a text means for the unit of an order."""
    reader = reader_of(map)
    reading = reader.order(text)
    if reading.verb == Verb.WAIVE:
        return "WAIVE"
    if reading.verb == Verb.BUILD:
        return f"{'F' if reading.fleet else 'A'} {reader.board.spots[reading.spot]} B"
    plan = plan_for(reader.board, reading, reader.unit(order.unit))
    assert plan.fault is None, (text, plan.fault)
    # A coast of the destination that needs no name is not asked for, and an army has none.
    return plan.text.removesuffix(" VIA") if not order.via else plan.text


def orders(map: str, rng: Random) -> Iterator[Possible]:
    """All orders of a random position; retreats and builds anywhere."""
    board = reader_of(map).board
    units = position(map, rng)
    menu = Menu(map, units)
    for power in units:
        for unit in units[power]:
            yield from menu.of(unit)
    for piece in ground_of(board).standing:
        unit = board.pieces[piece]
        yield from retreats_of(unit, [board.spots[to] for to in bits(board.steps(piece))])
        yield Possible(f"{unit} B", Verb.BUILD, unit)
    yield Possible("WAIVE", Verb.WAIVE, "")


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("map", sampled(sorted(maps())))
def test_every_phrase_is_read_as_its_order(map: str, language: str) -> None:
    rng = Random(f"{map} {language}")
    every = list(orders(map, rng))
    check(map, language, rng.sample(every, 250))


@pytest.mark.long
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("map", sorted(maps()))
def test_every_phrase_for_every_order_of_a_position(map: str, language: str) -> None:
    rng = Random(f"{map} {language} all")
    for _ in range(5):
        check(map, language, orders(map, rng))


def check(map: str, language: str, given: Iterable[Possible]) -> None:
    """Every phrase for these orders is read as its order."""
    for order in given:
        for text in phrases(map, order, language):
            assert meaning(map, order, text) == order.text, text


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("map", sampled(sorted(maps())))
def test_a_choice_without_its_unit_is_that_of_the_only_unit_that_could(
    map: str, language: str
) -> None:
    """The labels of lists and buttons beside the name of a unit."""
    rng = Random(f"{map} {language} alone")
    units, book = position(map, rng), books(language)[0]
    now = Situation(reader_of(map), "orders", units, {}, {}, {}, STANDARD)
    menu = Menu(map, units)
    power = next(iter(units))
    offered = [order for unit in units[power] for order in menu.of(unit)]
    labels: dict[str, list[Possible]] = {}
    for order in offered:
        labels.setdefault(str(book.render(message_params.choice(map, order))), []).append(order)
    single = 0
    for label, same in rng.sample(sorted(labels.items()), min(120, len(labels))):
        found = read_orders(now, power, [label])
        if found.orders:
            assert (found.orders, found.wrong) == ([same[0].text], []), label
            single += 1
        else:  # several units could: a fleet need not name the only coast it can reach
            (wrong,) = found.wrong
            assert wrong.given == label
            assert wrong.reason.id == "diplomacy-game-which-unit"
            places = {order.unit.partition(" ")[2] for order in same}
            assert set(wrong.reason.params["near"]) >= places
    assert single > 20


@pytest.mark.parametrize("map", sorted(maps()))
def test_every_province_has_a_russian_code_of_its_own(map: str) -> None:
    board = reader_of(map).board
    codes = [board.code(code, "ru") for code in board.codes]
    assert len(set(codes)) == board.size
    assert all(len(code) == 3 and code.isupper() and not code.isascii() for code in codes)
    assert [board.code(code, "en") for code in board.codes] == board.codes


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Ф СВМ К А ЙОР - НОР", "F NTH C A YOR - NWY"),
        ("ф свм везёт а йор → нор", "F NTH C A YOR - NWY"),
        ("Ф ЛОН помогает Ф Северное море", "F LON S F NTH"),
        ("Ф ЦАТ - ИСП/ЮБ", "F MAO - SPA/SC"),
        ("строить Ф СПБ/СБ", "F STP/NC B"),
        ("A ЙОР - NWY VIA", "A YOR - NWY VIA"),
    ],
)
def test_russian_codes_and_verbs(text: str, meant: str) -> None:
    unit = meant[: meant.index(" ", 2)]
    order = Possible(meant, Verb.BUILD if meant.endswith("B") else Verb.MOVE, unit, via=True)
    assert meaning("classic", order, text) == meant


def test_a_result_is_left_out_only_at_the_end() -> None:
    with pytest.raises(BadOrder):
        reader_of("classic").order("A PAR - BUR (bounced) - PIC")
    with pytest.raises(BadOrder):
        reader_of("classic").order("A PAR - BUR (whatever)")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_examples_are_orders(language: str) -> None:
    """Those of the rules, of the form and of the printed sheet."""
    rules = (files(game.words) / "rules_text" / f"{language}.md").read_text("utf-8")
    examples = re.findall(r"`([^`]+)`", rules)
    pages, printed = books(language)[1], phrasebook(language, f"{game.words}.print")
    shown = pages.say("war-sheet-help").partition(". ")[0].split(", ")
    hint = re.split(r" · |\. ", printed.say("print-diplomacy-hint"))
    for text in [*examples, *shown, *(part.partition(" (")[0] for part in hint[:5])]:
        reader_of("classic").order(text)
    assert len(examples) > 5
    assert len(shown) > 3
