"""The notation accepts many spellings and reads them strictly."""

import json
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.geography.catalogue import own_map
from intriga.diplomacy.notation.orders import plan_for
from intriga.diplomacy.notation.reader import BadOrder, reader_of
from intriga.diplomacy.vocabulary import fold

READS = reader_of("classic")
BOARD = READS.board


def meaning(text: str, unit: str) -> str:
    """The order as the unit would carry it out, in the usual notation."""
    plan = plan_for(BOARD, READS.order(text), READS.unit(unit))
    assert plan.fault is None, plan.fault
    return plan.text


@pytest.mark.parametrize(
    ("text", "unit", "meant"),
    [
        ("A PAR - BUR", "A PAR", "A PAR - BUR"),
        ("a par-bur", "A PAR", "A PAR - BUR"),
        ("Army Paris to Burgundy", "A PAR", "A PAR - BUR"),
        ("Paris → Burgundy", "A PAR", "A PAR - BUR"),
        ("А Париж — Бургундия", "A PAR", "A PAR - BUR"),
        ("армия Париж идёт в Бургундия", "A PAR", "A PAR - BUR"),
        ("A PAR", "A PAR", "A PAR H"),
        ("A Paris holds", "A PAR", "A PAR H"),
        ("А Париж стоит", "A PAR", "A PAR H"),
        ("A PAR S A MAR - BUR", "A PAR", "A PAR S A MAR - BUR"),
        ("A PAR supports MAR to BUR", "A PAR", "A PAR S MAR - BUR"),
        ("А Париж П А Марсель -> Бургундия", "A PAR", "A PAR S A MAR - BUR"),
        ("A PAR S A BUR H", "A PAR", "A PAR S A BUR"),
        ("А Париж поддерживает А Бургундия", "A PAR", "A PAR S A BUR"),
        ("F NTH S F ENG", "F NTH", "F NTH S F ENG"),
        ("F NTH C A LON - HOL", "F NTH", "F NTH C A LON - HOL"),
        ("F North Sea convoys London to Holland", "F NTH", "F NTH C A LON - HOL"),
        ("Ф Северное море К А Лондон - Голландия", "F NTH", "F NTH C A LON - HOL"),
        ("A LON - HOL VIA", "A LON", "A LON - HOL VIA"),
        ("A LON - HOL via convoy", "A LON", "A LON - HOL VIA"),
        ("А Лондон - Голландия через конвой", "A LON", "A LON - HOL VIA"),
        ("F MAO - SPA/SC", "F MAO", "F MAO - SPA/SC"),
        ("F Mid-Atlantic Ocean - Spain (south coast)", "F MAO", "F MAO - SPA/SC"),
        ("F MID-SPA(SC)", "F MAO", "F MAO - SPA/SC"),
        ("Ф Центральная Атлантика - Испания (южный берег)", "F MAO", "F MAO - SPA/SC"),
        ("f mao - spa sc", "F MAO", "F MAO - SPA/SC"),
        ("F GAS - SPA", "F GAS", "F GAS - SPA/NC"),
        ("F СПб/ЮП - BOT", "F STP/SC", "F STP/SC - BOT"),
        ("F St. Petersburg (SC) - Gulf of Bothnia", "F STP/SC", "F STP/SC - BOT"),
        ("A BUR R GAS", "A BUR", "A BUR R GAS"),
        ("А Бургундия отступает Гасконь", "A BUR", "A BUR R GAS"),
        ("A BUR D", "A BUR", "A BUR D"),
        ("Disband A BUR", "A BUR", "A BUR D"),
        ("распустить А Бургундия", "A BUR", "A BUR D"),
    ],
)
def test_many_wordings_of_one_order(text: str, unit: str, meant: str) -> None:
    assert meaning(text, unit) == meant


