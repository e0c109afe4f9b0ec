"""What a link to a page shows in a messenger: a name, a sentence, a picture.

Whoever is sent a link sees this without opening it, and messengers keep it: it says which game is
played and nothing of a match or of those who play it.
"""

from intriga.web.game_pages import Data
from intriga.web.request.context import RequestContext


def shared(ctx: RequestContext, game: str, title: str, sentence: str) -> Data:
    """What `base.html` says of a page to those who share it: {title, description, image}. The
    picture is the game's, under the public address of the site, since who fetches it knows none."""
    return {
        "title": title,
        "description": sentence,
        "image": f"{ctx.site.settings.base_url}{cover_path(game, ctx.language)}",
    }


def cover_path(game: str, language: str) -> str:
    """The path of the picture of a game. It says the language, for others may keep it."""
    return f"/games/{game}/cover.png?lang={language}"
