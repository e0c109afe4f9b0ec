"""Portraits, drawn from a name: the same name has the same face on every server.

A face is a pile of shapes that all faces share (`faces.html` has them), each chosen and coloured by
a byte of the name's digest. The symbol of a seat is `face-<seat>`; a page that has `faces.html`
once shows it with `<svg class="face"><use href="#face-3"/></svg>`.
"""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2s
from typing import Final

from msgspec import Struct

_GROUND: Final = ("c9a66b", "8fa08a", "7c8ea3", "b98a76", "a394b3", "c4b59a", "6f8f8c", "b0746a")
_SKIN: Final = ("f6d7bd", "f0c9a2", "e0ab78", "c48a58", "94603a", "6b452b")
_HAIR: Final = ("2a1f1a", "4a3222", "7a4a24", "b5793a", "d9b36a", "8c8c8c", "e6e1d6", "7d2e1f")
_CLOTH: Final = ("2f3a4a", "5a2e2e", "3d4f3a", "6b5a34", "22222a", "6a5a7a", "8a3b2a", "2d5a5e")

_CLOTHES: Final = 5
_HEADS: Final = 3
_EYES: Final = 5
_BROWS: Final = 3
_NOSES: Final = 3
_MOUTHS: Final = 6
_BACKS: Final = 3
_FRONTS: Final = 7
_BEARDS: Final = 5
_HATS: Final = 7
_GLASSES: Final = 4
_SCARF, _CLOCHE = 3, 5
"""Hats under which there is no beard."""
_OFTEN_A_WOMAN: Final = "аяaeiеи"
"""Last letters of names that are given no beard."""

_OUT_OF: Final = 16
"""A rare thing is worn by so many of this many."""
_BACK, _BEARD, _HAT, _SPECTACLES = 5, 7, 7, 4


Face = tuple[str, tuple[tuple[str, str], ...]]
"""The colour of the ground, and the shapes from back to front: (id of the shape, colour)."""


class Faces(Struct, frozen=True):
    """The data of `faces.html`, by seat."""

    faces: tuple[Face, ...]


@lru_cache(maxsize=4096)
def layers(name: str) -> Face:
    """The face of a name."""
    plain = unicodedata.normalize("NFC", name).casefold()
    byte = blake2s(plain.encode()).digest()
    skin, hair = _of(_SKIN, byte[0]), _of(_HAIR, byte[1])
    hat = byte[2] // _OUT_OF % _HATS if byte[2] % _OUT_OF < _HAT else None
    back = byte[3] // _OUT_OF % _BACKS if byte[3] % _OUT_OF < _BACK else None
    smooth = back is not None or hat in (_SCARF, _CLOCHE) or plain.endswith(tuple(_OFTEN_A_WOMAN))
    beard = byte[4] // _OUT_OF % _BEARDS if byte[4] % _OUT_OF < _BEARD and not smooth else None
    glasses = byte[5] // _OUT_OF % _GLASSES if byte[5] % _OUT_OF < _SPECTACLES else None
    pile = [
        ("b", back, hair),
        ("c", byte[6] % _CLOTHES, _of(_CLOTH, byte[7])),
        ("h", byte[8] % _HEADS, skin),
        ("f", beard, hair),
        ("e", byte[9] % _EYES, ""),
        ("w", byte[10] % _BROWS, hair),
        ("n", byte[11] % _NOSES, ""),
        ("m", byte[12] % _MOUTHS, ""),
        ("r", byte[13] % _FRONTS, hair),
        ("t", hat, _of(_CLOTH, byte[14])),
        ("g", glasses, ""),
    ]
    shown = ((f"f{kind}{shape}", colour) for kind, shape, colour in pile if shape is not None)
    return _of(_GROUND, byte[15]), tuple(shown)


def _of(colours: Sequence[str], byte: int) -> str:
    return colours[byte % len(colours)]


def faces(names: Sequence[str]) -> Faces:
    """The faces of all."""
    return Faces(tuple(map(layers, names)))
