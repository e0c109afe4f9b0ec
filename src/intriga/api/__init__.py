"""The JSON API for bots and other clients, under `/api/v1`.

Clients send an API token of an account (`Authorization: Bearer …`). Cookies are ignored, so no
other site can make a browser act here. All requests go through `intriga.table`, like those of the
pages, so nothing is possible here that a page would refuse.

Read in this order: `auth` (who calls, and whether they may), `problems` (error responses),
`requests` and `responses` (the bodies), `render` (from the table's values to responses, in a
language), then the handlers: `games`, `matches`, `seats`, `play`, `stream`, `rooms`, `house_rules`,
`hosts`, `archive`, `tokens`; `openapi` is the OpenAPI document, `app` the application.
"""

from intriga.api.app import create_api

__all__ = ["create_api"]
