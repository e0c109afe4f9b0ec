"""Maps and games of other programs are read; what is not read is called by its name."""

import gzip
import json
from typing import Any

import pytest

from intriga.diplomacy.file_kinds import Kind, kind_of
from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.catalogue import BadMap, bundled, maps, own_map, read_atlas
from intriga.diplomacy.saved_games import BadGame, read_saved, verify
from intriga.words import LANGUAGES, phrasebook
from tests.kit.diplomacy.foreign_files import (
    jdip_provinces,
    jdip_variants,
    judge_map,
    server_game,
    webdiplomacy,
)
from tests.kit.diplomacy.made_map import ring, text
from tests.kit.diplomacy.random_games import played

pytestmark = pytest.mark.rule("diplomacy", "C8a", "P-10")


def plain(atlas: Atlas) -> Any:
    """What decides play: kinds, neighbours, centres, homes, units, the first year. Powers are
    numbers, since jDip has names of them alone."""
    number = {name: n for n, name in enumerate(atlas.powers)}
    provinces = {
        code: (one.kind, {*one.army.split()}, {c: {*near} for c, near in one.spots.items()},
               one.centre, number.get(one.home))
        for code, one in atlas.provinces.items()
    }  # fmt: skip
    return provinces, [sorted(power.start) for power in atlas.powers.values()], atlas.year


def faults(raw: bytes | str) -> list[tuple[str, int]]:
    with pytest.raises(BadMap) as bad:
        read_atlas(raw)
    return [(p.id, line) for p, line in zip(bad.value.problems, bad.value.lines, strict=True)]


@pytest.mark.parametrize("id", maps())
def test_a_map_file_of_the_judges_is_read(id: str) -> None:
    atlas = read_atlas(judge_map(bundled(id)))
    assert plain(atlas) == plain(bundled(id))
    assert [one.en for one in atlas.provinces.values()] == [
        one.en for one in bundled(id).provinces.values()
    ]


def test_codes_of_one_letter_are_no_mixed_case() -> None:
    """`N00` looks the same in capitals and as a title."""
    atlas = read_atlas(text(ring(3)))
    assert plain(read_atlas(judge_map(atlas))) == plain(atlas)


@pytest.mark.parametrize("id", maps())
@pytest.mark.parametrize("provinces_first", [True, False])
def test_jdip_s_map_is_read(id: str, provinces_first: bool) -> None:
    parts = [jdip_provinces(bundled(id)), jdip_variants(bundled(id))]
    atlas = read_atlas("\n".join(parts if provinces_first else parts[::-1]).encode())
    assert plain(atlas) == plain(bundled(id))
    assert atlas.en == "Ours"
    assert "SWI" not in atlas.provinces, "nothing can enter it"


def test_a_map_of_another_program_has_an_id_and_a_sketch_like_any_own_map() -> None:
    assert own_map(judge_map(bundled("baltic"))).startswith("own-")


def test_mistakes_of_other_programs_maps_are_told_with_their_lines() -> None:
    lines = judge_map(bundled("baltic")).splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("WATER ALA"))
    lines[number] = lines[number].replace("ABUTS", "ABUTS RIG")
    assert faults("\n".join(lines)) == [("diplomacy-map-one-way", number + 1)]
    whole = f"{jdip_provinces(bundled('baltic'))}\n{jdip_variants(bundled('baltic'))}"
    broken = whole.replace('type="mv" refs="', 'type="mv" refs="nowhere ', 1)
    line = broken.count("\n", 0, broken.index("nowhere")) + 1
    assert faults(broken.replace("</VARIANT>", "</VARIANTE>", 1))[0][0] == "diplomacy-map-xml"
    assert faults(whole.replace('province="mos"', 'province="mars"'))[0] == (
        "diplomacy-map-no-variant", 0)  # fmt: skip
    assert line > 1


def test_changes_of_a_judge_s_map_are_made_in_order() -> None:
    lines = judge_map(bundled("baltic")).splitlines()
    changed = read_atlas("\n".join([
        *lines, "DENMARK", "UNITS", "A COP", "CENTERS JUT", "UNPLAYED HANSA",
        "AMEND RIG ABUTS -VIL", "AMEND VIL ABUTS -RIG",
    ]))  # fmt: skip
    assert changed.powers["DENMARK"].start == ["A COP"]
    assert "HANSA" not in changed.powers
    assert changed.provinces["LUB"].home == ""
    assert "VIL" not in changed.provinces["RIG"].army.split()


