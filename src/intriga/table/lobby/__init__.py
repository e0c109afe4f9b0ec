"""Matches around their play: created, found, joined, started, cancelled, handed over.

Reading order: `lobby` puts the services together over one `context`.

- Reading: `queries` (one match, lists, changes), `match_info` (what one person may see of a match).
- Before a match begins: `creation` (with `plan`, which checks what is asked for, and rematches),
  `signups` (joining, requests, invitations), `reserve` (waiting for a seat), `seats` (leaving one,
  bots), `roll_call`, `starting`, `cancellation`.
- While it is played: `takeovers` (leaving, replacing, taking a bot's seat), `seat_links` (a guest's
  seat handed over by a link).
- At any time: `renames` (people who change their name).
- Used by all of them: `checks` (who may do what, and when), `seat_changes` (new values of a seat,
  and how they are written).

A `chair` in this code is a seat's row in the database, a `seat` its number.
"""
