"""The actions as everybody knows them: what each costs, who does it, what it is worth."""

from intriga.games.maga.subjects.actions import ACTIONS, AnyLine

__all__ = ["ACTIONS", "AnyLine"]
