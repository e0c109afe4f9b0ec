"""`check-map`: lists all problems of a Diplomacy map."""

from pathlib import Path
from typing import Any

import click

from intriga.cli.adjudicate import WORDS
from intriga.cli.console import Console, ConsoleCommand, read_file
from intriga.cli.games import as_json
from intriga.diplomacy.geography.atlas import Atlas
from intriga.diplomacy.geography.catalogue import BadMap, read_atlas, read_drawing
from intriga.words import phrasebook


@click.command(cls=ConsoleCommand, name="check-map")
@click.argument("file")
@click.argument("shapes", required=False)
@as_json
@click.pass_obj
def check_map(console: Console, file: str, shapes: str | None, json_: bool) -> int:
    result: dict[str, Any] = {"problems": []}
    try:
        atlas = read_atlas(read_file(file))
        drawing = read_drawing(read_file(shapes), atlas) if shapes else atlas.drawing
        result |= _summary(atlas) | {"drawn": drawing is not None}
    except BadMap as bad:
        book = phrasebook(console.language, WORDS)
        result["problems"] = [
            {"problem": p.id, "line": line, "reason": book.text_of(p)}
            for p, line in zip(bad.problems, bad.lines, strict=True)
        ]
    if console.wants_json(json_):
        console.print_json(result)
    elif result["problems"]:
        for problem in result["problems"]:
            where = problem["line"] and console.say("cli-map-line", n=problem["line"])
            console.print(f"{where} {problem['reason']}" if where else problem["reason"])
    else:
        drawn = "yes" if result["drawn"] else "no"
        console.print(
            console.say("cli-map-right", file=Path(file).name, **{**result, "drawn": drawn})
        )
    return 1 if result["problems"] else 0


def _summary(atlas: Atlas) -> dict[str, Any]:
    return {
        "id": atlas.id,
        "provinces": len(atlas.provinces),
        "centres": sum(province.centre for province in atlas.provinces.values()),
        "powers": len(atlas.powers),
    }
