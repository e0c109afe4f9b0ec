"""The printer: two sheets at a time, a short queue, and the last sheets kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec

from intriga.http_common.slots import Slots
from intriga.kernel.game import Game
from intriga.web.printing.png import png
from intriga.web.printing.printouts import compile_codes, compile_pdf

AT_ONCE: Final = 2
WAITING: Final = 12
"""Sheets that are being printed or wait for it."""
WAITING_EACH: Final = 4
"""Of these, those ordered from one address."""
_KEPT: Final = 32

_encode = msgspec.json.Encoder(order="deterministic").encode


class Printer:
    """Prints for a whole server. To print is to compile: it costs a processor some tenths of a
    second, and anybody may ask for it."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="intriga-printer")
        self._slots = Slots("print-busy", WAITING)
        self._kept: OrderedDict[tuple[str, str, str, bytes], bytes] = OrderedDict()

    async def printed(
        self,
        game: Game[Any],
        printout: str,
        language: str,
        options: Mapping[str, Any],
        names: Sequence[str],
        *,
        address: str,
    ) -> bytes:
        """A sheet as PDF, ordered from this address. Raises what `compile_pdf` raises, and
        `TooManyRequests` when too many wait."""
        key = game.id, printout, language, _encode((options, names))
        sheet = self._kept.get(key)
        if sheet is None:
            doing = partial(compile_pdf, game, printout, language, options, names)
            sheet = self._kept[key] = await self._print(doing, address)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return sheet

    async def codes(self, language: str, sheet: Mapping[str, Any], *, address: str) -> bytes:
        """The slips of a hall as PDF, ordered from this address. Raises `TooManyRequests`."""
        return await self._print(partial(compile_codes, language, sheet), address)

    async def picture(self, svg: str, width: int, *, address: str) -> bytes:
        """An SVG document as PNG, so many pixels wide. Raises `TooManyRequests`."""
        return await self._print(partial(png, svg, width), address)

    async def _print(self, doing: Callable[[], bytes], address: str) -> bytes:
        with self._slots.take({address: WAITING_EACH}):
            return await asyncio.get_running_loop().run_in_executor(self._pool, doing)
