"""The pages of Mafia: the town, my house, and the pages under a match.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.mafia.pages.named import PAGES, PAPERS

CSS = ("papers.css",)

__all__ = ["CSS", "PAGES", "PAPERS"]
