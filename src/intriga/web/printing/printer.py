"""Printing PDFs and pictures: two at a time, a short queue, and a cache of the last PDFs."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, Final

import msgspec
import typst

from intriga.http_common.rate_limits.policies import PRINTS, PRINTS_EACH
from intriga.http_common.rate_limits.slots import Slots
from intriga.kernel.game import Game
from intriga.web.printing.papers import PaperSheets, compile_paper
from intriga.web.printing.printouts import compile_invitations, compile_pdf, typefaces

AT_ONCE: Final = 2
_CACHED: Final = 32
"""PDFs kept."""
_POINTS: Final = 600
"""Width of the page a picture is drawn on, in points; pixels per point give its size."""
_PICTURE: Final = f"""
#set page(width: {_POINTS}pt, height: auto, margin: 0pt, fill: none)
#image(bytes(json(bytes(sys.inputs.data))), format: "svg", width: 100%)
""".encode()

_encode = msgspec.json.Encoder(order="deterministic").encode


class Printer:
    """The printer of a server. A PDF costs a processor some tenths of a second, and anybody may ask
    for one."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="intriga-printer")
        self._slots = Slots(PRINTS.refusal)
        self._kept: OrderedDict[tuple[str, str, str, bytes], bytes] = OrderedDict()
        self._pictures: dict[Hashable, bytes] = {}

    async def printout(
        self,
        game: Game[Any],
        printout: str,
        language: str,
        options: Mapping[str, Any],
        names: Sequence[str],
        *,
        address: str,
    ) -> bytes:
        """A printout as PDF, for a request from this address. Raises what `compile_pdf` raises, and
        `TooManyRequests` when too many wait."""
        key = game.id, printout, language, _encode((options, names))
        sheet = self._kept.get(key)
        if sheet is None:
            job = partial(compile_pdf, game, printout, language, options, names)
            sheet = self._kept[key] = await self._print(job, address)
            while len(self._kept) > _CACHED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return sheet

    async def invitations(self, language: str, sheet: Mapping[str, Any], *, address: str) -> bytes:
        """Invitations to cut out, as PDF (see `compile_invitations`). Raises `TooManyRequests`."""
        return await self._print(partial(compile_invitations, language, sheet), address)

    async def paper(self, sheets: PaperSheets, *, address: str) -> bytes:
        """A paper of a match as PDF (see `compile_paper`). Never kept: it may hold secrets, and who
        asks for the same must not notice. Raises `TooManyRequests`."""
        return await self._print(partial(compile_paper, sheets), address)

    async def picture(self, svg: str, width: int, *, address: str) -> bytes:
        """An SVG document as PNG, `width` pixels wide. Raises `TooManyRequests`."""
        return await self._print(partial(compile_png, svg, width), address)

    async def kept_picture(
        self, key: Hashable, draw: Callable[[], str], width: int, *, address: str
    ) -> bytes:
        """As `picture`, of the SVG document that `draw` gives: made once for each key and kept as
        long as the server runs. Only for keys of which there are few, and for what everybody may
        see. Raises `TooManyRequests`."""
        known = self._pictures.get(key)
        if known is None:
            known = self._pictures[key] = await self.picture(draw(), width, address=address)
        return known

    async def _print(self, job: Callable[[], bytes], address: str) -> bytes:
        with self._slots.take({"everybody": PRINTS.most, f"at {address}": PRINTS_EACH.most}):
            return await asyncio.get_running_loop().run_in_executor(self._pool, job)


@lru_cache(maxsize=32)
def compile_png(svg: str, width: int) -> bytes:
    """An SVG document as PNG, `width` pixels wide, with the fonts of the pages. Blocks: run it in a
    thread."""
    made = typst.compile(  # type: ignore[call-overload]
        {"main.typ": _PICTURE},
        font_paths=typefaces(),
        sys_inputs={"data": json.dumps(svg)},
        format="png",
        ppi=width * 72 / _POINTS,
    )
    assert isinstance(made, bytes)
    return made
