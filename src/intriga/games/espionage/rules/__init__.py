"""The rules, in the order of a turn: `opening`, `turn`, `special_moves`, `challenge`, `bidding`,
`travel` (moving, stopping, set-ups), `flow` (whose turn, the end)."""
