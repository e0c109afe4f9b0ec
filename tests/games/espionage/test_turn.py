"""Turns: bribes and moves (checklist 3–6, S6–S10)."""

import pytest

from tests.games.espionage.harness import BEIJING, LONDON, MOSCOW, WASHINGTON, Table


def test_everybody_has_a_thousand_and_turns_go_clockwise() -> None:
    table = Table(first=MOSCOW)
    assert [player.purse for player in table.state.players] == [[1000]] * 4
    for seat in (MOSCOW, BEIJING, WASHINGTON, LONDON, MOSCOW):
        assert table.awaited() == ("turn", (seat,))
        table.do(seat, "bribe", cell=1 + seat, sum=1)
    assert table.state.round == 2


def test_nobody_else_may_act_in_a_turn() -> None:
    table = Table()
    assert table.refusal(MOSCOW, "move", to=31) == "espionage-not-now"
    assert table.refusal(MOSCOW, "bribe", cell=3, sum=5) == "espionage-not-now"


def test_a_move_goes_to_any_of_the_eight_around() -> None:
    table = Table()
    assert table.choices(LONDON, "step") == {29, 30, 31, 38, 39, 46, 47, 48}
    table.do(LONDON, "move", to=31)
    assert table.state.papers == 31
    assert table.state.path == [0, 31]
    assert table.refusal(MOSCOW, "move", to=31) == "espionage-already-there"
    assert table.refusal(MOSCOW, "move", to=14) == "espionage-too-far"


def test_the_papers_may_go_back_to_geneva() -> None:
    table = Table()
    table.do(LONDON, "move", to=31)
    table.do(MOSCOW, "move", to=0)
    assert table.state.papers == 0


def test_a_bribe_is_deducted_and_only_its_owner_learns_where() -> None:
    table = Table()
    table.do(LONDON, "bribe", cell=15, sum=40)
    assert table.money(LONDON) == 960
    assert table.bribes(LONDON) == {15: 40}
    assert table.told("espionage-bribed", LONDON)[0]["sum"] == 40
    assert table.told("espionage-bribed", MOSCOW) == []
    (noted,) = table.told("espionage-bribe-placed", MOSCOW)
    assert noted == {"who": {"seat": LONDON}}


@pytest.mark.parametrize("cell", [0, 77, 80, 81])
def test_only_numbered_cells_can_be_bribed(cell: int) -> None:
    table = Table()
    with pytest.raises(AssertionError, match="refused-malformed"):
        table.do(LONDON, "bribe", cell=cell, sum=1)


def test_nobody_can_bribe_more_than_he_has() -> None:
    table = Table()
    assert table.refusal(LONDON, "bribe", cell=15, sum=1001) == "espionage-too-poor"
    table.do(LONDON, "bribe", cell=15, sum=1000)
    assert table.money(LONDON) == 0


def test_without_money_only_a_move_is_left() -> None:
    table = Table(seats=2)
    table.do(LONDON, "bribe", cell=15, sum=1000)
    table.do(MOSCOW, "move", to=31)
    assert not table.form(LONDON, "bribe")
    assert table.form(LONDON, "move")


def test_a_new_bribe_replaces_the_old_one_which_is_lost() -> None:
    table = Table(seats=2)
    table.do(LONDON, "bribe", cell=15, sum=100)
    table.do(MOSCOW, "move", to=31)
    table.do(LONDON, "bribe", cell=15, sum=30)
    assert table.bribes(LONDON) == {15: 30}
    assert table.money(LONDON) == 870
    assert table.state.burned == 100
    assert table.told("espionage-replaced", LONDON)[0]["lost"] == 100
    assert table.told("espionage-replaced", MOSCOW) == []


def test_the_cell_under_the_papers_may_be_bribed() -> None:
    table = Table()
    table.do(LONDON, "move", to=31)
    table.do(MOSCOW, "bribe", cell=31, sum=10)
    assert table.bribes(MOSCOW) == {31: 10}


def test_silence_skips_the_turn() -> None:
    table = Table()
    table.expire()
    assert table.told("espionage-skipped")
    assert table.awaited() == ("turn", (MOSCOW,))


def test_silence_may_step_homeward_instead() -> None:
    table = Table(timeout="step")
    table.expire()
    assert table.state.papers == 29, "a step towards London"
    table.expire()
    assert table.state.papers == 21, "a step towards Moscow"
