# Common words of the kernel and the table.

refused-over = The match is over; there is nothing left to do.
refused-stale = The table has changed while you were deciding. Look again and choose anew.
refused-malformed = This does not look like an act: { $problem }
refused-not-yours = Only the table itself can do this.
refused-no-seat = There is no such seat at this table.

table-entered = { $name } sits down at the table, seat { $place }.
table-left = { $seat } leaves the table.
table-replaced = { $seat } gives up the seat. { $name } takes over.

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
