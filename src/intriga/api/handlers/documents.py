"""Documents: the texts of laws, treaties and articles; reading and deleting them."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from intriga.api import responses
from intriga.api.auth import Request, needs, open_to_all
from intriga.api.matches import about
from intriga.api.play import paced, receipt
from intriga.api.problems import failing
from intriga.api.requests import DeleteMessageRequest, DocumentId, MatchId

TAGS: Final = ["play"]


@get(
    "/matches/{match:str}/documents/{document:str}",
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **open_to_all(),
)
async def document(
    request: Request,
    match: MatchId,
    document: DocumentId,
    step: Annotated[
        int | None,
        QueryParameter(
            ge=0,
            le=2**31 - 1,
            description="Of a finished match: also what the caller saw only after this step.",
        ),
    ] = None,
) -> responses.DocumentText:
    """The text of a document whose reference the caller sees now, or has received in an event."""
    call = await about(request, match)
    info = await call.table.lobby.queries.info(match, call.me)
    async with paced(call, step is not None or info.imported):
        found = await call.table.document(match, call.me, document, step=step)
    return responses.DocumentText(
        id=found.id,
        digest=found.digest,
        length=found.length,
        text=found.text,
        salt=found.salt,
        gone=found.gone,
        versions=tuple(
            responses.DocumentVersion(
                responses.Document(one.document.id, one.document.digest, one.document.length),
                one.seat,
                one.at,
            )
            for one in found.versions
        ),
    )


@post(
    "/matches/{match:str}/documents/{document:str}/delete",
    status_code=200,
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def delete_document(
    request: Request, match: MatchId, document: DocumentId, data: JSONBody[DeleteMessageRequest]
) -> Response[responses.Receipt]:
    """Delete the text of a document that the host can read. Host only."""
    call = await about(request, match)
    viewer = await call.table.viewer(match, call.me)
    result = await call.table.documents.erase(
        match, document, data.command, viewer=viewer, me=call.who
    )
    return await receipt(call, match, result)
