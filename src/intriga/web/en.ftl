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
how-many-bots = How many bots
bots-number = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
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

## Rooms

zone-rooms = Rooms
zone-rooms-short = Rooms
rooms-none = There is nowhere to talk: so it was agreed.
room-silent = Nobody has spoken here yet.
room-all-hear = Everybody hears it, onlookers too.
room-hear = Heard by: { $names }.
room-with = In private: { $names }
room-new = Talk in private
room-new-whom = With whom
room-new-help = Only those you choose will hear it. If one of them is replaced at the table, the newcomer will read what was said before, too.
talk-with-whom = Choose whom to talk with.
say = Say
say-something = Your words
say-announce = An announcement to all
say-to = To: { $room }
say-whose = In whose name
say-as-myself = in my own name
say-as = as: { $voice }
say-more = What to do with this message
say-no-deeds = There is nothing to be done with this message.
say-gone-host = Deleted by the host.
say-gone-author = Deleted by its author.
say-hushed = Hidden: you did not want to hear this voice.
say-erase = Delete the message
says-earlier = What was said before
says-news = new messages ↓
host-speaks = The host
announcement-read = Understood
hush-of = Do not hear: { $name }
hush-no-of = Hear again: { $name }
hush-no = Bring back
hush-room = No marks for news here
hush-no-room = Mark news here again
hushed-one = You do not hear: { $name }
mute-of = Take the word from: { $name }
mute-no-of = Give the word back to: { $name }
back-to-rooms = Back to the rooms

press = Where people may talk
press-rulebook = As the rules have it
press-rulebook-help = In this game: { $rule }.
press-full = Anywhere
press-full-help = In public and in private.
press-public = In public only
press-public-help = No private talks.
press-none = Nowhere
press-none-help = The game is played in silence. Only the host speaks.
press-is-full = talk in public and in private
press-is-public = talk in public only
press-is-rooms = talk in the rooms of the rules
press-is-none = played in silence

match-over = The match is over
match-imported = This match was played elsewhere: its record was proved and put here to be watched. The names in it are names and nothing more.
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

## Turns gone by

turn-slider = The turns of the match
turn-now = Now
turn-earlier = ← Earlier
turn-later = Later →
turn-to-now = Back to now
turn-unknown = There was no such turn.
turn-go = Go to turn
back-to-match-now = To the match

## Rules, profile, sign in

rules-print = For a real table
print-busy = The printer is busy. Please try again in a few seconds.
print-unknown = There is no such printout.
rules-of = Rules: { $game }
contents = Contents
save = Save
profile-name = What to call you
profile-name-help = This name is seen at the table. Up to 24 characters.
profile-sound = Ring when I am asked
profile-sound-help = A short sound in this browser, once the page has been touched.
profile-saved = Noted.
account-make = Make an account
account-make-help = A name and a password, and your matches find you on any device. Matches already begun stay yours.
account = Account
account-login = Your login is { $login }.
password-change = Change the password
password-change-help = All your other devices will have to sign in anew.
password-old = Present password
password-new = New password
password-new-help = The link works once. All earlier sign-ins end.
password-set = Set the password
browsers = Where you are signed in
browsers-help = A device you do not know? Sign it out: a page open there is no longer yours.
browser-this = this device
browser-unnamed = A device without a name
browser-seen = was here { $ago }
browser-opened = signed in { $ago }
browser-close = Sign out
browsers-close-others = Sign out everywhere else
## The office: for whoever runs the server

