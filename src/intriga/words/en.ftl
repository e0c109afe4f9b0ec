### Common words of the kernel and the table.

## What is refused

refused-over = The match is over.
refused-clock-kind = This game has no time limit “{ $kind }”.
refused-clock-length = A time limit must be 1 to { $most } seconds.
refused-stale = The position has changed in the meantime. Look again and choose anew.
refused-malformed = Invalid action: { $problem }
limit-unique = Rows { $rows } have the same value where each must have its own.
limit-at-most = Too many rows of this kind: { $used }. There can be at most { $most }.
limit-sum = That makes { $used } in all. There can be at most { $most }.
limit-at-least = There are { $used }, and there must be at least { $least }.
limit-unlike = This name is taken, or looks like another one. Choose one of your own.
limit-without = This has a word that it cannot have.
limit-together = Fill this in, too: one makes no sense without the other.
limit-any-of = Fill in at least one of these fields.
limit-other = This is proposed already. Propose something else.
document-empty = Write the text first.
document-too-long = { $over ->
    [one] The text is { $over } character too long: it can have at most { $most }. Shorten it.
   *[other] The text is { $over } characters too long: it can have at most { $most }. Shorten it.
}
refused-not-yours = This is not an action a player can take.
refused-no-seat = There is no such seat in this match.
refused-seat-left = This player has left the match.
refused-seat-not-left = This player has not left the match.
refused-doors-closed = This match is closed: nobody can join now. Ask the host to open it.
refused-doors-fixed = Nobody can join or leave this game once it has started.
refused-doors-already = { $doors ->
    [open] Anyone can join this match already.
    [approval] The host already approves everyone who wants to join.
   *[closed] This match is closed already.
}
refused-seats-fixed = Seats cannot be added or removed after this game has started.

## Who comes and goes

table-entered = { $name } took seat { $place }.
table-left = { $seat } left the match.
table-left-missed = { $seat } missed too many deadlines and no longer plays.
    .short = { $seat } no longer plays
table-left-removed = The host ({ $by }) removed { $seat } from the match.
    .short = The host removed { $seat }
table-returned = { $name } is back in the match.
table-doors-open = The host has opened the match: anyone may join.
    .short = Anyone may join now
table-doors-approval = The host now approves everyone who wants to join.
    .short = Joining needs the host’s approval
table-doors-closed = The host has closed the match: nobody can join any more.
    .short = Nobody can join any more
table-replaced = { $name } took over the seat of { $before }.
    .short = { $name } took over a seat
table-replaced-left = { $before } left the match. { $name } plays this seat now.
    .short = { $name } took over a seat
table-replaced-missed = { $before } missed too many deadlines. { $name } plays this seat now.
    .short = { $name } took over a seat
table-replaced-replaced = The host ({ $by }) replaced { $before } with a bot, { $name }.
    .short = { $name } took over a seat
table-replaced-removed = The host ({ $by }) removed { $before } from the match. { $name } plays this seat now.
    .short = { $name } took over a seat
table-replaced-returned = { $name } is back. The bot { $before } played their seat.
    .short = { $name } is back
table-replaced-joined = { $name } took over the seat of the bot { $before }.
    .short = { $name } plays instead of a bot
table-replaced-reserve = { $name } from the reserve list took over the seat of the bot { $before }.
    .short = { $name } plays instead of a bot
table-replaced-admitted = { $name } took over the seat of the bot { $before }, as the host ({ $by }) decided.
    .short = { $name } plays instead of a bot
table-replaced-agreed = { $name } took over the seat of the bot { $before }. All players agreed.
    .short = { $name } plays instead of a bot
table-replaced-link = { $name } took over the seat of { $before } by a link from the host ({ $by }).
    .short = { $name } took over a seat
table-warned = The host warns { $seat }: a bot may take their seat soon.
    .short = { $seat }: a bot may take over

## House rules: the same for every game

