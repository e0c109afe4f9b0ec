"""Names on maps of other programs: made such that ours can read orders with them."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from intriga.diplomacy.vocabulary import fold, is_word_of_orders

_NO_CODE: Final = re.compile(r"[^A-Z0-9]+")


def spelled(power: str) -> str:
    """The code of a power: `BRITISH-COLUMBIA` becomes `BRITISH_COLUMBIA`."""
    return _NO_CODE.sub("_", power.upper()).strip("_")[:24]


class Names:
    """The names of all provinces, from their codes and titles. Other names are left out where two
    provinces share them."""

    def __init__(self, titles: Mapping[str, str]) -> None:
        self._titles = titles
        self._taken = {fold(name) for pair in titles.items() for name in pair}

    def of(self, code: str, aliases: Iterable[str]) -> dict[str, Any]:
        """The fields of a province that have its names."""
        title = self._titles[code]
        also = []
        for alias in aliases:
            folded = fold(alias)
            if folded and folded not in self._taken and not is_word_of_orders(alias):
                self._taken.add(folded)
                also.append(alias)
        return {"en": title, "ru": title, **({"also": also} if also else {})}
