### The words of the pages. A dry secretary speaks: short, never a reproach, to the point.

## The frame of a page

intriga = Intriga
wordmark-start = Intri
wordmark-struck = g
wordmark-end = a
intriga-home = Intriga, home
about = Games of secret orders, deals and betrayal: in a browser, by a link, against friends and bots.
skip-to-content = Skip to content
nav = Sections
nav-lobby = Lobby
nav-rules = Rules
nav-profile = Profile
nav-login = Sign in
language = Language
theme = Lighting
theme-auto = As the system
theme-light = Daylight
theme-dark = Desk lamp
credits = Intriga, a free table for games of secret orders.
credits-licence = Open source: Apache-2.0. Golos and PT typefaces: OFL.

## Lobby

lobby-title = Lobby
lobby-heading = Files on the desk
lobby-lead = Take a file and start against bots. You can call people in whenever you like.
games = Games
case-number = File No. { $n }
stamp-secret = Secret
fact-seats = players: { $seats }
fact-minutes = minutes: { $minutes }
play-bots = Play against bots
play-friends = Invite friends
lobby-mine = My matches
lobby-mine-empty = You are not seated anywhere yet. A match against bots starts at once and will be listed here.
lobby-open = Open matches
lobby-open-empty = Nobody is waiting for anybody. Open a match yourself: your seat is kept, and guests come by a link.
matches-count = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
seats-taken = seats taken: { $taken } of { $total }
your-turn = Your turn
to-match = To the table
sit-down = Take a seat
watch = Watch
watch-finished = See the record
join-by-code = Enter by code
join-by-code-help = Were you given the code of a match? Write it here; capitals do not matter.
code = Code of the match
enter = Enter

## New match

new-match-of = New match: { $game }
new-match-order = Order for a match
time-limits = Time to think
time-limits-help = Clocks keep running even when the server restarts. Without a limit the match waits as long as it takes.
more-options = Finer points of the rules
create-match = Open the match
create-match-help = You sit down first and get a link for your guests.
choose = — choose —
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
counts-limit = Points left of { $n }
row-number = Row { $n }

## Waiting room

at-the-table = At the table
agreed-options = Terms of the match
seat-free = Free
sit-here = Sit here
add-bot = Seat a bot
free-seat = Free the seat
stand-up = Stand up
fill-with-bots = Bots to the free seats
start-match = Start the match
invite-friends = Invite
invite-help = Show the code to a phone's camera, send the link, or read the letters out.
qr-label = QR code with the link to the match
code-for-lobby = Code for the lobby
invite-link = Invitation link
copy = Copy
copied = Copied
return-heading = Your return ticket
return-help = Keep it: this link or code brings you back to your seat from any device. Show it to nobody; whoever has it sits down as you.
return-link = Personal link
return-code = Personal code:
you = you
bot = bot
away = away
host = host

## Match

zones = Parts of the table
zone-now = Now
zone-board = Board
zone-act = Your move
zone-act-short = Act
zone-card-short = Card
zone-dispatches = Dispatches
zone-dispatches-short = News
zone-table = Table
zone-table-short = Table
awaited = Awaited
awaited-you = Awaiting you
answered = has answered
act-nothing = Nothing is asked of you right now.
stamp-accepted = Accepted
only-you = for your eyes
no-dispatches = All quiet. The first dispatch comes with the first move.
earlier-dispatches = Earlier dispatches
news-one = new dispatch
news-few = new dispatches
news-many = new dispatches
unread = { $n } unread
watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
turn-of-this = to move
room-silent = Nobody has spoken here yet.
say = Say
say-something = Your words
say-to = Say to: { $room }
match-over = The match is over
stamp-won = Victory
stamp-closed = Case closed
to-replay = Record of the match
play-again = Play again

## Replay

replay-of = Record: { $title }
back-to-match = Back to the result
replay-step = Step { $step } of { $last }
replay-eyes = Through whose eyes
replay-show = Show
replay-first = ⇤ Start
replay-prev = ← Back
replay-next = Forward →
replay-last = End ⇥
replay-record = Download the record

## Rules, profile, sign in

rules-print = For a real table
print-unknown = There is no such printout.
rules-of = Rules: { $game }
contents = Contents
save = Save
profile-name = What to call you
profile-name-help = This name is seen at the table. Up to 24 characters.
profile-saved = Noted.
account-make = Make an account
account-make-help = A name and a password, and your matches find you on any device. Matches already begun stay yours.
register = Make an account
have-account = Already have an account?
no-account = No account yet?
login = Sign in
login-do = Sign in
logout = Sign out
return-by-code = Return by personal code
return-by-code-help = The code was shown to you when you sat down; it is also in your profile.
join-invited = { $host } invites you to the table. The game: { $game }.
join-full = All seats are taken, but you may watch.

