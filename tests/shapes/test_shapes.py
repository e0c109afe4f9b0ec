"""What each toy game is there to show, as a short scene."""

from functools import partial
from typing import Any

import msgspec
import pytest

from intriga.kernel import (
    HOST,
    TABLE,
    Act,
    Actor,
    Chair,
    Enter,
    Event,
    Game,
    InvalidOptions,
    Leave,
    Refusal,
    Replace,
    Return,
    Window,
)
from intriga.kernel.acts import Expire
from intriga.kernel.chance import Forced
from intriga.kernel.engine import Engine
from intriga.kernel.house_rules.house_acts import AskPause, SetDoors
from intriga.kernel.match_terms import Terms
from intriga.kernel.positions import Advance, Position, Seen
from intriga.kernel.questions.timed import expiry
from intriga.kernel.rooms import private_room
from intriga.kernel.text import refuse
from intriga.lab.conformance.plays.random_play import header_of
from tests.shapes.auction import Bid, Pass, Settle
from tests.shapes.auction import game as auction
from tests.shapes.campaign import Stake
from tests.shapes.campaign import game as campaign
from tests.shapes.lists import HandIn, Row
from tests.shapes.lists import game as lists
from tests.shapes.society import Abstain, Jail, Pardon, Vote
from tests.shapes.society import game as society


