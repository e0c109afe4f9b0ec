"""What a viewer may tell twins apart by: what came to light for them at a step, nothing else."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from intriga.kernel.actors import Viewer, hears
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.reveals import Reveal
from intriga.kernel.game import Game
from intriga.kernel.records.record import Entry
from intriga.lab.conformance.twins.observation import differences


class Told(NamedTuple):
    """The events of a step that reach a viewer: those that reveal something to them, the others."""

    reveals: Sequence[tuple[Event, Reveal]]
    others: Sequence[Event]


def told(game: Game[Any], state: Any, entry: Entry, viewer: Viewer | Literal["host"]) -> Told:
    """What a step tells a viewer. `state`: after it."""
    reveals, others = [], []
    for event in entry.events:
        if not hears(event.to, viewer):
            continue
        reveal = game.reveals.get(event.id)
        if reveal is not None and reveal.is_for(viewer, state, event, entry.by):
            reveals.append((event, reveal))
        else:
            others.append(event)
    return Told(reveals, others)


def parts(one: Told, other: Told) -> list[str]:
    """The parts of the observation that may differ."""
    return [part for _, reveal in (*one.reveals, *other.reveals) for part in reveal.parts]


def beyond(one: Told, other: Told, saw: bytes, other_saw: bytes) -> tuple[str, str] | None:
    """Through which channel, and how, two observations of a viewer differ beside what the reveals
    name; None if they do not."""
    if one.others != other.others:
        return "observation", f"events beside what is revealed: {one.others} ≠ {other.others}"
    hidden, other_hidden = _kept_secret(one), _kept_secret(other)
    for id in hidden.keys() & other_hidden.keys():
        # One more or one less is what the reveal tells; then none stands for another.
        if len(hidden[id]) == len(other_hidden[id]) and hidden[id] != other_hidden[id]:
            told_beside = f"{hidden[id]} ≠ {other_hidden[id]}"
            return "observation", f"parameters that no reveal names: {told_beside}"
    named = [part.split(".") for part in parts(one, other)]
    seen, other_seen = (msgspec.json.decode(observation) for observation in (saw, other_saw))
    for told_in_events in ("events", "cursor"):
        del seen[told_in_events], other_seen[told_in_events]
    for place in differences(seen, other_seen):
        path = [str(key) for key in place.path]
        if not any(_covers(part, path) for part in named):
            return "observation", f"{'.'.join(path)} differs, which no reveal of this step names"
    return None


def _kept_secret(told: Told) -> dict[str, list[dict[str, Any]]]:
    """By the id of revealing events, their parameters without those that may tell the secret."""
    kept: dict[str, list[dict[str, Any]]] = {}
    for event, reveal in told.reveals:
        rest = {name: value for name, value in event.params.items() if name not in reveal.params}
        kept.setdefault(event.id, []).append(rest)
    return kept


def _covers(part: Sequence[str], path: Sequence[str]) -> bool:
    """Whether a named part covers a path: `*` stands for any key or index."""
    return len(part) <= len(path) and all(
        name in ("*", key) for name, key in zip(part, path, strict=False)
    )
