"""All effects of cards by their classes, for tests that speak of many."""

from intriga.games.economicus.subjects.cards.crime import Inspector
from intriga.games.economicus.subjects.cards.effects.buy import Buy
from intriga.games.economicus.subjects.cards.effects.gear import Gear
from intriga.games.economicus.subjects.cards.effects.licence import Licence
from intriga.games.economicus.subjects.cards.effects.more_research import MoreResearch
from intriga.games.economicus.subjects.cards.effects.nationalise import Nationalise
from intriga.games.economicus.subjects.cards.effects.pay import Pay
from intriga.games.economicus.subjects.cards.effects.price import ChangePrice
from intriga.games.economicus.subjects.cards.effects.quota import Quota
from intriga.games.economicus.subjects.cards.effects.relief import Relief
from intriga.games.economicus.subjects.cards.effects.seize import Seize
from intriga.games.economicus.subjects.cards.effects.star import Star
from intriga.games.economicus.subjects.cards.effects.take import Take
from intriga.games.economicus.subjects.cards.effects.tender import CallTender
from intriga.games.economicus.subjects.cards.effects.token import Token
from intriga.games.economicus.subjects.events.interest import ChangeInterest
from intriga.games.economicus.subjects.events.neighbours import ChangeNeighbours
from intriga.games.economicus.subjects.events.no_loans import NoNewLoans
from intriga.games.economicus.subjects.events.profit_change import ChangeProfit
from intriga.games.economicus.subjects.events.research_price import ResearchPrice

__all__ = [
    "Buy",
    "CallTender",
    "ChangeInterest",
    "ChangeNeighbours",
    "ChangePrice",
    "ChangeProfit",
    "Gear",
    "Inspector",
    "Licence",
    "MoreResearch",
    "Nationalise",
    "NoNewLoans",
    "Pay",
    "Quota",
    "Relief",
    "ResearchPrice",
    "Seize",
    "Star",
    "Take",
    "Token",
]
