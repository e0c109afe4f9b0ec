"""The bot of a power (`marshal`), and why it does what it does (`reasons`)."""

from intriga.games.diplomacy.bot.marshal import STILL_YEARS, Marshal

__all__ = ["STILL_YEARS", "Marshal"]
