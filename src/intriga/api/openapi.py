"""The OpenAPI document, made by Litestar from the handlers and the request and response types."""

import inspect
from typing import Any, Final

from litestar import get
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme, Tag
from litestar.plugins import OpenAPISchemaPlugin
from litestar.serialization import encode_json
from litestar.types import Method
from msgspec import Struct

from intriga.api.auth import TOKEN, Request, Response

VERSION: Final = "1.0.0"
PATH: Final = "/api/v1"

_ABOUT: Final = """\
Play, host and watch matches of games of intrigue from programs. Send an API token
(`Authorization: Bearer intriga_…`), created on the profile page or by `/sign-in`; cookies are
ignored. Texts are in the language of `Accept-Language` (Russian or English). Errors are
`application/problem+json`, whose `id` names the reason."""

_TAGS: Final = {
    "games": "The games of the server, their options and acts.",
    "matches": "Finding, creating and starting matches.",
    "seats": "Joining and leaving matches, bots, sign-ups.",
    "play": "Viewing a match and acting in it.",
    "rooms": "Chat rooms and messages.",
    "house": "Pauses, extensions and moderation, in any game.",
    "hosts": "Co-hosts, roll calls, rewinding, the referee's view.",
    "stewards": "What officials may do for the host, and their desk.",
    "leagues": "Leagues, and what players keep between their matches.",
    "archive": "Finished matches: replays and records.",
    "tokens": "API tokens of an account.",
}


def document() -> OpenAPIConfig:
    """The parts of the document that do not come from handlers."""
    scheme = SecurityScheme(
        type="http", scheme="bearer", description="An API token of an account, with scopes."
    )
    return OpenAPIConfig(
        title="Intriga",
        version=VERSION,
        description=_ABOUT,
        components=Components(security_schemes={TOKEN: scheme}),
        tags=[Tag(name=name, description=about) for name, about in _TAGS.items()],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        path="/openapi",  # never mounted: `openapi` below serves the document
        render_plugins=[JsonRenderPlugin()],
    )


@get("/openapi.json", include_in_schema=False, media_type=OpenAPIMediaType.OPENAPI_JSON)
async def openapi(request: Request) -> Response:
    """Serve the document."""
    body = encode_json(request.app.openapi_schema.to_schema())
    kind = OpenAPIMediaType.OPENAPI_JSON
    return Response(body, media_type=kind, headers={"cache-control": "public, max-age=300"})


def _operation_id(handler: HTTPRouteHandler, method: Method, _path: Any) -> str:
    return str(handler.handler_name)


class StructDocument(OpenAPISchemaPlugin):
    """Adds docstrings to the schemas of structs, and whether they refuse unknown fields."""

    def __init__(self) -> None:
        from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin

        self._structs = StructSchemaPlugin()

    def is_plugin_supported_field(self, field_definition: Any) -> bool:
        return self._structs.is_plugin_supported_field(field_definition)

    def to_openapi_schema(self, field_definition: Any, schema_creator: Any) -> Any:
        schema = self._structs.to_openapi_schema(field_definition, schema_creator)
        kind: type[Struct] = field_definition.type_
        schema.description = inspect.getdoc(kind)
        if kind.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
        for each in (schema.properties or {}).values():
            _without_ellipsis(each)
        return schema


def _without_ellipsis(schema: Any) -> None:
    """Litestar reads `tuple[X, ...]` with limits as a list of X or anything else."""
    kinds = getattr(getattr(schema, "items", None), "one_of", None)
    if kinds and kinds[-1] == Schema():
        (schema.items,) = kinds[:-1]