refused-not-host = Only the host can do this.
refused-paused = The match is paused. You can act once it resumes.
refused-paused-already = The match is already paused.
refused-not-paused = The match is not paused.
refused-impartial = This takes a host who has no seat in the match and never had one.
refused-host-pauses = You are the host: you can pause the match yourself.
refused-away-past = That time has passed or is only moments away. Choose a later one.
refused-away-far = A match can be paused for at most { $days } days ahead. Choose an earlier date.
refused-break-undated = Others have already requested a pause without a date. Join them, or wait until they withdraw the request.
refused-break-other = A break until another time has already been proposed: { MOMENT($until, $zone) }. Agree to it, or wait until it is withdrawn.
refused-not-due = It is not time yet.
refused-asked-already = You have already done this.
refused-locked = The host has disabled this action for now.
refused-muted = The host muted you in public rooms. Private chats stay open.
refused-no-room = There is no such room now, or it is closed.
refused-no-writer = You can only read in this room.
refused-no-voice = You cannot post under this name here.
refused-voice-only = You cannot post here under your own name. Choose another one.
refused-extensions-spent = { $n ->
    [0] In this match only the host can extend the deadline.
   *[other] You have used all your extensions ({ $n }).
  }
refused-extension = An extension can be from 1 to { $most } { $most ->
    [one] second
   *[other] seconds
  }.
refused-extension-private = This deadline cannot be extended: not everyone knows of it.
refused-rewind-nowhere = The match cannot be rewound to that step.
refused-rewind-seats = The match cannot be rewound further back: after this event somebody joined, left or came back, or the rules were updated.
refused-rewind-unsure = Please confirm the rewind. Players will not forget what they have learned; random draws are made again. Messages and players stay, and everyone is notified.
refused-no-referee = This match has no referee who can see everything.

table-said = { $seat } sent a message. Room: { $where }.
table-watcher-said = A message of { $name }, who watches. Room: { $where }.
table-watcher = People who watch
table-voiced = A message under the name of { $voice }. Room: { $where }.
table-announced = The host posted an announcement.
table-erased = The host deleted a message.
table-document-erased = The host deleted a document.
table-pause-asked = { $seat } requested a pause.
table-resume-asked = { $seat } requested to resume.
table-pause-unasked = { $seat } withdrew the request.
table-rescheduled = The host has changed the time limits. They apply from the next window on.
    .short = The time limits have changed
table-paused = The match is paused. The clocks are stopped.
    .short = The match is paused
table-resumed = The match has resumed.
table-put-away = The match is paused until { MOMENT($until, $zone) }. The clocks are stopped; it resumes by itself at that time.
    .short = The match is put away
table-break-asked = { $seat } proposes a break until { MOMENT($until, $zone) }.
    .short = { $seat } proposes a break
table-break-agreed = { $seat } agrees to a break until { MOMENT($until, $zone) }.
    .short = { $seat } agrees to a break
table-extended = { $seat } extended the deadline by { DURATION($seconds) }.
    .short = { $seat } extended the deadline
table-extended-by-host = The host extended the deadline by { DURATION($seconds) }.
    .short = The host extended the deadline
table-clock-set-back = The server's clock was set back by { DURATION($seconds) }. The deadline moved with it, so nobody has more or less time.
    .short = The server’s clock was set back
table-extended-by-table = The server was down. Time given back: { DURATION($seconds) }.
    .short = The server was down, time is given back
table-stood-in = Time is up: a bot acted for { $seat }.
    .short = Time is up: a bot for { $seat }
table-closed = The host ended the turn without waiting for everyone.
    .short = The host ended the turn
table-muted = The host muted { $seat }.
table-unmuted = The host unmuted { $seat }.
table-locked = The host disabled the action “{ $act }”. It is not listed among the actions until the host enables it again.
    .short = Disabled: “{ $act }”
table-unlocked = The host enabled the action “{ $act }” again.
    .short = Enabled again: “{ $act }”
table-announcements = { $told } { $told ->
    [one] announcement
   *[other] announcements
}
table-rewound = The host rewound the match. No longer in force: { table-announcements }.
    .short = The host rewound the match
table-rewound-together = All who play agreed, and the match was rewound. No longer in force: { table-announcements }.
    .short = All agreed: the match is rewound
table-undo-asked = { $seat } asks to take back everything from this event on: { $event }
    .short = { $seat } asks to take something back
