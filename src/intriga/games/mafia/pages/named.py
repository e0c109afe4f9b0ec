"""The pages under a match, and the papers, by the names in their addresses."""

from typing import Any

from intriga.games.mafia.pages import (
    catalogue,
    contracts,
    ending,
    graveyard,
    market,
    night,
    notebook,
    organisations,
    role_card,
)

PAGES: dict[str, dict[str, Any]] = {
    "market": market.PAGE,
    "contracts": contracts.PAGE,
    "organisations": organisations.PAGE,
    "graveyard": graveyard.PAGE,
    "notebook": notebook.PAGE,
    "things": catalogue.PAGE,
    "night": night.PAGE,
    "end": ending.PAGE,
}
PAPERS: dict[str, dict[str, Any]] = {"role": role_card.PAPER}
