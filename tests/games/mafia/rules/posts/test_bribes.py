"""Bribes: recognised by themselves, and told to nobody."""

import msgspec
import pytest

from intriga.games.mafia.course import outcomes
from intriga.games.mafia.game import game
from intriga.games.mafia.options import Options
from intriga.games.mafia.state.ledger import Keepings
from intriga.games.mafia.state.people import Clan, Item, Role
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.subjects.commissariat.checks import Check
from intriga.games.mafia.subjects.market.buying import BidForThing
from intriga.games.mafia.subjects.money import bribes
from intriga.games.mafia.subjects.money.gifts import AnswerGift, GiveCoins
from intriga.games.mafia.subjects.opening import dealing, seating
from intriga.games.mafia.subjects.override import Override
from intriga.kernel import Chair, Step
from tests.games.mafia.world import Draws, Town

TOWN = "MMYYCAHHHHHHNH"
COMMISSAR, ASSASSIN, NECROMANCER = 4, 5, 12


def _day() -> Town:
    town = Town(TOWN, commissar_patience=5)
    town.to_day()
    for kind in ("arrow", "potion", "poisoned-trap"):
        town.state.trade.shop.stock.append(Item(town.state.number(), kind))
    for person in town.state.people:
        person.coins = 30
    return town


def _pay(town: Town, by: int, to: int, coins: int, *, purchase: bool = False) -> int:
    """How many coins arrive."""
    before = town.person(to).coins
    town.do(by, GiveCoins(to, coins, purchase))
    town.do(to, AnswerGift(by, yes=True))
    return town.person(to).coins - before


@pytest.mark.rule("mafia", "item 39", "M45", "M46", "M62")
@pytest.mark.parametrize(
    ("to", "coins", "arrive", "bonus"),
    [
        (6, 6, 1, 0),  # an honest citizen: only the tax
        (6, 20, 15, 0),
        (NECROMANCER, 6, 0, 1),  # a third of 1
        (NECROMANCER, 20, 5, 10),
        (NECROMANCER, 22, 5, 12),  # a third of 17, down
        (COMMISSAR, 20, 5, 10),
    ],
)
def test_what_arrives_of_a_bribe(to: int, coins: int, arrive: int, bonus: int) -> None:
    town = _day()
    assert _pay(town, 0, to, coins) == arrive
    assert town.person(to).bribed
    assert town.state.bonus == bonus
    assert town.person(0).coins == 30 - coins


@pytest.mark.rule("mafia", "item 39", "M45", "M62")
@pytest.mark.parametrize(
    ("by", "to"),
    [(6, 7), (6, NECROMANCER), (6, 0), (0, 1), (0, 2), (0, ASSASSIN), (ASSASSIN, 6)],
)
def test_no_bribe_unless_a_bandit_pays_somebody_honest(by: int, to: int) -> None:
    town = _day()
    assert _pay(town, by, to, 9) == 9
    assert not town.person(to).bribed
    assert town.state.bonus == 0


@pytest.mark.rule("mafia", "item 39", "M15", "M45", "M62")
def test_an_infiltrated_commissar_is_of_the_clan_for_its_money_alone() -> None:
    town = _day()
    spy = town.person(COMMISSAR)
    spy.clan, spy.number, spy.recruited = Clan.MAFIA, 3, True
    assert _pay(town, 0, COMMISSAR, 9) == 9
    assert not spy.bribed
    assert _pay(town, COMMISSAR, 6, 9) == 9  # has the status, so is honest (M15)
    assert not town.person(6).bribed
    assert _pay(town, 2, COMMISSAR, 11) == 2
    assert spy.bribed


@pytest.mark.rule("mafia", "item 39", "M45")
def test_a_recruit_pays_bribes_like_any_bandit() -> None:
    town = _day()
    recruit = town.person(7)
    recruit.role, recruit.clan, recruit.number, recruit.recruited = Role.BANDIT, Clan.MAFIA, 3, True
    assert _pay(town, 7, 6, 9) == 4
    assert _pay(town, 0, 7, 9) == 9


