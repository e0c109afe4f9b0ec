"""A bot that plays any game of Intriga over its API, at random. Replace that with your strategy.

    INTRIGA_TOKEN=intriga_… python play.py http://127.0.0.1:8000 --game espionage --seats 2
    INTRIGA_TOKEN=intriga_… python play.py http://127.0.0.1:8000 --join ABC123

The first command plays against the server's bots, the second joins a match by its code.
"""

import argparse
import json
import os
import random
import secrets
import sys

from intriga_client import Client, Json, Refused


def main() -> int:
    """Play one match to its end. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Plays a match of Intriga at random.")
    parser.add_argument("url", help="URL of the server, such as http://127.0.0.1:8000")
    parser.add_argument("--game", default="espionage")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--options", type=json.loads, default={}, help='such as {"rounds": 10}')
    parser.add_argument("--join", metavar="CODE", help="join the match with this code")
    args = parser.parse_args()
    client = Client(args.url, os.environ["INTRIGA_TOKEN"])
    try:
        match = invited(client, args.join) if args.join else opened(client, args)
        print(f"{match['url']} — {match['game']}, seat {match['seat']}")
        play(client, match["id"])
    except Refused as refusal:
        print(f"{refusal.id}: {refusal}", file=sys.stderr)
        return 1
    return 0


def opened(client: Client, args: argparse.Namespace) -> Json:
    """Create a match against the server's bots."""
    asked = {"game": args.game, "seats": args.seats, "options": args.options}
    return client.call("POST", "/matches/against-bots", asked)


def invited(client: Client, code: str) -> Json:
    """Take a seat at the match with this code."""
    match = client.call("GET", f"/invitations/{code}")
    if match["seat"] is not None:
        return match
    return client.call("POST", f"/matches/{match['id']}/join", {"code": code})


def play(client: Client, match: str) -> None:
    """Listen, print what happens, and act whenever it is our turn."""
    for event, data in client.news(match):
        if event != "view":
            continue
        for one in data["events"]:
            print(f"  {one['text']}")
        if data["outcome"]:
            print(data["outcome"]["reason"]["text"])
        elif data["asked"]:
            answer(client, match, data)


LATE = ("refused-stale", "refused-over", "api-no-domain")
"""Refusals that mean the match has moved on in the meantime: wait for the next view."""


def answer(client: Client, match: str, view: Json) -> None:
    """Act by one of the forms; those that ask in private come first, then those of a window."""
    forms = [form for form in view["forms"] if form["asks"]]
    forms = forms or [form for form in view["forms"] if form["window"]] or view["forms"]
    try:
        for _ in range(100):
            form = random.choice(forms)
            act = filled_in(client, match, form)
            if act is not None and client.possible(match, act):
                client.act(match, secrets.token_hex(8), act, form)
                return
    except Refused as refusal:
        if refusal.id not in LATE:
            raise
        return
    if client.call("GET", f"/matches/{match}/view")["forms"] == view["forms"]:
        raise RuntimeError("no act that the forms offer is possible")


# ── replace everything below with your own strategy: here, all choices are random ────────────


def filled_in(client: Client, match: str, form: Json) -> Json | None:
    """The form filled in at random; None if a required field has no choices."""
    chosen: Json = dict(form["preset"])
    for field in form["fields"]:
        if field["optional"] and random.random() < 0.5:
            continue
        value = drawn(client, match, form, field, chosen)
        if value is not None:
            chosen[field["name"]] = value
        elif not field["optional"]:
            return None
    return {"type": form["act"], **chosen}


def drawn(client: Client, match: str, form: Json, field: Json, chosen: Json) -> object:
    """A random value for one field; None if it has no choices."""
    if field["kind"] == "flag":
        return random.random() < 0.5
    if field["kind"] in ("rows", "slots"):
        return rows(client, match, form, field, chosen)
    choices = client.choices(match, field["domain"], chosen)
    if choices["kind"] == "text":
        return "Hello"[: choices["length"]]
    if choices["kind"] == "range":
        low, high = choices["low"], choices["high"]
        return random.randint(low, max(low, high // 10)) if low <= high else None
    if field["kind"] == "counts":
        return counts(form, field, choices)
    options = [option["value"] for option in choices["options"]]
    return random.choice(options) if options else None


def counts(form: Json, field: Json, choices: Json) -> Json:
    """How many of each option, within what may be spent."""
    most = [limit["most"] for limit in form["limits"] if limit["field"] == field["name"]]
    left = min(most, default=len(choices["options"]))
    taken: Json = {}
    for option in random.sample(choices["options"], len(choices["options"])):
        if option["weight"] <= left and random.random() < 0.5:
            taken[str(option["value"])] = 1
            left -= option["weight"]
    return taken


def rows(client: Client, match: str, form: Json, field: Json, chosen: Json) -> object:
    """One value for each slot, or a list of one row."""
    found: Json = {}
    columns = field["row"]
    if field["kinds"]:
        kind = random.choice(field["kinds"])
        found["kind"] = kind["kind"]
        columns = columns + kind["fields"]
    for column in columns:
        known = {**chosen, **found} if field["kind"] == "rows" else chosen
        found[column["name"]] = drawn(client, match, form, column, known)
    values = [value for value in found.values() if value is not None]
    return values if field["kind"] == "slots" else [found]


if __name__ == "__main__":
    sys.exit(main())
