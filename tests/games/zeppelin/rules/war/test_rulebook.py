"""The rulebook's sentences about the war (items 14–29), one by one."""

from colorsys import rgb_to_hls
from typing import Any

import pytest

from intriga.diplomacy.graphics.svg_document import ArrowColours
from intriga.games.zeppelin.seen import armies
from intriga.games.zeppelin.war import board
from intriga.warfare.presentation.chart_data import turn_of
from tests.games.zeppelin.rules.acts import Orders
from tests.games.zeppelin.rules.war.army import War


def duel(*french: str, **options: Any) -> War:
    """France attacks Burgundy, where a German army stands."""
    war = War(**options)
    war.set_up({"FRANCE": ["A PAR", "A MAR", "F BRE"], "GERMANY": ["A BUR", "A MUN", "A RUH"]})
    war.order("FRANCE", *french)
    return war


def results(war: War) -> dict[str, str]:
    return {done.unit: done.result for done in war.state.last[0].done}


@pytest.mark.rule("zeppelin", "item 14", "Z41")
def test_any_state_may_attack_any_other_at_any_time() -> None:
    # There is neither war nor peace in the rules, and no treaty binds.
    war = War()
    war.set_up({"FRANCE": ["A PIE"], "ITALY": ["A TUS"], "AUSTRIA": ["A TYR"]})
    war.order("FRANCE", "A PIE - VEN")
    war.order("AUSTRIA", "A TYR S A PIE - VEN")
    war.order("ITALY", "A TUS - PIE")
    war.move()
    assert (war.units("FRANCE"), war.units("ITALY")) == (["A VEN"], ["A PIE"])


@pytest.mark.rule("zeppelin", "item 16", "item 18")
@pytest.mark.parametrize(
    ("unit", "way", "possible"),
    [
        ("A MUN", "BUR", True),  # land
        ("A PAR", "BRE", True),  # coast
        ("A BRE", "ENG", False),  # sea
        ("F BRE", "ENG", True),  # sea
        ("F BRE", "PIC", True),  # along the coast
        ("F BRE", "PAR", False),  # inland
        ("F ROM", "VEN", False),  # another coast
    ],
)
def test_armies_go_on_land_and_coasts_fleets_at_sea_and_along_coasts(
    unit: str, way: str, possible: bool
) -> None:
    war = War().set_up({"FRANCE": [unit]})
    refusal = war.check(war.seat("FRANCE"), Orders((f"{unit} - {way}",)))
    assert (refusal is None) is possible


@pytest.mark.rule("zeppelin", "item 18", "item 21", "Z34")
def test_equal_strength_bounces_and_the_defender_stays() -> None:
    war = duel("A PAR - BUR")
    war.move()
    assert results(war)["A PAR"] == "bounce"
    assert "A BUR" in war.units("GERMANY")
    # A fleet is as strong as an army.
    other = War().set_up({"FRANCE": ["F ENG"], "GERMANY": ["A PIC"]})
    other.order("FRANCE", "F ENG - PIC")
    other.move()
    assert results(other)["F ENG"] == "bounce"


@pytest.mark.rule("zeppelin", "item 21")
@pytest.mark.parametrize(
    ("french", "german", "taken"),
    [
        (["A PAR - BUR", "A MAR S A PAR - BUR"], [], True),  # 2 : 1
        (["A PAR - BUR", "A MAR S A PAR - BUR"], ["A MUN S A BUR"], False),  # 2 : 2
        (["A PAR - BUR"], ["A MUN S A BUR"], False),  # 1 : 2
    ],
)
def test_the_stronger_side_wins(french: list[str], german: list[str], taken: bool) -> None:
    war = duel(*french)
    war.order("GERMANY", *german)
    war.move()
    assert ("A BUR" in war.units("FRANCE")) is taken


@pytest.mark.rule("zeppelin", "item 22")
def test_support_of_a_move_counts_only_for_the_place_it_names() -> None:
    war = duel("A PAR - BUR", "A MAR S A PAR - GAS")
    war.move()
    assert results(war) == {
        **{"A PAR": "bounce", "A MAR": "void", "F BRE": "ok"},
        **{"A BUR": "ok", "A MUN": "ok", "A RUH": "ok"},
    }


