"""The laboratory: games played by programs, to check their rules, to measure and to study them.

Read `errors`, `render` (messages as plain data with their text), `selfplay` (bots play matches),
`scenario` (a match from a file), `viewpoint` (what a viewer knew at a step of a record), `describe`
(games and forms as plain data), `conformance` (the test suite for games).
"""
