"""A match on a map that the host brings (C8a): 2 to 34 powers, as many seats at most."""

import json
from typing import Any

import msgspec
import pytest

from intriga.diplomacy.geography import catalogue
from intriga.diplomacy.geography.catalogue import read_atlas
from intriga.diplomacy.saved_games import read_saved, verify
from intriga.games.diplomacy import game
from intriga.games.diplomacy.course.opening import seats_for
from intriga.games.diplomacy.options import Options
from intriga.games.diplomacy.state import State
from intriga.kernel.chance import Fast
from intriga.kernel.game import InvalidOptions
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.step import Step
from intriga.lab.conformance import play
from intriga.lab.selfplay import Setting
from intriga.lab.selfplay import play as fight
from intriga.words import phrasebook
from tests.games.diplomacy.plays.saving import exported, import_back, match_of
from tests.games.diplomacy.world import Harness
from tests.kit.diplomacy.foreign_files import judge_map
from tests.kit.diplomacy.made_map import Plain, ring, text

pytestmark = pytest.mark.rule("diplomacy", "C8a")


def own(map: Plain, **options: Any) -> dict[str, Any]:
    return {"map": "own", "map_text": text(map), **options}


def laid(seats: int, options: dict[str, Any]) -> State:
    chairs = [Chair(seat, f"Player {seat}") for seat in range(seats)]
    return game.setup(msgspec.convert(options, Options), chairs, Step(0, 0, Fast(0)))


def refusal(seats: int, options: dict[str, Any]) -> tuple[str, str]:
    """The English text, and the option it is told beside."""
    with pytest.raises(InvalidOptions) as caught:
        laid(seats, options)
    book = phrasebook("en", game.words)
    return book.text_of(caught.value.refusal), caught.value.option


def test_orders_are_given_on_a_map_of_one_s_own() -> None:
    match = Harness(seats=2, **own(ring(2)))
    assert match.state.goal == 4, "more than half of six centres"
    assert [match.seat(power) for power in ("P00", "P01")] == [0, 1]
    match.seal_all(P00=["A B00 - N00"], P01=["F A01 - S01"])
    assert match.state.powers["P00"].units == ["F A00", "A N00"]
    assert match.state.name == "F1M"
    assert "Place N00" in " ".join(match.texts())


def test_a_state_finds_its_map_by_the_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Harness(seats=2, **own(ring(2)))
    packed = msgspec.msgpack.encode(match.state)
    assert msgspec.msgpack.decode(packed)["map"] == "own"
    monkeypatch.setattr(catalogue, "_own", catalogue._OwnMaps())  # as in another process
    again = msgspec.msgpack.decode(packed, type=State)
    assert again.board.codes == match.state.board.codes
    assert again.map.startswith("own-")


@pytest.mark.parametrize("powers", [2, 3, 34])
def test_as_many_people_play_as_there_are_powers(powers: int) -> None:
    options = own(ring(powers), seating="chance")
    assert seats_for(msgspec.convert(options, Options)) == range(2, powers + 1)
    for seats in (2, powers):
        state = laid(seats, options)
        assert sum(power.seat is not None for power in state.powers.values()) == seats
    if powers < 34:
        why, _ = refusal(powers + 1, options)
        assert f"at most {powers}" in why


def test_wishes_of_thirty_four_are_met_at_once() -> None:
    options = own(ring(34), seating="wish")
    match = Harness(seats=34, **options)
    for seat in range(34):
        match.do(seat, "wish", powers=[f"P{(seat + 1) % 34:02}", "P07"][: 1 + (seat != 6)])
    assert [match.seat(f"P{(seat + 1) % 34:02}") for seat in range(34)] == list(range(34))


def test_more_powers_than_there_are_colours_are_too_many() -> None:
    why, beside = refusal(2, own(ring(35)))
    assert why == "The map has 35 powers; it needs 2 to 34."
    assert beside == "map_text"


def test_every_mistake_of_a_map_is_told_with_its_line() -> None:
    broken = text(ring(2)).replace('"kind": "sea"', '"kind": "hill"', 1)
    line = broken.count("\n", 0, broken.index('"S00"')) + 1
    why, beside = refusal(2, {"map": "own", "map_text": broken})
    assert why.startswith(f"The map has 1 mistake. Line {line}: ")
    assert beside == "map_text"
    assert refusal(2, {"map": "own"})[0].startswith("The map has 1 mistake. Line 1: ")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_file_of_another_kind_is_called_by_its_name(language: str) -> None:
    with pytest.raises(InvalidOptions) as caught:
        laid(2, {"map": "own", "map_text": "NOW (SPR 1901) (AUS AMY BUD)"})
    assert "DAIDE" in phrasebook(language, game.words).text_of(caught.value.refusal)
    assert caught.value.option == "map_text"


def test_a_map_of_another_program_is_played_on() -> None:
    written = judge_map(read_atlas(text(ring(3))))
    match = Harness(seats=3, map="own", map_text=written)
    match.seal_all(P00=["A B00 - N00"])
    assert "A N00" in match.state.powers["P00"].units
    assert match.state.year == 1


def _idle(map: Plain) -> None:
    map["powers"]["P01"]["start"] = []
    for province in map["provinces"].values():
        if province.get("home") == "P01":
            del province["home"]


def _won(map: Plain) -> None:
    for province in map["provinces"].values():
        if province.get("centre"):
            province["home"] = "P00"


def _barren(map: Plain) -> None:
    for province in map["provinces"].values():
        province.pop("centre", None)
        province.pop("home", None)


@pytest.mark.parametrize(
    ("change", "why"),
    [(_idle, "neither a unit nor a centre"), (_won, "has won before the start"),
     (_barren, "no supply centres")],
)  # fmt: skip
def test_a_map_on_which_there_is_nothing_to_play_is_refused(change: Any, why: str) -> None:
    map = ring(2)
    change(map)
    said, beside = refusal(2, own(map))
    assert why in said
    assert beside == "map_text"


def test_a_text_without_its_option_is_nothing() -> None:
    assert laid(7, {"map_text": "{"}).map == "classic"
    assert laid(34, own(ring(34), victory=50)).goal == 50


def test_bots_play_and_the_match_is_saved_and_read_again(tmp_path: Any) -> None:
    played = fight(Setting("diplomacy", 1, ("marshal",) * 4, own(ring(4), years=3)), str(tmp_path))
    assert played.record is not None
    match = play(game, 4, own(ring(4), years=3, votes="none"), "own", steps=300, table=False)
    file = exported(match.record)
    assert file["map"] == "own"
    assert verify(read_saved(json.dumps(file).encode())).difference is None
    second = exported(match_of(import_back(file)))
    assert second["phases"] == file["phases"]
    assert json.loads(second["map_text"]) == ring(4)
