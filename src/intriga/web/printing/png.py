"""Pictures: an SVG document as PNG, drawn by the printer of the PDFs with the pages' typefaces."""

import json
from functools import lru_cache
from typing import Final

import typst

from intriga.web.printing.printouts import typefaces

_POINTS: Final = 600
"""Width of the page it is drawn on; what counts is how many pixels there are to a point."""
_SOURCE: Final = f"""
#set page(width: {_POINTS}pt, height: auto, margin: 0pt, fill: none)
#image(bytes(json(bytes(sys.inputs.data))), format: "svg", width: 100%)
""".encode()


@lru_cache(maxsize=32)
def png(svg: str, width: int) -> bytes:
    """An SVG document as PNG, so many pixels wide. Blocks: run it off the loop."""
    made = typst.compile(  # type: ignore[call-overload]
        {"main.typ": _SOURCE},
        font_paths=typefaces(),
        sys_inputs={"data": json.dumps(svg)},
        format="png",
        ppi=width * 72 / _POINTS,
    )
    assert isinstance(made, bytes)
    return made
