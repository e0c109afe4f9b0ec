"""Coins: the exchange, gifts, collections."""

import pytest

from intriga.games.mafia.course import outcomes, purses
from intriga.games.mafia.game import game
from intriga.games.mafia.seen.view import Collection, OwnGift
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.people import Item, Role
from intriga.games.mafia.state.trade import Collector
from intriga.games.mafia.subjects import lookup
from intriga.games.mafia.subjects.crypt.reanimation import Reanimate
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.market.buying import BidForThing
from intriga.games.mafia.subjects.money.exchange import ExchangeExp
from intriga.games.mafia.subjects.money.gifts import AnswerGift, GiveCoins
from intriga.games.mafia.subjects.money.pooling import ChipIn, StartCollection
from intriga.games.mafia.subjects.override import Override
from intriga.kernel import PUBLIC, REFEREE, Range, Step
from tests.games.mafia.world import Draws, Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN, NECROMANCER = 4, 5, 12


def _day(*dead: int, **options: object) -> Town:
    """The first day; a poisoned arrow and a potion lie in the shop."""
    town = Town(TOWN, commissar_patience=5, **options)
    town.kill(*dead)
    town.to_day()
    for kind in ("arrow", "potion", "trap"):
        town.state.trade.shop.stock.append(Item(town.state.number(), kind))
    return town


def _coins(town: Town, *seats: int) -> list[int]:
    return [town.person(who).coins for who in seats]


# ── the exchange ────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 38", "M61")
def test_exp_becomes_as_many_coins_and_never_the_other_way() -> None:
    town = _day()
    town.do(6, ExchangeExp(7))
    assert (town.person(6).exp, town.person(6).coins) == (23, 17)
    assert town.heard(6) == ["exchanged"]
    assert town.announced() == []


@pytest.mark.rule("mafia", "item 38", "T4")
def test_exp_that_an_order_holds_is_not_exchanged() -> None:
    town = _day()
    town.do(6, BidForKilling(7, 20))
    assert town.refused(6, ExchangeExp(11)) == "free-exp"
    town.do(6, ExchangeExp(10))
    assert lookup.free_exp(town.state, 6) == 0
    assert town.person(6).exp == 20


@pytest.mark.rule("mafia", "item 18", "item 40", "M61")
def test_the_dead_pay_double_and_only_while_a_necromancer_lives() -> None:
    town = _day(6)
    town.do(6, ExchangeExp(4))
    assert (town.person(6).exp, town.person(6).coins) == (22, 14)
    assert town.refused(6, ExchangeExp(12)) == "free-exp"
    assert _day(6, NECROMANCER).refused(6, ExchangeExp(4)) == "no-necromancer"


@pytest.mark.rule("mafia", "item 38", "M61")
def test_money_moves_by_day_alone() -> None:
    night = Town(TOWN)
    assert night.refused(6, ExchangeExp(4)) == "by-day"
    assert night.refused(6, GiveCoins(7, 6)) == "by-day"
    assert night.refused(COMMISSAR, StartCollection("commissar", "arrow", 8)) == "by-day"


# ── gifts ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 39", "M45", "M63")
def test_coins_are_put_aside_until_they_are_taken() -> None:
    town = _day()
    town.do(6, GiveCoins(7, 8))
    assert town.heard(7) == ["gift-offered"]
    assert _coins(town, 6, 7) == [2, 10]
    assert town.refused(6, GiveCoins(8, 6)) == "purse"
    town.do(7, AnswerGift(6, yes=True))
    assert _coins(town, 6, 7) == [2, 18]
    assert town.heard(6) == ["gift-taken"]
    assert town.heard(7) == ["gift-arrived"]
    assert town.announced() == []
    assert town.refused(7, AnswerGift(6, yes=True)) == "no-gift"


@pytest.mark.rule("mafia", "M45")
def test_a_gift_that_is_declined_or_not_answered_comes_back() -> None:
    town = _day()
    town.do(6, GiveCoins(7, 8))
    town.do(7, AnswerGift(6, yes=False))
    assert _coins(town, 6, 7) == [10, 10]
    assert town.heard(6) == ["gift-declined"]
    town.do(6, GiveCoins(7, 8))
    town.do(0, GiveCoins(7, 10))
    town.to_night()
    assert _coins(town, 0, 6, 7) == [10, 10, 10]
    assert town.heard(0) == ["gift-declined"]
    assert not town.person(7).bribed


@pytest.mark.rule("mafia", "M45", "M63")
@pytest.mark.parametrize("giver", [0, 2, COMMISSAR, ASSASSIN, 6, NECROMANCER])
def test_nobody_hands_over_less_than_6_whoever_they_are(giver: int) -> None:
    town = _day()
    assert town.refused(giver, GiveCoins(7, 5)) == "least-transfer"
    town.do(giver, GiveCoins(7, 6))
    assert town.refused(giver, GiveCoins(7, 6)) == "gift-open"


