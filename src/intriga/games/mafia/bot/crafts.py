"""TODO."""
from intriga.games.mafia.bot.mind import Habit

HABITS: tuple[Habit, ...] = ()
