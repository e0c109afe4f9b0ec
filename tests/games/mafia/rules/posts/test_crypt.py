"""The necromancer: shield and pledges, resurrections, souls."""

import pytest

from intriga.games.mafia.state.people import Role
from intriga.games.mafia.state.plans import Aim, Effect
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.crypt.rites import AnswerRite, AskRite, Resurrect
from intriga.games.mafia.subjects.crypt.shield import PledgeMana, TakeBackMana
from intriga.games.mafia.subjects.crypt.souls import Subjugate
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.votes import ballot
from intriga.games.mafia.subjects.votes.accusing import Accuse
from tests.games.mafia.world import Town

TOWN = "MMYYCAHHHHHHNH"
NECROMANCER = 12


def _day(*dead: int, mana: int = 30) -> Town:
    town = Town(TOWN, commissar_patience=5)
    town.kill(*dead)
    town.to_day()
    town.person(NECROMANCER).mana = mana
    return town


def _attack(town: Town, *clans: int) -> None:
    town.to_night()
    for who in clans:
        town.do(who, Shoot((Aim(NECROMANCER),)))
    town.to_day()


@pytest.mark.rule("mafia", "item 14", "M28")
def test_pledges_make_the_shield_and_own_mana_goes_first() -> None:
    town = _day(mana=30)
    town.do(6, PledgeMana(20))
    town.do(7, PledgeMana(15))
    assert [town.person(one).mana for one in (6, 7)] == [10, 15]
    _attack(town, 0)
    assert town.dead == [1]  # the duty man of night 2
    assert town.person(NECROMANCER).mana == 0
    assert [(one.by, one.mana) for one in town.state.crypt.pledges] == [(7, 5)]
    assert "shield-spent" in town.heard(NECROMANCER)


@pytest.mark.rule("mafia", "item 14", "M28")
def test_without_60_mana_there_is_no_shield() -> None:
    town = _day(mana=30)
    town.do(6, PledgeMana(29))
    _attack(town, 0)
    assert town.dead == [NECROMANCER]
    assert town.person(6).mana == 30  # it goes back to its donor


@pytest.mark.rule("mafia", "item 14", "M28")
def test_pledges_come_back_on_demand_by_day_and_night() -> None:
    town = _day()
    town.do(6, PledgeMana(20))
    town.do(6, PledgeMana(5))
    town.do(6, TakeBackMana())
    assert town.person(6).mana == 30
    assert town.refused(6, TakeBackMana()) == "nothing-pledged"
    assert town.refused(NECROMANCER, PledgeMana(5)) == "own-shield"
    town.do(6, PledgeMana(20))
    town.to_night()
    town.do(6, TakeBackMana())
    assert town.person(6).mana == 30
    assert town.heard(NECROMANCER) == ["shield-grows"]
    town.state.edition = 1
    assert town.refused(6, TakeBackMana()) == "by-day"


@pytest.mark.rule("mafia", "item 14")
def test_only_the_living_give() -> None:
    assert _day(6).refused(6, PledgeMana(5)) == "dead"


@pytest.mark.rule("mafia", "M28")
def test_antimagic_disables_the_shield() -> None:
    town = _day(mana=60)
    town.to_night()
    town.state.effects.append(Effect("antimagic", NECROMANCER, town.state.tick))
    town.do(0, Shoot((Aim(NECROMANCER),)))
    town.to_day()
    assert town.dead == [NECROMANCER]


@pytest.mark.rule("mafia", "item 15", "item 16", "M29")
def test_only_the_first_attack_kills_but_each_drains() -> None:
    town = _day(mana=120)
    _attack(town, 0)
    assert town.dead == [1]
    assert (town.person(1).exp, town.person(NECROMANCER).exp) == (25, 33)
    assert "drained" in town.heard(1)
    _attack(town, 0)
    assert town.dead == [1]
    assert (town.person(0).exp, town.person(NECROMANCER).exp) == (25, 36)


@pytest.mark.rule("mafia", "item 15")
def test_of_two_clans_one_dies_at_random() -> None:
    for drawn, dead in ((0, 1), (1, 3)):
        town = _day(mana=60)
        town.draws.next = [drawn]
        _attack(town, 0, 2)
        assert town.dead == [dead]
        assert town.draws.made[-1] == "mafia-draw-duty"


@pytest.mark.rule("mafia", "item 16")
def test_who_has_less_than_5_loses_all() -> None:
    town = _day(mana=60)
    town.person(1).exp = 4
    _attack(town, 0)
    assert (town.person(1).exp, town.person(NECROMANCER).exp) == (0, 32)


# ── resurrection ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 13", "M27")
def test_a_customer_pays_50_and_the_necromancer_nothing() -> None:
    town = _day(6)
    town.person(7).mana = 55
    town.do(7, AskRite(6))
    assert town.person(7).mana == 5
    rite = town.state.crypt.rites[0].number
    town.do(NECROMANCER, AnswerRite(rite, "secretly"))
    assert town.dead == []
    assert town.person(NECROMANCER).mana == 30
    assert "risen" in town.announced()
    assert town.state.crypt.unveiled is None


@pytest.mark.rule("mafia", "item 13")
def test_a_rite_that_is_declined_or_not_answered_costs_nothing() -> None:
    town = _day(6)
    for one in (7, 8):
        town.person(one).mana = 50
        town.do(one, AskRite(6))
    town.do(NECROMANCER, AnswerRite(town.state.crypt.rites[0].number, "no"))
    assert town.person(7).mana == 50
    town.to_night()
    assert town.person(8).mana == 50


