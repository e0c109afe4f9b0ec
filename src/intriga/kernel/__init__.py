"""The kernel: what every game shares. Pure — no I/O, no clock, no randomness of its own.

Read in this order: `actors` (who), `text` (words), `acts`, `windows`, `events`, `forms` (the
vocabulary); `game` (the contract); `chance` and `step` (what rules may reach); `engine` (a step);
`record` and `replay` (the log and its proof); `acting` and `decode_error`
(what comes from outside); `observe` (who may know); `sampling` and `bots`.
"""
