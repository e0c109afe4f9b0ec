"""Requests and responses without type parameters, and the JSON form of a refusal."""

from typing import Any, Final, TypeAlias

import litestar
import msgspec

from intriga.kernel.text import Refusal

Request: TypeAlias = litestar.Request[Any, Any, Any]
Response: TypeAlias = litestar.Response[Any]

JSON: Final = "application/json"

_encode = msgspec.json.Encoder().encode


def refusal_json(refusal: Refusal, text: str, status: int) -> Response:
    """A refusal for a script: `{"refusal": {"id", "params", "text"}}`."""
    body = {"refusal": {"id": refusal.id, "params": refusal.params, "text": text}}
    return litestar.Response(_encode(body), status_code=status, media_type=JSON)
