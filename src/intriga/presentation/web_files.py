"""Names of the files that a game brings for the web: the web alone opens them.

They lie in `<words>.web`: templates (Jinja), styles, scripts, images, fonts, JSON, and the Typst
sources of papers, in folders if there are many. A name is a path in there, "js/map.js"; with a
slash before it, of the site ("/js/zoom.js") or of files that several games share
("/shared/<package>/board.html"). Every file with a type of `intriga.web.assets.TYPES` is served as
`games/<id>/<path>`; templates, sources and Python are not. `scene.url("games/<id>/…")` and
`static(…)` in templates give the address, which changes with the content, so browsers cache the
files for ever. Inside styles and scripts use relative addresses: `url(images/paper.webp)`, `import
'./panel.js'`. Scripts are loaded as ES modules and may import those of the site: from the folder
itself as `'../../js/zoom.js'`, from a folder in it as `'../../../js/zoom.js'`. Inline scripts and
styles are blocked.
"""

from collections.abc import Callable, Mapping

from msgspec import Struct


class SharedFiles(Struct, frozen=True):
    """Files of a package that several games use. `generated`: static files made by functions, by
    their names."""

    package: str
    generated: Mapping[str, Callable[[], bytes]] = {}


class WebFiles(Struct, frozen=True, kw_only=True):
    """Templates of the board, the card, the strip (a low stage of 64 px), a past turn and the cover
    in the lobby; styles and scripts; `generated`: static files made by functions. `picks`: name of
    a domain → field of the board whose cells are its values."""

    board: str | None = None
    card: str | None = None
    strip: str | None = None
    turn: str | None = None
    cover: str | None = None
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    shares: tuple[SharedFiles, ...] = ()
    generated: Mapping[str, Callable[[], bytes]] = {}
    picks: Mapping[str, str] = {}
