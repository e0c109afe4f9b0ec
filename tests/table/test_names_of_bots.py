"""The names of bots: enough for the greatest match, in both languages, and none twice."""

import pytest
from msgspec.structs import replace

from intriga.kernel.spelling.similar_names import lookalikes
from intriga.store.seats import SeatRow
from intriga.table.names import bot_name, poses_as_bot
from intriga.words import LANGUAGES

SEATS = 120
"""As many as there may be in a match."""


def names(language: str, seats: int) -> list[str]:
    """The names that so many bots get in one match, one after the other."""
    chairs: list[SeatRow] = []
    for seat in range(seats):
        chair = SeatRow("m", seat, bot="spy")
        chairs.append(replace(chair, name=bot_name(chairs, language)))
    return [chair.name for chair in chairs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_120_bots_of_one_match_have_names_of_their_own(language: str) -> None:
    """Without a number at its end, and no two look alike."""
    given = names(language, SEATS)
    assert len(given) == len(set(given)) == SEATS
    assert not any(letter.isdecimal() for name in given for letter in name)
    assert all(map(poses_as_bot, given))
    keys = [key for name in given for key in lookalikes(name)]
    assert len(keys) == len(set(keys))


def test_one_bot_more_gets_a_number() -> None:
    assert names("ru", SEATS + 1)[-1] == "Аркадий (бот) 2"