office = The office
office-people = People
office-matches = Matches
office-server = Server
office-search = Name or login
office-find = Find
office-admin = admin
office-guest = guest
office-login = login { $login }
office-blocked = blocked { $ago }
office-since = came { $ago }
office-sits = { $n ->
    [one] sits at { $n } table
   *[other] sits at { $n } tables
}
office-nobody = Nobody was found.
office-password = Link for a new password
office-password-link = Link for a new password
office-password-link-help = It lasts a day, works once, and ends all earlier sign-ins. Give it to nobody but the owner of the account.
office-block = Block
office-unblock = Let in again
office-appoint = Make an admin
office-dismiss = Dismiss
office-status = State
office-host = hosted by { $name }
office-sitting = people { $people }, bots { $bots }, seats { $seats }
office-call-off = Call off
office-no-matches = There are no such matches.
office-version = Version
office-uptime = Running for
office-database = Database
office-size = Size of the database
office-megabytes = { $n } MB
office-count-accounts = Accounts
office-count-guests = Guests
office-count-browsers = Browsers signed in
office-count-gathering = Gathering
office-count-playing = Being played
office-count-over = Finished
office-count-cancelled = Called off
office-journal = Journal
office-the-match = The match
deed-claimed = { $admin } becomes an admin by the link from the terminal.
deed-password-link = { $admin } makes a link for a new password: { $person }.
deed-blocked = { $admin } blocks { $person }.
deed-unblocked = { $admin } lets { $person } in again.
deed-appointed = { $admin } makes { $person } an admin.
deed-dismissed = { $admin } dismisses { $person }.
deed-called-off = { $admin } calls off a match that never began.
pages = Pages
page-before = ← Back
page-after = On →
claim-heading = Becoming an admin
claim-help = An admin sees people and the public facts of matches, and may block somebody or make a link for a new password. Secrets of running matches he does not see. The link works once.
claim-do = Become an admin
claim-needs-account = This needs an account with a password.
register = Make an account
have-account = Already have an account?
no-account = No account yet?
login = Sign in
login-do = Sign in
logout = Sign out
return-by-code = Return by personal code
return-by-code-help = The code was shown to you when you sat down; it is also in your profile.
join-invited = { $host } invites you to the table. The game: { $game }.
join-full = All seats are taken. You may join the reserve and sit down when somebody leaves.

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
refused-no-text = This cannot be done now.
error-home = To the lobby
error-code = code { $code }

## What the server says

guest-name = Guest { $n }
field-missing = Please fill in “{ $field }”.
act-accepted = Accepted and on file.
act-not-seated = You do not sit at this table: you may watch, not act.
act-over = The case is closed. The record shows who knew what.
act-paused = A pause. Your moves come back when the match goes on.
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
door-more = A password, and leave to sit down
door-approval = I let everybody in myself
door-approval-help = People ask, you decide. Bots’ seats are taken over with your word only, too.
match-password = Password of the match
match-password-help = Whoever sits down is asked for it. It may stay empty.
room-approval = { $host } lets people in to this table.
room-locked = The password of the match is needed.
join-ask = Ask to join
join-reserve = Join the reserve
mine-seated = You have seat { $seat }.
mine-reserve = You are number { $n } of the reserve. When a seat is free, it is yours by itself.
mine-asked = You have asked. { $host } decides.
mine-invited = You are called to this table.
mine-declined = { $host }: there is no seat for you at this table.
mine-new = You do not sit at this table yet.
mine-no-code = To sit down here you need the link or the code. Those who invited you have it.
withdraw-asked = I no longer ask
withdraw-reserve = Leave the reserve
withdraw-invited = Decline
waits-asked = you have asked to join
waits-reserve = you are in the reserve
waits-invited = you are called
seats-free = free: { $n }
seats-search = Find by name
reserve = Reserve
door-asked = { $n ->
    [one] { $n } person asks to join
   *[other] { $n } people ask to join
}
door-approve = Let in
door-approve-all = Let all in
door-decline = Decline
door-invited = Called: { $names }
door-declined = Declined: { $n }
call-off = Call the match off
call-off-help = The match will not be played. Everybody who sits or waits here is told.
call-off-do = Call it off
start-fewer = Begin without the empty seats
roll-call = Call the roll
roll-again = Call the roll anew
roll-end = End the roll
roll-called = The roll is called: are you here?
roll-answer = I am here
roll-here = here
roll-answered = You have been heard.
roll-count = answered: { $n } of { $total }
roll-absent = { $n ->
    [one] { $n } has not answered:
   *[other] { $n } have not answered:
}
roll-without-help = You may begin without them: first those of the reserve sit down who have answered, then it is as you say.
roll-without-bots = Begin without them, bots on the empty seats
roll-without-chairs = Begin without them and without empty seats
call-by-login = Call by login
call-do = Call
call-help = Whoever is called finds the match in his lobby and sits down without code or password.
call-sent = The invitation is on its way, if there is such a login.
seat-ask-for = Ask for the seat of { $name }
seat-approve = Seat { $name } instead of { $bot }
seat-decline = Decline { $name }
gone-host = The match “{ $title }” will not be played: { $host } has called it off.
gone-idle = The match “{ $title }” will not be played: for too long nobody began it.
gone-admin = The match “{ $title }” will not be played: an admin of the server has called it off.
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
start-roll = The roll is being called. You need not wait for everybody.
start-roll-wait = The roll is being called. { $host } begins.
return-here = This code takes you back to your seat. It is yours alone.
return-do = Return
rules-unwritten = The rules of { $game } have not been written down here yet.
field-login = Login
field-password = Password
field-password-help = Eight characters or more. The longer, the quieter you sleep.
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
commitment = Seal of chance (SHA-256)

