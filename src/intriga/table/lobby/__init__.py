"""Matches around their play: created, found, joined, started, cancelled, handed over.

Reading order: `lobby` puts the services together over one `context`.

- Reading: `queries` (one match, lists, changes), `match_info` (what one person may see of a match).
- Before a match begins: `creation` (with `plan`, which checks what is asked for, and rematches),
  `signups` (joining, requests, invitations), `reserve` (waiting for a seat), `seats` (leaving one,
  bots), `roll_call`, `starting`, `cancellation`.
- Before it begins and while it is played: `seating` (the host decides who gets which seat).
- While it is played: `consent` (who decides about seats), `takeovers` (leaving, replacing, coming
  back, taking a bot's seat), `seat_requests` (asking for one), `seat_links` (a guest's seat handed
  over by a link), `handover` (how a seat changes hands); where people come and go, `arrivals` and
  `departures`.
- At any time: `renames` (people who change their name).
- Used by all of them: `checks` (who may do what, and when), `seat_changes` (new values of a seat,
  and how they are written).

A `chair` in this code is a seat's row in the database, a `seat` its number.
"""
