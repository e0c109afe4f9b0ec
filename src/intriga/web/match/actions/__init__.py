"""What people do on the page of a match, each a request: `acts` and their `choices`,
`draft_changes`, `chat`, `seat_actions`; `coming` (and leaving), `ending`, `undoing`.
"""
