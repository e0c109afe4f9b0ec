"""The table of professions (items 44-48, M2)."""

import pytest

from intriga.games.mafia.data.professions import professions
from intriga.games.mafia.data.things import Profession, User


@pytest.mark.rule("mafia", "M2")
def test_a_match_has_at_most_one_merchant_and_one_celebrity() -> None:
    assert {one.id: one.most for one in professions().values() if one.most} == {
        Profession.MERCHANT: 1,
        Profession.CELEBRITY: 1,
    }


def test_all_five_have_an_item_and_things_of_their_own() -> None:
    assert set(professions()) == set(Profession)
    assert [one.item for one in professions().values()] == [44, 45, 46, 47, 48]
    assert {str(profession) for profession in Profession} < {str(user) for user in User}
