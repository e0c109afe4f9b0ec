# What goes wrong in the laboratory: self-play, scenarios, records.

lab-unknown-game = No game “{ $game }” is installed here.
lab-unknown-bot = { $game } has no bot “{ $bot }”. There are: { $bots }.
lab-bad-seats = { $game } seats { $low } to { $high } players; { $seats } will not do.
lab-same-names = Two seats bear the same name. Every seat needs a name of its own.
lab-bad-options = The options do not fit: { $problem }
lab-endless = { $game }: the match does not end. It was stopped at the limit of { $limit } steps.
lab-no-windows = { $game }: nothing is awaited after step { $step }, and the match is not over.
lab-no-expiry = The window “{ $window }” stands open, and yet the rules do not let it expire: { $refusal }
lab-rules-broke = The rules broke at step { $step } of match { $match }: { $problem }
lab-cannot-write = Cannot write { $path }: { $problem }

lab-bad-scenario = This is not a scenario: { $problem }
lab-bad-step = Step { $step } makes no sense: { $problem }
lab-unknown-step = Step { $step } makes no sense: it needs “by” and “act”, or “expire”, “wait”, “enter”, “leave”.
lab-bad-wait = Step { $step }: a wait is a number of seconds, zero or more.
lab-bad-clock = The clock of “{ $kind }” must be a number of seconds above zero.
lab-clock-in-circles = The clock runs in circles: { $limit } windows fell due within one wait.
lab-draw-failed = Step { $step }: a draw failed. { $problem }
lab-no-seat = There is no seat “{ $seat }” at this table.
lab-no-window = The window “{ $window }” is not open.
lab-nothing-open = No window is open.

lab-not-begun = Match { $match } has not begun: the record holds no step.
lab-no-step = The record ends at step { $last }; there is no step { $step }.
lab-other-rules = Played by rules version { $then }, while these are version { $now }: only what was written down is shown, without the position.
lab-no-game = The game “{ $game }” is not installed here: only what was written down is shown, without the position.
lab-cannot-follow = These rules do not follow the record at step { $step }: only what was written down is shown, without the position. { $problem }
lab-at-line = Line { $line }. { $problem }

# What the system complains of. It stands after a colon.

lab-system-eacces = there is no permission
lab-system-eaddrinuse = another program has it
lab-system-eaddrnotavail = this machine has no such address
lab-system-eexist = there is such a file already
lab-system-eisdir = it is a folder
lab-system-enoent = there is no such file or folder
lab-system-enospc = the disk is full
lab-system-no-host = no machine of the network bears this name
lab-system-enotdir = a file stands in the way where a folder should be
lab-system-eperm = the system forbids it
lab-system-erofs = the disk can only be read