@pytest.mark.rule("mafia", "M45", "M63")
def test_a_receiver_does_not_read_how_much_it_is_before_it_arrives() -> None:
    town = _day()
    town.do(6, GiveCoins(7, 8, purchase=True))
    assert game.view(town.state, 6).market.gifts == [OwnGift(7, 8, purchase=True)]
    assert game.view(town.state, 7).market.gifts == [OwnGift(6, 0, purchase=True, incoming=True)]
    assert game.view(town.state, 8).market.gifts == []
    assert "8" not in str([event.params for event in town.events if event.to == (7,)])


@pytest.mark.rule("mafia", "item 42")
def test_the_dead_hand_nothing_over_and_get_nothing() -> None:
    town = _day(6)
    assert town.refused(6, GiveCoins(7, 6)) == "dead"
    assert town.refused(7, GiveCoins(6, 6)) == "living-other"
    assert town.refused(6, ChipIn("commissar", 1)) == "dead"


@pytest.mark.rule("mafia", "item 42", "M13")
def test_the_reanimated_count_as_living_until_nightfall() -> None:
    town = _day(6)
    town.do(NECROMANCER, Reanimate(6))
    town.do(6, GiveCoins(7, 6))
    town.do(7, AnswerGift(6, yes=True))
    town.do(7, GiveCoins(6, 16))
    assert _coins(town, 6, 7) == [4, 0]
    town.to_night()
    assert _coins(town, 6, 7) == [4, 16]


@pytest.mark.rule("mafia", "item 42")
def test_who_dies_by_day_gives_no_more() -> None:
    town = _day()
    town.do(6, GiveCoins(7, 6))
    town.host(Override(6, "life", 0, "away"))
    assert town.refused(7, AnswerGift(6, yes=True)) == "no-gift"
    town.to_night()
    assert _coins(town, 6, 7) == [10, 10]


# ── collections ─────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 52", "M65")
def test_everybody_may_pay_for_the_commissar_who_stays_unknown() -> None:
    town = _day()
    town.do(COMMISSAR, StartCollection("commissar", "potion", 20))
    assert town.announced() == ["collection-commissar"]
    assert str(COMMISSAR) not in str([event.params for event in town.events])
    for who, coins in ((0, 6), (2, 4), (ASSASSIN, 3), (7, 7)):
        town.do(who, ChipIn("commissar", coins))
    assert town.announced() == ["collection-full"]
    assert town.state.trade.collections == []
    town.to_night()
    assert [item.kind for item in town.person(COMMISSAR).things] == ["potion"]
    assert _coins(town, 0, 2, ASSASSIN, 7, COMMISSAR) == [4, 6, 7, 3, 10]
    assert not any(one.bribed for one in town.state.people)
    assert town.state.bonus == 0


@pytest.mark.rule("mafia", "item 52", "M65")
def test_a_clan_pays_for_its_own_and_nobody_else_knows() -> None:
    town = _day()
    town.do(0, StartCollection("mafia", "arrow", 12))
    assert [event.to for event in town.events] == [(0, 1)]
    town.do(1, ChipIn("mafia", 5))
    assert game.view(town.state, PUBLIC).market.collections == []
    for stranger in (2, COMMISSAR, ASSASSIN, 6):
        assert game.view(town.state, stranger).market.collections == []
        assert town.refused(stranger, ChipIn("mafia", 5)) == "no-collection"
        named, none = (
            game.domain(town.state, stranger, "chip", {"to": clan}) for clan in ("mafia", "yakuza")
        )
        assert named == none
    assert game.domain(town.state, 1, "chip", {"to": "mafia"}) == Range(1, 5)
    town.do(0, ChipIn("mafia", 7))
    assert town.heard(1) == ["collection-full"]
    town.to_night()
    assert [item.kind for item in town.person(0).things] == ["arrow"]
    # The shop sells at the price of the day: what was above it goes back, first to the last payer.
    assert _coins(town, 0, 1) == [7, 5]


@pytest.mark.rule("mafia", "item 52")
def test_if_who_began_it_dies_the_clans_next_gets_the_thing() -> None:
    town = _day()
    town.do(0, StartCollection("mafia", "arrow", 8))
    town.host(Override(0, "life", 0, "away"))
    town.do(1, ChipIn("mafia", 8))
    town.to_night()
    assert [item.kind for item in town.person(1).things] == ["arrow"]
    assert town.person(0).things == []


@pytest.mark.rule("mafia", "item 52")
def test_those_who_collect_see_the_sum_and_not_the_givers() -> None:
    town = _day()
    town.do(COMMISSAR, StartCollection("commissar", "potion", 20))
    town.do(7, ChipIn("commissar", 6))
    town.do(8, ChipIn("commissar", 2))
    seen = {who: game.view(town.state, who).market.collections for who in (COMMISSAR, 6, 7, PUBLIC)}
    nothing_of_theirs = [Collection("commissar", "potion", 20, 8, 0)]
    assert seen == {
        COMMISSAR: nothing_of_theirs,
        6: nothing_of_theirs,
        7: [Collection("commissar", "potion", 20, 8, 6)],
        PUBLIC: nothing_of_theirs,
    }


