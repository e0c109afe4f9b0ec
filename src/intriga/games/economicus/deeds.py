"""Which acts there are: the type of each, its check and what carries it out."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from intriga.games.economicus.acts import course, development, money, trade
from intriga.games.economicus.rules import (
    auction,
    bankruptcy,
    cards,
    crime,
    founding,
    loans,
    offers,
    sales,
    staying_out,
    tender,
    turn,
)
from intriga.games.economicus.rules import development as growth
from intriga.games.economicus.state import State as Position
from intriga.kernel import Act, Refusal, Seat, Step

Check = Callable[[Position, Seat, Any], Refusal | None]
Apply = Callable[[Position, Seat, Any, Step], None]

DEEDS: Final[Mapping[type[Act], tuple[Check, Apply]]] = {
    course.Place: (founding.check_place, founding.place),
    course.Roll: (turn.check_roll, turn.roll),
    course.GoOn: (turn.check_go_on, turn.go_on),
    course.AskMe: (turn.check_ask_me, turn.ask_me),
    course.DeclareBankruptcy: (bankruptcy.check_declare, bankruptcy.do_declare),
    money.Borrow: (loans.check_borrow, loans.borrow),
    money.Repay: (loans.check_repay, loans.repay),
    money.MakeDeposit: (loans.check_deposit, loans.deposit),
    money.Withdraw: (loans.check_withdraw, loans.withdraw),
    development.Research: (growth.check_research, growth.research),
    development.Modernise: (growth.check_modernise, growth.modernise),
    development.PlayCard: (cards.check_play, crime.play),
    development.BidTender: (tender.check_bid, tender.bid),
    development.Surrender: (cards.check_surrender, cards.surrender),
    trade.OpenAuction: (auction.check_open, auction.open_lot),
    trade.PassFirst: (auction.check_pass, auction.pass_first),
    trade.StayOut: (staying_out.check, staying_out.stay_out),
    trade.JoinAuction: (auction.check_join, auction.join),
    trade.Bid: (auction.check_bid, auction.bid),
    trade.LeaveAuction: (auction.check_leave, auction.leave),
    trade.SetMaximum: (auction.check_maximum, auction.set_maximum),
    trade.SellToMarket: (sales.check_sell, sales.sell),
    trade.Propose: (sales.check_propose, sales.propose),
    trade.AnswerProposal: (sales.check_answer, sales.answer),
    trade.NamePrice: (sales.check_name_price, sales.name_price),
    trade.WithdrawProposal: (sales.check_withdraw, sales.withdraw),
    trade.MakeOffer: (offers.check_make, offers.make),
    trade.AnswerOffer: (offers.check_answer, offers.answer),
    trade.AuctionOff: (offers.check_auction_off, offers.auction_off),
    trade.Investigate: (crime.check_investigate, crime.investigate),
}
