"""The tables of awards, of other amounts and of roles."""

import msgspec
import pytest

from intriga.games.mafia.data.awards import amounts, awards
from intriga.games.mafia.data.roles import Roles, deal
from intriga.games.mafia.data.shots import ShotRow, shot_table


@pytest.mark.rule("mafia", "item 43", "item 32")
def test_awards() -> None:
    assert msgspec.structs.asdict(awards()) == {
        "participation": 1,
        "winners": 40,
        "winners_honest_living": 20,
        "winners_honest_dead": 20,
        "commissar_hits_bandit": 2,
        "commissar_hits_assassin": 1,
        "commissar_killed": 2,
        "commissar_killed_by_both": 1,
        "royale": 10,
        "literary": (2, 5),
        "activity": (5, 10),
        "host_error": 5,
        "role_play": (3, 5),
        "first_voter": 1,
        "theft": 1,
        "sale": 1,
        "theft_from_shop": -2,
        "recruited_commissar_executed": 5,
    }


@pytest.mark.rule("mafia", "item 43")
def test_the_shot_table_splits_the_same_prize() -> None:
    cells = [
        cell
        for row in shot_table().rows
        for name in ShotRow.__struct_fields__
        if name != "came" and (cell := getattr(row, name))
    ]
    assert {cell.prize for cell in cells} == {0, awards().commissar_killed_by_both}


@pytest.mark.rule("mafia", "item 16", "item 20", "item 23", "item 25", "item 31", "item 33")
@pytest.mark.rule("mafia", "item 38", "item 39", "item 40", "item 41", "item 45", "item 48")
@pytest.mark.rule("mafia", "M4", "M5", "M39", "M45", "M46", "M48", "M49", "item 53")
def test_other_amounts() -> None:
    assert msgspec.structs.asdict(amounts()) == {
        "start_coins": 10,
        "start_exp": 30,
        "mage_mana": 30,
        "contract_kill": 3,
        "contract_guard": 2,
        "contract_of_dead_honest": 20,
        "contract_of_dead_clan": 15,
        "contract_step": 1,
        "contract_self": 10,
        "recruitment": 21,
        "recruitment_from": 22,
        "drain_exp": 5,
        "drain_share": (3, 5),
        "dead_factor": 2,
        "pool_mana": 80,
        "pool_votes": 2,
        "bribe_tax": 5,
        "bribe_share": (1, 3),
        "least_transfer": 6,
        "founding_days": 2,
        "armageddon_mana": 15,
        "armageddon_exp": 15,
        "spied_on": 6,
        "coin_discount": 2,
        "theft_from_night": 2,
        "checks_of_one": 3,
        "vote_orator": 2,
        "vote_prophet": 3,
        "vote_charisma": 1,
        "vote_voice": 1,
        "advocate_targets": 2,
        "celebrity_share": (2, 3),
        "activity_least": 5,
        "days_missed": 2,
    }


@pytest.mark.rule("mafia", "item 1", "M1")
@pytest.mark.parametrize(
    ("players", "clan", "necromancer", "assassin"),
    [
        (6, 1, 0, 0),
        (7, 1, 0, 0),
        (8, 1, 0, 0),
        (9, 1, 1, 0),
        (10, 1, 1, 1),
        (13, 1, 1, 1),
        (14, 2, 1, 1),
        (21, 2, 1, 1),
        (22, 3, 1, 1),
        (27, 3, 1, 1),
        (28, 4, 1, 1),
        (35, 4, 1, 1),
        (36, 5, 1, 1),
    ],
)
def test_how_many_of_each_role(players: int, clan: int, necromancer: int, assassin: int) -> None:
    plain = players - 2 * clan - 1 - necromancer - assassin
    assert deal(players) == Roles(clan, 1, necromancer, assassin, plain)


@pytest.mark.rule("mafia", "item 1", "M1")
def test_in_the_text_22_to_27_players_have_13_to_18_plain_honest() -> None:
    assert [deal(players).plain for players in range(22, 28)] == [13, 14, 15, 16, 17, 18]


@pytest.mark.rule("mafia", "M1")
def test_with_fewer_than_six_there_is_no_match() -> None:
    assert deal(6).clan
    with pytest.raises(ValueError):
        deal(5)


@pytest.mark.rule("mafia", "M1")
def test_about_a_quarter_are_bandits() -> None:
    for players in range(6, 60):
        assert 0.14 < 2 * deal(players).clan / players < 0.34
