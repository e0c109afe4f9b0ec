"""Litestar without its caches of what clients send.

Litestar remembers the last thousand query strings, form bodies, cookies, paths and URLs with what
they were parsed into. So a few hundred large requests fill the memory for good, and passwords and
the secret links in paths stay in it. Parsing again takes microseconds.
"""

from collections.abc import Callable
from typing import Any, Final

import litestar._kwargs.extractors
import litestar._parsers
import litestar.connection.base
import litestar.connection.request
import litestar.data_extractors
import litestar.datastructures.url
from litestar import Litestar
from litestar._asgi.routing_trie import traversal
from litestar.datastructures import URL

_QUERY: Final = "parse_query_string"
_FORM: Final = "parse_url_encoded_form_data"
_COOKIES: Final = "parse_cookie_string"
_FUNCTIONS: Final = (
    (litestar._parsers, (_QUERY, _FORM, _COOKIES)),
    (litestar.connection.base, (_QUERY, _COOKIES)),
    (litestar.connection.request, (_FORM,)),
    (litestar._kwargs.extractors, (_QUERY, _FORM, "create_query_default_dict")),
    (litestar.data_extractors, (_COOKIES,)),
    (litestar.datastructures.url, (_QUERY,)),
    (traversal, ("parse_path_params",)),
)
"""Where cached functions are used, by the names they have there."""
_URL_METHODS: Final = ("_new", "from_components")


def _inner(function: Any) -> Callable[..., Any]:
    """The function inside a cache; a function without one as it is."""
    inner: Callable[..., Any] = getattr(function, "__wrapped__", function)
    return inner


def remember_nothing(app: Litestar) -> Litestar:
    """The same application; neither it nor Litestar itself keeps what was sent any more. Raises
    `AttributeError` for a version of Litestar that is made differently."""
    for module, names in _FUNCTIONS:
        for name in names:
            setattr(module, name, _inner(getattr(module, name)))
    for name in _URL_METHODS:
        method = URL.__dict__[name].__func__
        setattr(URL, name, classmethod(_inner(method)))
    router: Any = app.asgi_router
    router.handle_routing = _inner(router.handle_routing)
    return app
