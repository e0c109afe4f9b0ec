"""The pages of Mafia: the town, my house, and the pages under a match.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from typing import Any

PAGES: dict[str, dict[str, Any]] = {}
PAPERS: dict[str, dict[str, Any]] = {}

__all__ = ["PAGES", "PAPERS"]