class Scene:
    """A match played line by line."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        *,
        options: dict[str, Any] | None = None,
        draws: list[int] | None = None,
        ledgers: tuple[dict[str, Any], ...] = (),
    ) -> None:
        header = header_of(game, seats, options, b"")
        if ledgers:
            chairs = (Chair(n, f"{n}", ledger) for n, ledger in enumerate(ledgers))
            header = msgspec.structs.replace(header, chairs=tuple(chairs))
        self.engine = Engine(game, header, Forced(draws or []))
        self.last: Advance[Any] = self.engine.open()

    @property
    def position(self) -> Position[Any]:
        return self.last.position

    @property
    def state(self) -> Any:
        return self.position.state

    @property
    def window(self) -> Window:
        (window,) = self.engine.game.windows(self.state)
        return window

    def awaited(self) -> tuple[int, ...]:
        """The seats awaited by the one open window."""
        return self.window.awaited

    @property
    def ids(self) -> list[str]:
        return [event.id for event in self.events]

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last.entry.events

    def do(self, actor: Actor, act: Act) -> list[str]:
        """Submit a legal act; returns the ids of the events."""
        advance = self.engine.act(self.position, actor, act, 0)
        assert isinstance(advance, Advance), advance
        self.last = advance
        return self.ids

    def refuses(self, actor: Actor, act: Act) -> str:
        """Submit an illegal act; returns the id of the refusal."""
        refusal = self.engine.act(self.position, actor, act, 0)
        assert isinstance(refusal, Refusal)
        return refusal.id

    def expire(self) -> list[str]:
        """Let the one open window expire."""
        return self.do(TABLE, expiry(self.window))


def test_every_bid_restarts_the_clock() -> None:
    sale = Scene(auction, 3, draws=[5, 5, 5])
    first = Expire("lot", sale.window.generation)
    sale.do(0, Bid(3))
    assert sale.window == Window("lot", "bid", (1, 2), first.generation, restarts=1)
    assert sale.refuses(TABLE, first) == "refused-stale", "the old clock is too late"
    sale.do(1, Bid(4))
    assert sale.awaited() == (0, 2)
    sale.do(2, Pass())
    assert sale.do(0, Pass()) == ["auction-pass", "auction-sold"], "nobody is left to bid"
    assert sale.state.bidders[1].lots == 1


def test_a_bid_on_a_page_that_shows_an_older_one_is_judged_by_the_rules() -> None:
    sale = Scene(auction, 3, draws=[5, 5, 5])
    seen = Seen("lot", sale.window.generation)
    sale.do(0, Bid(3))
    higher = sale.engine.act(sale.position, 1, Bid(4), 0, seen)
    assert not isinstance(higher, Refusal)
    same = sale.engine.act(sale.position, 1, Bid(3), 0, seen)
    assert isinstance(same, Refusal)
    assert (same.id, same.params["low"]) == ("auction-bid-between", 4)
    for seat in (1, 2):
        sale.do(seat, Pass())
    late = sale.engine.act(sale.position, 1, Bid(9), 0, seen)
    assert late == refuse("refused-stale"), "another lot is another question"


def test_an_insolvency_stops_the_sale_and_the_lot_is_called_again() -> None:
    sale = Scene(auction, 3, draws=[0, 5, 5])
    sale.do(0, Bid(20))
    assert sale.expire() == ["auction-insolvent"]
    assert (sale.window.key, sale.awaited()) == ("debt", (0,))
    assert sale.refuses(1, Bid(21)) == "auction-not-bidding"
    assert sale.refuses(0, Settle("pawn")) == "auction-nothing-to-pawn", "5 and 6 are not 20"
    assert sale.do(0, Settle("yield")) == ["auction-barred"]
    assert (sale.window.key, sale.awaited()) == ("lot", (1, 2))
    assert sale.state.left == 3


def test_a_debtor_may_pawn_a_keepsake() -> None:
    sale = Scene(auction, 2, draws=[0, 5])
    sale.do(0, Bid(11))
    sale.expire()
    assert sale.do(0, Settle("pawn")) == ["auction-pawned", "auction-sold"]
    assert sale.state.bidders[0].purse == 0
    assert not sale.state.bidders[0].keepsake


def test_a_silent_debtor_yields() -> None:
    sale = Scene(auction, 2, draws=[0, 5])
    sale.do(0, Bid(11))
    sale.expire()
    assert sale.expire() == ["auction-barred"]


def test_any_member_hands_in_or_changes_the_list_of_a_team() -> None:
    war = Scene(lists, 5)
    assert war.awaited() == (0, 1, 2, 3, 4)
    ids = war.do(2, HandIn((Row("raid", 1, 3),)))
    assert ids == ["lists-handed-in", "lists-noted"]
    assert war.events[1].to == (0, 2, 4), "team mates read it, nobody else"
    assert war.awaited() == (1, 3)
    assert war.do(4, HandIn((Row("guard", 1, 5),))) == ["lists-noted"], "the public does not see it"


def test_all_lists_are_revealed_together() -> None:
    war = Scene(lists, 4, draws=[1])
    war.do(0, HandIn((Row("raid", 1, 3), Row("raid", 2, 2), Row("guard", 4, 3))))
    ids = war.do(1, HandIn((Row("guard", 1, 4), Row("guard", 2, 2), Row("raid", 5, 1))))
    assert ids[2:4] == ["lists-opened", "lists-opened"]
    assert ids[4:] == ["lists-repelled", "lists-raided", "lists-raided"], "the second by chance"
    assert [team.men for team in war.state.teams] == [5, 8]
    assert war.window.generation == 2


@pytest.mark.parametrize(
    ("rows", "refusal"),
    [
        ((Row("raid", 1, 1), Row("guard", 1, 1)), "lists-village-twice"),
        (tuple(Row("raid", n, 1) for n in (1, 2, 3)), "lists-too-many-raids"),
        ((Row("guard", 1, 5), Row("guard", 2, 4)), "lists-too-many-men"),
        ((Row("guard", 6, 1),), "lists-no-such-row"),
        ((Row("guard", 1, -5), Row("guard", 2, 8)), "lists-no-such-row"),
    ],
)
def test_limits_across_rows(rows: tuple[Row, ...], refusal: str) -> None:
    assert Scene(lists, 4).refuses(0, HandIn(rows)) == refusal


def test_three_teams_need_six_seats() -> None:
    with pytest.raises(InvalidOptions):
        Scene(lists, 5, options={"teams": 3})


def test_the_jailed_are_not_awaited_and_lose_their_vote() -> None:
    town = Scene(society, 3)
    for voter in range(3):
        town.do(voter, Vote(0))
    assert town.state.chief == 0
    town.do(2, Vote(2))
    town.do(0, Jail(2))
    assert town.awaited() == (0, 1)
    assert town.refuses(2, Abstain()) == "society-no-vote"
    assert town.refuses(0, Jail(1)) == "society-not-chief", "one a day"
    town.do(0, Abstain())
    assert town.do(1, Abstain()) == ["society-voted", "society-nobody"]


def test_a_day_ends_even_if_everybody_is_jailed_or_gone() -> None:
    town = Scene(society, 3)
    for gone in range(3):
        town.do(TABLE, Leave(gone))
    assert town.position.outcome is not None, "nobody is awaited: the days pass at once"
    assert town.position.outcome.winners == ()


def test_voting_ends_when_the_last_voter_leaves() -> None:
    town = Scene(society, 3)
    town.do(0, Vote(1))
    town.do(1, Vote(1))
    assert town.do(TABLE, Leave(2)) == ["table-left", "society-elected"]


def test_people_enter_and_return() -> None:
    town = Scene(society, 3)
    town.do(TABLE, Enter("Фома"))
    assert town.awaited() == (0, 1, 2, 3)
    town.do(TABLE, Leave(1))
    assert town.awaited() == (0, 2, 3)
    assert town.refuses(1, Abstain()) == "refused-seat-left"
    assert town.refuses(TABLE, Leave(1)) == "refused-seat-left"
    assert town.refuses(TABLE, Return(0, "Ерёма")) == "refused-seat-not-left"
    assert town.do(TABLE, Return(1, "Ерёма")) == ["table-returned"]
    assert town.position.chairs[1].name == "Ерёма"
    assert town.awaited() == (0, 1, 2, 3)


def test_who_leaves_jailed_comes_back_jailed() -> None:
    town = Scene(society, 3)
    for voter in range(3):
        town.do(voter, Vote(0))
    assert town.refuses(TABLE, Leave(0)) == "society-chief-stays"
    town.do(0, Jail(2))
    town.do(TABLE, Leave(2))
    town.do(TABLE, Return(2, "Ерёма"))
    assert town.awaited() == (0, 1)
    assert town.refuses(2, Abstain()) == "society-no-vote"


def test_the_host_opens_and_closes_the_doors() -> None:
    town = Scene(society, 3)
    assert town.refuses(HOST, SetDoors("open")) == "refused-doors-already"
    assert town.refuses(0, SetDoors("closed")) == "refused-not-host"
    town.do(TABLE, Leave(2))
    assert town.do(HOST, SetDoors("closed")) == ["table-doors-closed"]
    assert town.refuses(TABLE, Enter("Фома")) == "refused-doors-closed"
    assert town.refuses(TABLE, Return(2, "Ерёма")) == "refused-doors-closed"
    town.do(TABLE, Leave(1))
    assert town.do(HOST, SetDoors("approval")) == ["table-doors-approval"]
    town.do(TABLE, Return(2, "Ерёма"))
    sale = Scene(auction, 2, draws=[0, 5])
    assert sale.refuses(HOST, SetDoors("open")) == "refused-doors-fixed"


def test_who_leaves_is_not_asked_about_a_pause_and_not_talked_to() -> None:
    town = Scene(society, 3)
    town.do(0, AskPause(True))
    town.do(1, AskPause(True))
    assert town.do(TABLE, Leave(2)) == ["table-left", "table-paused"]
    talk = partial(private_room, society, town.state, Terms(press="full"))
    assert talk((0, 1, 2), (0, 2)) is not None
    assert talk(town.position.present, (0, 2)) is None, "nobody reads there"


def test_by_default_seats_may_change_hands() -> None:
    sale = Scene(auction, 2, draws=[0, 5])
    before = sale.state
    assert sale.do(TABLE, Replace(1, "Ерёма")) == ["table-replaced"]
    assert sale.state == before
    assert sale.position.chairs[1].name == "Ерёма"
    assert sale.refuses(TABLE, Enter("Фома")) == "refused-seats-fixed"
    assert sale.refuses(TABLE, Leave(0)) == "refused-seats-fixed"


def test_the_host_pardons() -> None:
    town = Scene(society, 3)
    for voter in range(3):
        town.do(voter, Vote(0))
    town.do(0, Jail(1))
    assert town.refuses(0, Pardon(1)) == "society-not-host"
    assert [form.act for form in society.forms(town.state, HOST)] == ["pardon"]
    assert town.do(HOST, Pardon(1)) == ["society-pardoned"]
    assert town.awaited() == (0, 1, 2)


def test_the_second_match_starts_with_what_the_first_left() -> None:
    first = Scene(campaign, 2, options={"rounds": 1})
    first.do(0, Stake(4))
    assert first.do(1, Stake(7))[2:] == ["campaign-won", "campaign-over"]
    outcome = first.position.outcome
    assert outcome is not None
    kept = (
        {"supplies": 6, "banners": 0, "campaigns": 1},
        {"supplies": 3, "banners": 1, "campaigns": 1},
    )
    assert outcome.ledger == kept
    second = Scene(campaign, 2, options={"rounds": 1}, ledgers=outcome.ledger)
    assert [(event.id, event.params["banners"]) for event in second.events] == [
        ("campaign-veteran", 1)
    ]
    assert [(camp.left, camp.banners) for camp in second.state.camps] == [(16, 0), (13, 1)]
    second.do(0, Stake(16))
    second.do(1, Stake(13))
    assert second.position.outcome is not None
    assert second.position.outcome.scores == (1, 1)
    assert second.position.outcome.winners == (0, 1)


def test_equal_stakes_win_nothing_and_are_spent() -> None:
    war = Scene(campaign, 2)
    war.do(0, Stake(5))
    assert war.do(1, Stake(5))[2:] == ["campaign-drawn"]
    assert [camp.left for camp in war.state.camps] == [5, 5]