range = From { $low } to { $high }.

## Starting

serve-open = Open in your browser:  { $url }
serve-friends = Friends in the same network: { $url }
serve-data = Matches are kept in { $path }. To stop: Ctrl+C.
serve-admin = To become the admin (a link for one use): { $url }

## The schedule

more-time = More about time: a time of day, grace, no-shows
clock-at-time-of-day = every day at the appointed time
clock-daily = every day at { $time }
clock-paused = paused, the clocks stand still
clock-grace = Time is up, the grace period runs
clock-orders = For orders
clock-vote = For a vote
schedule-daily = Appointed time
schedule-daily-help = For limits “every day at the appointed time”. It is never less than two hours away.
schedule-zone = Time zone
schedule-zone-help = Whose clocks show the appointed time.
schedule-grace = Grace period
schedule-grace-help = After the deadline answers are still taken, while the page sounds the alarm.
schedule-no_show = If somebody does not answer in time
schedule-no_show-help = What becomes of the answer of who is not here.
schedule-no_show-pass = Go on without it
schedule-no_show-bot = A bot answers, this once
schedule-no_show-wait = Wait until it comes
schedule-misses = Misses in a row before a bot takes over
schedule-misses-help = Then a bot takes the seat; one may come back while it is free.
schedule-extensions = Extensions for each
schedule-extensions-help = So many times in a match each may lengthen a limit.
schedule-extensions-told = { $n } of { $length }
schedule-extension = Length of an extension
schedule-extension-help = Of each one.
schedule-none = none
time-doings = Time
time-ask-pause = Ask for a pause
time-unask-pause = No longer ask for a pause
time-ask-resume = Ask to go on
time-unask-resume = No longer ask to go on
time-extend = { $length } more ({ $n } left)

zone-Europe-Kaliningrad = Kaliningrad
zone-Europe-Moscow = Moscow
zone-Europe-Samara = Samara
zone-Asia-Yekaterinburg = Yekaterinburg
zone-Asia-Omsk = Omsk
zone-Asia-Novosibirsk = Novosibirsk
zone-Asia-Irkutsk = Irkutsk
zone-Asia-Yakutsk = Yakutsk
zone-Asia-Vladivostok = Vladivostok
zone-Asia-Magadan = Magadan
zone-Asia-Kamchatka = Kamchatka
zone-Europe-Minsk = Minsk
zone-Asia-Almaty = Almaty
zone-Asia-Tbilisi = Tbilisi
zone-Asia-Yerevan = Yerevan
zone-Europe-Berlin = Berlin
zone-Europe-London = London
zone-America-New_York = New York
zone-UTC = UTC

## The host

console = Host's desk
console-to-match = To the match
console-also = More for the host
console-screen = Big screen
console-codes = Codes on paper (PDF)
console-time = Time
console-pause = Pause
console-resume = Go on
console-close = Close the phase
console-awaited = Waiting for { $names }
console-announce = Announcements
console-announce-help = It stands above everybody's page until it is read, and on the big screen.
console-announce-do = Tell everybody
console-announced = The latest one
console-missed = { $n ->
    [one] missed { $n } deadline
   *[other] missed { $n } deadlines
  }
console-muted = muted
console-mute = Mute
console-unmute = Unmute
console-to-bot = Seat a bot
console-remove = Remove from the match
console-call-reserve = Call the reserve
console-reserve-empty = Nobody is in the reserve. By the code of the match anybody may take this seat over.
console-yourself = To leave, go to the page of the match.
console-no-reserve = Nobody in the reserve may have this seat.
console-forms = By the rules of the game
console-locks = Bar for a while
console-locks-help = What is barred is offered to nobody until you allow it again.
console-lock-choose = Choose an act
console-lock = Bar
console-unlock = Allow
console-rewind = Take the match back
console-rewind-help = The match returns to where it was before an event. What was said stays said, chance is drawn anew, and everybody is told.
console-rewind-choose = Choose an event
console-rewind-here = Back to here
console-rewind-nothing = There is nothing to take back yet.
console-rewind-sure = Take it back all the same
console-sure = Really take the match back?
console-keep = Leave it as it is
console-hosts = Who hosts
console-dismiss = Hosts no longer
console-name = Login of another host
console-name-help = A host knows what he knew before: hosting is not peeking.
console-name-do = Name
console-referee = Referee
console-referee-help = In this match a host may unseal everything. Everybody is told, and the host can never sit down here.
console-look = Unseal for a quarter of an hour
sealed = Everything unsealed
sealed-note = You see the secrets of all seats. The table knows that you are looking.
screen = big screen
codes-help = Scan it, or enter the code on the site
hosting = Who hosts
hosting-plays = I host and play
hosting-plays-help = You sit down first and know what the others know.
hosting-leads = I only host
hosting-leads-help = You hold no seat and see what everybody sees.
hosting-referee = I am the referee and see everything
hosting-referee-help = You hold no seat; all know that you may unseal secrets, and see when you do.