@pytest.mark.rule("mafia", "item 37", "item 39")
def test_the_commissar_kills_an_honest_citizen_with_a_bribe() -> None:
    for coins, dead in ((0, []), (8, [6])):
        town = _day()
        if coins:
            _pay(town, 0, 6, coins)
        town.to_night()
        town.do(COMMISSAR, Check((Aim(6),)))
        town.to_day()
        assert town.dead == dead


@pytest.mark.rule("mafia", "M45")
def test_the_mark_of_a_bribe_stays() -> None:
    town = _day()
    _pay(town, 0, 6, 8)
    for _ in range(3):
        town.to_night()
        town.to_day()
    assert town.person(6).bribed


@pytest.mark.rule("mafia", "M45")
def test_a_giver_reads_what_left_and_a_receiver_what_arrived() -> None:
    """Nobody reads that it was a bribe: the giver gets the same text to the letter, whoever takes
    the coins, and the receiver the same for the same sum."""
    told = {}
    for by, to, coins in ((0, 6, 14), (0, NECROMANCER, 14), (0, 2, 14), (7, 6, 9)):
        town = _day()
        _pay(town, by, to, coins)
        told[by, to] = {
            event.to: (event.id, {name: event.params[name] for name in ("coins",)})
            for event in town.events
        }
    assert told[0, 6][0,] == told[0, 2][0,] == told[0, NECROMANCER][0,]
    assert told[0, 6][0,] == ("mafia-gift-taken", {"coins": 14})
    assert told[0, 6][6,] == told[7, 6][6,] == ("mafia-gift-arrived", {"coins": 9})


@pytest.mark.rule("mafia", "M45")
def test_no_view_says_that_somebody_is_bribed() -> None:
    town, clean = _day(), _day()
    _pay(town, 0, 6, 14)
    _pay(clean, 0, 6, 14)
    clean.person(6).bribed = False
    for who in range(14):
        seen = [msgspec.json.encode(game.view(one.state, who)) for one in (town, clean)]
        assert seen[0] == seen[1]
        assert b"bribe" not in seen[0]


@pytest.mark.rule("mafia", "M45")
def test_the_log_names_every_bribe() -> None:
    town = _day()
    _pay(town, 0, NECROMANCER, 20)
    (line,) = [line for line in town.logged("D0") if line.id == "mafia-log-bribe"]
    assert line.params == {
        "by": {"seat": 0},
        "to": {"seat": NECROMANCER},
        "coins": 20,
        "tax": 5,
        "bonus": 10,
    }


# ── the commissar's purchases ───────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 39", "M45", "M64")
def test_money_for_a_purchase_that_is_made_the_same_day_is_no_bribe() -> None:
    town = _day()
    assert _pay(town, 0, COMMISSAR, 8, purchase=True) == 8
    town.do(COMMISSAR, BidForThing("arrow", 8))
    town.to_night()
    assert not town.person(COMMISSAR).bribed
    assert town.person(COMMISSAR).coins == 30
    assert town.state.bonus == 0


@pytest.mark.rule("mafia", "item 39", "M45", "M46", "M64")
@pytest.mark.parametrize("kind", ["", "poisoned-trap"])
def test_else_it_is_a_bribe_at_nightfall(kind: str) -> None:
    """Not spent, or all of it on a thing that is not special."""
    town = _day()
    assert _pay(town, 0, COMMISSAR, 12, purchase=True) == 12
    if kind:
        town.do(COMMISSAR, BidForThing(kind, 12))
    town.to_night()
    assert town.person(COMMISSAR).bribed
    # Of 12 coins 5 are tax, two of the other 7 stay.
    assert town.person(COMMISSAR).coins == 32 - (12 if kind else 0)
    assert town.state.bonus == 5
    assert "purchase-lapsed" in town.heard(COMMISSAR)


