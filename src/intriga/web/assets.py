"""Static files, kept in memory: those of the site, of games, and of packages that games share.

Addresses carry one digest of all files (`/static/<digest>/css/base.css`), so browsers may cache
them for ever, and relative addresses inside them work.
"""

import hashlib
import mimetypes
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import rcssmin
import rjsmin
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from intriga.web.http import Request, Response
from intriga.web.packing import Packing, best_packing, packed

TYPES: Final = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".gif": "image/gif",
    ".ico": "image/vnd.microsoft.icon",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Suffix → content type of the files that a game may bring. Whatever else lies in its package
(Python, templates, texts) is not served."""
_SMALLER: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    ".css": rcssmin.cssmin,
    ".js": rjsmin.jsmin,
}
"""What leaves out comments and spaces: a fifth of what a first page loads, compressed too."""
TOGETHER: Final[Mapping[str, tuple[str, ...]]] = {
    "css/page.css": ("css/tokens.css", "css/base.css", "css/layout.css", "css/forms.css"),
    "css/match/play.css": (
        *("css/match/match.css", "css/match/chat.css", "css/match/stage.css"),
        "css/match/moments.css",
    ),
    "css/match/frame.css": ("css/match/tray.css", "css/match/table.css", "css/match/desk.css"),
}
"""Styles that every page, or every page of a match, has together: one file for them is a fifth less
to load than as many files, and one request. They name no other files."""
_PACKED: Final = (".css", ".js", ".json", ".svg", ".txt")


class Asset(Struct, frozen=True):
    """One file: its bytes, its type, and whether it is sent compressed."""

    body: bytes
    type: str
    shrinks: bool


class Assets:
    """All static files. `folders`: folder → the package whose files are there, as `games/<id>`;
    sub-folders count too. `generated`: files made by functions, by folder and name."""

    def __init__(
        self, folders: Mapping[str, str], generated: Mapping[str, Mapping[str, bytes]] | None = None
    ) -> None:
        self._files = dict(_walk(files("intriga.web") / "static", ""))
        for folder, package in folders.items():
            for path, asset in _walk(files(package), ""):
                if _suffix(path) in TYPES:
                    self._files[f"{folder}/{path}"] = asset
        for folder, bodies in (generated or {}).items():
            for name, body in bodies.items():
                self._files[f"{folder}/{name}"] = _asset(name, body)
        for name, parts in TOGETHER.items():
            self._files[name] = _asset(name, b"\n".join(self._files[one].body for one in parts))
        digest = hashlib.sha256()
        for path, asset in sorted(self._files.items()):
            digest.update(f"{path}\0{len(asset.body)}\0".encode() + asset.body)
        self.digest = digest.hexdigest()[:12]

    def url(self, path: str) -> str:
        """The address of a file. Raises `KeyError` if there is no such file."""
        self._files[path]
        return f"/static/{self.digest}/{path}"

    def has(self, path: str) -> bool:
        """Whether there is such a file."""
        return path in self._files

    def response(self, path: str, *, cacheable: bool, packing: Packing) -> Response:
        """A file as a response. `cacheable`: for ever; else for five minutes. `packing`: the best
        that the browser takes. Raises `NotFoundException`."""
        asset = self._files.get(path)
        if asset is None:
            raise NotFoundException
        keep = "public, max-age=31536000, immutable" if cacheable else "public, max-age=300"
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        body = _packed(asset.body, packing) if asset.shrinks else asset.body
        if len(body) < len(asset.body):
            headers["content-encoding"] = packing
        else:
            body = asset.body
        return Response(body, media_type=asset.type, headers=headers)


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, Asset]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _walk(item, f"{prefix}{item.name}/")
        else:
            yield f"{prefix}{item.name}", _asset(item.name, item.read_bytes())


@cache  # takes milliseconds a file: too long for each request, and for all files at the start
def _packed(body: bytes, packing: Packing) -> bytes:
    return packed(body, packing, kept=True)


@cache  # one process may hold several sites, as the tests do
def _asset(name: str, body: bytes) -> Asset:
    suffix = _suffix(name)
    if suffix in _SMALLER and ".min." not in name:
        body = _SMALLER[suffix](body)
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(body, kind, suffix in _PACKED)


def _suffix(path: str) -> str:
    return "." + path.rpartition(".")[2].lower()


def _packing(request: Request) -> Packing:
    return best_packing(request.headers.get("accept-encoding", ""))


@get("/static/{digest:str}/{path:path}", sync_to_thread=False, opt={"unlimited": True})
def static_file(request: Request, digest: FromPath[str], path: FromPath[str]) -> Response:
    """A static file. Under an older digest it may not be cached for ever."""
    assets: Assets = request.app.state.site.assets
    cacheable = digest == assets.digest
    return assets.response(path.lstrip("/"), cacheable=cacheable, packing=_packing(request))


@get("/favicon.ico", sync_to_thread=False, opt={"unlimited": True})
def favicon(request: Request) -> Response:
    """The icon, at the address browsers ask for on their own."""
    assets: Assets = request.app.state.site.assets
    return assets.response("favicon.svg", cacheable=False, packing=_packing(request))
