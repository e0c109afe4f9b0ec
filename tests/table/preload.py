"""Imported by the process that forks servers: loads the texts that every server would load at its
start."""

from intriga.games import installed
from intriga.store.database.migrate import newest
from intriga.web.game_pages import WORDS, GamePages
from intriga.words import LANGUAGES, phrasebook

newest()
for language in LANGUAGES:
    for game in installed().values():
        phrasebook(language, *WORDS)
        phrasebook(language, *GamePages(game).words())
        phrasebook(language, "intriga.table", game.words)
