"""Where and of what I wish to be written, as my page tells of it."""

from intriga.table.email.addresses import ADDRESS_LENGTH
from intriga.table.email.triggers import SUBJECTS
from intriga.web.context import Visit
from intriga.web.match.game_pages import Data


async def letters_told(visit: Visit, given: str | None = None) -> Data | None:
    """What my page says of letters; None where there are none. `given`: an address that came
    back."""
    post_of = visit.table.email_addresses
    if not post_of.on or visit.me is None:
        return None
    t = visit.say()
    settings = await post_of.settings(visit.me)
    return {
        "address": settings.address,
        "waiting": settings.waiting,
        "failing": settings.failing,
        "asked": given is not None,
        "fields": [
            {
                "name": "address",
                "kind": "text",
                "type": "email",
                "label": t("letters-address"),
                "value": given or "",
                "required": True,
                "maxlength": ADDRESS_LENGTH,
                "autocomplete": "email",
            }
        ],
        "wishes": [
            {
                "name": f"wants.{subject}",
                "kind": "bool",
                "label": t(f"letters-{subject}"),
                "value": subject in settings.wants,
            }
            for subject in SUBJECTS
        ],
    }
