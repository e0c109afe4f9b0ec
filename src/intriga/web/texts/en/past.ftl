### Pages: past turns, the replay, the referee's log.

## Replay

replay-of = Replay: { $title }
back-to-match = To the results
replay-where = Step { $step } of { $last }
replay-shown = the { $n } shown change something
replay-slider = Steps of the match
replay-mine = As me
replay-other = Player…
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
replay-record = Download the record
replay-public = Spectator
replay-all = All open
replay-silence = Nothing new is seen at this step.

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