@pytest.mark.rule("mafia", "item 13")
def test_not_without_the_full_price_nor_without_a_necromancer() -> None:
    assert _day(6).refused(7, AskRite(6)) == "mana"
    assert _day(6, NECROMANCER).refused(7, AskRite(6)) == "no-necromancer"
    assert _day(6).refused(7, AskRite(8)) == "not-dead"


@pytest.mark.rule("mafia", "item 13", "M27")
def test_a_dead_customer_pays_50_too() -> None:
    town = _day(6)
    town.person(6).mana = 50
    town.do(6, AskRite(6))
    town.do(NECROMANCER, AnswerRite(town.state.crypt.rites[0].number, "secretly"))
    assert town.dead == []


@pytest.mark.rule("mafia", "item 13", "M27", "M30")
def test_the_necromancer_pays_25_of_their_own_once_a_day() -> None:
    town = _day(6, 7, mana=60)
    town.do(NECROMANCER, Resurrect(6))
    assert town.person(NECROMANCER).mana == 35
    assert town.refused(NECROMANCER, Resurrect(7)) == "one-spell"
    town.to_night()
    assert town.refused(NECROMANCER, Resurrect(7)) == "one-spell"  # the same day still
    town.to_day()
    town.do(NECROMANCER, Resurrect(7))


@pytest.mark.rule("mafia", "M27")
def test_by_night_it_works_at_n2_and_the_risen_can_be_shot() -> None:
    town = Town(TOWN)
    town.kill(6)
    town.do(NECROMANCER, Resurrect(6))
    assert town.dead == [6]
    assert town.refused(NECROMANCER, Resurrect(7)) == "not-dead"
    town.to_day()
    assert town.dead == []
    assert any(line.id == "mafia-log-risen" for line in town.logged("N2"))


@pytest.mark.rule("mafia", "item 13", "item 33")
def test_a_public_rite_names_the_necromancer() -> None:
    town = _day(6)
    town.do(NECROMANCER, Resurrect(6, publicly=True))
    assert town.announced() == ["rite-public", "risen"]
    assert town.state.crypt.unveiled == NECROMANCER


@pytest.mark.rule("mafia", "item 13", "M23")
def test_a_bandit_comes_back_to_the_clan_as_the_last_number() -> None:
    town = _day(0)
    town.do(NECROMANCER, Resurrect(0))
    person = town.person(0)
    assert (person.role, person.number) == (Role.BANDIT, 3)


@pytest.mark.rule("mafia", "M44")
def test_things_stay_with_the_dead() -> None:
    town = _day()
    town.give(6, "helm")
    town.kill(6)
    town.do(NECROMANCER, Resurrect(6))
    assert [item.kind for item in town.person(6).things] == ["helm"]


# ── souls ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 12", "M8")
def test_dead_honest_and_the_dead_assassin_have_half_a_vote_while_the_necromancer_lives() -> None:
    town = _day(6, 5, 0)
    assert set(ballot.open_voters(town.state)) == {*range(1, 14)}
    assert town.refused(0, Accuse(1)) == "vote-none"
    town.do(6, Accuse(1))
    without = _day(6, 5, NECROMANCER)
    assert without.refused(6, Accuse(1)) == "vote-none"


@pytest.mark.rule("mafia", "item 19", "M13", "M75")
def test_a_soul_votes_as_the_necromancer_wants() -> None:
    town = _day(6)
    town.do(NECROMANCER, Subjugate(6, 0))
    assert town.person(NECROMANCER).mana == 20
    assert town.announced() == ["soul-taken", "voted"]
    assert town.refused(6, Accuse(1)) == "vote-final"
    other = _day(6)
    other.do(6, Accuse(1))
    assert other.refused(NECROMANCER, Subjugate(6, 0)) == "vote-cast"


@pytest.mark.rule("mafia", "item 19", "M13", "M75")
def test_a_reanimated_votes_as_the_living_and_is_dead_at_nightfall() -> None:
    town = _day(0)
    town.do(NECROMANCER, Reanimate(0))
    assert town.person(NECROMANCER).mana == 11
    town.do(0, Accuse(6))
    town.accuse(0, 7)  # who may be accused, too
    town.to_night()
    assert town.dead == [0, 6]
    assert not town.person(0).reanimated


@pytest.mark.rule("mafia", "M13")
def test_a_reanimated_who_is_hanged_is_simply_dead() -> None:
    town = _day(0)
    town.do(NECROMANCER, Reanimate(0))
    town.accuse(0, 6, 7)
    town.to_night()
    assert town.dead == [0]
    assert "hanged" in town.announced()
    grave = town.person(0).grave
    assert grave is not None
    assert grave.cause == "shot"


@pytest.mark.rule("mafia", "item 14", "J7")
def test_a_shield_that_was_spent_is_not_given_back_when_the_assassin_kills_after_it() -> None:
    town = _day(mana=30)
    town.do(6, PledgeMana(30))
    town.do(7, BidForKilling(NECROMANCER, 5))
    _attack(town, 0)
    assert town.dead == [1, NECROMANCER]
    assert town.person(6).mana == 0


@pytest.mark.rule("mafia", "M27")
def test_who_rises_and_dies_in_one_night_is_in_the_report() -> None:
    town = _day(6, 1)
    town.to_night()
    town.do(NECROMANCER, Resurrect(6))
    # Nobody can be shot who is dead when the order is given; the host might let it happen.
    town.state.plan(0).aims, town.state.plan(0).placed = (Aim(6),), 1
    events = town.to_day()
    told = next(event for event in events if event.id == "mafia-dawn")
    assert [one["who"]["seat"] for one in told.params["dead"]] == [6]
