"""Turns: bribes and moves (checklist 3–6, S6–S10)."""

import pytest

from tests.games.espionage.world import BEIJING, LONDON, MOSCOW, WASHINGTON, Harness


def test_everybody_has_a_thousand_and_turns_go_clockwise() -> None:
    match = Harness(first=MOSCOW)
    assert [player.purse for player in match.state.players] == [[1000]] * 4
    for seat in (MOSCOW, BEIJING, WASHINGTON, LONDON, MOSCOW):
        assert match.awaited() == ("turn", (seat,))
        match.do(seat, "bribe", cell=1 + seat, sum=1)
    assert match.state.round == 2


def test_nobody_else_may_act_in_a_turn() -> None:
    match = Harness()
    assert match.refusal(MOSCOW, "move", to=31) == "espionage-not-now"
    assert match.refusal(MOSCOW, "bribe", cell=3, sum=5) == "espionage-not-now"


def test_a_move_goes_to_any_of_the_eight_around() -> None:
    match = Harness()
    assert match.choices(LONDON, "step") == {29, 30, 31, 38, 39, 46, 47, 48}
    match.do(LONDON, "move", to=31)
    assert match.state.papers == 31
    assert match.state.path == [0, 31]
    assert match.refusal(MOSCOW, "move", to=31) == "espionage-already-there"
    assert match.refusal(MOSCOW, "move", to=14) == "espionage-too-far"


@pytest.mark.rule("espionage", "S10")
def test_the_papers_may_go_back_to_geneva() -> None:
    match = Harness()
    match.do(LONDON, "move", to=31)
    match.do(MOSCOW, "move", to=0)
    assert match.state.papers == 0


@pytest.mark.rule("espionage", "S7")
def test_a_bribe_is_deducted_and_its_place_is_secret() -> None:
    match = Harness()
    match.do(LONDON, "bribe", cell=15, sum=40)
    assert match.money(LONDON) == 960
    assert match.bribes(LONDON) == {15: 40}
    assert match.params_of("espionage-bribed", LONDON)[0]["sum"] == 40
    assert match.params_of("espionage-bribed", MOSCOW) == []
    (noted,) = match.params_of("espionage-bribe-placed", MOSCOW)
    assert noted == {"who": {"seat": LONDON}}


@pytest.mark.rule("espionage", "S6")
@pytest.mark.parametrize("cell", [0, 77, 80, 81])
def test_only_numbered_cells_can_be_bribed(cell: int) -> None:
    match = Harness()
    with pytest.raises(AssertionError, match="refused-malformed"):
        match.do(LONDON, "bribe", cell=cell, sum=1)


def test_nobody_can_bribe_more_than_they_have() -> None:
    match = Harness()
    assert match.refusal(LONDON, "bribe", cell=15, sum=1001) == "espionage-too-poor"
    match.do(LONDON, "bribe", cell=15, sum=1000)
    assert match.money(LONDON) == 0


def test_without_money_only_a_move_is_left() -> None:
    match = Harness(seats=2)
    match.do(LONDON, "bribe", cell=15, sum=1000)
    match.do(MOSCOW, "move", to=31)
    assert not match.form(LONDON, "bribe")
    assert match.form(LONDON, "move")


@pytest.mark.rule("espionage", "S8")
def test_a_new_bribe_replaces_the_old_one_which_is_lost() -> None:
    match = Harness(seats=2)
    match.do(LONDON, "bribe", cell=15, sum=100)
    match.do(MOSCOW, "move", to=31)
    match.do(LONDON, "bribe", cell=15, sum=30)
    assert match.bribes(LONDON) == {15: 30}
    assert match.money(LONDON) == 870
    assert match.state.burned == 100
    assert match.params_of("espionage-replaced", LONDON)[0]["lost"] == 100
    assert match.params_of("espionage-replaced", MOSCOW) == []


@pytest.mark.rule("espionage", "S6")
def test_the_cell_under_the_papers_may_be_bribed() -> None:
    match = Harness()
    match.do(LONDON, "move", to=31)
    match.do(MOSCOW, "bribe", cell=31, sum=10)
    assert match.bribes(MOSCOW) == {31: 10}


@pytest.mark.rule("espionage", "S9")
def test_silence_skips_the_turn() -> None:
    match = Harness()
    match.expire()
    assert match.params_of("espionage-skipped")
    assert match.awaited() == ("turn", (MOSCOW,))


@pytest.mark.rule("espionage", "S9")
def test_silence_can_step_homeward_by_option() -> None:
    match = Harness(timeout="step")
    match.expire()
    assert match.state.papers == 29, "a step towards London"
    match.expire()
    assert match.state.papers == 21, "a step towards Moscow"