programs = Programs
programs-help = A token lets a program come to your tables: a bot, or a client of your own. Whoever knows it acts in your name, so keep it as you keep a password. Another password revokes all tokens.
program-secret = Here is the token. Copy it now: it is not shown again.
program-seen = came { $ago }
program-unseen = has not come yet
program-until = expires { $in }
program-revoke = Revoke
program-new = A new token
program-name = For which program
program-name-help = So that you know it in this list.
program-lasts = It lasts
program-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
program-lasts-always = Until revoked
program-make = Make a token
scope-read = See
scope-read-help = All that you see, your secrets included.
scope-play = Play
scope-play-help = Sit down, act, speak.
scope-host = Open matches
scope-host-help = And host those that are yours.
scope-account = Make tokens
scope-account-help = And revoke them. Hardly any program needs this.

## Letters

letters = Letters
letters-help = When you are not here, the table can write to you: that it waits for you, that a deadline is near. Who is at the page gets no letters, and no letter holds a secret.
letters-to = Letters go to { $address }.
letters-failing = Letters to this address come back, so nothing is written to it for now. Give it once more when it is in order, or another one.
letters-when = When to write to you
letters-turn = A match waits for you
letters-deadline = A deadline is near
letters-begins = A match begins, is called off, or the roll is called
letters-invitation = You are called to a table
letters-waiting = A letter has gone to { $address }. Follow its link to confirm the address; it lasts a day.
letters-give = Give an address
letters-other = Another address
letters-address = Mail address
letters-ask = Send a letter to it
letters-none = No more letters
letters-confirm = Confirm the address
letters-confirm-help = Letters about matches shall go to { $address }.
letters-confirm-do = Yes, write to me there
letters-confirmed = The address is confirmed
letters-confirmed-help = From now on letters go to { $address }. What of, you choose on your page.
letters-off = No more letters?
letters-off-help = Nothing about matches will be written to { $address } any more.
letters-off-do = No more letters
letters-ended = There will be no more letters
letters-ended-help = The address { $address } is kept here no longer. You can give it again on your page.
forgotten = A forgotten password
forgotten-help = Say your login. If the account has a confirmed mail address, a letter with a link for a new password goes there. If it has none, ask whoever runs this server.
forgotten-do = Send a letter
forgotten-sent = Look into your mail
forgotten-sent-help = If there is such an account and it has an address, a letter is on its way. Its link lasts a day.
forgotten-link = Forgotten the password?
office-letters = Letters
office-letters-off = This server sends no letters: none was named with --mail.
office-letters-waiting = Waiting
office-letters-sent = Sent in the last thirty days
office-letters-failed = Not delivered in the last thirty days
office-letters-problem = The last difficulty
office-letters-test = Send a letter to try it out
office-letters-tested = A letter is on its way. If it does not come, the reason will stand here.

## My data, and seats given out anew

my-data = Your data
my-data-help = Everything that this server keeps of you, in one file: your name, devices, programs, seats and what you have said. Records of finished matches are at the matches.
my-data-take = Take it away (JSON)
erase = Delete everything
erase-help = Your account or guest name, devices, programs, address, and the words of all you have said are deleted at once and for good. In matches that go on a bot takes your seat; those that only you host and that have not begun are called off. In finished matches your seat is called N. N.; their records, which others may hold already, keep the acts of your seat and the name you played under, and still prove that the rules were kept. Backups keep all of it until they are thrown away.
erase-sure = Yes, delete all of it. It cannot be undone.
erase-unsure = Nothing has been deleted: tick that you mean it.
erase-do = Delete my data
erased = Your data have been deleted
erased-help = We know nothing of you any more. Whoever wishes can come again, as somebody new.
kept-seat = A seat is kept for you
kept-seat-help = The host of “{ $title }” gives out anew the seat of { $name }. Whoever sits down takes it with all it knows, and everybody at the table is told.
kept-seat-do = Sit down
console-reissue = Give the seat out anew
console-reissue-link = The link for the seat of { $name }
console-reissue-help = For a guest who has lost his browser and his code. It works once, for a day. Give it to nobody else: whoever follows it sits down there, and everybody at the table is told.