@pytest.mark.rule("mafia", "item 52")
def test_the_assassin_and_plain_citizens_do_not_collect() -> None:
    town = _day()
    everybody: tuple[Collector, ...] = ("commissar", "mafia", "yakuza")
    for who in (ASSASSIN, 6, NECROMANCER):
        for to in everybody:
            assert town.refused(who, StartCollection(to, "arrow", 8)) == "collector"
    assert town.refused(0, StartCollection("yakuza", "arrow", 8)) == "collector"
    assert town.refused(COMMISSAR, StartCollection("mafia", "arrow", 8)) == "collector"


@pytest.mark.rule("mafia", "item 52", "M65")
def test_one_collects_for_special_things_at_the_shops_price_one_at_a_time() -> None:
    town = _day()
    assert town.refused(COMMISSAR, StartCollection("commissar", "trap", 9)) == "not-special"
    assert town.refused(COMMISSAR, StartCollection("commissar", "nothing", 9)) == "not-special"
    short = StartCollection("commissar", "potion", 19)
    assert town.refused(COMMISSAR, short) == "collection-price"
    town.do(COMMISSAR, StartCollection("commissar", "potion", 20))
    again = StartCollection("commissar", "arrow", 8)
    assert town.refused(COMMISSAR, again) == "collection-open"
    assert town.refused(6, ChipIn("commissar", 21)) == "collection-missing"
    assert town.refused(6, ChipIn("commissar", 11)) == "purse"


@pytest.mark.rule("mafia", "item 52", "M65")
def test_what_is_not_full_at_nightfall_goes_back() -> None:
    town = _day()
    town.do(COMMISSAR, StartCollection("commissar", "potion", 20))
    for coins in (3, 4):
        town.do(6, ChipIn("commissar", coins))
    assert _coins(town, 6) == [3]
    town.to_night()
    assert _coins(town, 6) == [10]
    assert town.heard(6) == ["collection-off"]
    assert town.state.trade.collections == []


@pytest.mark.rule("mafia", "item 52", "item 47", "M65")
def test_a_collection_can_be_outbid_and_goes_back_then() -> None:
    town = _day()
    town.do(COMMISSAR, StartCollection("commissar", "arrow", 8))
    town.do(6, ChipIn("commissar", 8))
    town.do(0, BidForThing("arrow", 9))
    town.to_night()
    assert [item.kind for item in town.person(0).things] == ["arrow"]
    assert _coins(town, 0, 6) == [1, 10]


@pytest.mark.rule("mafia", "item 52")
def test_the_thing_goes_to_whoever_has_the_post() -> None:
    town = _day()
    town.state.watch.sergeant = 8
    town.do(COMMISSAR, StartCollection("commissar", "arrow", 8))
    town.do(6, ChipIn("commissar", 5))
    town.host(Override(COMMISSAR, "life", 0, "away"))
    assert town.person(8).role is Role.COMMISSAR
    town.do(7, ChipIn("commissar", 3))
    town.to_night()
    assert [item.kind for item in town.person(8).things] == ["arrow"]


@pytest.mark.rule("mafia", "item 52", "M13")
def test_a_reanimated_commissar_does_not_speak_for_the_post() -> None:
    town = _day(COMMISSAR)
    town.do(NECROMANCER, Reanimate(COMMISSAR))
    assert town.refused(COMMISSAR, StartCollection("commissar", "arrow", 8)) == "collector"


@pytest.mark.rule("mafia", "item 52")
def test_without_a_commissar_nothing_is_bought() -> None:
    town = _day()
    town.do(COMMISSAR, StartCollection("commissar", "arrow", 8))
    town.host(Override(COMMISSAR, "life", 0, "away"))
    town.do(6, ChipIn("commissar", 8))
    assert "collection-off" in town.heard(6)
    assert _coins(town, 6) == [10]


# ── the end ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 42")
def test_at_the_end_everything_put_aside_is_back_and_coins_burn() -> None:
    town = _day()
    town.do(6, GiveCoins(7, 6))
    town.do(COMMISSAR, StartCollection("commissar", "potion", 20))
    town.do(8, ChipIn("commissar", 9))
    before = purses.total(town.state)
    secret = game.view(town.state, REFEREE).secret
    assert secret is not None
    assert [(gift.by, gift.coins) for gift in secret.gifts] == [(6, 6)]
    assert [one.given for one in secret.collections] == [{8: 9}]
    outcomes.end(town.state, "time", (), Step(1, 0, Draws()))
    assert town.state.phase is Phase.OVER
    assert _coins(town, 6, 8) == [10, 10]
    assert purses.total(town.state) == before
    outcome = game.outcome(town.state)
    assert outcome is not None
    assert outcome.ledger is not None
    assert not any("coins" in str(keepings) for keepings in outcome.ledger)


@pytest.mark.rule("mafia", "item 38")
def test_forms_offer_no_sums_that_an_act_cannot_name() -> None:
    town = _day()
    town.person(6).exp = town.person(6).coins = town.person(6).mana = 20_000
    domains = {name: game.domain(town.state, 6, name, {}) for name in ("exchange", "gift", "mana")}
    assert domains == {
        "exchange": Range(1, 9_999),
        "gift": Range(6, 9_999),
        "mana": Range(1, 9_999),
    }
