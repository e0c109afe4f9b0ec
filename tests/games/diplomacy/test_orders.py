"""Orders: reading them, saving them, sealing them, and what forms offer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.diplomacy import game, message_params
from intriga.games.diplomacy.acts import Orders
from intriga.games.diplomacy.rules.order_parsing import parse_orders, texts_of
from intriga.kernel.forms import Choices
from intriga.kernel.observe import Offer
from intriga.words import phrasebook
from tests.games.diplomacy.harness import Table


def test_what_is_saved_is_canonical_and_replaces_what_was_saved_before() -> None:
    table = Table()
    table.order("FRANCE", "army paris → burgundy", "А Марсель П А Париж - Бургундия", "f bre-mao")
    assert table.view("FRANCE").me is not None
    assert table.state.powers["FRANCE"].orders == [
        "A PAR - BUR",
        "A MAR S A PAR - BUR",
        "F BRE - MAO",
    ]
    table.order("FRANCE", "A PAR - PIC")
    assert table.state.powers["FRANCE"].orders == ["A PAR - PIC"]


def test_many_orders_in_one_text() -> None:
    table = Table()
    table.order("FRANCE", text="A PAR - BUR\n\n A MAR - SPA; F BRE - MAO")
    assert table.state.powers["FRANCE"].orders == ["A PAR - BUR", "A MAR - SPA", "F BRE - MAO"]


def test_one_wrong_order_refuses_all_and_each_is_named_with_its_reason() -> None:
    table = Table()
    said = table.wrong("FRANCE", "A PAR - BUR", "A MAR - MOS", "F BRE - Lalaland", "A VIE - GAL")
    assert "3 orders are not valid." in said
    assert "“A MAR - MOS”:" in said
    assert "Lalaland" in said.replace("LALALAND", "Lalaland")
    assert "“A VIE - GAL”: That unit is not yours: Vienna." in said or "“A VIE - GAL”:" in said
    assert "PAR" not in said
    assert table.state.powers["FRANCE"].orders == []


def test_the_rest_can_be_kept_and_only_its_player_learns_what_was_wrong() -> None:
    table = Table()
    table.order("FRANCE", "A PAR - BUR", "A MAR - MOS", keep=True)
    assert table.state.powers["FRANCE"].orders == ["A PAR - BUR"]
    assert table.said(table.seat("FRANCE"))[0].startswith("1 order was not accepted; saved: 1.")
    assert table.said(table.seat("ITALY")) == []


def test_wrong_orders_can_not_be_sealed() -> None:
    table = Table()
    said = table.wrong("FRANCE", "A PAR - BUR", "A MAR - MOS", keep=True, sealed=True)
    assert said.startswith("The order is not valid.")


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ("A PAR S A RUH - BUR", "diplomacy-support-nobody"),
        ("A PAR S A MOS - BUR", "diplomacy-game-cannot-come"),
        ("F BRE C A LVP - GAS", "diplomacy-convoys-ashore"),
        ("A PAR R BUR", "diplomacy-not-now"),
        ("A PAR B", "diplomacy-not-now"),
        ("WAIVE", "diplomacy-not-now"),
        ("A PAR - LON", "diplomacy-too-far"),
        ("A MAR - TUN", "diplomacy-no-fleets"),
    ],
)
def test_orders_that_can_come_to_nothing_are_refused(order: str, why: str) -> None:
    table = Table()
    (wrong,) = parse_orders(table.state, "FRANCE", [order]).wrong
    assert wrong.reason.id == why
    assert table.wrong("FRANCE", order)


def test_a_phase_ends_when_all_who_are_asked_have_sealed() -> None:
    table = Table()
    for power in list(table.state.powers)[:-1]:
        table.order(power, seal=True)
    assert table.awaited() == ("orders", {"TURKEY"})
    assert table.view("public").name == "S1901M"
    table.order("TURKEY", "A CON - BUL", seal=True)
    assert table.view("public").name == "F1901M"
    assert "A BUL" in table.state.powers["TURKEY"].units


def test_a_seal_can_be_broken_while_the_phase_lasts() -> None:
    table = Table()
    table.order("FRANCE", "A PAR - BUR", seal=True)
    assert "FRANCE" not in table.awaited()[1]
    assert next(p for p in table.view("ITALY").powers if p.power == "FRANCE").sealed
    table.order("FRANCE", "A PAR - PIC")
    assert "FRANCE" in table.awaited()[1]
    table.expire()
    assert "A PIC" in table.state.powers["FRANCE"].units, "what was saved last stands"


def test_saved_orders_are_seen_by_nobody_else() -> None:
    table = Table()
    before = {who: table.view(who) for who in ("ITALY", "public")}
    table.order("FRANCE", "A PAR - BUR")
    assert {who: table.view(who) for who in ("ITALY", "public")} == before
    assert table.news == []
    mine = table.view("FRANCE").me
    assert mine is not None
    assert mine.orders == ("A PAR - BUR",)
    assert [paper.power for paper in table.view("referee").papers] == ["FRANCE"]


def test_each_unit_has_a_slot_with_all_its_orders() -> None:
    table = Table()
    form = table.form("ENGLAND", "orders")
    assert form is not None
    slots = form.fields[0].row
    assert [slot.name for slot in slots] == ["F EDI", "F LON", "A LVP"]
    offer = Offer(game, table.state, table.seat("ENGLAND"))
    for slot in slots:
        assert isinstance(offer.domain(slot.domain, {}), Choices)
    assert table.values("ENGLAND", "order LVP")[:2] == ["A LVP H", "A LVP - CLY"]
    assert table.choices("ENGLAND", "order LVP").default == "A LVP H"
    table.order("ENGLAND", "A LVP - YOR")
    assert table.choices("ENGLAND", "order LVP").default == "A LVP - YOR"
    with pytest.raises(KeyError):
        table.choices("ENGLAND", "order PAR")
    russian = table.form("RUSSIA", "orders")
    assert russian is not None
    names = [slot.domain for slot in russian.fields[0].row]
    assert names == ["order MOS", "order WAR", "order SEV", "order STP"], "they fit into a URL"


def test_builds_are_offered_where_nothing_is_chosen_yet() -> None:
    table = Table()
    table.lay({"RUSSIA": ["A UKR"], "ITALY": ["A ROM"]}, {"RUSSIA": ["MOS", "STP", "SEV"]})
    table.hold(2)
    first = table.values("RUSSIA", "build 0")
    assert first == [
        *("A MOS B", "A SEV B", "F SEV B"),
        *("A STP B", "F STP/NC B", "F STP/SC B", "WAIVE"),
    ]
    second = table.values("RUSSIA", "build 1", orders=["F STP/NC B"])
    assert second == ["A MOS B", "A SEV B", "F SEV B", "WAIVE"]
    assert "nothing" not in table.wrong("RUSSIA", "A STP B", "F STP/NC B")
    table.order("RUSSIA", "F STP/NC B", "WAIVE", seal=True)
    assert table.state.powers["RUSSIA"].units == ["A UKR", "F STP/NC"]


def test_labels_are_words_in_both_languages() -> None:
    table = Table()
    label = next(
        choice.label
        for choice in table.choices("ENGLAND", "order LON").options
        if choice.value == "F LON S A LVP - WAL"
    )
    said = [phrasebook(lang, game.words).render(label) for lang in ("en", "ru")]
    assert said == ["support A Liverpool → Wales", "поддержать: А Ливерпуль → Уэльс"]


WORDS = [
    *("A", "F", "PAR", "A PAR", "BUR", "F BRE", "STP/SC", "STP", "nc", "ENG", "A MUN", "F SEV"),
    *("-", "S", "C", "R", "D", "B", "H", "WAIVE", "VIA", "П", "поддерживает", "Париж", "Лондон"),
    *("(", ")", "/", ";", "\n", "→", "\u202e", "😀", "0", ""),
]
POSITIONS = {
    "orders": Table(),
    "retreat": Table().lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR", "F STP/SC"]}),
    "builds": Table().lay({"FRANCE": ["A BUR"]}, {"FRANCE": ["PAR", "MAR", "BRE"]}),
}
POSITIONS["retreat"].everybody(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
POSITIONS["builds"].hold(2)


@given(
    st.sampled_from(sorted(POSITIONS)),
    st.sampled_from(["FRANCE", "GERMANY", "RUSSIA"]),
    st.lists(
        st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join) | st.text(max_size=30),
        max_size=5,
    ),
)
def test_whatever_is_written_is_read_or_refused_in_words(
    phase: str, power: str, texts: list[str]
) -> None:
    state = POSITIONS[phase].state
    assert state.phase == phase
    parsed = parse_orders(state, power, texts_of(Orders(tuple(texts))))
    again = parse_orders(state, power, parsed.orders)
    assert again.orders == parsed.orders, "what is saved means what it meant"
    assert again.wrong == []
    for language in ("ru", "en"):
        book = phrasebook(language, game.words)
        for wrong in parsed.wrong:
            assert book.render(message_params.reason(state.map, wrong.reason)).strip()
        for order in parsed.orders:
            assert book.render(message_params.order(state.map, order)).strip()
