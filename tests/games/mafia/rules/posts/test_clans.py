"""Orders of clans, the duty man, recruiting and execution."""

import pytest

from intriga.games.mafia.state.people import Clan, Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.clans.duty import duty_man
from intriga.games.mafia.subjects.clans.execution import Execute
from intriga.games.mafia.subjects.clans.recruiting import AnswerClan, Invite
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.money.exchange import ExchangeExp
from tests.games.mafia.world import Town

#        0123456789
TOWN = "MMMYYYCHHHHHH"


def shot(*whom: int, lethal: bool = False, arrow: bool = False) -> Shoot:
    return Shoot(tuple(Aim(one, lethal, arrow) for one in whom))


@pytest.mark.rule("mafia", "item 3")
def test_a_clan_kills_whom_it_names_and_hears_of_it() -> None:
    town = Town(TOWN)
    town.do(1, shot(7))
    town.to_day()
    assert town.dead == [7]
    assert all("dead" in town.heard(mate) for mate in (0, 1, 2))
    assert town.heard(3) == []


@pytest.mark.rule("mafia", "item 3")
def test_a_clan_may_skip_and_no_order_is_a_skip() -> None:
    town = Town(TOWN)
    town.do(0, shot(7))
    town.do(0, shot())
    town.to_day()
    assert town.dead == []
    assert "dawn-quiet" in town.announced()


@pytest.mark.rule("mafia", "item 3", "M20")
def test_the_last_order_of_a_living_member_counts() -> None:
    town = Town(TOWN)
    town.do(0, shot(7))
    town.do(1, shot(8))
    town.to_day()
    assert town.dead == [8]


@pytest.mark.rule("mafia", "item 3", "M20")
def test_a_dead_member_orders_only_if_no_living_one_does() -> None:
    town = Town(TOWN)
    town.kill(2)
    town.do(2, shot(9))
    town.to_day()
    assert town.dead == [2, 9]
    other = Town(TOWN)
    other.kill(2)
    other.do(0, shot(7))
    other.do(2, shot(9))
    other.to_day()
    assert other.dead == [2, 7]


@pytest.mark.rule("mafia", "M21")
def test_nobody_shoots_their_own_clan() -> None:
    assert Town(TOWN).refused(0, shot(1)) == "own-clan"


@pytest.mark.rule("mafia", "item 29", "M23")
def test_duty_goes_round_by_number_and_shifts_left() -> None:
    town = Town(TOWN)
    men = []
    for _ in range(4):
        men.append(duty_man(town.state, Clan.MAFIA))
        town.to_day()
        town.to_night()
    assert men == [0, 1, 2, 0]
    # Night 5 of three would be number 2; of two it is number 1 again.
    town.kill(0)
    assert duty_man(town.state, Clan.MAFIA) == 1


@pytest.mark.rule("mafia", "item 30", "M22")
def test_the_first_hit_on_the_other_clan_is_an_acquaintance() -> None:
    town = Town(TOWN)
    town.do(0, shot(3))
    town.to_day()
    assert town.dead == []
    assert "meeting" in town.announced()
    assert "met" in town.heard(0)
    assert "acquainted" in town.heard(3)
    assert town.heard(4) == []
    assert town.state.clans[Clan.MAFIA].knows_clan
    assert not town.state.clans[Clan.YAKUZA].knows_clan
    town.to_night()
    town.do(0, shot(4))
    town.to_day()
    assert town.dead == [4]


@pytest.mark.rule("mafia", "item 30")
def test_to_kill_kills_at_once() -> None:
    town = Town(TOWN)
    town.do(0, shot(3, lethal=True))
    town.to_day()
    assert town.dead == [3]
    assert "meeting" not in town.announced()


@pytest.mark.rule("mafia", "item 28")
def test_a_clan_recognises_the_assassin_first_and_kills_then() -> None:
    town = Town("MMYYCAHHHHH")
    town.do(0, shot(5))
    town.to_day()
    assert town.dead == []
    assert "recognised" in town.heard(1)
    assert "unmasked" in town.heard(5)
    assert "meeting" not in town.announced()
    town.to_night()
    town.do(0, shot(5))
    town.to_day()
    assert town.dead == [5]


@pytest.mark.rule("mafia", "item 50")
def test_arrows_and_potions_are_the_duty_mans() -> None:
    town = Town(TOWN)
    town.give(1, "arrow", "potion")  # number 2 is at home in night 1
    assert town.refused(1, shot(7, arrow=True)) == "no-arrow"
    assert town.refused(1, shot(7, 8)) == "no-potion"
    town.give(0, "arrow", "potion")
    assert town.refused(1, shot(7, 7)) == "two-targets"
    town.do(1, shot(7, 8))
    town.to_day()
    assert town.dead == [7, 8]
    assert [item.kind for item in town.person(0).things] == ["arrow"]


@pytest.mark.rule("mafia", "item 50", "M43")
def test_two_potions_are_three_shots_and_a_death() -> None:
    town = Town(TOWN)
    town.give(0, "potion", "potion")
    town.do(0, shot(7, 8, 9))
    town.to_day()
    assert town.dead == [0, 7, 8, 9]
    grave = town.person(0).grave
    assert grave is not None
    assert grave.cause == "heart"


# ── recruiting ──────────────────────────────────────────────────────────────────────────


def _day(*dead: int, **options: object) -> Town:
    town = Town(TOWN, **options)
    town.kill(*dead)
    town.to_day()
    return town


@pytest.mark.rule("mafia", "item 31")
def test_a_complete_clan_recruits_nobody() -> None:
    assert _day().refused(0, Invite(7)) == "clan-complete"


