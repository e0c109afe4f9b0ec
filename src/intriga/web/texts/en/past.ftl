### Pages: past turns, the replay, the referee's log.

## Replay

replay-of = Replay: { $title }
back-to-match = Back to results
replay-step = Step { $step } of { $last }
replay-eyes = View as
replay-show = Show
replay-act = { $who }: { $act }.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-first = ⇤ Start
replay-prev = ← Back
replay-next = Next →
replay-last = End ⇥
replay-record = Download match record
replay-public = Public view
replay-all = All secrets
replay-silence = This viewer learned nothing new at this step.

## Past turns

turn-slider = Turns
turn-now = Now
turn-earlier = ← Earlier
turn-later = Later →
turn-to-now = Back to now
turn-unknown = This match has no such turn.

## The referee's log

referee-log = Referee's log
referee-log-turn = Turn { $turn }
referee-log-turns = Turns of the log
earlier-log = Earlier lines
newest-log = Latest lines
no-log = Nothing has been logged yet.
