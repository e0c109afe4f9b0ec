"""Who wins, what is awarded, what is kept."""

import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.awards.granting import AwardExp
from intriga.games.mafia.subjects.awards.voiding import VoidAwards
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.override import Override
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN, NECROMANCER = 4, 5, 12
HONEST = (4, 6, 7, 8, 9, 10, 11, 12, 13)


def _day(*dead: int, roles: str = TOWN) -> Town:
    town = Town(roles, commissar_patience=5)
    town.kill(*dead)
    town.to_day()
    return town


def _hang(town: Town, whom: int) -> None:
    others = [who for who in town.state.living() if who != whom]
    town.accuse(whom, *others)
    town.to_night()


@pytest.mark.rule("mafia", "item 10", "M14", "item 43", "M16")
def test_the_honest_win_when_all_bandits_are_dead_and_share_20_and_20() -> None:
    town = _day(0, 1, 2, 6, 7)
    _hang(town, 3)
    assert town.state.ending == "honest"
    assert town.state.winners == HONEST
    for who in (6, 7):
        assert town.awards(who)["winners"] == 10
    for who in (4, 8, 9, 10, 11, 12, 13):
        assert town.awards(who)["winners"] == 2  # 20 among 7, the rest is not paid
    assert "winners" not in town.awards(ASSASSIN)
    assert all(town.awards(who)["participation"] == 1 for who in range(14))


@pytest.mark.rule("mafia", "item 10", "M14", "item 43", "M16")
def test_a_clan_wins_against_one_honest_and_shares_40_with_its_dead() -> None:
    town = _day(1, 2, 3, 4, 6, 7, 8, 9, 10, 11)
    town.accuse(12, 0, ASSASSIN, 13)
    town.to_night()
    assert town.state.ending == "mafia"
    assert town.state.winners == (0, 1)
    assert town.awards(0)["winners"] == town.awards(1)["winners"] == 20


@pytest.mark.rule("mafia", "M14")
def test_both_clans_win_together_when_all_honest_are_dead() -> None:
    town = _day(4, 6, 7, 8, 9, 10, 11, 12)
    town.accuse(13, 0, 1, 2, 3)
    town.to_night()
    assert town.state.ending == "mafia-yakuza"
    assert town.state.winners == (0, 1, 2, 3)
    assert all(town.awards(who)["winners"] == 10 for who in (0, 1, 2, 3))


@pytest.mark.rule("mafia", "M14")
def test_one_honest_and_both_clans_play_on_and_the_assassin_never_counts() -> None:
    town = _day(4, 6, 7, 8, 9, 10, 11)
    town.accuse(13, 0, 1, 2, 3)
    town.to_night()
    assert town.state.phase is Phase.NIGHT


@pytest.mark.rule("mafia", "M14")
def test_it_is_a_draw_when_nobody_who_counts_is_left() -> None:
    town = _day(1, 2, 4, 6, 7, 8, 9, 10, 11, 12)
    town.train(13, "knight")
    town.give(13, "axe", ready=True)
    town.to_night()
    town.do(0, Shoot((Aim(13),)))
    town.do(3, Shoot((Aim(13),)))
    town.to_day()
    assert town.state.living() == [ASSASSIN]
    assert town.state.ending == "nobody"
    assert game.outcome(town.state) is not None


@pytest.mark.rule("mafia", "item 43")
def test_flash_royale_is_10_for_all_in_it_and_the_honest_win() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 4))
    town.to_night()
    town.do(0, Shoot((Aim(7),)))
    town.do(2, Shoot((Aim(7),)))
    town.do(COMMISSAR, Check((Aim(7),)))
    town.to_day()
    assert town.state.ending == "royale"
    assert town.dead == [0, 1, 2, 3, 4, 5, 7]
    assert all(town.awards(who)["royale"] == 10 for who in town.dead)
    assert 6 in town.state.winners
    assert 0 not in town.state.winners


