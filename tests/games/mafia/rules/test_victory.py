"""The test of victory (item 10, M14, M15)."""

import pytest

from intriga.games.mafia.course.victory import GOES_ON, Ending, Finish, Living, Side, ending
from intriga.games.mafia.state.people import Clan


def won(*sides: Side) -> Ending:
    return Ending(Finish.OVER, sides)


HONEST, MAFIA, YAKUZA = won(Side.HONEST), won(Side.MAFIA), won(Side.YAKUZA)
BOTH, DRAW = won(Side.MAFIA, Side.YAKUZA), won()


@pytest.mark.rule("mafia", "item 10", "M14")
@pytest.mark.parametrize(
    ("living", "result"),
    [
        ((13, 3, 3), GOES_ON),
        ((2, 1, 0), GOES_ON),
        ((2, 3, 0), GOES_ON),
        ((1, 1, 1), GOES_ON),
        ((1, 3, 0), MAFIA),
        ((1, 1, 0), MAFIA),
        ((1, 0, 2), YAKUZA),
        ((0, 1, 0), MAFIA),
        ((0, 0, 1), YAKUZA),
        ((0, 1, 1), BOTH),
        ((0, 3, 1), BOTH),
        ((1, 0, 0), HONEST),
        ((9, 0, 0), HONEST),
        ((0, 0, 0), DRAW),
    ],
)
def test_who_wins(living: tuple[int, int, int], result: Ending) -> None:
    assert ending(Living(*living)) == result


@pytest.mark.rule("mafia", "J10", "M14")
def test_the_honest_win_a_flash_royale_even_if_all_are_dead() -> None:
    assert ending(Living(0, 0, 0, royale=True)) == HONEST
    assert ending(Living(5, 0, 0, royale=True)) == HONEST


@pytest.mark.rule("mafia", "item 34", "M15")
@pytest.mark.parametrize(
    ("living", "result"),
    [
        # the last of all clans must choose, and the test waits
        (Living(5, 0, 0, Clan.MAFIA), Ending(Finish.WAITS)),
        (Living(0, 0, 0, Clan.MAFIA), Ending(Finish.WAITS)),
        # honest while having the status
        (Living(1, 1, 0, Clan.MAFIA), GOES_ON),
        (Living(0, 1, 0, Clan.MAFIA), MAFIA),
        (Living(0, 0, 2, Clan.MAFIA), YAKUZA),
        (Living(0, 1, 1, Clan.MAFIA), GOES_ON),
        (Living(1, 0, 1, Clan.MAFIA), GOES_ON),
    ],
)
def test_a_recruited_commissar(living: Living, result: Ending) -> None:
    assert ending(living) == result