def test_a_map_that_builds_on_another_says_so() -> None:
    assert faults("UNPLAYED ALL\nMAP standard.map\nFRANCE PAR\nA PAR") == [
        ("diplomacy-map-builds-on", 2)
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("written", [webdiplomacy, server_game])
def test_a_game_of_another_program_is_read(seed: int, written: Any) -> None:
    game = played(seed)
    read = read_saved(json.dumps(written(game)).encode())
    assert [phase.name for phase in read.phases] == [phase["name"] for phase in game["phases"]]
    verdict = verify(read)
    assert verdict.difference is None
    assert verdict.phases == len(game["phases"]) - 1


def test_an_unknown_variant_of_webdiplomacy_is_called_by_its_number() -> None:
    game = webdiplomacy(played(1, years=1)) | {"variantID": 2}
    with pytest.raises(BadGame) as bad:
        read_saved(json.dumps(game).encode())
    assert bad.value.reason.id == "diplomacy-saved-variant"
    assert bad.value.reason.params == {"id": 2}


def test_two_play_webdiplomacy_s_game_of_two() -> None:
    """Its territories have other numbers: coasts come after their province."""
    units = [{"unitType": "Fleet", "terrID": 9, "countryID": 1, "retreating": "No"}]
    phases = [{"turn": 0, "phase": "Diplomacy", "units": units, "centers": [], "orders": []}]
    read = read_saved(json.dumps({"gameID": 1, "variantID": 15, "phases": phases}).encode())
    assert read.phases[0].state.units == {"FRANCE": ["F SPA/NC"], "AUSTRIA": []}


SAMPLES: dict[Kind, bytes] = {
    Kind.RECORD: b'{"line":"header","match":"x"}\n{"line":"entry"}',
    Kind.JDIP_PROVINCES: jdip_provinces(bundled("baltic")).encode(),
    Kind.JDIP_VARIANTS: jdip_variants(bundled("baltic")).encode(),
    Kind.JDIP_SAVE: b"\xac\xed\x00\x05sr\x00\x0fdip.world.World",
    Kind.DAIDE: b"NOW (SPR 1901) (AUS AMY BUD) (AUS AMY VIE)",
    Kind.JUDGE: b"Movement results for Spring of 1901. (game.001)\n\n"
    b"Austria: Army Vienna -> Galicia.  (*bounce*)",
    Kind.REALPOLITIK: b"MapFile: Standard.map\nCountryFile: Standard.cnt",
    Kind.PAGE: b"<!DOCTYPE html><html><body>A game</body></html>",
    Kind.PICTURE: b'<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    Kind.PACKED: b"PK\x03\x04\x14\x00",
}
MAPS = {
    Kind.MAP: text(ring(2)).encode(),
    Kind.JUDGE_MAP: judge_map(bundled("baltic")).encode(),
    Kind.JDIP_MAP: SAMPLES[Kind.JDIP_PROVINCES] + SAMPLES[Kind.JDIP_VARIANTS],
}
GAMES = {
    Kind.SAVED: json.dumps(played(1, years=1)).encode(),
    Kind.SERVER: json.dumps(server_game(played(1, years=1))).encode(),
    Kind.WEBDIPLOMACY: json.dumps(webdiplomacy(played(1, years=1))).encode(),
}
NAMES = {
    Kind.MAP: "map", Kind.SAVED: "“diplomacy”", Kind.SERVER: "“diplomacy”",
    Kind.WEBDIPLOMACY: "webDiplomacy", Kind.RECORD: "Intriga", Kind.JUDGE_MAP: "DPjudge",
    Kind.JDIP_MAP: "jDip", Kind.JDIP_PROVINCES: "variants.xml", Kind.JDIP_VARIANTS: "adjacency",
    Kind.JDIP_SAVE: "jDip", Kind.DAIDE: "DAIDE", Kind.JUDGE: "judge",
    Kind.REALPOLITIK: "Realpolitik", Kind.PAGE: "web page", Kind.PICTURE: "picture",
    Kind.PACKED: "packed",
}  # fmt: skip


def test_every_kind_has_a_sample() -> None:
    assert {*SAMPLES, *MAPS, *GAMES, Kind.OTHER} == {*Kind}
    for kind, raw in (SAMPLES | MAPS | GAMES).items():
        assert kind_of(raw) is kind


@pytest.mark.parametrize("kind", [*SAMPLES, *GAMES])
def test_what_is_no_map_is_called_by_its_name(kind: Kind) -> None:
    with pytest.raises(BadMap) as bad:
        read_atlas((SAMPLES | GAMES)[kind])
    said = {lang: phrasebook(lang, "intriga.diplomacy").text_of(bad.value.problems[0])
            for lang in LANGUAGES}  # fmt: skip
    assert NAMES[kind] in said["en"]
    assert "a map as our JSON" in said["en"]
    assert "нужна карта" in said["ru"]


@pytest.mark.parametrize("kind", [*SAMPLES, *MAPS])
def test_what_is_no_game_is_called_by_its_name(kind: Kind) -> None:
    with pytest.raises(BadGame) as bad:
        read_saved((SAMPLES | MAPS)[kind])
    said = {lang: phrasebook(lang, "intriga.diplomacy").text_of(bad.value.reason)
            for lang in LANGUAGES}  # fmt: skip
    assert NAMES[kind] in said["en"]
    assert "a saved game" in said["en"]
    assert "нужна сохранённая партия" in said["ru"]


def test_a_save_of_jdip_is_known_though_it_is_packed() -> None:
    save = b'<?jsx version="1"?>\n<dip.world.World><java.util.TreeMap obj-name="turnStates"/>'
    for raw in (save, gzip.compress(save * 500), b"\xac\xed\x00\x05sr"):
        assert kind_of(raw) is Kind.JDIP_SAVE
    assert kind_of(gzip.compress(b'{"phases": []}')) is Kind.PACKED
    assert kind_of(b"\x1f\x8b broken") is Kind.PACKED


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"hello", b"<a/>", b"\xff\xfe", "MAP of Europe"])
def test_what_nobody_knows_is_no_kind(raw: bytes | str) -> None:
    assert kind_of(raw) is Kind.OTHER


def test_entities_of_xml_are_never_expanded() -> None:
    bomb = '<!DOCTYPE a [<!ENTITY x "xxxx"><!ENTITY y "&x;&x;">]>'
    whole = f"{bomb}{jdip_provinces(bundled('baltic'))}{jdip_variants(bundled('baltic'))}"
    assert faults(whole.replace('fullname="', 'fullname="&y;', 1))[0][0] == "diplomacy-map-xml"
