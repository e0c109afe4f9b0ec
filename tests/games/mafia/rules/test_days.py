"""Days: votes, hanging, the pool, absence; nights and days follow each other."""

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.override import Override
from intriga.games.mafia.subjects.presence.sleep import Sleep
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from intriga.games.mafia.subjects.votes.filling import FillPool
from intriga.games.mafia.subjects.votes.leaving import TakeBackVote, TransferVote
from intriga.games.mafia.subjects.votes.reading_out import ReadVote
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
NECROMANCER = 12


def _day(*dead: int, **options: object) -> Town:
    town = Town(TOWN, commissar_patience=5, **options)
    town.kill(*dead)
    town.to_day()
    return town


@pytest.mark.rule("mafia", "item 6", "M6")
def test_a_plurality_hangs_and_role_and_profession_are_told() -> None:
    town = _day()
    town.train(0, "knight")
    town.accuse(0, 6, 7)
    town.accuse(6, 0)
    events = town.to_night()
    assert town.dead == [0]
    told = next(event for event in events if event.id == "mafia-hanged")
    assert told.params["dead"] == {
        "msg": "mafia-dead",
        "who": {"seat": 0},
        "role": {"msg": "mafia-role-mafia"},
        "profession": {"msg": "mafia-profession-knight"},
    }


@pytest.mark.rule("mafia", "item 46")
def test_the_profession_of_a_thief_is_known_after_24_hours() -> None:
    town = _day()
    town.train(0, "thief")
    town.accuse(0, 6, 7)
    town.to_night()
    assert game.view(town.state, 1).people[0].profession == ""
    town.to_day()
    assert game.view(town.state, 1).people[0].profession == ""
    town.to_night()
    assert game.view(town.state, 1).people[0].profession == "thief"


@pytest.mark.rule("mafia", "item 11")
def test_bandits_may_accuse_their_own() -> None:
    town = _day()
    town.do(0, Accuse(1))
    town.to_night()
    assert town.dead == [1]


@pytest.mark.rule("mafia", "M6")
def test_without_votes_nobody_hangs() -> None:
    town = _day()
    town.to_night()
    assert town.dead == []
    assert "nobody-hanged" in town.announced()


@pytest.mark.rule("mafia", "item 6")
def test_a_vote_is_final_and_public() -> None:
    town = _day()
    town.do(6, Accuse(0))
    assert town.announced() == ["voted"]
    assert town.refused(6, Accuse(1)) == "vote-final"


@pytest.mark.rule("mafia", "item 8", "M6")
def test_a_tie_hangs_who_got_there_first_and_a_vote_for_oneself_is_void() -> None:
    town = _day()
    town.do(0, Accuse(0))
    town.do(6, Accuse(0))
    town.do(7, Accuse(1))
    town.do(8, Accuse(1))
    town.do(9, Accuse(0))
    town.to_night()
    assert town.dead == [1]


@pytest.mark.rule("mafia", "item 7", "M7")
def test_the_day_ends_as_soon_as_nothing_can_change() -> None:
    town = _day()
    voters = [1, 2, 3, 4, 5, 6]
    for number, who in enumerate(voters, 1):
        town.do(who, Accuse(0))
        # 14 people: after six votes of 14, eight are left, one of them the accused's own.
        assert ballot.is_fixed(town.state) is False, number
    town.do(7, Accuse(0))
    assert ballot.is_fixed(town.state)
    window = game.windows(town.state)[0]
    assert window.answered


@pytest.mark.rule("mafia", "item 7", "M7")
def test_by_option_a_day_lasts_to_its_end() -> None:
    town = _day(early_day=False)
    town.accuse(0, *range(1, 14))
    assert not game.windows(town.state)[0].answered


@pytest.mark.rule("mafia", "M11")
def test_a_vote_that_was_left_is_cast_by_another_and_may_be_taken_back() -> None:
    town = _day()
    town.do(6, TransferVote(7))
    assert town.refused(6, Accuse(0)) == "vote-not-yours"
    town.do(7, Accuse(0, instead_of=6))
    town.do(8, TransferVote(7))
    town.do(8, TakeBackVote())
    town.do(8, Accuse(0))
    assert town.refused(7, Accuse(0, instead_of=9)) == "vote-not-yours"
    view = game.view(town.state, None)
    assert [(vote.by, vote.against) for vote in view.votes] == [(6, 0), (8, 0)]
    assert not any(hasattr(vote, "hand") for vote in view.votes)


@pytest.mark.rule("mafia", "item 8")
def test_the_host_may_count_words_as_a_vote() -> None:
    town = _day()
    town.host(ReadVote(6, 0))
    assert town.refused(6, Accuse(1)) == "vote-final"


