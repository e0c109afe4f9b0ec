"""The notation accepts many spellings and reads them strictly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.diplomacy.geography.board import bits
from intriga.diplomacy.notation.orders import plan_for
from intriga.diplomacy.notation.reader import BadOrder, reader_of

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
