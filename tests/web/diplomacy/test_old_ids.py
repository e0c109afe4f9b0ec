"""A match of Diplomacy started under rules version 1 continues after an update of the server.

Message ids began with `classic-` then; pages, turns and the replay still show its events.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from intriga.games.diplomacy import game
from intriga.games.diplomacy.data.old_ids import NEW_PREFIX, OLD_PREFIX
from intriga.games.diplomacy.game import Diplomacy
from intriga.kernel import Act, Actor, Chair, Outcome, Step, Window
from intriga.kernel.disclosure.events import Event
from tests.kit.http.html_client import Person
from tests.kit.http.server import Server
from tests.web.diplomacy.diplomacy_match import DiplomacyMatch

pytestmark = pytest.mark.service


def old(value: Any, type: Any) -> Any:
    """A message with the ids of version 1."""
    plain = msgspec.json.encode(value).replace(NEW_PREFIX.encode(), OLD_PREFIX.encode())
    return msgspec.json.decode(plain, type=type)


class OldDiplomacy(Diplomacy):
    """The game as it was: only the ids of its messages differ."""

    rules_version = 1

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> Any:
        state = super().setup(options, chairs, step)
        step.events[:] = old(step.events, list[Event])
        return state

    def apply(self, state: Any, actor: Actor, act: Act, step: Step) -> None:
        super().apply(state, actor, act, step)
        step.events[:] = old(step.events, list[Event])

    def close_window(self, state: Any, window: Window, step: Step) -> None:
        super().close_window(state, window, step)
        step.events[:] = old(step.events, list[Event])

    def outcome(self, state: Any) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and old(outcome, Outcome)


def test_a_match_continues_and_its_old_events_are_shown(tmp_path: Path) -> None:
    people: list[Person] = []

    def new_person(language: str = "ru") -> Person:
        people.append(Person(server.url, language))
        return people[-1]

    with Server(tmp_path, games={"diplomacy": OldDiplomacy()}) as server:
        finished = DiplomacyMatch(new_person, years="1")
        finished.all_but(FRANCE="A PAR - BUR", GERMANY="A MUN - BUR")
        finished.all_but()
        running = DiplomacyMatch(new_person)
        running.all_but(FRANCE="A PAR - BUR", GERMANY="A MUN - BUR")
        written = b"".join(file.read_bytes() for file in tmp_path.glob("*") if file.is_file())
        assert b'"classic-turn"' in written
        assert b"diplomacy-game-" not in written
        server.stop()
        server.games = {"diplomacy": game}
        server.start()

        replay = ("/replay?seat=all", "/replay?step=9&seat=all")
        for table, more in ((finished, replay), (running, ())):
            france = table.people["FRANCE"]
            for address in ("", "/turn?n=1", *more):
                page = france.open(f"{table.match}{address}")
                assert france.status == 200, address
                assert not re.search(r"classic-(?!\w*\.svg)|diplomacy-game-", page), address
            assert france.http.get(f"{table.match}/turn/1.svg").status_code == 200
        assert "Весна 1901" in running.people["FRANCE"].open(f"{running.match}/turn?n=1")

        running.all_but(FRANCE="A PAR - BUR")
        page = running.people["FRANCE"].open(running.match)
        assert "Осень 1901" in page
        assert 'max="3"' in page  # two turns, one of them old, and the current one
        server.stop()
    for person in people:
        person.close()
