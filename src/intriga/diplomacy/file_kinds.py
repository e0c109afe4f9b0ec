"""File kinds: what a file of a game or of a map is, whoever wrote it; errors name it."""

import re
import zlib
from enum import StrEnum
from typing import Any, Final

import msgspec


class Kind(StrEnum):
    """The kinds of files that people have. `OTHER`: none of them, or one of ours with a mistake."""

    MAP = "map"
    SAVED = "saved"
    """A game of the Python package `diplomacy`, or of a program with its format."""
    SERVER = "server"
    """The same as its server keeps it."""
    WEBDIPLOMACY = "webdiplomacy"
    RECORD = "record"
    """A record of Intriga."""
    JUDGE_MAP = "judge-map"
    """A `.map` file, as DPjudge and the package have them."""
    JDIP_MAP = "jdip-map"
    """jDip's provinces and variants, one after the other in one text."""
    JDIP_PROVINCES = "jdip-provinces"
    JDIP_VARIANTS = "jdip-variants"
    JDIP_SAVE = "jdip-save"
    DAIDE = "daide"
    JUDGE = "judge"
    """Results as the judges send them by email."""
    REALPOLITIK = "realpolitik"
    PAGE = "page"
    PICTURE = "picture"
    PACKED = "packed"
    OTHER = "other"


_HEAD: Final = 4096
"""Characters of a text in which its kind is looked for."""
_PACKED: Final = (b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!", b"BZh")
_GZIP: Final = b"\x1f\x8b"
_OF_JDIP: Final = re.compile(rb"<\?jsx|\bdip\.world\b")
_JAVA: Final = b"\xac\xed\x00\x05"
_TEXTS: Final = (
    (Kind.RECORD, re.compile(r'\s*\{"line":"header"')),
    (Kind.PICTURE, re.compile(r"\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*(<!DOCTYPE svg|<svg)", re.S)),
    (Kind.PAGE, re.compile(r"\s*(<!DOCTYPE html|<html|<head|<body)", re.I)),
    (Kind.DAIDE, re.compile(r"\s*(HLO|MAP|MDF|SCO|NOW|ORD|SVE|OUT|TME|CCD|SMR)\s*\(")),
    (Kind.JUDGE_MAP, re.compile(r"^(WATER|LAND|COAST|PORT|AMEND)\s+\S+\s+ABUTS\b", re.M | re.I)),
    (Kind.JUDGE_MAP, re.compile(r"^(MAP|USES?)\s+\S+\.map\b", re.M | re.I)),
    (
        Kind.JUDGE,
        re.compile(
            r"(Movement results|Retreat orders|Adjustment orders|Movement orders|Starting position"
            r"|Status of the .* phase) for |^:: (Judge|Deadline|Orders):",
            re.M,
        ),
    ),
    (
        Kind.JUDGE,
        re.compile(r"^\w+: (Army|Fleet) [\w .'-]+ (->|SUPPORT|CONVOY|HOLD)", re.M | re.I),
    ),
    (
        Kind.REALPOLITIK,
        re.compile(r"^(MapFile|CountryFile|RegionFile|GameFile|VariantVersion)\s*:", re.M | re.I),
    ),
)
_XML: Final = re.compile(r"\s*(﻿)?<")
_SAVE: Final = re.compile(r"<\?jsx|<(dip\.\w|object-stream|java\b|jdip\b|world\b)", re.I)
_PROVINCE: Final = re.compile(r"<PROVINCE\s[^>]*\b(shortname|fullname)=")
_VARIANT: Final = re.compile(r"<VARIANT\s")


def kind_of(raw: bytes | str) -> Kind:
    """What a file is."""
    if isinstance(raw, bytes):
        if raw.startswith(_JAVA) or _OF_JDIP.search(_unpacked(raw)):
            return Kind.JDIP_SAVE
        if raw.startswith(_PACKED):
            return Kind.PACKED
        raw = raw.decode("utf-8", "replace")
    found = next((kind for kind, pattern in _TEXTS if _found(kind, pattern, raw)), None)
    if found is not None:
        return found
    return _of_xml(raw) if _XML.match(raw) else _of_json(raw)


def _unpacked(raw: bytes) -> bytes:
    """The beginning of a gzipped file; of any other, nothing."""
    if not raw.startswith(_GZIP):
        return b""
    try:
        return zlib.decompressobj(wbits=31).decompress(raw[:_HEAD], _HEAD)
    except zlib.error:
        return b""


def _found(kind: Kind, pattern: re.Pattern[str], text: str) -> bool:
    """Maps begin with a legend of any length, all else with what it is."""
    if kind in (Kind.RECORD, Kind.PICTURE, Kind.PAGE, Kind.DAIDE):
        return pattern.match(text[:_HEAD]) is not None
    whole = kind is Kind.JUDGE_MAP
    return text[:1] not in "{[<" and pattern.search(text if whole else text[:_HEAD]) is not None


def _of_xml(text: str) -> Kind:
    provinces, variants = _PROVINCE.search(text), _VARIANT.search(text)
    if provinces and variants:
        return Kind.JDIP_MAP
    if provinces:
        return Kind.JDIP_PROVINCES
    if variants:
        return Kind.JDIP_VARIANTS
    return Kind.JDIP_SAVE if _SAVE.search(text[:_HEAD]) else Kind.OTHER


def _of_json(text: str) -> Kind:
    try:
        plain: Any = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return Kind.OTHER
    if not isinstance(plain, dict):
        return Kind.OTHER
    if "provinces" in plain:
        return Kind.MAP
    if "variantID" in plain:
        return Kind.WEBDIPLOMACY
    if "state_history" in plain:
        return Kind.SERVER
    return Kind.SAVED if "phases" in plain else Kind.OTHER
