"""The board at the start: the maps there are, and one that the host brings (Z42)."""

from importlib.resources import files

import msgspec
import pytest

from intriga.diplomacy.geography.catalogue import bundled
from intriga.games.zeppelin.options import Options
from intriga.games.zeppelin.state import State
from intriga.games.zeppelin.war import board, invariants
from intriga.kernel import InvalidOptions
from intriga.words import phrasebook
from tests.games.zeppelin.rules.war.army import WORDS, War
from tests.kit.diplomacy.foreign_files import judge_map
from tests.kit.diplomacy.made_map import ring, text

pytestmark = pytest.mark.rule("zeppelin", "Z42")
BALTIC = (files("intriga.diplomacy") / "maps" / "baltic.json").read_text("utf-8")


def refusal(map_text: str, language: str = "en") -> str:
    with pytest.raises(InvalidOptions) as caught:
        board.lay_out(Options(map="own", map_text=map_text))
    return phrasebook(language, *WORDS).text_of(caught.value.refusal)


@pytest.mark.parametrize(("map", "goal"), [("baltic", 14), ("classic", 18), ("old_world", 34)])
def test_the_included_maps_begin_with_units_and_home_centres(map: str, goal: int) -> None:
    war = War(map=map)
    assert board.goal(war.state) == goal
    assert invariants.broken(war.state) == []
    for army in war.state.armies.values():
        assert army.units
        assert army.centres


def test_a_war_is_fought_on_a_map_that_the_host_brings() -> None:
    war = War(map="own", map_text=BALTIC)
    assert board.map_of(war.state.options).startswith("own-")
    assert war.units("SWEDEN") == ["A ABO", "F OST", "F STO"]
    war.order("SWEDEN", "F STO - ALA")
    war.wish("SWEDEN", "A ABO", "VYB")
    war.end()
    war.winter()
    war.adjust()
    assert "F ALA" in war.units("SWEDEN")
    assert war.log[-1].id == "zeppelin-war-centres"
    # The state finds its map by the text alone, wherever it is read.
    raw = msgspec.msgpack.encode(war.state)
    again = msgspec.msgpack.decode(raw, type=State)
    assert board.reader(again).board is board.reader(war.state).board


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_mistake_of_a_map_is_told_with_its_line(language: str) -> None:
    broken = BALTIC.replace('"ALA": {"kind": "sea"', '"ALA": {"kind": "hill"')
    broken = broken.replace('"start": ["F COP"', '"start": ["F COP", 7')
    lines = [broken.count("\n", 0, broken.index(name)) + 1 for name in ('"DENMARK"', '"ALA"')]
    said = refusal(broken, language)
    for line in lines:
        assert (f"Line {line}: " if language == "en" else f"Строка {line}: ") in said
    assert said.startswith("The map has 2 mistakes." if language == "en" else "В карте 2 ошибки.")


def test_what_is_no_map_is_refused_and_so_is_one_with_too_few_or_too_many_powers() -> None:
    assert "Line 1: " in refusal("")
    data = msgspec.json.decode(BALTIC)
    data["line_ups"] = {}
    data["powers"] = {name: data["powers"][name] for name in ("SWEDEN",)}
    for province in data["provinces"].values():
        if province.get("home", "SWEDEN") != "SWEDEN":
            province["home"] = ""
    assert refusal(msgspec.json.encode(data).decode()) == ("The map has 1 power; it needs 2 to 34.")


def test_as_many_states_as_powers_are_founded_on_a_large_map() -> None:
    war = War(map="own", map_text=text(ring(34)), states=34)
    assert len(war.state.countries) == 34
    assert invariants.broken(war.state) == []
    assert refusal(text(ring(35))) == "The map has 35 powers; it needs 2 to 34."


def test_a_map_of_another_program_is_fought_on() -> None:
    war = War(map="own", map_text=judge_map(bundled("baltic")), states=2)
    assert war.units("SWEDEN") == ["A ABO", "F OST", "F STO"]


def test_a_map_on_which_somebody_has_won_is_refused() -> None:
    data = msgspec.json.decode(BALTIC)
    for province in data["provinces"].values():
        if province.get("centre"):
            province["home"] = "SWEDEN"
    assert "14 centres" in refusal(msgspec.json.encode(data).decode())


def test_many_mistakes_are_not_all_told() -> None:
    broken = BALTIC.replace('"kind": "sea"', '"kind": "hill"')
    said = refusal(broken)
    assert said.count("Line ") == 8


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (lambda s: s.armies["FRANCE"].units.append("A ENG"), "no unit of this map: A ENG"),
        (lambda s: s.armies["FRANCE"].units.append("A MUN"), "two units in one province"),
        (lambda s: s.armies["FRANCE"].centres.append("MUN"), "a centre with two owners"),
        (lambda s: s.armies["FRANCE"].centres.append("BUR"), "a centre that is not on the map"),
        (lambda s: s.armies["FRANCE"].lost.append("A BUR"), "ways: its units are those in `lost`"),
        (
            lambda s: s.armies["FRANCE"].orders.update({"A PAR": "A MAR H"}),
            "no order of this unit: A PAR: A MAR H",
        ),
        (
            lambda s: s.armies["FRANCE"].wishes.update({"A BUR": ("PAR",)}),
            "a wish of a unit that is not there: A BUR",
        ),
        (
            lambda s: s.overrides.update({"A BUR": ""}),
            "an override for a unit that is not dislodged: A BUR",
        ),
        (lambda s: s.armies.pop("FRANCE"), "powers: FRANCE"),
    ],
)
def test_positions_that_cannot_be_are_named(fault: object, said: str) -> None:
    war = War()
    assert callable(fault)
    fault(war.state)
    assert said in invariants.broken(war.state)
