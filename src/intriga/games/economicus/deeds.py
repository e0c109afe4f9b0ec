"""All deeds of the game, as programs are told of them, and all that its cards can do."""

from typing import Final

from intriga.games.economicus.state.position import State
from intriga.games.economicus.subjects import bankruptcy, going_on, growth, placing
from intriga.games.economicus.subjects.bank import accounts
from intriga.games.economicus.subjects.card_effect import CardEffect
from intriga.games.economicus.subjects.cards import crime, playing
from intriga.games.economicus.subjects.cards.effects import (
    buy,
    gear,
    licence,
    more_research,
    nationalise,
    pay,
    price,
    quota,
    relief,
    seize,
    star,
    take,
    tender,
    token,
)
from intriga.games.economicus.subjects.events import (
    interest,
    neighbours,
    no_loans,
    profit_change,
    research_price,
)
from intriga.games.economicus.subjects.trade import (
    bids,
    first_word,
    maxima,
    offers,
    proposals,
    replies,
    sales,
    staying_out,
)
from intriga.kernel import Deeds

DEEDS: Final[Deeds[State]] = (
    placing.PLACE_COMPANY,
    going_on.ROLL,
    going_on.GO_ON,
    going_on.ASK_ME,
    bankruptcy.DECLARE_BANKRUPTCY,
    accounts.BORROW,
    accounts.REPAY,
    accounts.DEPOSIT,
    accounts.WITHDRAW,
    growth.RESEARCH,
    growth.MODERNISE,
    playing.PLAY_CARD,
    tender.BID_TENDER,
    nationalise.SURRENDER,
    first_word.OPEN_AUCTION,
    first_word.PASS_FIRST,
    staying_out.STAY_OUT,
    bids.JOIN_AUCTION,
    bids.BID,
    bids.LEAVE_AUCTION,
    maxima.SET_MAXIMUM,
    sales.SELL_TO_MARKET,
    proposals.PROPOSE,
    replies.ANSWER_PROPOSAL,
    replies.NAME_PRICE,
    replies.WITHDRAW_PROPOSAL,
    offers.MAKE_OFFER,
    offers.ANSWER_OFFER,
    offers.AUCTION_OFF,
    crime.INVESTIGATE,
)

EFFECTS: Final[tuple[type[CardEffect], ...]] = (
    licence.Licence,
    crime.Inspector,
    pay.Pay,
    take.Take,
    star.Star,
    quota.Quota,
    price.ChangePrice,
    token.Token,
    relief.Relief,
    gear.Gear,
    more_research.MoreResearch,
    buy.Buy,
    seize.Seize,
    nationalise.Nationalise,
    profit_change.ChangeProfit,
    neighbours.ChangeNeighbours,
    no_loans.NoNewLoans,
    interest.ChangeInterest,
    research_price.ResearchPrice,
    tender.CallTender,
)
"""In the order of their numbers. One that is not here is in no file of decks."""
