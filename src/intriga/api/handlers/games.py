"""The games of the server, with the schemas of their options and acts."""

from typing import Any, Final

import msgspec
from litestar import get

from intriga.api import responses
from intriga.api.auth import Request, known_call, open_to_all
from intriga.api.problems import failing
from intriga.api.requests import GameId
from intriga.kernel.game import Game
from intriga.kernel.questions.documents import acts_schema
from intriga.table.match.bots.mind import bot_names
from intriga.words import Phrasebook

TAGS: Final = ["games"]


@get("/games", tags=TAGS, responses=failing(), **open_to_all())
async def games(request: Request) -> responses.Games:
    """The games of this server."""
    call = known_call(request)
    games = [_game(call.rules(id), call.book()) for id in call.api.games]
    return responses.Games(tuple(games))


@get("/games/{game:str}", tags=TAGS, responses=failing(404), **open_to_all())
async def one_game(request: Request, game: GameId) -> responses.GameDetails:
    """A game, with the schemas of its options and of its acts."""
    call = known_call(request)
    rules = call.rules(game)
    book = call.book()
    schemas = _options(rules, book), acts_schema(rules.Acts)
    return responses.GameDetails(_game(rules, book), *schemas)


def _game(rules: Game[Any], book: Phrasebook) -> responses.Game:
    return responses.Game(
        id=rules.id,
        name=book.say(f"game-{rules.id}"),
        about=book.say(f"game-{rules.id}", attribute="blurb"),
        rules=rules.rules_version,
        seats=tuple(rules.seats),
        clocks={
            kind: responses.Clock(clock.live, clock.slow) for kind, clock in rules.clocks.items()
        },
        bots=bot_names(rules),
        leagues=rules.Ledger is not None,
    )


def _options(rules: Game[Any], book: Phrasebook) -> dict[str, Any]:
    """The JSON Schema of the options, with the labels of the pages as titles."""
    schema = msgspec.json.schema(rules.Options)
    properties = schema["$defs"][rules.Options.__name__].get("properties", {})
    for name, option in properties.items():
        id = f"option-{rules.id}-{name}"
        if book.has(id):
            option["title"] = book.say(id)
        if book.has(id, "help"):
            option["description"] = book.say(id, attribute="help")
    return schema
