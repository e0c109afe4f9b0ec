"""What people and the host may do, a file for each part of the game.

Nearly everything here is unseen: that an order, a purchase or an offer was made at all is a secret.
What everybody sees: votes, pools, transfers, organisations, what a mouthpiece announces, and that
somebody sleeps (in a sealed window).
"""

from intriga.games.mafia.acts.assassin import Assassins
from intriga.games.mafia.acts.clans import Clans
from intriga.games.mafia.acts.day import Days
from intriga.games.mafia.acts.host import Hosts
from intriga.games.mafia.acts.market import Market
from intriga.games.mafia.acts.money import Money
from intriga.games.mafia.acts.night import Night
from intriga.games.mafia.acts.organisations import Organisations
from intriga.games.mafia.acts.town import Town
from intriga.games.mafia.acts.watch import Watchmen

People = Town | Days | Night | Clans | Watchmen | Assassins | Money | Market | Organisations
MafiaAct = People | Hosts

__all__ = [
    "Assassins",
    "Clans",
    "Days",
    "Hosts",
    "MafiaAct",
    "Market",
    "Money",
    "Night",
    "Organisations",
    "People",
    "Town",
    "Watchmen",
]
