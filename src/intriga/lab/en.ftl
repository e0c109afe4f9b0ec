### Errors of the laboratory: self-play, scenarios, records.

lab-unknown-game = The game “{ $game }” is not installed.
lab-unknown-bot = { $game } has no bot “{ $bot }”. Available bots: { $bots }.
lab-bad-seats = { $game } is for { $low } to { $high } players, not { $seats }.
lab-same-names = Two seats have the same name. Give each seat its own.
lab-bad-options = Invalid options: { $problem }
lab-no-league = { $game }: nothing lasts from match to match in this game, so it has no leagues.
lab-endless = { $game }: the match does not end. Stopped after { $limit } steps.
lab-no-windows = { $game }: no window is open after step { $step }, but the match is not over.
lab-no-expiry = The window “{ $window }” is open, but the rules do not let it expire: { $refusal }
lab-rules-broke = The rules failed at step { $step } of match { $match }: { $problem }
lab-cannot-write = Cannot write { $path }: { $problem }

lab-bad-scenario = Not a valid scenario: { $problem }
lab-bad-step = Step { $step } is invalid: { $problem }
lab-unknown-step = Step { $step } is invalid: it needs “by” and “act”, or “expire”, “wait”, “enter”, “leave” or “return”.
lab-bad-wait = Step { $step }: “wait” must be a number of seconds, zero or more.
lab-bad-start = “at”: “{ $at }” is not a date and time with an offset, such as 2026-03-01T19:00:00+03:00.
lab-bad-at = Step { $step }: “at” must be a number of seconds after the start, zero or more.
lab-at-goes-back = Step { $step } is at { $at } seconds, but the clock already shows { $now }. Time cannot go back.
lab-bad-state = Invalid state: { $problem }
lab-state-invariants = In this state, the rules of { $game } do not hold: { $problems }.
lab-state-seat = In this state, the window “{ $window }” awaits seat { $seat }, counted from 0. There is no such seat.
lab-state-stuck = In this state, no window is open, but the match is not over.
lab-state-unplayable = The rules of { $game } cannot work with this state: { $problem }
lab-bad-clock = The clock of “{ $kind }” must be a number of seconds greater than zero.
lab-clock-in-circles = Time does not advance: { $limit } windows expired within one wait.
lab-draw-failed = Step { $step }: the draw failed. { $problem }
lab-no-seat = There is no seat “{ $seat }” in this match.
lab-no-window = The window “{ $window }” is not open.
lab-nothing-open = No window is open.

lab-not-begun = Match { $match } has not started: the record has no steps.
lab-no-step = The record ends at step { $last }; there is no step { $step }.
lab-other-rules = Played by rules version { $then }; this is version { $now }. Only the recorded events are shown, without the position.
lab-no-game = The game “{ $game }” is not installed. Only the recorded events are shown, without the position.
lab-cannot-follow = The record diverges from these rules at step { $step }. Only the recorded events are shown, without the position. { $problem }
lab-at-line = Line { $line }. { $problem }

## Errors of the operating system. They stand after a colon

lab-system-eacces = permission denied
lab-system-eaddrinuse = already in use by another program
lab-system-eaddrnotavail = this machine has no such address
lab-system-eexist = this file already exists
lab-system-eisdir = this is a folder
lab-system-enoent = no such file or folder
lab-system-enospc = the disk is full
lab-system-no-host = no host on the network has this name
lab-system-enotdir = there is a file where a folder should be
lab-system-eperm = not permitted by the system
lab-system-erofs = the disk is read-only
