"""What the assassin reads of an order, and what the end needs to know of everybody's exp."""

from typing import Any

import msgspec
import pytest

from intriga.games.mafia.game import game
from intriga.games.mafia.state import Phase
from intriga.games.mafia.state.guild import Customer
from intriga.games.mafia.state.plans import Aim
from intriga.games.mafia.state.posts import Checked
from intriga.games.mafia.subjects.clans.shooting import Shoot
from intriga.games.mafia.subjects.guild.bidding import BidForKilling
from intriga.games.mafia.subjects.guild.together import BidTogether
from intriga.kernel import REFEREE
from tests.games.mafia.world import Town

ROLES = "MMYYCANHHH"
A, N, H = 5, 6, 7


def desk(town: Town) -> Any:
    found = game.view(town.state, A).desk
    assert found is not None
    return found


@pytest.mark.rule("mafia", "item 22")
def test_a_clans_order_names_one_member_and_nobody_who_shares_it() -> None:
    town = Town(ROLES)
    town.to_day()
    town.do(1, BidTogether(H, 4))
    town.do(0, BidTogether(H, 3))
    (order,) = desk(town).orders
    assert (order.customer, order.price, order.victim) == (Customer.CLAN, 7, H)
    assert order.by in (0, 1)
    assert b"shares" not in msgspec.json.encode(game.view(town.state, A).desk)


@pytest.mark.rule("mafia", "item 22", "item 23")
def test_an_order_of_the_dead_names_nobody() -> None:
    town = Town(ROLES)
    town.kill(N, H, H + 1)
    town.to_day()
    town.do(H, BidTogether(0, 15))
    town.do(H + 1, BidTogether(0, 10))
    (order,) = desk(town).orders
    assert order.customer is Customer.DEAD_HONEST
    assert order.by is None


@pytest.mark.rule("mafia", "item 21", "item 22")
def test_a_lone_customer_is_named_to_the_assassin_alone() -> None:
    town = Town(ROLES)
    town.to_day()
    town.do(H, BidForKilling(0, 4))
    assert desk(town).orders[0].by == H
    for seat in (0, 2, 4, H + 1):
        view = game.view(town.state, seat)
        assert view.desk is None
        assert view.me is not None
        assert not view.me.orders


@pytest.mark.rule("mafia", "item 26")
def test_what_a_dead_assassin_may_tell_has_no_shares_either() -> None:
    town = Town(ROLES)
    town.to_day()
    town.do(0, BidTogether(H, 4))
    town.to_night()
    town.to_day()
    town.kill(A, 0)
    (told,) = desk(town).tellable
    assert (told.order.by, told.order.victim) == (0, H)
    assert b"shares" not in msgspec.json.encode(told)


@pytest.mark.rule("mafia", "M19", "item 33")
def test_the_commissar_is_told_whom_they_may_check_again() -> None:
    town = Town(ROLES)
    town.state.watch.checked[H] = Checked(times=1)
    office = game.view(town.state, 4).office
    assert office is not None
    assert (office.checked, office.again) == ({H: 1}, [])
    town.state.reinforcements = 1
    office = game.view(town.state, 4).office
    assert office is not None
    assert office.again == [H]


# ── exp over time ───────────────────────────────────────────────────────────────────────


@pytest.mark.rule("mafia", "item 43")
def test_exp_is_kept_of_every_night_and_day_for_the_end() -> None:
    town = Town("MYCH" + "H" * 6)
    town.do(0, Shoot((Aim(4),)))
    town.to_day()
    town.state.people[5].exp = 12
    town.to_night()
    assert [one.tick for one in town.state.standings] == [2, 3]
    assert [one.exp[5] for one in town.state.standings] == [30, 12]


def test_nobody_reads_the_exp_of_others_before_the_end() -> None:
    town = Town(ROLES)
    town.to_day()
    for viewer in (0, A, N, H, "public"):
        assert game.view(town.state, viewer).secret is None
    secret = game.view(town.state, REFEREE).secret
    assert secret is not None
    assert secret.standings == town.state.standings
    town.state.phase = Phase.OVER
    assert game.view(town.state, H).secret is not None


def test_the_log_says_whether_a_night_or_a_day_was_the_last() -> None:
    town = Town("MYCHHH")
    town.kill(1)
    town.to_day()
    town.accuse(0, 2, 3, 4, 5)
    town.to_night()
    (end,) = [line for line in town.log if line.id == "mafia-log-over"]
    assert end.turn == 3, "day 1"