table-undo-agreed = { $seat } agrees to take it back. Agreed: { $n } of { $total }.
    .short = To take it back: { $n } of { $total } agree
table-undo-refused = { $seat } doesn’t agree to take it back: the match goes on.
    .short = { $seat } doesn’t agree to take it back
table-undo-withdrawn = { $seat } withdrew the request to take it back.
    .short = { $seat } withdrew the request
table-undo-lapsed = The request to take something back lapsed: the match has changed since.
    .short = The request to take back has lapsed
table-undo-expired = The request to take something back lapsed: not everybody agreed within a day.
    .short = The request to take back has lapsed
table-undo-barred = All agreed, but something secret came to light or was drawn since then. Only a host without a seat may rewind the match that far.
    .short = The match cannot be rewound that far
refused-undo-open = Somebody has already asked to take something back. Answer that first.
refused-undo-lately = You have asked to take something back already. You can ask again when the next turn begins.
refused-undo-gone = This request is no longer open.
refused-close-early = You play in this match yourself, so you can’t end the turn before its time while it waits for others. The clock will.
refused-rewind-consent = You play in this match yourself, so all the others who play must agree. Ask them to take it back.
refused-rewind-revealed = Something was drawn or came to light since then. Only a host without a seat may rewind the match that far.
table-stalled-when = { $why ->
    [close] when the turn should have ended
    [mark] when part of a turn’s time was up
    [resume] when the pause should have ended
   *[bot] at the answer of a bot
}
table-stalled = The rules of the game failed { table-stalled-when }. Nothing is lost: the clocks stand still, and the match waits for its host, who can give more time to try again, rewind it, or call it off.
    .short = The rules of the game failed
refused-stranded = The rules installed on this server cannot go on with this match. It is safe and waits for the server admin; its host can call it off.
table-looked = The referee opened the view that shows everything.
    .short = The referee sees everything
table-appointed = { $name } is now a co-host.
table-host-succeeded = The former host has deleted their account. The match is now hosted by { $name }.
    .short = { $name } hosts the match now
table-host-gone = The host has deleted their account, and the match has no host. Its players can still end it if all agree.
    .short = The match has no host
table-dismissed = { $name } is no longer a co-host.
table-reserve-called = The first in the reserve is invited to take a seat: { $seat }.
    .short = The first in the reserve is invited
early-called-off = The match was called off before its end.
early-adjourned = The match was adjourned before its end: the standing counts. { $result }
refused-no-standing = There is no standing that could be the result. The match can only be called off.
refused-proposal-open = Somebody has already proposed to end the match. Answer that first.
refused-proposed-lately = You have just proposed to end the match. You can do so again after the next deadline or turn.
refused-proposal-gone = This proposal is no longer open.
refused-not-asked = You have no vote on this proposal.
table-end-proposed = { $seat } proposes to { $how ->
    [called-off] call off the match: it ends without a result.
   *[adjourned] adjourn the match: it ends, and the standing is the result.
  }
    .short = { $seat } proposes to end the match
table-end-how = { $how ->
    [called-off] call off
   *[adjourned] adjourn
}
table-end-agreed = { $seat } agrees to { table-end-how } the match. Agreed: { $n } of { $total }.
    .short = To end the match: { $n } of { $total } agree
table-end-refused = { $seat } doesn't agree to { table-end-how } the match. It goes on.
    .short = { $seat } doesn’t agree to end the match
table-end-withdrawn = { $seat } withdrew the proposal to { table-end-how } the match. It goes on.
    .short = { $seat } withdrew the proposal
table-end-lapsed = The proposal to { table-end-how } the match has lapsed: the match has changed since.
    .short = The proposal to end has lapsed
table-end-expired = The proposal to { table-end-how } the match has lapsed: not everyone agreed within 24 hours. It goes on.
    .short = The proposal to end has lapsed
table-called-off = { $by ->
    [host] The host called off the match.
   *[players] Everyone agreed to call off the match.
  } It ends without a result.
table-adjourned = { $by ->
    [host] The host adjourned the match.
   *[players] Everyone agreed to adjourn the match.
  } The standing is the result.
