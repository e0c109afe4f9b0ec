"""Tactics: chooses orders, retreats and adjustments for a power, on any map.

Read it in this order: `weights` (weights of evaluation, as tables); `ground` and `situation` (the
map and the position); `worth` (what a place is worth to a power); `schemes` (orders that work
together); `chances` and `foresight` (which scheme to choose); `retreating` and `winter` (the other
phases); `aims` (what chosen orders are for).

Input and output are texts of the notation. Seats, chat and victory conditions are not known here.
All randomness comes from the generator that is passed in: the same generator gives the same orders.
"""

from intriga.diplomacy.tactics.aims import Aim, place_aims, season_aims
from intriga.diplomacy.tactics.foresight import Effort, season_orders
from intriga.diplomacy.tactics.retreating import retreat_orders
from intriga.diplomacy.tactics.situation import Situation
from intriga.diplomacy.tactics.winter import winter_orders

__all__ = [
    "Aim",
    "Effort",
    "Situation",
    "place_aims",
    "retreat_orders",
    "season_aims",
    "season_orders",
    "winter_orders",
]
