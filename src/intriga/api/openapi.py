"""The OpenAPI document: made by Litestar from the handlers and shapes."""

import inspect
from typing import Any, Final

from litestar import get
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.plugins import OpenAPISchemaPlugin
from litestar.serialization import encode_json
from litestar.types import Method
from msgspec import Struct

from intriga.api.auth import TOKEN, Request, Response

VERSION: Final = "1.0.0"
PATH: Final = "/api/v1"

_ABOUT: Final = """\
Play, host and watch matches of intrigue from programs. Come with a token
(`Authorization: Bearer intriga_…`), made on one's own page or by `/sign-in`; cookies are not looked
at. Sentences are in the language of `Accept-Language` (Russian or English). Whatever cannot be is
answered with `application/problem+json`, whose `id` names the reason."""

_TAGS: Final = {
    "games": "Which games there are, and what may be chosen in them.",
    "matches": "Finding, opening and beginning matches.",
    "seats": "Who sits where.",
    "play": "What one sees and does.",
    "rooms": "Where one may talk, and what was said.",
    "house": "What is done at any table, whatever is played.",
    "archive": "Finished matches.",
    "tokens": "Programs of an account.",
}


def document() -> OpenAPIConfig:
    """What the document says beside the handlers."""
    scheme = SecurityScheme(
        type="http", scheme="bearer", description="A token of an account, with its scopes."
    )
    return OpenAPIConfig(
        title="Intriga",
        version=VERSION,
        description=_ABOUT,
        components=Components(security_schemes={TOKEN: scheme}),
        tags=[Tag(name=name, description=about) for name, about in _TAGS.items()],
        use_handler_docstrings=True,
        operation_id_creator=_named,
        path="/openapi",  # never reached: what Litestar serves by itself is more than we want
        render_plugins=[JsonRenderPlugin()],
    )


@get("/openapi.json", include_in_schema=False, media_type=OpenAPIMediaType.OPENAPI_JSON)
async def openapi(request: Request) -> Response:
    """The document itself."""
    body = encode_json(request.app.openapi_schema.to_schema())
    kind = OpenAPIMediaType.OPENAPI_JSON
    return Response(body, media_type=kind, headers={"cache-control": "public, max-age=300"})


def _named(handler: HTTPRouteHandler, method: Method, _path: Any) -> str:
    return str(handler.handler_name)


class StructDocument(OpenAPISchemaPlugin):
    """Shapes with their docstrings; requests that refuse what they do not name say so."""

    def __init__(self) -> None:
        from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin

        self._plain = StructSchemaPlugin()

    def is_plugin_supported_field(self, field_definition: Any) -> bool:
        return self._plain.is_plugin_supported_field(field_definition)

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Any:
        schema = self._plain.to_openapi_schema(field_definition, schema_creator)
        kind: type[Struct] = field_definition.type_
        schema.description = inspect.getdoc(kind)
        if kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        return schema