table-renamed = { $before } is now called { $name }.

room-host = Announcements
room-table = Public room
room-private = { $seats }

## Chance and records

chance-no-range = “{ $why }” is drawn below { $below }, so there is nothing to draw from.
chance-none-left = No draw left for “{ $why }” (0…{ $high }).
chance-outside = The draw { $value } for “{ $why }” is outside 0…{ $high }.
chance-not-recorded = The rules draw “{ $why }”, but the record does not.
chance-otherwise = The rules draw “{ $why }” below { $below }; the record has “{ $recorded }” below { $under }.

record-empty = The record is empty.
record-no-header = The record has no header.
record-second-header = The record has a second header.
record-after-footer = There are lines after the footer.
record-not-a-line = Not a valid line of a record: { $problem }
record-chain-broken = The chain is broken: line { $before } was changed, or a line is missing.
record-out-of-order = Step { $n } is in place of step { $due }.
record-miscounted = The footer says { $told } steps, but there are { $found }.
record-rewritten = The footer is not in the standard form.

replay-no-start = The first step is not the set-up.
replay-upgraded = The rules changed during the match.
replay-broke = The rules fail on it: { $problem }
replay-refused = The rules do not allow this act: { $refusal }
replay-draws-less = The rules draw less often than the record.

verify-other-game = The record is of another game: { $game }.
verify-other-rules = Played by rules version { $then }; this is version { $now }.
verify-unfinished = The match is not over, so the secret has not been revealed.
verify-other-secret = The revealed secret does not match the hash shown before the match.
verify-other-draw = The draw “{ $why }” does not follow from the secret.
verify-other-events = The rules give different events.
verify-other-notes = The rules give a different referee’s log.
verify-other-state = The rules give a different position.
verify-other-outcome = The rules give a different outcome.

## What is wrong with data that was sent. It stands after a colon

misread-in = “{ $place }”: { $problem }
misread-type = expected { $expected }, got { $found }.
misread-or = { $one } or { $other }
misread-int = a whole number
misread-float = a number
misread-str = a string
misread-bool = true or false
misread-null = null
misread-array = an array
misread-object = an object
misread-missing = missing field “{ $field }”.
misread-unknown = unknown field “{ $field }”.
misread-list-whole = lists are replaced whole. Give the whole list, not single elements.
misread-value = invalid value “{ $value }”.
misread-at-most = must be at most { $bound }.
misread-at-least = must be at least { $bound }.
misread-below = must be less than { $bound }.
misread-above = must be greater than { $bound }.
misread-multiple = must be a multiple of { $bound }.
misread-range = the number is out of range.
misread-length = the length must be { $length }.
misread-length-between = the length must be from { $low } to { $high }.
misread-length-most = the length must be at most { $high }.
misread-length-least = the length must be at least { $low }.
misread-nul = contains a control character.
misread-pattern = the string has the wrong format.
misread-broken = invalid JSON at byte { $byte }.
misread-truncated = unexpected end of JSON.
misread-encoding = not valid UTF-8.
misread-deep = nested too deeply.
misread-otherwise = { $problem }

## Windows

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

## Stewards: people with a part of the host’s powers

table-empowered = { $name } now helps the host.
table-relieved = { $name } no longer helps the host.
table-powers-changed = The host has changed what { $name } may do.
table-minds = { $name } now looks after this room: { $where }. They can read it.
table-silenced = The host muted { $who } in this room: { $where }.
table-unsilenced = The host unmuted { $who } in this room: { $where }.
table-silenced-by = { $name } muted { $who } in this room: { $where }.
table-unsilenced-by = { $name } unmuted { $who } in this room: { $where }.
table-steward-said = { $name } wrote in a room.
table-steward-acted = { $name } did this for the host.
refused-silenced = You are muted in this room.
refused-silenced-already = This is already done.
refused-no-speaker = They can't write in this room anyway.
refused-no-steward = You don't help the host of this match any more.
refused-power-act = The host hasn't allowed you to do this.
refused-power-room = You don't look after this room.
refused-power-unknown = A helper can't be allowed to do this: { $act }
official-assistant = Host's assistant
