"""Orders: reading, saving and sealing them, and what forms offer."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intriga.games.diplomacy import game
from intriga.games.diplomacy.subjects.orders import Orders, parse_orders, texts_of
from intriga.kernel.observe import Offer
from intriga.kernel.questions.forms import Choices
from intriga.warfare import message_params
from intriga.words import phrasebook
from tests.games.diplomacy.world import Harness


@pytest.mark.rule("diplomacy", "C3")
def test_saved_orders_are_canonical_and_replace_earlier_ones() -> None:
    match = Harness()
    match.order("FRANCE", "army paris → burgundy", "А Марсель П А Париж - Бургундия", "f bre-mao")
    assert match.view("FRANCE").me is not None
    assert match.state.powers["FRANCE"].orders == [
        "A PAR - BUR",
        "A MAR S A PAR - BUR",
        "F BRE - MAO",
    ]
    match.order("FRANCE", "A PAR - PIC")
    assert match.state.powers["FRANCE"].orders == ["A PAR - PIC"]


def test_many_orders_in_one_text() -> None:
    match = Harness()
    match.order("FRANCE", text="A PAR - BUR\n\n A MAR - SPA; F BRE - MAO")
    assert match.state.powers["FRANCE"].orders == ["A PAR - BUR", "A MAR - SPA", "F BRE - MAO"]


@pytest.mark.rule("diplomacy", "C3")
def test_invalid_orders_refuse_the_whole_text_with_reasons() -> None:
    match = Harness()
    text = match.refused_orders(
        "FRANCE", "A PAR - BUR", "A MAR - MOS", "F BRE - Lalaland", "A VIE - GAL"
    )
    assert "3 orders are not valid." in text
    assert "“A MAR - MOS”:" in text
    assert "Lalaland" in text.replace("LALALAND", "Lalaland")
    assert "“A VIE - GAL”: That unit is not yours: Vienna." in text or "“A VIE - GAL”:" in text
    assert "PAR" not in text
    assert match.state.powers["FRANCE"].orders == []


@pytest.mark.rule("diplomacy", "C3")
def test_valid_orders_can_be_kept_and_errors_are_private() -> None:
    match = Harness()
    match.order("FRANCE", "A PAR - BUR", "A MAR - MOS", keep=True)
    assert match.state.powers["FRANCE"].orders == ["A PAR - BUR"]
    assert match.texts(match.seat("FRANCE"))[0].startswith("1 order was not accepted; saved: 1.")
    assert match.texts(match.seat("ITALY")) == []


def test_an_amendment_leaves_the_other_orders_as_they_were() -> None:
    match = Harness()
    match.order("FRANCE", "A PAR - BUR", "A MAR - SPA")
    match.order("FRANCE", "A PAR - PIC", amend=True)
    assert sorted(match.state.powers["FRANCE"].orders) == ["A MAR - SPA", "A PAR - PIC"]
    match.order("FRANCE", "F BRE - ENG", "A MAR - MOS", amend=True, keep=True)
    saved = ["A MAR - SPA", "A PAR - PIC", "F BRE - ENG"]
    assert sorted(match.state.powers["FRANCE"].orders) == saved
    match.refused_orders("FRANCE", "A MAR - MOS", amend=True)
    assert sorted(match.state.powers["FRANCE"].orders) == saved
    match.order("FRANCE", "A PAR - BUR")
    assert match.state.powers["FRANCE"].orders == ["A PAR - BUR"]


def test_invalid_orders_cannot_be_sealed() -> None:
    match = Harness()
    text = match.refused_orders("FRANCE", "A PAR - BUR", "A MAR - MOS", keep=True, sealed=True)
    assert text.startswith("The order is not valid.")


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
def test_orders_without_any_possible_effect_are_refused(order: str, why: str) -> None:
    match = Harness()
    (wrong,) = parse_orders(match.state, "FRANCE", [order]).wrong
    assert wrong.reason.id == why
    assert match.refused_orders("FRANCE", order)


@pytest.mark.rule("diplomacy", "C4")
def test_a_phase_ends_when_all_awaited_powers_have_sealed() -> None:
    match = Harness()
    for power in list(match.state.powers)[:-1]:
        match.order(power, seal=True)
    assert match.awaited() == ("orders", {"TURKEY"})
    assert match.view("public").name == "S1901M"
    match.order("TURKEY", "A CON - BUL", seal=True)
    assert match.view("public").name == "F1901M"
    assert "A BUL" in match.state.powers["TURKEY"].units


@pytest.mark.rule("diplomacy", "C4")
def test_a_seal_can_be_broken_while_the_phase_lasts() -> None:
    match = Harness()
    match.order("FRANCE", "A PAR - BUR", seal=True)
    assert "FRANCE" not in match.awaited()[1]
    assert next(p for p in match.view("ITALY").powers if p.power == "FRANCE").sealed
    match.order("FRANCE", "A PAR - PIC")
    assert "FRANCE" in match.awaited()[1]
    match.expire()
    assert "A PIC" in match.state.powers["FRANCE"].units, "the orders saved last count"


@pytest.mark.rule("diplomacy", "C4")
def test_saved_orders_are_private() -> None:
    match = Harness()
    before = {who: match.view(who) for who in ("ITALY", "public")}
    match.order("FRANCE", "A PAR - BUR")
    assert {who: match.view(who) for who in ("ITALY", "public")} == before
    assert match.news == []
    mine = match.view("FRANCE").me
    assert mine is not None
    assert mine.orders == ("A PAR - BUR",)
    assert [paper.power for paper in match.view("referee").papers] == ["FRANCE"]


def test_each_unit_has_a_slot_with_all_its_orders() -> None:
    match = Harness()
    form = match.form("ENGLAND", "orders")
    assert form is not None
    slots = form.fields[0].row
    assert [slot.name for slot in slots] == ["F EDI", "F LON", "A LVP"]
    offer = Offer(game, match.state, match.seat("ENGLAND"))
    for slot in slots:
        assert isinstance(offer.domain(slot.domain, {}), Choices)
    assert match.values("ENGLAND", "order LVP")[:2] == ["A LVP H", "A LVP - CLY"]
    assert match.choices("ENGLAND", "order LVP").default == "A LVP H"
    match.order("ENGLAND", "A LVP - YOR")
    assert match.choices("ENGLAND", "order LVP").default == "A LVP - YOR"
    with pytest.raises(KeyError):
        match.choices("ENGLAND", "order PAR")
    russian = match.form("RUSSIA", "orders")
    assert russian is not None
    names = [slot.domain for slot in russian.fields[0].row]
    assert names == ["order MOS", "order WAR", "order SEV", "order STP"], "they fit into a URL"


def test_builds_are_offered_for_centres_without_one() -> None:
    match = Harness()
    match.lay({"RUSSIA": ["A UKR"], "ITALY": ["A ROM"]}, {"RUSSIA": ["MOS", "STP", "SEV"]})
    match.hold(2)
    first = match.values("RUSSIA", "build 0")
    assert first == [
        *("A MOS B", "A SEV B", "F SEV B"),
        *("A STP B", "F STP/NC B", "F STP/SC B", "WAIVE"),
    ]
    second = match.values("RUSSIA", "build 1", orders=["F STP/NC B"])
    assert second == ["A MOS B", "A SEV B", "F SEV B", "WAIVE"]
    assert "nothing" not in match.refused_orders("RUSSIA", "A STP B", "F STP/NC B")
    match.order("RUSSIA", "F STP/NC B", "WAIVE", seal=True)
    assert match.state.powers["RUSSIA"].units == ["A UKR", "F STP/NC"]


def test_labels_have_texts_in_both_languages() -> None:
    match = Harness()
    label = next(
        choice.label
        for choice in match.choices("ENGLAND", "order LON").options
        if choice.value == "F LON S A LVP - WAL"
    )
    text = [phrasebook(lang, game.words).render(label) for lang in ("en", "ru")]
    assert text == ["support A Liverpool → Wales", "поддержать: А Ливерпуль → Уэльс"]


WORDS = [
    *("A", "F", "PAR", "A PAR", "BUR", "F BRE", "STP/SC", "STP", "nc", "ENG", "A MUN", "F SEV"),
    *("-", "S", "C", "R", "D", "B", "H", "WAIVE", "VIA", "П", "поддерживает", "Париж", "Лондон"),
    *("(", ")", "/", ";", "\n", "→", "\u202e", "😀", "0", ""),
]
POSITIONS = {
    "orders": Harness(),
    "retreat": Harness().lay({"FRANCE": ["A PAR", "A MAR"], "GERMANY": ["A BUR", "F STP/SC"]}),
    "builds": Harness().lay({"FRANCE": ["A BUR"]}, {"FRANCE": ["PAR", "MAR", "BRE"]}),
}
POSITIONS["retreat"].seal_all(FRANCE=["A PAR - BUR", "A MAR S A PAR - BUR"])
POSITIONS["builds"].hold(2)


@given(
    st.sampled_from(sorted(POSITIONS)),
    st.sampled_from(["FRANCE", "GERMANY", "RUSSIA"]),
    st.lists(
        st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join) | st.text(max_size=30),
        max_size=5,
    ),
)
def test_any_text_is_read_or_refused_with_a_message(
    phase: str, power: str, texts: list[str]
) -> None:
    state = POSITIONS[phase].state
    assert state.phase == phase
    parsed = parse_orders(state, power, texts_of(Orders(tuple(texts))))
    again = parse_orders(state, power, parsed.orders)
    assert again.orders == parsed.orders, "saved orders mean the same"
    assert again.wrong == []
    for language in ("ru", "en"):
        book = phrasebook(language, game.words)
        for wrong in parsed.wrong:
            assert book.render(message_params.reason(state.map, wrong.reason)).strip()
        for order in parsed.orders:
            assert book.render(message_params.order(state.map, order)).strip()