## Errors

error-400 = The request could not be read
error-help-400 = A line is missing from the paper, or something is written that should not be. Go back and send it again: nothing has changed.
error-stamp-400 = Illegible
error-403 = Pass holders only
error-help-403 = This seat is someone else's, or the match is private. If the seat is yours, come in by your personal link.
error-stamp-403 = No entry
error-404 = No such file in the archive
error-help-404 = There may be a slip in the address, or the match was put away. A match's code can be entered in the lobby.
error-stamp-404 = Not on file
error-409 = The position has changed
error-help-409 = While your paper was on its way, something happened at the table. Look at the board and decide again.
error-stamp-409 = Out of date
error-429 = Too often
error-help-429 = Wait a minute: the office is still sorting your earlier papers.
error-stamp-429 = Please wait
error-500 = Trouble in the office
error-help-500 = The fault is ours. Everything accepted is safe; try again in a minute.
error-stamp-500 = Failure
error-503 = The table is closed for a minute
error-help-503 = The server is restarting. Accepted moves are safe, and the clocks allow for the pause.
error-stamp-503 = Recess
error-home = To the lobby
error-code = code { $code }

## What the server says

guest-name = Guest { $n }
field-missing = Please fill in “{ $field }”.
act-accepted = Accepted and on file.
act-not-seated = You do not sit at this table: you may watch, not act.
act-over = The case is closed. The record shows who knew what.
act-watching = You are watching. Those who sit at the table act.
act-quick = Answer for me when there is nothing to choose
act-wait = Waiting for: { $names }.
board-empty = Nothing to report yet.
clock-none = no limit
clock-of = Clock “{ $kind }”
clock-opening = Before the first turn
clock-turn = For a turn
clock-answer = For an answer
clock-bid = For a bid
match-goes-on = In progress
match-over-note = Nobody is awaited any more.
match-cancelled = Whoever opened this match has called it off.
asked-you = Your answer?
asked-others = Somebody else is awaited.
dispatches-start = From the start
finished-won = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
finished-nobody = Nobody has won
to-next-match = To the next match
seat-number = Seat { $n }
seat-which = Which seat
seats-how-many = How many seats
match-title = Title
match-title-help = The lobby shows it. It may stay empty.
privacy = Who may sit down
privacy-open = Anyone
privacy-open-help = The match is listed in the lobby.
privacy-link = By the link only
privacy-link-help = It is not listed; those come in who have your link or code.
options = Rules of this match
option-yes = yes
option-no = no
opened-by = opened { $ago } by { $host }
ended-nobody = a draw, { $ago }
ended-won = won by { $names }, { $ago }
awaits-you = waiting for you
awaits = waiting for { $names }
lobby-running = Being played
start-free = { $n ->
    [one] { $n } seat is free: call somebody or seat a bot.
   *[other] { $n } seats are free: call people or seat bots.
}
start-wait = We begin when the seats are filled and { $host } gives the sign.
start-ready = Everybody is here. You may begin.
start-ready-wait = Everybody is here. { $host } begins.
return-here = This code takes you back to your seat. It is yours alone.
return-do = Return
rules-unwritten = The rules of { $game } have not been written down here yet.
field-login = Login
field-password = Password
field-password-help = Eight characters or more. The longer, the quieter you sleep.
login-too-often = Too many wrong passwords. Please wait five minutes.
replay-public = As everyone saw it
replay-all = All cards open
replay-silence = At this step this viewer learned nothing new.
error-413 = Too thick a paper
error-help-413 = We do not take that much at once. Nothing has changed.
error-stamp-413 = Too thick
connection-lost = The connection is lost. Reconnecting; all that was accepted is safe.

seat-changes = Leave, sit down, replace
seat-leave = Give my seat to a bot
seat-leave-help = A bot plays on for you, knowing all that you know. You can not take another seat of this match.
seat-to-bot = Seat a bot instead of { $name }
seat-take-over = Sit down instead of { $name }
seat-which-one = It was not said which seat is meant.
return-too-often = Too many wrong codes. Please wait five minutes.
commitment = Seal of chance (SHA-256)

range = From { $low } to { $high }.

## Starting

serve-open = Open in your browser:  { $url }
serve-friends = Friends in the same network: { $url }
serve-data = Matches are kept in { $path }. To stop: Ctrl+C.