@pytest.mark.rule("zeppelin", "item 20", "item 22", "item 23", "item 24")
@pytest.mark.parametrize(
    ("text", "unit", "meant"),
    [
        ("army in Berlin move to Prussia", "A BER", "A BER - PRU"),
        ("Army in Berlin moves into Prussia", "A BER", "A BER - PRU"),
        ("army in Berlin hold", "A BER", "A BER H"),
        (
            "army in Silesia support-move army in Berlin into Prussia",
            "A SIL",
            "A SIL S A BER - PRU",
        ),
        ("army in Silesia support-move army in Berlin to Prussia", "A SIL", "A SIL S A BER - PRU"),
        ("army in Breslau support-move A BER - Danzig", "A SIL", "A SIL S A BER - PRU"),
        ("army in Silesia support move of army Berlin to Prussia", "A SIL", "A SIL S A BER - PRU"),
        ("army in Munich support-hold army in Berlin", "A MUN", "A MUN S A BER"),
        ("army in Silesia support-hold army in Danzig", "A SIL", "A SIL S A PRU"),
        ("fleet in North Sea convoy army in London to Holland", "F NTH", "F NTH C A LON - HOL"),
        (
            "fleet in English Channel convoy army in London to Holland",
            "F ENG",
            "F ENG C A LON - HOL",
        ),
        ("армия Мюнхен поддерживает армию Берлин", "A MUN", "A MUN S A BER"),
        ("армия в Мюнхене поддерживает армию в Берлине", "A MUN", "A MUN S A BER"),
        ("А Берлин в Пруссию", "A BER", "A BER - PRU"),
        ("армия в Берлине идёт в Пруссию", "A BER", "A BER - PRU"),
        ("армия из Берлина — в Пруссию", "A BER", "A BER - PRU"),
        ("армия Марсель во Францию", "A MAR", ""),
        ("А Силезия саппорт-мув армии Берлин в Пруссию", "A SIL", "A SIL S A BER - PRU"),
        ("А Мюнхен саппорт-холд А Берлин", "A MUN", "A MUN S A BER"),
        (
            "флот в Северном море конвоирует армию из Лондона в Голландию",
            "F NTH",
            "F NTH C A LON - HOL",
        ),
        ("флот в Ла-Манше конвоит армию Лондон в Бельгию", "F ENG", "F ENG C A LON - BEL"),
        ("Ф в Финляндии в Ботнический залив", "F FIN", "F FIN - BOT"),
        ("Ф Центральная Атлантика в Испанию (южный берег)", "F MAO", "F MAO - SPA/SC"),
        ("А МСК - Спб", "A MOS", "A MOS - STP"),
        ("А Мск в Питер", "A MOS", "A MOS - STP"),
        ("А Лон - Йор", "A LON", "A LON - YOR"),
        ("А Взн - Тироль", "A VEN", "A VEN - TYR"),
    ],
)
def test_the_sentences_of_zeppelins_rulebook_and_of_its_players(
    text: str, unit: str, meant: str
) -> None:
    if not meant:  # what is no province is none in any case
        with pytest.raises(BadOrder):
            READS.order(text)
        return
    assert meaning(text, unit) == meant


@pytest.mark.parametrize("id", ["baltic", "classic", "old_world"])
def test_every_name_is_read_as_itself_and_its_cases_as_no_other(id: str) -> None:
    reader = reader_of(id)
    for name, province in reader.board.names.items():
        assert reader.find(name) == province
    for word, cases in {
        "ВАРШАВА": "Варшаву Варшавы Варшаве",
        "ПАРИЖ": "Парижа Париже Парижу",
        "ВЕНЕЦИЯ": "Венецию Венеции",
        "СЕВЕРНОЕ МОРЕ": "Северного_моря Северном_море",
        "КИЛЬ": "Киля Киле",
        "ВЕЛИКАЯ ПОЛЬША": "Великую_Польшу Великой_Польше",
        "ФИНСКИЙ ЗАЛИВ": "Финского_залива Финском_заливе",
        "БЕНГАЛЬСКИЙ ЗАЛИВ": "Бенгальском_заливе",
        "СИБИРЬ": "Сибири Сибирь",
        "ЯПОНСКОЕ МОРЕ": "Японском_море",
    }.items():
        at = reader.board.names.get(tuple(word.split()))
        for case in cases.split() if at is not None else ():
            assert reader.find(fold(case.replace("_", " "))) == at, case


def test_words_before_a_province_may_be_its_name() -> None:
    reader = reader_of("baltic")
    codes = reader.board.codes
    for text in ("F The Belts - Bornholm", "F Belts into Bornholm", "F in the Belts - BOR"):
        reading = reader.order(text)
        assert (codes[reading.at], codes[reader.board.province[reading.to]]) == ("BEL", "BOR")


def test_words_that_orders_learned_later_may_be_codes_of_a_map() -> None:
    map = json.loads((files("intriga.diplomacy") / "maps" / "baltic.json").read_bytes())
    text = json.dumps(map, ensure_ascii=False).replace('"ПСК"', '"ВО"').replace('"НОВ"', '"ИЗ"')
    reader = reader_of(own_map(text))
    codes = reader.board.codes
    for order in ("А ВО - ИЗ", "А ВО в ИЗ", "армия в ВО движется в ИЗ"):
        reading = reader.order(order)
        assert (codes[reading.at], codes[reader.board.province[reading.to]]) == ("PSK", "NOV")