@pytest.mark.rule("mafia", "item 43")
@pytest.mark.parametrize(("both", "exp"), [(False, 2), (True, 1)])
def test_the_commissars_death_is_worth_2_or_1_to_each_of_the_clan(both: bool, exp: int) -> None:
    town = Town(TOWN)
    town.kill(1)
    town.do(0, Shoot((Aim(COMMISSAR),)))
    if both:
        town.do(2, Shoot((Aim(COMMISSAR),)))
    town.to_day()
    assert [town.awards(who).get("commissar-killed", 0) for who in (0, 1)] == [exp, exp]
    assert [town.awards(who).get("commissar-killed", 0) for who in (2, 3)] == [1 * both, 1 * both]


@pytest.mark.rule("mafia", "item 43", "item 37")
def test_a_risen_commissar_is_worth_nothing_more() -> None:
    town = Town(TOWN)
    town.person(COMMISSAR).risen = 1
    town.do(0, Shoot((Aim(COMMISSAR),)))
    town.to_day()
    assert town.awards(0) == {}


@pytest.mark.rule("mafia", "M48")
def test_activity_is_5_for_whoever_voted_every_day_but_the_assassin() -> None:
    town = _day(0, 1, 2, 6)
    town.accuse(3, ASSASSIN, 7, 8, 9)
    town.to_night()
    assert town.state.phase is Phase.OVER
    assert town.awards(7)["activity"] == 5
    assert "activity" not in town.awards(10)
    assert "activity" not in town.awards(ASSASSIN)
    assert "activity" not in town.awards(6)


@pytest.mark.rule("mafia", "M48", "M47")
def test_the_hosts_awards_have_ranges_and_can_be_voided() -> None:
    town = _day(0, 1, 2)
    for reason, exp in (("literary", 6), ("activity", 4), ("role-play", 2), ("host-error", 4)):
        act = AwardExp(7, reason, exp)  # type: ignore[arg-type]
        refusal = game.check(town.state, "host", act, 0)
        assert refusal is not None
        assert refusal.id == "mafia-refused-award"
    town.host(AwardExp(7, "literary", 5))
    town.host(AwardExp(7, "activity", 8))
    town.host(AwardExp(7, "activity", 9))
    town.host(VoidAwards(8))
    _hang(town, 3)
    outcome = game.outcome(town.state)
    assert outcome is not None
    # 1 for taking part, 20 among 9 living honest, 5 and 9 from the host.
    assert outcome.scores[7] == 1 + 2 + 5 + 9
    assert outcome.scores[8] == 0


@pytest.mark.rule("mafia", "item 42", "item 51", "M4")
def test_exp_and_unused_things_are_kept_coins_and_armed_traps_are_not() -> None:
    town = _day(0, 1, 2)
    town.give(7, "helm", "trap")
    town.give(7, "noise", ready=True)
    town.state.bonus = 15
    town.person(7).coins = 50
    _hang(town, 3)
    outcome = game.outcome(town.state)
    assert outcome is not None
    kept = outcome.ledger[7]
    assert kept == Keepings(
        30 + outcome.scores[7], {"helm": 1, "trap": 1}, bonus=1, played=1, won=1
    )
    assert sum(one.bonus for one in outcome.ledger) == 15


@pytest.mark.rule("mafia", "item 54", "M52")
def test_the_host_may_set_things_right_and_everybody_reads_it() -> None:
    town = _day()
    town.host(Override(7, "coins", 3, "ошибка"))
    assert town.person(7).coins == 3
    town.host(Override(7, "life", 0, "ошибка"))
    assert town.dead == [7]
    assert town.announced() == ["host-kills", "host-overrides"]
    events = town.host(Override(7, "life", 1, "ошибка"))
    assert town.dead == []
    assert events[-1].id == "mafia-host-overrides"
    assert events[-1].to == "public"


@pytest.mark.rule("mafia", "item 54")
def test_after_the_end_everybody_may_read_everything() -> None:
    town = _day(0, 1, 2)
    assert game.view(town.state, 7).secret is None
    _hang(town, 3)
    secret = game.view(town.state, 7).secret
    assert secret is not None
    assert len(secret.people) == 14
    assert town.log[-1].id == "mafia-log-over"
