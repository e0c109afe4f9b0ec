"""The rules, in the order of a turn: `opening`, `turn`, `specials`, `challenge`, `bidding`,
`travel` (moving, stopping, set-ups), `flow` (whose turn, the end)."""