@pytest.mark.rule("zeppelin", "item 23", "Z33")
def test_support_to_hold_is_given_to_whoever_does_not_move() -> None:
    for german, taken in (
        (["A MUN S A BUR"], False),
        (["A MUN S A BUR", "A BUR S A RUH"], False),
        (["A MUN S A BUR", "A BUR - PIC"], True),
    ):
        war = duel("A PAR - BUR", "A MAR S A PAR - BUR", "F BRE - PIC")
        war.order("GERMANY", *german)
        war.move()
        # Its move to Picardy fails, but who tries to move is not supported in place.
        assert ("A BUR" in war.units("FRANCE")) is taken


@pytest.mark.rule("zeppelin", "item 23", "Z33")
def test_by_the_letter_only_a_unit_ordered_to_hold_is_supported_in_place() -> None:
    for german, taken in (
        (["A MUN S A BUR", "A BUR S A RUH"], True),
        (["A MUN S A BUR", "A BUR H"], False),
    ):
        war = duel("A PAR - BUR", "A MAR S A PAR - BUR", strict_hold=True)
        war.order("GERMANY", *german)
        war.move()
        assert ("A BUR" in war.units("FRANCE")) is taken


@pytest.mark.rule("zeppelin", "item 24", "Z35")
def test_a_chain_of_fleets_at_sea_carries_an_army_and_one_on_a_coast_does_not() -> None:
    war = War().set_up({"ENGLAND": ["A LON", "F ENG", "F MAO", "F WES"]})
    war.order("ENGLAND", "A LON - TUN")
    war.order("ENGLAND", *(f"{fleet} C A LON - TUN" for fleet in ("F ENG", "F MAO", "F WES")))
    war.move()
    assert "A TUN" in war.units("ENGLAND")
    broken = War().set_up({"ENGLAND": ["A LON", "F ENG", "F MAO", "F WES"]})
    broken.order("ENGLAND", "A LON - TUN", "F ENG C A LON - TUN", "F WES C A LON - TUN")
    broken.move()
    assert "A LON" in broken.units("ENGLAND")
    coast = War().set_up({"ENGLAND": ["A LON", "F BRE"]})
    order = Orders(("F BRE C A LON - GAS",))
    assert coast.check(coast.seat("ENGLAND"), order) is not None


@pytest.mark.rule("zeppelin", "Z32")
def test_what_the_rulebook_does_not_retell_is_standard() -> None:
    # Support is cut; nobody dislodges his own; by Szykman's rule a paradox stops its convoy.
    war = duel("A PAR - BUR", "A MAR S A PAR - BUR")
    war.state.armies["ITALY"].units = ["A PIE"]
    war.order("ITALY", "A PIE - MAR")
    war.move()
    assert results(war)["A MAR"] == "cut"
    own = War().set_up({"FRANCE": ["A PAR", "A MAR", "A BUR"]})
    own.order("FRANCE", "A PAR - BUR", "A MAR S A PAR - BUR")
    own.move()
    assert results(own)["A PAR"] == "bounce"
    paradox = War().set_up({"ENGLAND": ["F LON", "F WAL"], "FRANCE": ["A BRE", "F ENG"]})
    paradox.order("ENGLAND", "F LON S F WAL - ENG", "F WAL - ENG")
    paradox.order("FRANCE", "A BRE - LON", "F ENG C A BRE - LON")
    paradox.move()
    assert results(paradox)["A BRE"] in ("no convoy", "disrupted")
    assert "F ENG" in paradox.units("ENGLAND")


# ── the calendar (item 19, Z1) ──────────────────────────────────────────────────────────