@pytest.mark.rule("mafia", "item 39", "M45", "M64")
def test_all_of_it_must_be_spent() -> None:
    town = _day()
    _pay(town, 0, COMMISSAR, 9, purchase=True)
    town.do(COMMISSAR, BidForThing("arrow", 9))  # costs 8: there is no auction
    town.to_night()
    assert town.person(COMMISSAR).bribed


@pytest.mark.rule("mafia", "item 39", "M45")
def test_what_was_spent_counts_for_the_first_giver_first() -> None:
    town = _day()
    _pay(town, 0, COMMISSAR, 20, purchase=True)
    _pay(town, 2, COMMISSAR, 8, purchase=True)
    town.do(COMMISSAR, BidForThing("potion", 20))
    town.to_night()
    (spent,) = [line for line in town.logged("N0") if line.id == "mafia-log-well-spent"]
    (kept,) = [line for line in town.logged("N0") if line.id == "mafia-log-not-spent"]
    assert (spent.params["by"], kept.params["by"]) == ({"seat": 0}, {"seat": 2})
    assert town.person(COMMISSAR).bribed


@pytest.mark.rule("mafia", "item 39", "M45")
def test_what_is_gone_cannot_be_taken_back() -> None:
    town = _day()
    _pay(town, 0, COMMISSAR, 20, purchase=True)
    town.host(Override(COMMISSAR, "coins", 3, "stolen"))
    town.to_night()
    assert town.person(COMMISSAR).coins == 0
    assert town.state.bonus == 0  # the tax comes first


@pytest.mark.rule("mafia", "item 39", "M45", "M64")
def test_the_purpose_helps_nobody_but_the_commissar() -> None:
    town = _day()
    assert _pay(town, 0, 6, 8, purchase=True) == 3
    assert _pay(town, 0, NECROMANCER, 8, purchase=True) == 1
    assert town.person(6).bribed
    assert town.person(NECROMANCER).bribed


@pytest.mark.rule("mafia", "item 39", "M45", "M64")
def test_a_purchase_is_for_one_day() -> None:
    town = _day()
    _pay(town, 0, COMMISSAR, 8, purchase=True)
    town.do(COMMISSAR, BidForThing("arrow", 8))
    town.to_night()
    town.to_day()
    _pay(town, 0, COMMISSAR, 8, purchase=True)
    town.to_night()
    assert town.person(COMMISSAR).bribed


# ── the next match ──────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "M46", "item 42")
def test_two_thirds_go_to_the_honest_of_the_next_match() -> None:
    town = _day()
    _pay(town, 0, NECROMANCER, 30)
    assert town.state.bonus == 17
    outcomes.end(town.state, "time", (), Step(1, 0, Draws()))
    outcome = game.outcome(town.state)
    assert outcome is not None
    assert outcome.ledger is not None
    kept = [one for one in outcome.ledger if isinstance(one, Keepings)]
    assert sum(one.bonus for one in kept) == 17
    assert max(one.bonus for one in kept) - min(one.bonus for one in kept) <= 1

    options = msgspec.convert({"professions": "none"}, Options)
    chairs = [Chair(who, str(who), one) for who, one in enumerate(kept)]
    step = Step(1, 0, Draws())
    after = seating.lay_out(options, chairs, step)
    assert after.bonus == 17
    dealing.begin(after, step)
    honest = [who for who, person in enumerate(after.people) if person.honest]
    share = 17 // len(honest)
    assert share
    assert {after.people[who].coins for who in honest} == {10 + share}
    assert after.bonus == 17 - share * len(honest)


@pytest.mark.rule("mafia", "item 39", "M46")
@pytest.mark.parametrize("role", [Role.HONEST, Role.NECROMANCER, Role.COMMISSAR])
@pytest.mark.parametrize("coins", [6, 7, 11, 19, 100])
def test_no_coin_of_a_bribe_is_without_a_place(role: Role, coins: int) -> None:
    kept, tax, bonus = bribes.parts(role, coins)
    assert kept + tax + bonus == coins
    assert tax == 5
    assert bonus == (0 if role is Role.HONEST else (coins - 5) - (coins - 5) // 3)
