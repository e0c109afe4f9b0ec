"""The recount itself, on days that are counted by hand."""

from typing import Any

import pytest

from tests.games.mafia.literal.day.recount import is_decided, result

NECROMANCER, ASSASSIN, CELEBRITY, BANDIT = 1, 2, 3, 4


def day(happened: list[Any], dead: tuple[int, ...] = (), wiped: bool = False) -> dict[str, Any]:
    """Eight people: 0 and 5 to 7 are plain honest, 3 is a celebrity, 4 a bandit."""
    roles = {NECROMANCER: "necromancer", ASSASSIN: "assassin", BANDIT: "bandit"}
    people = {
        seat: {
            "alive": seat not in dead,
            "role": roles.get(seat, "honest"),
            "celebrity": seat == CELEBRITY,
            "wiped": wiped,
        }
        for seat in range(8)
    }
    return {"people": people, "happened": happened}


@pytest.mark.rule("mafia", "item 7", "M6")
def test_a_tie_goes_to_who_first_reached_the_number() -> None:
    votes = [("vote", 0, 4), ("vote", 1, 5), ("vote", 2, 5), ("vote", 6, 4)]
    assert result(day(votes))["hanged"] == 5
    assert result(day([]))["hanged"] is None
    assert result(day([("vote", 4, 4)]))["hanged"] is None
    assert result(day([("vote", 0, 4), ("vote", 0, 5), ("vote", 0, 5)]))["hanged"] == 4


@pytest.mark.rule("mafia", "M6", "M12")
def test_silence_takes_all_votes_and_the_order_is_recomputed() -> None:
    votes = [("vote", 0, 4), ("vote", 1, 4), ("vote", 2, 5), ("vote", 6, 5), ("vote", 7, 4)]
    silenced = [*votes, ("extra", 0, 3), ("mute", 0)]
    assert result(day(silenced))["totals"] == {4: 4, 5: 4}
    assert result(day(silenced))["hanged"] == 5


@pytest.mark.rule("mafia", "item 12", "M8")
def test_the_dead_have_half_votes_while_the_necromancer_lives() -> None:
    votes = [("vote", 0, 5), ("vote", ASSASSIN, 5), ("vote", BANDIT, 5)]
    assert result(day(votes, dead=(0, ASSASSIN, BANDIT)))["totals"] == {5: 2}
    assert result(day([*votes, ("dies", NECROMANCER)], dead=(0, 2, 4)))["totals"] == {}
    assert result(day([("reanimate", 0), *votes], dead=(0, 2, 4)))["totals"] == {5: 3}


@pytest.mark.rule("mafia", "item 41", "M10")
def test_the_pool_of_the_dead() -> None:
    gone = (NECROMANCER, ASSASSIN, BANDIT)
    given = [("pool", 1, 5, 50), ("pool", 2, 6, 79), ("pool", 2, 5, 30), ("pool", 1, 6, 9)]
    counted = result(day(given, dead=gone))
    assert counted["totals"] == {5: 4}
    assert counted["returned"] == {2: 79, 1: 9}
    assert result(day([("pool", 4, 5, 80)], dead=gone))["totals"] == {}
    assert result(day([("pool", 4, 5, 80)], dead=gone, wiped=True))["totals"] == {5: 4}
    assert result(day([("pool", 2, 5, 80)], dead=(2,)))["totals"] == {}


@pytest.mark.rule("mafia", "item 48", "M9")
def test_the_celebrity_needs_two_thirds_of_the_living_votes() -> None:
    five = [("vote", seat, CELEBRITY) for seat in (0, 1, 2, 4, 5)]
    assert result(day([*five, ("vote", 6, 4)]))["hanged"] is None
    assert result(day([*five, ("vote", 6, CELEBRITY)]))["hanged"] == CELEBRITY
    assert result(day([*five, ("mute", 6)]))["hanged"] == CELEBRITY
    assert result(day([("vote", 0, CELEBRITY)], dead=(0,)))["totals"] == {}


@pytest.mark.rule("mafia", "M7")
def test_a_day_ends_when_nothing_can_change_the_leader() -> None:
    four = [("vote", seat, 5) for seat in (0, 1, 2, 4)]
    assert is_decided(day(four))  # of four open votes one is the rival's own
    assert not is_decided(day(four[:3]))
    assert not is_decided(day([*four[:3], ("extra", 0, 3)]))
    assert not is_decided(day([]))
    assert not is_decided(day([("vote", 2, 5), ("vote", 4, 5)], dead=(0, 1, 6)))
