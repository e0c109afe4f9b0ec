"""The parts of a match's page; each module makes the data of one: `now`, `act` (with
`offered_forms`, `notices`, `outcome`), `board`, `dispatches`, `table` (with `seat_buttons`),
`chat_view`. `clocks` and `own_links` are in several; `zones` has them all.
"""
