"""Requests and answers, without the type parameters nobody here uses."""

from typing import Any, TypeAlias

import litestar

Request: TypeAlias = litestar.Request[Any, Any, Any]
Response: TypeAlias = litestar.Response[Any]
