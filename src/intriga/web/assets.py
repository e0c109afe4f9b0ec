"""Static files, kept in memory: those of the site, of games, and of packages that games share.

Addresses carry one digest of all files (`/static/<digest>/css/base.css`), so browsers may cache
them for ever, and relative addresses inside them work.
"""

import gzip
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
_PACKED: Final = (".css", ".js", ".json", ".svg", ".txt")


class Asset(Struct, frozen=True):
    """One file: its bytes, its bytes compressed with gzip (empty if not smaller), its type."""

    body: bytes
    packed: bytes
    type: str


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

    def response(self, path: str, *, cacheable: bool, packed: bool) -> Response:
        """A file as a response. `cacheable`: for ever; else for five minutes. Raises
        `NotFoundException`."""
        asset = self._files.get(path)
        if asset is None:
            raise NotFoundException
        keep = "public, max-age=31536000, immutable" if cacheable else "public, max-age=300"
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        body = asset.body
        if packed and asset.packed:
            body = asset.packed
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=asset.type, headers=headers)


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, Asset]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from _walk(item, f"{prefix}{item.name}/")
        else:
            yield f"{prefix}{item.name}", _asset(item.name, item.read_bytes())


@cache  # one process may hold several sites, as the tests do, and compressing takes long
def _asset(name: str, body: bytes) -> Asset:
    suffix = _suffix(name)
    if suffix in _SMALLER and ".min." not in name:
        body = _SMALLER[suffix](body)
    packed = gzip.compress(body, 9, mtime=0) if suffix in _PACKED else b""
    kind = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(body, packed if len(packed) < len(body) else b"", kind)


def _suffix(path: str) -> str:
    return "." + path.rpartition(".")[2].lower()


def takes_gzip(request: Request) -> bool:
    """Whether this browser accepts gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


@get("/static/{digest:str}/{path:path}", sync_to_thread=False, opt={"unlimited": True})
def static_file(request: Request, digest: FromPath[str], path: FromPath[str]) -> Response:
    """A static file. Under an older digest it may not be cached for ever."""
    assets: Assets = request.app.state.site.assets
    cacheable = digest == assets.digest
    return assets.response(path.lstrip("/"), cacheable=cacheable, packed=takes_gzip(request))


@get("/favicon.ico", sync_to_thread=False, opt={"unlimited": True})
def favicon(request: Request) -> Response:
    """The icon, at the address browsers ask for on their own."""
    assets: Assets = request.app.state.site.assets
    return assets.response("favicon.svg", cacheable=False, packed=takes_gzip(request))
