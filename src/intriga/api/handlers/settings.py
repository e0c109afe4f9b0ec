"""Settings: what a host changes in a match after it was created."""

from collections.abc import Mapping
from typing import Any, Final

from litestar import patch
from litestar.params import JSONBody
from msgspec import UNSET, Struct
from msgspec.structs import replace

from intriga.api import responses
from intriga.api.auth import Request, needs
from intriga.api.matches import about, match_response
from intriga.api.problems import failing
from intriga.api.requests import ChangeMatchRequest, MatchId, ScheduleChange
from intriga.http_common.rate_limits.policies import EDITS
from intriga.kernel.game import Clock
from intriga.table.lobby.gathering.settings import SettingsChange
from intriga.table.schedule import Schedule, clocks_for

TAGS: Final = ["matches"]


@patch(
    "/matches/{match:str}",
    tags=TAGS,
    responses=failing(404, 409, 422, 503),
    **needs("host"),
)
async def change_match(
    request: Request, match: MatchId, data: JSONBody[ChangeMatchRequest]
) -> responses.Match:
    """Change the settings of a match. Host only. When this binds the players, those who have signed
    up are asked again by a roll call. In a match being played only how long windows stay open."""
    call = await about(request, match)
    await call.limits.count(EDITS, call.who)
    info = await call.table.lobby.queries.info(match, call.me)
    asked = _given(data)
    if data.schedule is not UNSET:
        asked["schedule"] = _schedule(info.schedule, data.schedule, call.rules(info.game).clocks)
    if data.terms is not UNSET:
        asked["terms"] = replace(info.terms, **_given(data.terms))
    change = SettingsChange(**asked)
    await call.table.lobby.settings.change(match, call.who, change, language=call.language)
    return await match_response(call, match)


def _schedule(before: Schedule, change: ScheduleChange, kinds: Mapping[str, Clock]) -> Schedule:
    asked = _given(change)
    pace = asked.pop("pace", None)
    if pace is not None:
        asked["clocks"] = clocks_for(pace, kinds) | asked.get("clocks", {})
    return replace(before, **asked)


def _given(data: Struct) -> dict[str, Any]:
    """The fields that were sent, by name."""
    values = ((name, getattr(data, name)) for name in data.__struct_fields__)
    return {name: value for name, value in values if value is not UNSET}