@pytest.mark.parametrize("text", ["A PAR B", "Build A PAR", "B A PAR", "построить А Париж"])
def test_builds(text: str) -> None:
    reading = READS.order(text)
    assert (reading.verb.name, reading.fleet) == ("BUILD", False)
    assert BOARD.codes[reading.at] == "PAR"


@pytest.mark.parametrize("text", ["WAIVE", "waive", "пас"])
def test_waiving(text: str) -> None:
    assert READS.order(text).verb.name == "WAIVE"


def test_a_misspelt_province_is_suggested_not_accepted() -> None:
    with pytest.raises(BadOrder) as caught:
        READS.order("A Pariss - BUR")
    assert caught.value.reason.params == {"name": "PARISS", "near": ["PAR", "PRU"]}


PLACES = st.sampled_from([*BOARD.codes, *BOARD.spots[BOARD.size :]])
NAMES = st.sampled_from([n for p in BOARD.atlas.provinces.values() for n in p.names])
KINDS = st.sampled_from(["A", "F", "А", "Ф", "Army", "флот", ""])
SPOTS = st.one_of(PLACES, NAMES)
UNITS = st.builds("{} {}".format, KINDS, SPOTS)
ORDERS = st.one_of(
    st.builds("{} - {}".format, UNITS, SPOTS),
    st.builds("{} - {} VIA".format, UNITS, SPOTS),
    st.builds("{} S {}".format, UNITS, UNITS),
    st.builds("{} S {} - {}".format, UNITS, UNITS, SPOTS),
    st.builds("{} C {} - {}".format, UNITS, UNITS, SPOTS),
    st.builds("{} H".format, UNITS),
    st.builds("{} R {}".format, UNITS, SPOTS),
    st.builds("{} D".format, UNITS),
)


def pieces_at(place: int) -> list[int]:
    """Every unit that can be in a province."""
    spots = BOARD.coasts[place] or (place,)
    fleets = [spot * 2 + 1 for spot in spots if BOARD.lanes[spot]]
    return fleets if BOARD.sea[place] else [*fleets, place * 2]


@given(ORDERS)
def test_written_orders_are_read_back(text: str) -> None:
    reading = READS.order(text)
    for piece in pieces_at(reading.at):
        plan = plan_for(BOARD, reading, piece)
        if plan.fault is None:
            again = plan_for(BOARD, READS.order(plan.text), piece)
            assert again.fault is None
            assert again.text == plan.text
            assert not again.lax
            assert (again.verb, again.at, again.to, again.to_spot, again.of, again.via) == (
                plan.verb, plan.at, plan.to, plan.to_spot, plan.of, plan.via
            )  # fmt: skip


@given(ORDERS)
def test_case_and_spaces_do_not_matter(text: str) -> None:
    loud = "  ".join(text.swapcase().split()) + " "
    plain, other = READS.order(text), READS.order(loud)
    for slot in ("verb", "fleet", "spot", "at", "to", "of", "of_fleet", "of_spot", "via"):
        assert getattr(plain, slot) == getattr(other, slot)


@given(st.text())
def test_any_text_is_read_or_refused_with_a_reason(text: str) -> None:
    assert -1 <= place_or_refusal(text) < BOARD.size


def place_or_refusal(text: str) -> int:
    """The province an order is about; -1 if it is refused. Only `BadOrder` may be raised."""
    try:
        return READS.order(text).at
    except BadOrder as bad:
        return -1 if bad.reason.id.startswith("diplomacy-") else BOARD.size


WORDS = "A F PAR SPA / ( ) SC - S C H R D B VIA BUR ENG А - MAO".split()  # noqa: SIM905


@given(st.lists(st.sampled_from(WORDS)))
def test_any_words_of_orders_are_read_or_refused(words: list[str]) -> None:
    at = place_or_refusal(" ".join(words))
    for piece in pieces_at(at) if at >= 0 else ():
        assert plan_for(BOARD, READS.order(" ".join(words)), piece).at == at


def test_every_move_on_the_board_is_read_back() -> None:
    for place in range(BOARD.size):
        for piece in pieces_at(place):
            for to in bits(BOARD.steps(piece)):
                text = f"{BOARD.pieces[piece]} - {BOARD.spots[to]}"
                assert meaning(text, BOARD.pieces[piece]) == text
