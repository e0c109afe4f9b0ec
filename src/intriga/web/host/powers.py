"""The powers that a host leaves to stewards, as the cockpit shows and reads them."""

from collections.abc import Collection, Sequence

from intriga.kernel.house_rules.house_state import ALL_ROOMS
from intriga.kernel.house_rules.stewards import ROOM_ACTS, delegable
from intriga.kernel.seats.places import Powers
from intriga.table.event_texts import act_name
from intriga.table.stewardship.desk import Grants
from intriga.web.game_pages import Data
from intriga.web.lobby.places import officials_data
from intriga.web.match.zones.zones import Zones
from intriga.web.request.sent import Form


def officials_with_powers(zones: Zones, grants: Grants) -> list[Data]:
    """The officials, each with the powers to choose from."""
    return [
        one | {"powers": _choices(zones, grants, grants.powers.get(one["person"], Powers()))}
        for one in officials_data(zones.page.info, zones.book)
    ]


def read_powers(fields: Form) -> Powers:
    """The powers that were ticked."""

    def ticked(kind: str) -> tuple[str, ...]:
        return tuple(key[len(kind) :] for key in fields if key.startswith(kind))

    return Powers(ticked("room."), ticked("act."))


def _choices(zones: Zones, grants: Grants, has: Powers) -> Data:
    t, book, game = zones.t, zones.book, zones.page.info.game
    rules = zones.page.site.games[game]
    named = [(act, act_name(book, game, act)) for act in delegable(rules)]
    in_rooms = [(act, t(f"powers-{act}")) for act in ROOM_ACTS]
    in_game = [(act, name) for act, name in named if name]
    rooms = [(key, book.text_of(title, zones.names)) for key, title in grants.rooms]
    known = {key for key, _ in rooms}
    rooms += [(key, key) for key in has.rooms if key not in known and key != ALL_ROOMS]
    return {
        "acts": _ticked(in_rooms, has.acts),
        "game_acts": _ticked(in_game, has.acts),
        "rooms": _ticked([(ALL_ROOMS, t("powers-all-rooms")), *rooms], has.rooms),
    }


def _ticked(choices: Sequence[tuple[str, str]], has: Collection[str]) -> list[Data]:
    return [{"value": key, "label": label, "on": key in has} for key, label in choices]
