"""Who hears what (T5): in a night with everything in it, and in views."""

import msgspec
import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.execution import Execute
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.crypt.rites import AskRite
from intriga.games.mafia.subjects.crypt.shield import PledgeMana
from intriga.kernel import PUBLIC
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, NECROMANCER = 4, 12


@pytest.mark.rule("mafia", "item 5")
def test_the_report_names_the_dead_in_seat_order_and_no_killer() -> None:
    town = Town(TOWN)
    town.do(0, Shoot((Aim(9),)))
    town.do(2, Shoot((Aim(7),)))
    town.do(COMMISSAR, Check((Aim(3),)))
    events = town.to_day()
    told = next(event for event in events if event.id == "mafia-dawn")
    assert [one["who"]["seat"] for one in told.params["dead"]] == [3, 7, 9]
    public = [event for event in events if event.to == PUBLIC]
    assert {event.id for event in public} == {"mafia-dawn", "mafia-day"}
    assert "shot" not in str(public)


@pytest.mark.rule("mafia", "item 5")
def test_a_missed_target_and_the_neighbours_hear_nothing() -> None:
    town = Town(TOWN)
    town.do(COMMISSAR, Check((Aim(7),)))
    town.do(0, Shoot((Aim(2),)))
    town.to_day()
    heard = {who: town.heard(who) for who in range(14)}
    assert heard == {
        **{who: [] for who in range(14)},
        0: ["met"],
        1: ["met"],
        2: ["acquainted"],
        COMMISSAR: ["miss"],
    }


@pytest.mark.rule("mafia", "item 14")
def test_the_necromancer_sees_how_much_was_given_but_not_by_whom() -> None:
    town = Town(TOWN)
    town.kill(9)
    town.to_day()
    town.do(7, PledgeMana(11))
    vault = game.view(town.state, NECROMANCER).vault
    assert vault is not None
    assert vault.pledged == 11
    assert game.view(town.state, 8).vault is None
    town.person(8).mana = 50
    town.do(8, AskRite(9))
    mine = game.view(town.state, 8).me
    assert mine is not None
    assert mine.rites == [9]


@pytest.mark.rule("mafia", "item 32")
def test_a_recruit_sees_the_clan_but_not_that_they_are_to_die() -> None:
    town = Town(TOWN)
    recruit = town.person(7)
    recruit.role, recruit.clan, recruit.number, recruit.recruited = Role.BANDIT, Clan.MAFIA, 3, True
    town.do(0, Execute(7))
    for who, knows in ((0, 7), (1, 7), (7, None)):
        family = game.view(town.state, who).family
        assert family is not None
        assert family.execute == knows
        assert [mate for _, mate in family.members] == [0, 1, 7]
    assert 7 not in game.insiders(town.state, 0, Execute(7))


@pytest.mark.rule("mafia", "item 5")
def test_a_plain_citizen_sees_no_others_secret() -> None:
    """Whatever is changed in others, a plain citizen's view is the same to the byte."""
    one, other = Town(TOWN), Town("HHMMACYYHHNHHH")
    other.state.people[13] = one.state.people[13]
    other.give(0, "sword", "trap")
    other.person(2).mana = 99
    other.do(2, Shoot((Aim(13),)))
    other.do(5, Check((Aim(13),)))
    seen = [msgspec.json.encode(game.view(town.state, 13)) for town in (one, other)]
    assert seen[0] == seen[1]
