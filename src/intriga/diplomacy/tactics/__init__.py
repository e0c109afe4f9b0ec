"""Tactics: a player's head for any map of the library — orders, retreats, builds.

Read it in this order: `weights` (what counts, as tables); `ground` and `situation` (what there
is); `worth` (what a place is worth to a power); `schemes` (orders that work together);
`chances` and `foresight` (which scheme to choose); `retreating` and `winter` (the other phases).

Positions in, orders out, as texts of the notation. Nothing is known here of seats, of talk, or of
how a game is won; whoever leads a power decides whose orders to ask for. What is left to chance
is drawn from the generator handed in: the same generator, the same orders.
"""

from intriga.diplomacy.tactics.foresight import Effort, season_orders
from intriga.diplomacy.tactics.retreating import retreat_orders
from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.winter import winter_orders

__all__ = ["Effort", "Situation", "retreat_orders", "season_orders", "winter_orders"]
