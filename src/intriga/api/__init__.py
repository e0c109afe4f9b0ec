"""The JSON API: all that a bot or a client of one's own needs, under `/api/v1`.

Programs come with a token of an account (`Authorization: Bearer …`); cookies are not looked at, so
no page of a stranger can make a browser act here. Every answer goes through the same
`intriga.table` as the pages, so nothing is possible here that a page would refuse.

Read in this order: `entry` (who calls, and whether he may), `problems` (what is answered when
something cannot be), `shapes` and `wishes` (what is sent and received), `telling` (from the table's
values to those shapes, in a language), then the handlers: `games`, `matches`, `seats`, `play`,
`stream`, `rooms`, `house`, `archive`, `tokens`; `document` is the OpenAPI document, `app` ties it
together.
"""

from intriga.api.app import create_api

__all__ = ["create_api"]