@pytest.mark.rule("mafia", "item 41", "M10")
def test_the_pool_of_the_dead_votes_twice_and_comes_back_unfilled() -> None:
    town = _day(NECROMANCER, 6, 7)
    town.person(6).mana = town.person(7).mana = 50
    town.do(6, FillPool(0, 50))
    assert town.person(6).mana == 0
    assert town.refused(6, FillPool(1, 5)) == "pool-final"
    town.do(7, FillPool(0, 30))
    town.do(8, Accuse(1))
    town.to_night()
    assert 0 in town.dead
    assert [town.person(one).mana for one in (6, 7)] == [0, 20]
    short = _day(NECROMANCER, 6)
    short.do(6, FillPool(0, 29))
    short.to_night()
    assert short.dead == [6, NECROMANCER]
    assert short.person(6).mana == 30


@pytest.mark.rule("mafia", "item 41", "item 18")
def test_there_is_no_pool_with_a_necromancer_nor_for_a_clan_that_lives() -> None:
    assert _day(6).refused(6, FillPool(0, 5)) == "pool-necromancer"
    assert _day(NECROMANCER, 0).refused(0, FillPool(6, 5)) == "pool-not-you"
    _day(NECROMANCER, 0, 1).do(0, FillPool(6, 5))


@pytest.mark.rule("mafia", "item 48", "M9")
def test_a_celebrity_hangs_only_by_two_thirds_of_the_living() -> None:
    for accusers, hangs in ((9, False), (10, True)):
        town = _day()
        town.train(7, "celebrity")
        town.accuse(7, *[who for who in range(14) if who != 7][:accusers])
        town.to_night()
        assert (7 in town.dead) is hangs
        assert ("celebrity-spared" in town.announced()) is not hangs


@pytest.mark.rule("mafia", "item 46")
def test_a_thief_who_hid_votes_for_nothing() -> None:
    town = _day()
    town.person(6).hid = town.state.turn
    town.do(6, Accuse(0))
    town.to_night()
    assert town.dead == []


@pytest.mark.rule("mafia", "item 43")
def test_the_first_counted_vote_of_the_match_against_a_hanged_bandit_is_rewarded() -> None:
    town = _day()
    town.accuse(6, 7)
    town.accuse(0, 8)
    town.accuse(7, 9, 10)
    town.to_night()
    assert town.dead == [7]
    assert town.awards(9) == {}
    town.to_day()
    town.accuse(0, 9, 10)
    town.to_night()
    assert town.awards(8) == {"first-voter": 1}
    assert town.awards(9) == {}


@pytest.mark.rule("mafia", "item 9", "M49")
def test_days_without_a_vote_in_a_row_are_counted() -> None:
    town = _day()
    town.do(6, Accuse(0))
    town.to_night()
    assert (town.person(6).missed, town.person(7).missed) == (0, 1)
    town.to_day()
    town.to_night()
    assert (town.person(6).missed, town.person(7).missed) == (1, 2)


@pytest.mark.rule("mafia", "item 19")
def test_the_reanimated_are_asked_for_their_vote() -> None:
    town = _day(6)
    town.do(NECROMANCER, Reanimate(6))
    assert 6 in game.windows(town.state)[0].awaited


# ── nights ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 3")
def test_a_night_asks_everybody_alive_and_shows_nobody_who_has_answered() -> None:
    town = Town(TOWN)
    town.kill(6)
    window = game.windows(town.state)[0]
    assert window.asked == tuple(who for who in range(14) if who != 6)
    before = [game.view(town.state, who) for who in (1, 7, None)]
    assert town.do(0, Sleep()) == []
    assert [game.view(town.state, who) for who in (1, 7, None)] == before
    assert town.refused(0, Sleep()) == "asleep"
    assert game.windows(town.state)[0].seen_by(7).awaited == window.asked


@pytest.mark.rule("mafia", "item 5")
def test_orders_may_be_changed_after_falling_asleep() -> None:
    town = Town(TOWN)
    town.do(0, Shoot((Aim(6),)))
    town.do(0, Sleep())
    town.do(0, Shoot((Aim(7),)))
    events = town.to_day()
    assert town.dead == [7]
    told = next(event for event in events if event.id == "mafia-dawn")
    assert [one["who"] for one in told.params["dead"]] == [{"seat": 7}]


@pytest.mark.rule("mafia", "item 7")
def test_after_the_last_day_nobody_has_won() -> None:
    town = _day(days=1)
    town.to_night()
    assert town.state.phase is Phase.OVER
    assert town.state.ending == "time"
    assert town.state.winners == ()


@pytest.mark.rule("mafia", "item 7", "item 54", "M52")
def test_whom_the_host_has_taken_out_by_day_nobody_hangs_again() -> None:
    town = Town("MYCHHHH")
    town.to_day()
    town.accuse(0, 3, 4, 5)
    town.host(Override(0, "life", 0, "ошибка"))
    town.to_night()
    assert town.announced()[0] == "nobody-hanged"
    grave = town.person(0).grave
    assert grave is not None
    assert grave.cause == "host"
    assert "first-voter" not in town.awards(3)
