# Common words of the kernel and the table.

refused-over = The match is over; there is nothing left to do.
refused-stale = The table has changed while you were deciding. Look again and choose anew.
refused-malformed = This does not look like an act: { $problem }
refused-not-yours = Only the table itself can do this.
refused-no-seat = There is no such seat at this table.
refused-seats-fixed = Seats cannot be added or removed while this game is being played.

table-entered = { $name } sits down at the table, seat { $place }.
table-left = { $seat } leaves the table.
table-replaced = { $before } gives up the seat. { $name } takes over.

# Order at the table: the same for every game.

refused-not-host = Only the host may do this.
refused-paused = The match is paused. You can act when it goes on.
refused-paused-already = The match is paused already.
refused-not-paused = The match is not paused.
refused-host-pauses = The host need not ask: the pause is yours to call.
refused-asked-already = That wish has been noted already.
refused-locked = The host has barred this for now.
refused-muted = The host has taken your word in public rooms. Private talks stay open.
refused-no-room = There is no such room now, or no talking in it.
refused-no-writer = In this room you only listen.
refused-no-voice = Nobody speaks by that name here.
refused-extensions-spent = { $n ->
    [0] In this match only the host gives more time.
   *[other] Your extensions are spent: there were { $n }.
  }
refused-extension = More time means 1 to { $most } { $most ->
    [one] second
   *[other] seconds
  }.
refused-rewind-nowhere = There is no way back to there.
refused-rewind-unsure = Since then chance was drawn or somebody learned something. Going back needs your confirmation, and everybody will know.
refused-no-referee = This match has no referee who sees everything.

table-said = { $seat } speaks. Room: { $where }.
table-voiced = A voice is heard: { $voice }. Room: { $where }.
table-announced = The host makes an announcement.
table-erased = The host deleted a message.
table-pause-asked = { $seat } asks for a pause.
table-resume-asked = { $seat } asks to go on.
table-pause-unasked = { $seat } no longer asks.
table-paused = The match is paused. The clocks stand still.
table-resumed = The match goes on.
table-extended = { $seat } takes more time: { DURATION($seconds) }.
table-extended-by-host = The host gives more time: { DURATION($seconds) }.
table-extended-by-table = The server was away. Time given back: { DURATION($seconds) }.
table-stood-in = Time is up: a bot answers for { $seat }.
table-closed = The host closes the phase without waiting for everybody.
table-muted = The host takes the word from { $seat }.
table-unmuted = The host gives the word back to { $seat }.
table-locked = The host bars one kind of act.
table-unlocked = The host allows it again.
table-rewound = The host took the match back. No longer in force: { $told } { $told ->
    [one] announcement
   *[other] announcements
  }.
table-looked = The referee opened the view that shows everything.
table-appointed = { $name } hosts the match, too, from now on.
table-dismissed = { $name } hosts the match no longer.
table-reserve-called = The first of the reserve is invited to a seat: { $seat }.
table-renamed = { $before } now goes by { $name }.

room-host = Announcements
room-table = At the table
room-private = { $seats }

# Chance and records.

chance-no-range = “{ $why }” is drawn below { $below }, which leaves nothing to draw.
chance-none-left = No draw is left for “{ $why }” (0…{ $high }).
chance-outside = The draw { $value } for “{ $why }” is outside 0…{ $high }.
chance-not-recorded = The rules draw “{ $why }”, the record does not.
chance-otherwise = The rules draw “{ $why }” below { $below }; the record has “{ $recorded }” below { $under }.

record-empty = The record is empty.
record-no-header = A record begins with a header; this one does not.
record-second-header = There is a second header.
record-after-footer = Something follows the footer.
record-not-a-line = This is no line of a record: { $problem }
record-chain-broken = The chain is broken: line { $before } was changed, or one is missing.
record-out-of-order = Step { $n } stands where step { $due } belongs.
record-miscounted = The footer counts { $told } steps, there are { $found }.
record-rewritten = The footer is not written the way a footer is.

replay-no-start = The first step does not set the game up.
replay-upgraded = The rules were changed in the course of the match.
replay-broke = The rules break over it: { $problem }
replay-refused = The rules refuse this act: { $refusal }
replay-draws-less = The rules draw less than the record has.

verify-other-game = It is of another game: { $game }.
verify-other-rules = It was played by rules version { $then }, these are version { $now }.
verify-unfinished = The match is not over: the secret is not revealed yet.
verify-other-secret = The revealed secret is not the one whose hash was shown before the match.
verify-other-draw = The draw “{ $why }” does not follow from the secret.
verify-other-events = The rules give other events.
verify-other-state = The rules give another position.
verify-other-outcome = The rules give another outcome.

# What is wrong with data that was sent. It stands after a colon.

misread-in = in “{ $place }” { $problem }
misread-type = there is { $found } where only { $expected } will do.
misread-or = { $one } or { $other }
misread-int = a whole number
misread-float = a number
misread-str = a string
misread-bool = true or false
misread-null = null
misread-array = a list
misread-object = an object
misread-missing = the field “{ $field }” is missing.
misread-unknown = the field “{ $field }” is superfluous.
misread-value = the value “{ $value }” is not allowed.
misread-at-most = only a number of { $bound } at most will do.
misread-at-least = only a number of { $bound } at least will do.
misread-below = only a number below { $bound } will do.
misread-above = only a number above { $bound } will do.
misread-multiple = only a multiple of { $bound } will do.
misread-range = the number is too big.
misread-length = the length is wrong, it must be { $length }.
misread-length-between = the length is wrong, it must be { $low } to { $high }.
misread-length-most = it is too long, the length may be { $high } at most.
misread-length-least = it is too short, the length must be { $low } at least.
misread-nul = there is a zero character.
misread-pattern = the string has the wrong form.
misread-broken = it is no JSON from byte { $byte } on.
misread-truncated = the JSON breaks off.
misread-encoding = it is no text in UTF-8.
misread-deep = too many brackets one within the other.
misread-otherwise = { $problem }

window-opening = Preparations
    .clock = Time for preparations
window-turn = Turn
    .clock = Time for a turn
window-answer = Answer
    .clock = Time for an answer
window-bid = Bidding
    .clock = Time for a bid
window-orders = Orders
    .clock = Time for orders
window-vote = Vote
    .clock = Time for the vote