@pytest.mark.rule("mafia", "M5")
def test_recruiting_is_on_from_22_players() -> None:
    assert _day(2, recruiting="auto").refused(0, Invite(7)) == "no-recruiting"
    large = Town("MMMYYYCANHHHHHHHHHHHHH", recruiting="auto")
    large.kill(2)
    large.to_day()
    large.do(0, Invite(9))


@pytest.mark.rule("mafia", "item 31", "M23")
def test_an_honest_who_agrees_joins_at_nightfall_for_21_exp() -> None:
    town = _day(2)
    town.do(0, Invite(7, share=5))
    assert town.heard(7) == ["invited"]
    town.do(7, AnswerClan("mafia", yes=True))
    assert town.heard(0) == []
    town.to_night()
    recruit = town.person(7)
    assert (recruit.role, recruit.clan, recruit.number) == (Role.BANDIT, Clan.MAFIA, 4)
    assert [town.person(one).exp for one in (0, 1, 7)] == [22, 22, 25]
    assert "reinforced" in town.announced()
    assert "clan-joined" in town.heard(1)
    assert "joined" in town.heard(7)
    town.to_day()
    assert town.refused(0, Invite(8)) == "recruited"


@pytest.mark.rule("mafia", "item 31")
@pytest.mark.parametrize(("candidate", "yes"), [(3, True), (9, False), (10, True), (11, True)])
def test_all_refusals_read_alike(candidate: int, yes: bool) -> None:
    town = Town("MMMYYYCHHHANHHH")
    town.kill(2)
    town.to_day()
    town.do(0, Invite(candidate))
    town.do(candidate, AnswerClan("mafia", yes))
    assert town.heard(0) == ["clan-declined"]
    assert town.heard(candidate) == ["answer-noted"]
    assert town.refused(0, Invite(candidate)) == "has-refused"
    town.do(0, Invite(8))  # another candidate may be asked on the same day
    town.to_night()
    assert "reinforced" not in town.announced()
    assert town.person(0).exp == 30
    town.to_day()
    town.do(0, Invite(candidate))


@pytest.mark.rule("mafia", "item 31", "M15")
def test_a_recruited_commissar_keeps_the_post() -> None:
    town = _day(2)
    town.do(0, Invite(6))
    town.do(6, AnswerClan("mafia", yes=True))
    town.to_night()
    person = town.person(6)
    assert (person.role, person.clan) == (Role.COMMISSAR, Clan.MAFIA)


@pytest.mark.rule("mafia", "item 31")
def test_an_offer_may_be_signed() -> None:
    town = _day(2)
    event = next(e for e in town.do(0, Invite(7)) if e.id == "mafia-invited")
    assert event.params["by"] == {"msg": "mafia-somebody"}
    town.to_night()
    town.to_day()
    event = next(e for e in town.do(0, Invite(7, signed=True)) if e.id == "mafia-invited")
    assert event.params["by"] == {"seat": 0}


@pytest.mark.rule("mafia", "item 31")
def test_a_clan_that_cannot_pay_learns_it_at_nightfall() -> None:
    """Not before: what a mate's purse holds is no business of the clan."""
    for share, heard in ((10, "clan-broke"), (11, "clan-joined")):
        town = _day(2)
        town.person(0).exp = town.person(1).exp = 5
        town.do(0, Invite(7, share=share))
        town.do(7, AnswerClan("mafia", yes=True))
        town.to_night()
        assert heard in town.heard(0)
        assert (town.person(7).clan is None) is (heard == "clan-broke")


@pytest.mark.rule("mafia", "item 31", "item 38")
def test_an_exchange_is_nothing_that_a_mate_can_find_out_by_asking() -> None:
    for spent in (0, 25):
        town = _day(2)
        town.person(0).exp = 5
        if spent:
            town.do(1, ExchangeExp(spent))
        town.do(0, Invite(7))


# ── execution ───────────────────────────────────────────────────────────────────────────


def _with_recruit(who: int) -> Town:
    town = _day(2)
    town.do(0, Invite(who))
    town.do(who, AnswerClan("mafia", yes=True))
    town.to_night()
    return town


@pytest.mark.rule("mafia", "item 32")
def test_a_clan_executes_its_recruit_beside_its_shot() -> None:
    town = _with_recruit(7)
    town.do(0, Execute(7))
    town.do(0, shot(8))
    town.to_day()
    assert town.dead == [2, 7, 8]
    assert "executed-honest" in town.heard(1)
    assert town.person(7).title == "mafia"  # a member for the 40
    assert "recruited-commissar-executed" not in town.awards(0)


@pytest.mark.rule("mafia", "item 32")
def test_the_right_guess_is_5_exp_each_the_dead_too() -> None:
    town = _with_recruit(6)
    town.do(1, Execute(6))
    town.to_day()
    assert town.dead == [2, 6]
    for mate in (0, 1, 2):
        assert town.awards(mate)["recruited-commissar-executed"] == 5
    assert "recruited-commissar-executed" not in town.awards(6)


@pytest.mark.rule("mafia", "item 32")
def test_an_executed_commissar_does_not_act_any_more() -> None:
    town = _with_recruit(6)
    town.do(6, Check((Aim(3),)))
    town.do(0, Execute(6))
    town.to_day()
    assert town.dead == [2, 6]


@pytest.mark.rule("mafia", "item 32")
def test_recruits_and_others_are_not_executed_by_recruits() -> None:
    town = _with_recruit(7)
    assert town.refused(7, Execute(7)) == "recruit-executes"
    assert town.refused(0, Execute(1)) == "not-recruit"
    town.do(0, Execute(7))
    assert town.heard(7) == []