@pytest.mark.rule("zeppelin", "item 19", "Z1")
@pytest.mark.parametrize(
    ("how", "turn", "year", "autumn"),
    [
        ("season", 1, 1901, False),
        ("season", 2, 1901, True),
        ("season", 3, 1902, False),
        ("phase", 1, 1901, False),
        ("phase", 2, 1901, False),
        ("phase", 3, 1901, True),
        ("phase", 4, 1901, True),
        ("phase", 5, 1902, False),
    ],
)
def test_a_year_has_spring_summer_autumn_and_winter(
    how: str, turn: int, year: int, autumn: bool
) -> None:
    war = War(turn=how)
    war.state.turn = turn
    assert (board.year(war.state), board.autumn(war.state)) == (year, autumn)
    season = "F" if autumn else "S"
    assert board.name(war.state, "M") == f"{season}{year}M"
    assert board.name(war.state, "A") == f"W{year}A"


@pytest.mark.rule("zeppelin", "item 19", "item 25", "item 29")
def test_every_turn_is_told_to_the_world_with_its_map() -> None:
    war = duel("A PAR - BUR", "A MAR S A PAR - BUR")
    war.end()
    first = [event for event in war.log if event.id == "zeppelin-war-turn"]
    assert [turn_of(event).phase for event in first] == ["orders", "retreat"]
    assert {event.to for event in first} == {"public"}
    shown = turn_of(first[1])
    assert sorted(shown.after["GERMANY"]) == ["A BEL", "A MUN", "A RUH"]
    assert war.texts()[0] == "Summer 1901. Retreats."
    war.log.clear()
    war.end()
    (quiet,) = [event for event in war.log if event.id == "zeppelin-war-turn"]
    assert turn_of(quiet).name == "F1901M"
    assert war.news == [], "nobody was dislodged"


@pytest.mark.rule("zeppelin", "item 29")
def test_arrows_are_red_yellow_green_and_blue() -> None:
    colours = ArrowColours()
    hues = [
        _hue(one)
        for one in (colours.move, colours.support_move, colours.support_hold, colours.convoy)
    ]
    red, yellow, green, blue = hues
    assert red < 15 or red > 345
    assert 40 <= yellow <= 65
    assert 90 <= green <= 160
    assert 195 <= blue <= 240


def _hue(colour: str) -> float:
    r, g, b = (int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return 360 * rgb_to_hls(r, g, b)[0]


# ── what is seen ────────────────────────────────────────────────────────────────────────


def test_the_board_is_public_and_the_papers_are_not_on_it() -> None:
    war = duel("A PAR - BUR", "A MAR S A PAR - BUR")
    war.wish("GERMANY", "A BUR", "GAS")
    before = armies.powers(war.state)
    assert not any("GAS" in str(power) for power in before)
    france = next(power for power in before if power.power == "FRANCE")
    assert (france.country, france.units) == (3, ("A PAR", "A MAR", "F BRE"))
    papers = armies.command(war.state, "FRANCE")
    assert papers.orders == {"A PAR": "A PAR - BUR", "A MAR": "A MAR S A PAR - BUR"}
    assert armies.command(war.state, "GERMANY").wishes == {"A BUR": ("GAS",)}
    war.move()
    germany = next(power for power in armies.powers(war.state) if power.power == "GERMANY")
    assert germany.lost == {"A BUR": ("BEL", "GAS", "PIC")}
    war.winter()
    due = {power.power: power.due for power in armies.powers(war.state)}
    assert due["FRANCE"] == len(war.state.armies["FRANCE"].centres) - 3


def test_events_have_texts_in_both_languages() -> None:
    war = duel("A PAR - BUR", "A MAR S A PAR - BUR")
    war.order("FRANCE", "A PAR")
    assert war.texts("ru") == ["Приказы отменены (Seat 4): А Париж."]
    war.order("FRANCE", "A PAR - BUR")
    assert war.texts("ru") == ["Приказы (Seat 4): А Париж → Бургундия."]
    war.move()
    assert war.texts("ru")[0] == "Весна 1901. Приказы раскрыты."
    assert war.texts("ru")[-1] == "Выбиты: А Бургундия (Германия)."
    war.retreat()
    war.winter()
    assert war.texts("ru")[-1].startswith("Центры после 1901 года: ")
