"""Programs that join a match by its code."""

from tests.kit.http.program import Program


def joined(host: Program, match: str, *people: Program) -> None:
    code = host.get(f"/matches/{match}")["join_code"]
    for one in people:
        one.post(f"/matches/{match}/join", {"code": code, "wait": True})
