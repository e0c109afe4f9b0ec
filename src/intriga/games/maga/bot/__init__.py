"""A team as a bot (`chancellor`): it plans a budget, levels its roles, and is no easy neighbour.

`planning` is the list as it grows: one ordinary action a role, no more than the money allows.
`memory` estimates the levels of others by what came of one's own lines; `odds` says how likely a
contest is won. Then a file for each thing a state cares about: `calm` for its people, `growth` for
money and levels, `arms` for wars and missiles, `schemes` for what harms others. `proposals` gives
the same plan to people who begin.
"""
