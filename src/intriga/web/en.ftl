### Interface texts of the web pages: short, plain, standard terms.

## Page frame

intriga = Intriga
wordmark-start = Intri
wordmark-struck = g
wordmark-end = a
intriga-home = Intriga, home
about = Games of secret orders, deals and betrayal. Play in the browser with friends or against bots.
skip-to-content = Skip to content
nav = Main menu
menu = Menu
nav-lobby = Lobby
nav-rules = Rules
nav-profile = Profile
nav-login = Sign in
language = Language
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
credits = Intriga: a self-hosted server for games of intrigue.
credits-licence = Open source (Apache-2.0). Fonts: Golos and PT (OFL).

## Lobby

lobby-title = Lobby
lobby-heading = Choose a game
lobby-lead = Start against bots right away. People can join at any time.
games = Games
case-number = Game { $n }
stamp-secret = Secret
fact-seats = { $seats } players
fact-minutes = { $minutes } min
play-bots = Play against bots
how-many-bots = Number of bots
bots-number = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
play-friends = Play with friends
lobby-mine = My matches
lobby-mine-empty = You have no matches yet. Start one against bots and it will appear here.
lobby-open = Open matches
lobby-open-empty = No open matches right now. Create one and share the link.
matches-count = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
seats-taken = { $taken } of { $total } seats taken
your-turn = Your turn
to-match = Go to match
sit-down = Take a seat
watch = Watch
watch-finished = Watch replay
join-by-code = Join by code
join-by-code-help = Enter the match code you were given. Case does not matter.
code = Match code
enter = Continue

## New match

new-match-of = New match: { $game }
new-match-order = Settings
company = Who plays
company-bots = Bots, right now
company-bots-help = The match starts at once. Friends can replace the bots later by a link.
company-link = Friends, by a link
company-link-help = You get a link, a QR code and a match code. The match is not listed.
company-open = Anyone
company-open-help = The match is listed in the lobby, and anyone can take a seat.
more = More
time-limits = Pace
pace-evening = In one evening
pace-correspondence = By correspondence
pace-unlimited = No time limits
pace-unlimited-help = The match waits for everyone as long as it takes.
pace-custom = Custom time limits
pace-custom-help = For each kind of turn separately, also by time of day.
pace-length = { $length } for each answer.
pace-lengths = { $least } to { $most }, depending on the turn.
more-options = Advanced options
create-match = Create match
create-match-help = You can change the settings until the match starts.
choose = — choose —
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
counts-limit = Points left (of { $n }):
row-kind = Kind
row-add = Add a row
row-up = Move up
row-down = Move down
row-remove = Remove
row-added = Row { $n } added.
row-removed = Row { $n } removed.
row-moved = Now row { $n }.
rows-news = Another version of this list has just been handed in.
rows-news-show = Show what was handed in
rows-empty = The list is empty.
choose-first = — first choose: { $field } —
choices-show = Show choices
choices-failed = The choices could not be loaded. Choose again, or press the main button: nothing you entered is lost.
choice-gone = This choice isn't available here. Choose another one.
choice-none = none
limit-used = { $label }:
limit-over = { $label }: { $used }, at most { $most }.
limit-shared = { $label }: the same in rows { $rows }.
limit-shared-here = The same in rows { $rows }.
limit-asks-at-least = { $label }: at least { $least }
limit-asks-none-or = { $label }: at least { $least }, or none
limit-asks-zero-or = { $label }: 0, or at least { $least }
limit-asks-unlike = { $label }: unlike those there are
limit-asks-without = { $label }: without certain words
limit-asks-together = { $label }: all or none
limit-asks-any-of = At least one is needed: { $label }
limit-asks-other = { $label }: otherwise than is proposed already
row-number = Row { $n }

## Waiting room

at-the-table = Players
agreed-options = Match settings
seat-invited = Invited: { $name }
settings-of = Settings: { $title }
settings-change = Change the settings
settings-now = Now
settings-leave = Keep as they are
settings-others-help = Everyone who has signed up will see what changed. If rules, seats, time limits, chat or spectators change, a roll call begins: the match starts only with those who agree to the new settings.
settings-playing-help = The match has begun, so only time limits can be changed. They apply from the next turn on; extend or end the current one in the host console. Everyone is notified, and the change is in the match record.
edits = The host has changed the settings
edits-earlier = Earlier changes
edits-asked = The settings have changed. Are you in?
edits-agree = Yes, I'm in
share = Share
share-title = { $title }: a match of { $game }
spectators = Spectators
spectators-help = A spectator sees only what is public. Players can always see the match.
spectators-yes = may watch
spectators-no = not allowed
referee = Referee
referee-sees = { $host } can see all secrets
match-password-new = New match password
match-password-keep = Leave empty to keep it.
match-password-none = No password
seat-free = Free
sit-here = Take this seat
add-bot = Add a bot
free-seat = Remove
stand-up = Leave seat
fill-with-bots = Seat bots on free seats
start-match = Start match
invite-friends = Invite players
invite-help = Show the QR code, share the link or read out the code.
qr-label = QR code with a link to the match
code-for-lobby = Code to enter in the lobby
invite-link = Invite link
copy = Copy
copied = Copied
return-heading = Your personal link
return-help = Save this link or code: it brings you back to this match on any device. Do not share it: anyone who has it can act as you.
return-link = Personal link
return-code = Personal code:
you = you
bot = bot
away = away
host = host

## Match

zones = Match sections
zone-now = Current turn
zone-board = Board
zone-act = Actions
zone-act-short = Actions
zone-card-short = Card
zone-dispatches = Events
zone-dispatches-short = Events
zone-table = Players
zone-table-short = Players
awaited = Waiting for
sheet-tall = Expand to full screen
splitter = Width of the column
rules-here = Rules: { $part }
rules-close = Close
awaited-you = Your turn
asked-in-private = For you alone
answered = answered
act-standing = You have decided
act-change = Change
act-nothing = You have nothing to do right now.
act-answered = Your answer is in. The match will go on soon.
stamp-accepted = Accepted
not-everybody-sees = not everybody sees this
dispatch-picture = Map
no-dispatches = Nothing has happened yet.
earlier-dispatches = Earlier events
newest-dispatches = Latest events
news-one = new event
news-few = new events
news-many = new events
unread = { $n } unread
watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
turn-of-this = their turn

## Chat

zone-rooms = Chat
zone-rooms-short = Chat
rooms-none = Chat is off in this match.
room-silent = No messages yet.
room-all-hear = Everyone can read this, including spectators.
room-hear = Visible to: { $names }.
room-with = Private: { $names }
room-new = New private chat
room-new-whom = With
room-new-help = Only the people you choose can read it. If one of them is replaced, the new player can read the earlier messages too.
talk-with-whom = Choose who to talk to.
say = Send
say-something = Message
say-announce = Announcement to everyone
say-to = Message: { $room }
say-whose = Post as
say-as-myself = myself
say-as = { $voice }
say-more = Message actions
message-no-actions = No actions are available for this message.
say-gone-host = Deleted by the host.
say-gone-author = Deleted by the author.
message-hidden = Message hidden: you have hidden messages from this sender.
say-erase = Delete message
says-earlier = Earlier messages
says-news = new messages ↓
host-speaks = Host
watcher-says = { $name }, watching
announcement-read = Got it
hide-of = Hide messages from { $name }
unhide-of = Show messages from { $name }
unhide = Show
hide-room = Mute this room
unhide-room = Unmute this room
hidden-one = Messages hidden: { $name }
mute-of = Mute { $name }
mute-no-of = Unmute { $name }
back-to-rooms = Back to chat

doors = Joining in play
doors-open = Anyone may join
doors-open-help = People come while the match is played, up to the number of seats of the game.
doors-approval = With the host’s approval
doors-approval-help = People ask to join, and the host accepts or declines.
doors-closed = Closed
doors-closed-help = Only those who are there at the start play. Those who leave cannot come back until the host opens the match.
doors-now-open = Anyone may join this match now.
doors-now-approval = People ask to join this match, and you accept or decline.
doors-now-closed = This match is closed: nobody can join or come back now.
doors-do-open = Open to everyone
doors-do-approval = Approve each person
doors-do-closed = Close the match
doors-here-open = You can join this match while it is played. You start with what everyone knows.
doors-here-approval = You can ask the host to let you join this match while it is played.
enter-match = Join the match
seat-new = A new seat of my own
join-enters = The match has started. You join as a new player and start with what everyone knows.
join-enters-asks = The match has started. You ask to join as a new player, and the host decides.
leave-match = Leave the match
leave-match-help = Your seat stays empty: nobody plays for you, nobody waits for you, and you get no more emails about this match.
leave-match-back = You can come back to your own seat later. What happened to you in the game still holds then.
leave-match-closed = The match is closed now, so you can only come back if the host opens it again.
leave-match-watch = Until then you see what any spectator sees.
leave-match-unseen = Until then you will not see the match: only its players can.
leave-match-do = Leave
leave-match-stay = Stay
has-left = has left
console-left = This player has left and may come back while the match is not closed. Nobody else can take the seat.
standing-asks-to-enter = Request sent. { $host } decides whether you join.
standing-gone = You left the match. Your seat is empty, and you can come back to it.
standing-gone-closed = You left the match, and it is closed now. You can come back once the host opens it.
talk-policy = Chat
talk-policy-rulebook = As the rules say
talk-policy-rulebook-help = In this game: { $rule }.
talk-policy-full = Public and private
talk-policy-full-help = Players can talk in public rooms and in private chats.
talk-policy-public = Public only
talk-policy-public-help = No private chats.
talk-policy-none = Off
talk-policy-none-help = Only the host can post.
talk-policy-is-full = public and private
talk-policy-is-public = public only
talk-policy-is-rooms = in the rooms of the game
talk-policy-is-none = off

match-over = Match over
match-imported = This match was played elsewhere and imported from its verified record. The names in it are not linked to accounts here.
stamp-won = Victory
stamp-lost = Defeat
stamp-drawn = Draw
stamp-over = Finished
to-replay = Watch replay
play-again-join = Join the next match
play-again = Play again

## Replay

replay-of = Replay: { $title }
back-to-match = Back to results
replay-step = Step { $step } of { $last }
replay-eyes = View as
replay-show = Show
act-ready = Ready-made choices
replay-act = { $who }: { $act }.
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-first = ⇤ Start
replay-prev = ← Back
replay-next = Next →
replay-last = End ⇥
replay-record = Download match record

## Past turns

turn-slider = Turns
turn-now = Now
turn-earlier = ← Earlier
turn-later = Later →
turn-to-now = Back to now
turn-unknown = This match has no such turn.
back-to-match-now = Back to match

## Rules, profile, sign in

rules-print = Printables
print-busy = The server is busy making other PDFs. Try again in a few seconds.
print-unknown = There is no such printable. The rules page lists all of them.
own-pages = Pages and printouts
own-papers-all = { $title } — all seats
own-page-unknown = This match has no such page.
own-page-wrong = The address has a wrong value for “{ $name }”.
own-page-not-yet = There is nothing here yet.
own-page-first = Show the page from the beginning
own-page-seat = You don’t hold this seat.
own-page-referee = Open the referee’s view in the console first. Everyone in the match will be told.
paper-unknown = There is no such printout for you.
rules-of = Rules: { $game }
contents = Contents
save = Save
profile-name = Your name
profile-name-help = Other players see this name. Up to 24 characters.
rename-costs = A new name costs something in matches you play. Your name has not changed yet:
rename-cost = { $match }: { $cost }
rename-sure = Yes, change my name
profile-sound = Play a sound on my turn
profile-sound-help = In this browser, after your first click or tap on the page.
profile-saved = Saved.
account-make = Create an account
account-make-help = With a login and password you can reach your matches from any device. Matches you have already joined stay yours.
account = Account
account-login = Your login: { $login }
password-change = Change password
password-change-help = You will have to sign in again on all your other devices.
password-old = Current password
password-new = New password
password-new-help = This link works once. Setting a new password signs you out everywhere else.
password-set = Save password
browsers = Your devices
browsers-help = Do not recognise a device? Sign it out, and any page left open there loses access.
browser-this = current device
browser-unnamed = Unknown device
browser-seen = last active { $ago }
browser-opened = signed in { $ago }
browser-close = Sign out
browsers-close-others = Sign out on all other devices

## Admin pages

admin = Admin
admin-people = Users
admin-matches = Matches
admin-server = Server
admin-search = Name or login
admin-find = Search
admin-admin = admin
admin-guest = guest
admin-login = login { $login }
admin-blocked = blocked { $ago }
admin-since = joined { $ago }
admin-sits = { $n ->
    [one] in { $n } match
   *[other] in { $n } matches
}
admin-nobody = No users found.
admin-password = Password reset link
admin-password-link = Password reset link
admin-password-link-help = Valid for 24 hours, works once, and signs the account out everywhere. Give it only to the owner of the account.
admin-block = Block
admin-unblock = Unblock
admin-appoint = Make admin
admin-dismiss = Remove admin rights
admin-status = Status
admin-host = host: { $name }
admin-sitting = people: { $people }, bots: { $bots }, seats: { $seats }
admin-call-off = Cancel match
admin-match-waits = { $why ->
    [close] Its rules failed at the end of a turn: it waits for its host.
    [mark] Its rules failed when part of a turn’s time was up: it waits for its host.
    [resume] Its rules failed at the end of a pause: it waits for its host.
    [bot] Its rules failed at the answer of a bot: it waits for its host.
   *[stranded] The rules installed here cannot go on with it. It is safe, and continues as soon as they can.
  } Where they failed stands in the server’s log.
admin-end = Call off
admin-log-ended = { $admin } called off a match whose rules had failed.
admin-no-matches = No matches here.
admin-version = Version
admin-uptime = Uptime
admin-database = Database
admin-size = Database size
admin-megabytes = { $n } MB
admin-count-accounts = Accounts
admin-count-guests = Guests
admin-count-browsers = Active sessions
admin-count-gathering = Waiting to start
admin-count-playing = In progress
admin-count-over = Finished
admin-count-cancelled = Cancelled
admin-journal = Audit log
admin-the-match = Match
admin-log-claimed = { $admin } became an admin with the link from the terminal.
admin-log-password-link = { $admin } created a password reset link for { $person }.
admin-log-blocked = { $admin } blocked { $person }.
admin-log-unblocked = { $admin } unblocked { $person }.
admin-log-appointed = { $admin } made { $person } an admin.
admin-log-dismissed = { $admin } removed { $person } as an admin.
admin-log-host-succeeded = The host of a match has deleted their account; it is now hosted by { $person }.
admin-log-host-gone = The host of a match has deleted their account, and it has no host any more.
admin-log-called-off = { $admin } cancelled a match before it started.
pages = Pages
page-before = ← Previous
page-after = Next →
claim-heading = Become an admin
claim-help = An admin sees users and the public details of matches, and can block users and create password reset links. Admins cannot see the secrets of running matches. This link works once.
claim-do = Become an admin
claim-needs-account = You need an account with a password first.
register = Create account
have-account = Already have an account?
no-account = No account yet?
login = Sign in
login-do = Sign in
logout = Sign out
return-by-code = Return with a personal code
return-by-code-help = You were shown the code when you joined or created the match. It is also in your profile.
join-invited = { $host } invites you to play { $game }.
join-full = All seats are taken. Join the reserve list to get a seat when someone leaves.

## Errors

error-400 = Invalid request
error-help-400 = A value is missing or invalid. Go back and try again: nothing has changed.
error-stamp-400 = Invalid
error-403 = No access
error-help-403 = This seat belongs to someone else, or the match is private. If the seat is yours, use your personal link.
error-stamp-403 = No access
error-404 = Page not found
error-help-404 = The address may be mistyped, or the match was removed. If you have a match code, enter it in the lobby.
error-stamp-404 = Not found
error-409 = Things have changed
error-help-409 = Something happened in the match before your request arrived. Check the match and try again.
error-stamp-409 = Out of date
error-414 = Address too long
error-help-414 = No address here is this long. Check the link, or start from the lobby.
error-stamp-414 = Not found
error-415 = The form could not be read
error-help-415 = The server does not accept forms sent in this way. Go back to the page and send the form again: nothing has changed.
error-stamp-415 = Error
error-429 = Too many requests
error-help-429 = Wait a minute and try again.
error-stamp-429 = Please wait
error-500 = Something went wrong
error-help-500 = This is our fault. Everything already accepted is safe. Try again in a minute.
error-stamp-500 = Error
# A part of a page that failed: the rest of the page works.
part-failed = This part of the page could not be shown because of an error on the server. Everything else works. If it is not back next turn, tell the host.
part-failed-title = Part of the page with an error
part-failed-line = This entry could not be shown because of an error on the server.
part-failed-form = The hints for this action could not be shown. The action itself works.
part-failed-act = This action could not be read because of an error on the server. Nothing was done. Try another way, or tell the host.
part-failed-now = An error on the server hides the details.
part-failed-page = This page could not be shown because of an error on the server. The match goes on. If the page is not back next turn, tell the host.
error-503 = Back in a minute
error-help-503 = The server is restarting. Accepted moves are safe, and the clocks allow for the pause.
error-stamp-503 = Restarting
refused-no-text = This cannot be done now.
error-home = Go to lobby
error-code = error { $code }

## Messages of the server

guest-name = Guest { $n }
field-missing = Fill in “{ $field }”.
field-missing-here = Fill this in.
field-unanswered = Answer with one of the two buttons.
field-unanswered-here = Answer with one of the two buttons.
field-no-number = “{ $field }” takes a whole number.
field-no-number-here = Enter a whole number.
field-unfit = “{ $field }” is not filled in correctly.
field-wrong = “{ $field }”: { $problem }
row-field-unfit = Row { $row }: “{ $field }” is not filled in correctly.
row-field-wrong = Row { $row }, “{ $field }”: { $problem }
row-misread = Row { $row } is not filled in correctly.
form-misread = The form is not filled in correctly. Check its fields and send it again.
misread-rows-most = there may be at most { $high } rows.
row-field-missing = Row { $row }: fill in “{ $field }”.
row-field-no-number = Row { $row }: “{ $field }” takes a whole number.
row-kind-missing = Row { $row }: choose what it is.
kind-missing-here = Choose what it is.
line-number = Line { $n }
act-accepted = Your action is recorded.
talk-sign-in = Sign in to write here.
act-not-seated = You have no seat in this match: you can watch, but not act.
act-over = The match is over. The replay shows who knew what.
sure-back = No, go back
act-stalled = The match waits for its host: the rules of the game failed { $why ->
    [close] when the turn should have ended
    [mark] when part of a turn’s time was up
    [resume] when the pause should have ended
   *[bot] at the answer of a bot
  }. Nothing is lost, and the clocks stand still.
act-stalled-host = On the console you can give more time, which tries it again, rewind the match, or call it off. The server’s log says where the rules failed; please tell the server admin.
act-failing = The rules of the game fail at this position, so something is missing here. Nothing is lost. The host can rewind the match or call it off; please tell the server admin.
act-paused = The match is paused. You can act again when it resumes.
act-away = The match is paused until { MOMENT($until, $zone) } and resumes by itself. Nothing is asked of you until then.
act-watching = You are watching. Only players can act.
act-office = You hold an office and don't play. Your office is listed under “Players”.
act-quick = Pass automatically when there is nothing to choose
act-wait = Waiting for: { $names }.
act-wait-sealed = Asked: { $names }. Who has answered stays hidden until everyone has.
act-wait-many = Waiting for the others.
act-wait-sealed-many = Others were asked, too. Who has answered stays hidden until everyone has.
awaited-many = { $n ->
    [one] one player to act
   *[other] { $n } players to act
 }
board-empty = Nothing to show yet.
clock-none = no limit
other-clocks = Other clocks
clock-of = Time limit: { $kind }
match-goes-on = In progress
match-over-note = No more moves.
asked-you = Your turn.
asked-others = Waiting for other players.
dispatches-start = Start of the match
dispatches-before = Earlier in this turn
finished = { $mine ->
    [won] { $n ->
        [0] You have won
       *[other] You have won, together with { $names }
    }
    [lost] You have lost. { $result ->
        [drawn] { $n ->
            [2] Draw: { $names }
            [3] Draw: { $names }
           *[other] Draw between { $n } players
        }
       *[other] { $n ->
            [one] Winner: { $names }
           *[other] Winners: { $names }
        }
    }
    [drawn] { $n ->
        [0] Draw
        [2] Draw: { $names }
        [3] Draw: { $names }
       *[other] Draw between { $n } players
    }
   *[over] { $result ->
        [called-off] No result
       *[other] { $n ->
            [0] No winner
            [one] Winner: { $names }
           *[other] Winners: { $names }
        }
    }
}
to-next-match = Go to the next match
seat-number = Seat { $n }
seat-which = Seat
seats-how-many = Number of seats
match-title = Title
match-title-help = Shown in the lobby. Optional.
privacy = Who can join
privacy-open = Anyone
privacy-open-help = Listed in the lobby.
privacy-link = Only with the link
privacy-link-help = Unlisted; anyone with the link or code can join.
admission-approval = Players need my approval
admission-approval-help = People request to join, and you decide. Taking over the seat of a bot during the match needs your approval, too.
match-password = Match password
match-password-help = Everyone who joins has to enter it. Optional.
room-approval = { $host } approves who joins.
room-locked = A match password is required.
join-ask = Request to join
join-reserve = Join the reserve list
mine-seated = You have seat { $seat }.
mine-reserve = Reserve no. { $n }; you will be seated automatically.
mine-asked = Request sent. { $host } decides.
mine-invited = You are invited to this match.
mine-declined = { $host } did not give you a seat in this match.
mine-new = You have not joined this match yet.
mine-referee = You are the referee of this match: you have no seat.
mine-no-code = To join this match you need the link or the code. Ask the person who invited you.
withdraw-asked = Withdraw request
withdraw-reserve = Leave the reserve list
withdraw-invited = Decline invitation
waits-missed = started without you: you missed the roll call
waits-declined = you were not given a seat
waits-replaced = a bot has replaced you
waits-left = you left the match
waits-removed = the host removed you
withdraw-replaced = Give up the seat
standing-asked = Request sent for the seat of { $name }. The players decide, or a host without a seat.
standing-asked-taken = The seat you asked for is taken: { $name }. Withdraw the request and ask for another one, or wait until you are offered a seat.
standing-reserve = You are no. { $n } on the reserve list. If a seat becomes free, you will be invited.
standing-missed = You did not answer the roll call, so the match started without you. You are no. { $n } on the reserve list: if a seat becomes free, you will be invited.
standing-invited = You are invited to take a seat. A bot has it now: { $name }.
standing-invited-any = You are invited. You can take the seat of any bot.
standing-declined = You were not given a seat in this match.
standing-removed = The host removed you from this match. You cannot come back.
standing-replaced = A bot plays for you: { $name }. The seat is still yours: you can come back at once, without a password or approval.
standing-kept = For a day after the change it is kept for you. If you will not come back, give it up so that others can take it.
standing-left = You left the match. You can come back while a bot ({ $name }) plays for you.
standing-succeeded = You left the match. Another player has your seat now: { $name }.
standing-unseen = Only its players can see this match.
seat-back = Take my seat back
seat-warned-me = The host wants to give your seat to a bot, and can do so five minutes after the warning. You can come back to your seat at any time.
request = { $name } asks for the seat of the bot { $seat }. Whoever takes a seat learns all its secrets.
request-link = With a link from the host, { $name } wants to take the seat of { $seat } and says they are that player. Agree only if you are sure.
request-agreed = Agreed: { $n } of { $total }.
request-agree = Agree
request-admit = Accept
request-decline = Decline
act-barred =
    { $n ->
        [one] The host has disabled an action you could use now: { $names }. That is why it is not listed.
       *[other] The host has disabled actions you could use now: { $names }. That is why they are not listed.
    }
join-playing = The match has started. You take over a bot’s seat and learn all it knows.
join-playing-asks = The match has started. You ask for a bot’s seat; the players decide, or a host without a seat.
join-kept = The bots’ seats are still kept for the players they have replaced. Try again later.
start-sure = Start without them?
start-sure-do = Start now
start-sure-wait = Wait
waits-asked = request sent
waits-reserve = you are on the reserve list
waits-invited = you are invited
seats-free = { $n } free
seats-search = Search by name
reserve = Reserve list
signups-asked = { $n ->
    [one] { $n } request to join
   *[other] { $n } requests to join
}
signup-approve = Accept
signup-approve-all = Accept all
signup-decline = Decline
signups-invited = Invited: { $n }
signup-uninvite = Withdraw invitation
signup-choose-seat = Choose a seat
signup-seat = Give seat
signup-invite = Invite
signup-asks-for = asks for: { $seat }
reserve-first = Move to top
signups-declined = Declined: { $n }
call-off = Cancel the match
call-off-help = The match will not be played. Everyone who has a seat or is waiting for one will be notified.
call-off-do = Cancel match
start-fewer = Start without the empty seats
roll-call = Start a roll call
roll-again = Repeat the roll call
roll-end = End the roll call
roll-called = Roll call: are you here?
roll-answer = I’m here
roll-here = here
roll-answered = You are marked as here.
roll-count = { $n } of { $total } here
roll-absent = { $n ->
    [one] { $n } player has not answered:
   *[other] { $n } players have not answered:
}
roll-without-help = You can start without them. People on the reserve list who answered are seated first; you choose what happens to the remaining seats.
roll-without-bots = Start without them, with bots in the empty seats
roll-without-chairs = Start without them and without the empty seats
invite-by-login = Invite by login
invite-by-login-do = Invite
invite-by-login-help = They will see the match in their lobby and can join without a code or password.
invite-sent = If this login exists, the invitation has been sent.
seat-ask-for = Request the seat of { $name }
called-off-host = “{ $title }” was cancelled by the host, { $host }.
called-off-idle = “{ $title }” was cancelled: nobody started it in time.
called-off-admin = “{ $title }” was cancelled by a server admin.
options = Game rules
option-yes = yes
option-no = no
field-from-file = From a file:
option-long-text = a text of { $n } characters
opened-by = created { $ago } by { $host }
ended = { $mine ->
    [won] { $n ->
        [0] you won, { $ago }
       *[other] you won, together with { $names }, { $ago }
    }
    [lost] { $result ->
        [drawn] you lost; draw between { $names }, { $ago }
       *[other] you lost; won by { $names }, { $ago }
    }
    [drawn] { $n ->
        [0] draw, { $ago }
       *[other] draw between { $names }, { $ago }
    }
   *[over] { $result ->
        [called-off] called off, { $ago }
       *[other] { $n ->
            [0] no winner, { $ago }
           *[other] won by { $names }, { $ago }
        }
    }
}
deadline-in = { $left } left
awaits = waiting for { $names }
paused = paused
paused-until = paused until { MOMENT($until, $zone) }
break-call = A break is proposed: answer
lobby-running = In progress
start-free = { $n ->
    [one] { $n } seat is free: invite someone or add a bot.
   *[other] { $n } seats are free: invite people or add bots.
}
start-wait = Waiting for the seats to fill. { $host } starts the match.
start-ready = Everyone is here. You can start.
start-ready-wait = Everyone is here. { $host } starts the match.
start-bots-instead = { $n ->
    [one] { $n } person is on the reserve list while bots have seats. To give them a seat, remove a bot.
   *[other] { $n } people are on the reserve list while bots have seats. To give them a seat, remove a bot.
}
start-roll = A roll call is on. You can start without waiting for everyone.
start-roll-wait = A roll call is on. { $host } starts the match.
return-here = This code takes you back to your match. Do not share it.
return-do = Return to the match
rules-unwritten = The rules of { $game } are not available here yet.
field-login = Login
field-password = Password
field-password-help = At least eight characters.
replay-public = Public view
replay-all = All secrets
replay-silence = This viewer learned nothing new at this step.
error-413 = Request too large
error-help-413 = The server does not accept that much at once. Send less: nothing has changed.
error-stamp-413 = Too large
connection-lost = Connection lost. Reconnecting; everything already accepted is safe.

seat-changes = Leave, join, replace
seat-leave = Hand my seat to a bot
seat-leave-help = A bot will play for you and know all you know. While it has your seat you can come back; you cannot take another seat in this match.
seat-to-bot = Replace { $name } with a bot
seat-take-over = Take the seat of { $name }
seat-which-one = Choose a seat.
commitment = Hash of the secret (SHA-256)


document = Document
document-read = { $n ->
    [one] Read ({ $n } character)
   *[other] Read ({ $n } characters)
}
document-page = Open the text
document-most = Up to { $n } characters. Paragraphs are kept.
document-over = Too long by { $n }
document-current = Current text
document-insert = Insert the current text
document-versions = Versions
document-version = Version { $n }
document-compare = What changed
document-changes-help = Removed text is crossed out, new text is underlined.
document-gone-host = The host deleted this text.
document-gone-author = The author deleted this text.
document-gone-elsewhere = The text is not part of the record, and this match was imported.
document-delete = Delete the text
document-delete-help = Nobody will be able to read it any more. Those who could will be told that you deleted it.
range = From { $low } to { $high }.

## Start of the server, in the terminal

serve-open = Open in your browser:  { $url }
serve-friends = Friends on the same network: { $url }
serve-data = Matches are stored in { $path }. To stop: Ctrl+C.
serve-admin = To become the server admin (one-time link): { $url }

## Schedule

more-time = Late answers and extensions
clock-at-time-of-day = at set times of day
clock-other = Other time limits
schedule-times = Time of day: { $of }
schedule-times-help = For example 9:00, or 9:00, 21:00. There are always at least two hours left.
schedule-rest = Days of rest
schedule-rest-help = No deadlines on these days: a deadline moves to the same time on the next working day.
schedule-rest-none = none
schedule-rest-7 = Sunday
schedule-rest-6-7 = Saturday and Sunday
clock-daily = every day at { $time }
clock-paused = paused, clocks stopped
clock-away = paused until { MOMENT($until, $zone) }
clock-grace = Time is up: grace period
schedule-zone = Time zone
schedule-zone-help = Times of day and days of rest are in this zone.
schedule-grace = Grace period
schedule-grace-help = Answers are still accepted after the deadline, with a warning on the page.
schedule-no_show = If a player misses the deadline
schedule-no_show-help = What happens instead of their answer. What they have saved counts as one.
schedule-no_show-pass = Continue without it
schedule-no_show-bot = A bot answers, this once
schedule-no_show-wait = Wait for the player
schedule-misses = Missed deadlines in a row before a bot takes over
schedule-misses-help = The bot takes the seat; the player can come back unless someone else has taken it.
schedule-extensions = Extensions per player
schedule-extensions-help = How many times in a match each player can extend a deadline.
schedule-extensions-value = { $n } × { $length }
schedule-extension = Extension length
schedule-extension-help = Added by each extension.
schedule-none = none
time-actions = Time
time-ask-pause = Request a pause
time-unask-pause = Withdraw pause request
time-unask-break = Withdraw from the break
time-ask-resume = Request to resume
time-unask-resume = Withdraw request to resume
time-extend = Extend by { $length } ({ $n } left)

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

## Host console

console = Host console
console-to-match = Back to match
console-also = More host pages
console-screen = Big screen
console-codes = Printable seat codes (PDF)
console-admission = Requests and reserve
console-nobody-asks = Nobody asks for a seat, and the reserve list is empty.
console-invite-login = Login
console-any-bot = Any bot's seat
console-time = Time
console-pause = Pause
console-resume = Resume
console-resume-now = Resume now
console-away = The match is paused until { MOMENT($until, $zone) } and resumes by itself then.
console-away-until = Pause until
console-away-move = Move the date to
console-away-do = Pause until then
console-away-change = Change the date
away-zone = In the time zone of the match: { $zone }. At most 60 days ahead.
away-malformed = Enter a date and a time, such as 2026-11-25 19:00.
console-close = End this turn now
console-close-ask = The turn ends for everybody. For those who have not answered, the rules decide as if they were late. Only rewinding the match undoes this.
console-close-do = Yes, end it
console-awaited = Waiting for { $names }
console-announce = Announcements
console-announce-help = Shown at the top of everyone’s page until they dismiss it, and on the big screen.
console-announce-do = Announce
console-announced = Latest announcement
console-missed = { $n ->
    [one] missed { $n } deadline
   *[other] missed { $n } deadlines
  }
console-muted = muted
console-mute = Mute
console-unmute = Unmute
console-to-bot = Replace with a bot
console-remove = Remove from match
console-remove-ask = { $name } loses the seat and cannot come back to this match. A bot takes the seat, or it stays empty.
console-remove-do = Yes, remove
console-call-reserve = Invite from the reserve list
console-reserve-empty = The reserve list is empty. Anyone with the match code can take over this seat.
console-yourself = To leave, go to the match page.
console-forms = Game actions
console-locks = Disable actions
console-locks-help = Nobody can use a disabled action until you enable it again.
console-lock-choose = Choose an action
console-lock = Disable
console-unlock = Enable
console-rewind = Rewind the match
console-rewind-help = The match returns to the moment before the event. You will see what is undone before you confirm. Players and messages stay, random draws are made again, and everyone is notified.
console-rewind-consent = You play in this match yourself, so everyone who plays must agree before it is rewound. What was drawn or came to light only a host without a seat can take back. Players and messages stay, and everyone is notified.
console-rewind-choose = Choose an event
console-rewind-here = Rewind to here
console-rewind-nothing = There is nothing to rewind yet.
console-rewind-sure = Rewind anyway
console-undone = { $n ->
    [one] { $n } event that everyone saw will be undone:
   *[other] { $n } events that everyone saw will be undone:
  }
console-undone-more = and { $n } more
console-undone-seats = Someone has taken over a seat in this time. The rewind does not undo that: everyone stays where they sit now.
console-sure = Rewind the match?
console-keep = Leave as is
console-hosts = Hosts
console-dismiss = Remove as host
console-name = Login of the co-host
console-name-help = A co-host sees no more than they saw before.
console-name-do = Add co-host
console-referee = Referee
console-referee-help = In this match a host can reveal everything. Everyone is notified, and that host can never take a seat in it.
console-look = Reveal everything for 15 minutes
sealed = Everything revealed
sealed-note = You see the secrets of all seats. Everyone in the match knows that you are looking.
screen = big screen
screen-join = Point your phone camera here, or open { $address } and enter the code:
screen-no-code = The host has the match code.
screen-elsewhere = Big screen on another computer: { $address }
codes-help = Scan the code or enter it on the site
hosting = Your role
hosting-plays = Play and host
hosting-plays-help = You take the first seat and see no more than other players.
hosting-leads = Host only
hosting-leads-help = You have no seat and see what everyone sees.
hosting-referee = Referee: see everything
hosting-referee-help = You have no seat. Everyone knows that you can reveal secrets, and is notified when you do.

api-tokens = API tokens
api-tokens-help = A token lets a bot or a client of your own act in your matches. Whoever has it can act as you, so keep it like a password. Changing your password revokes all tokens.
api-token-secret = Copy your token now: it will not be shown again.
api-token-seen = last used { $ago }
api-token-unseen = never used
api-token-until = expires { $in }
api-token-revoke = Revoke
api-token-new = New token
api-token-name = Program name
api-token-name-help = To recognise it in this list.
api-token-lasts = Expiration
api-token-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
api-token-lasts-always = No expiration
api-token-make = Create token
scope-read = Read
scope-read-help = Everything you can see, including your secrets.
scope-play = Play
scope-play-help = Take seats, act and chat.
scope-host = Host matches
scope-host-help = Create matches and manage your own.
scope-account = Manage tokens
scope-account-help = Create and revoke tokens. Few programs need this.

## Email

email = Email
email-help = When you are away, get an email when it is your turn or a deadline is near. No email while the page is open, and no secrets in emails.
email-to = Emails go to { $address }.
email-failing = Emails to this address are refused, so nothing more is sent to it. Use another address, or enter this one again once it works.
email-when = Email me when
email-turn = it is my turn
email-deadline = a deadline is near
email-begins = a match starts, ends or is cancelled, or there is a roll call
email-invitation = I am invited to a match
email-waiting = { $delivery ->
    [sent] An email was sent to { $address }. Follow the link in it to confirm the address; the link is valid for 24 hours.
    [late] The email to { $address } could not be delivered yet. We’ll keep trying; you need do nothing.
    [failed] The email to { $address } could not be delivered. Check the address, or try again later.
    [nobody] The email to { $address } was refused: there is no such mailbox. Nothing more is sent to it. Check the address for typos and enter the right one.
    [alphabet] The mail server of this site cannot send to { $address }: it takes only Latin letters before the @. Use another address.
   *[waiting] An email is on its way to { $address }. Follow the link in it to confirm the address; the link is valid for 24 hours.
  }
email-give = Add an email address
email-other = Use another address
email-address = Email address
email-ask = Send confirmation email
email-none = Stop all emails
email-confirm = Confirm your email address
email-confirm-help = Emails about matches will go to { $address }.
email-confirm-do = Confirm
email-confirmed = Email address confirmed
email-confirmed-help = Emails now go to { $address }. Choose what to receive in your profile.
email-off = Stop all emails?
email-off-help = No more emails about matches will be sent to { $address }.
email-off-do = Stop all emails
email-ended = Emails stopped
email-ended-help = The address { $address } is no longer stored here. You can add it again in your profile.
forgotten = Reset your password
forgotten-help = Enter your login. If the account has a confirmed email address, we will send it a link to set a new password. If not, ask the server admin.
forgotten-do = Send email
forgotten-sent = Check your email
forgotten-sent-help = If this account exists and has an address, an email is on its way. The link in it is valid for 24 hours.
forgotten-link = Forgot your password?
admin-email = Email
admin-email-off = This server sends no email: it was started without --mail.
admin-email-waiting = Queued
admin-email-sent = Sent in the last 30 days
admin-email-failed = Not delivered in the last 30 days
admin-email-problem = Last error
admin-email-test = Send test email
admin-email-tested = A test email is on its way. If it does not arrive, the reason will appear here.

## My data, and new links for seats

my-data = Your data
my-data-help = Everything this server stores about you, in one file: your name, devices, API tokens, seats, progress in leagues and messages. Records of finished matches are on the match pages.
my-data-take = Download (JSON)
erase = Delete everything
erase-help = Your account or guest name, devices, API tokens, email address, progress in leagues and the text of all your messages are deleted at once and for good. In running matches a bot takes your seat; matches that only you host and that have not started are cancelled. In finished matches your seat is shown as N. N.; their records, which others may have downloaded, keep the actions of your seat and the name you played under, so that the matches can still be verified. Backups keep all of it until they are deleted.
erase-sure = Yes, delete everything. This cannot be undone.
erase-unsure = Nothing has been deleted: tick the box to confirm.
erase-do = Delete my data
erased = Your data has been deleted
erased-help = Nothing about you is stored here any more. You can come back at any time as a new guest.
reissued-seat = A seat is waiting for you
reissued-seat-help = The host of “{ $title }” is giving the seat of { $name } to a new player. Whoever takes it gets everything the seat knows, and everyone in the match is notified.
reissued-seat-do = Take the seat
console-reissue = New link for this seat
console-reissue-link = Link to the seat of { $name }
console-reissue-help = For a guest who has lost both their browser and their code. It works once, within 24 hours. Do not share it with anyone else: whoever opens it can take the seat, and everyone in the match is notified.

## Ending a match early

end-early = End the match early
end-final = An early end is final: it can't be rewound.
end-secrets = Once the match is over, everyone can see all cards, orders and acts in the replay.
end-you-decide = You host this match without a seat in it, so you decide alone.
end-vote = Everyone who plays must agree: { $names }. One refusal is enough. A proposal lapses after 24 hours, when a player changes, when the match is rewound, or when the standing changes.
end-vote-only = You can't decide this alone: players with a seat can propose it, and all of them must agree.
end-kept = { $n ->
    [one] A seat is
   *[other] Seats are
  } still kept for the { $n ->
    [one] player
   *[other] players
  } a bot has replaced ({ $names }). Until they return or give it up, at most 24 hours, there is no vote.
end-way = { $how ->
    [called-off] Call off
   *[adjourned] Adjourn
  }
end-way-help = { $how ->
    [called-off] The match ends without a result: nobody wins or loses.
   *[adjourned] The match ends, and the current standing becomes the result.
  }
end-result = The result if it ended now: { $result }.
end-do = { $how ->
    [called-off] Call off the match
   *[adjourned] Adjourn the match
  }
end-propose = { $how ->
    [called-off] Propose to call off the match
   *[adjourned] Propose to adjourn the match
  }
end-back = Back to the match
undo = Take back a move
undo-help = If somebody has made a slip, ask the others to go back to before it. Everyone who plays must agree; one refusal is enough. What was drawn or came to light cannot be taken back this way: only a host without a seat can go that far.
undo-nothing = There is nothing that the players could take back now.
undo-ask = Ask to go back to before this
undo-asked = { $name } asks to take back everything from this event on: { $event } Messages and players stay.
undo-agree = Agree to take it back
undo-withdraw = Withdraw the request
undo-revealed = something has come to light since
break-take = Take a break until a date
break-help = The match stops, its clocks with it, and resumes by itself at that time. Everyone must agree; bots agree by themselves.
break-host = You host this match: you can pause it until a date yourself, in the console.
break-until = Resume on
break-do = Propose the break
break-proposed = A break until { MOMENT($until, $zone) } is proposed: the match would stop and resume by itself at that time.
break-agreed = Agreed: { $names }.
break-agree = Agree to the break
end-proposed = { $name } proposes to { $how ->
    [called-off] call off the match. It would end without a result.
   *[adjourned] adjourn the match. It would end, and the standing would be the result.
  }
end-agreed = Agreed: { $n } of { $total }.
end-waits = Still to answer: { $names }.
end-agree = { $how ->
    [called-off] Agree to call off
   *[adjourned] Agree to adjourn
  }
end-call = Someone proposes to end the match: answer
end-refuse = Play on
end-withdraw = Withdraw the proposal
stamp-called-off = Called off
ended-adjourned = adjourned
console-end = How it can end…
console-end-help = Call the match off without a result, or adjourn it with the current standing. A host who has never had a seat decides alone; otherwise all who play must agree.

league = League
league-none = None: nothing is kept
league-new = New league
league-choose-help = In a league, players keep what the game lets them take to its next match.
league-name = Name of the league
league-name-new = Name of the new league
league-game = Game
league-make = Create
league-new-help = You own the league: you decide who else can host its matches.
league-yours = your league
league-you-host = you can host
league-help = What players keep at the end of a match of this league, they bring to the next one. It is also in the record of each match, which everyone can see once it is over.
league-new-match = New match in this league
league-matches = Matches
league-no-matches = No matches that you can see yet.
league-matches-of = { $n ->
    [one] after { $n } match
   *[other] after { $n } matches
}
league-players = Players and their progress
league-mine = Your progress
league-no-players = Nobody has finished a match here yet.
league-owner-sees = Only you, as the owner, see everyone's progress here, and not while you are playing a match of this league. Players see their own.
league-manage-mine = Manage your progress
league-hosts = Who can host
league-owner = owner
league-host-remove = Remove
league-host-leave = Stop hosting
league-host-login = Login of another host
league-host-login-help = They can host matches of this league and see all its matches here, but not the progress of players.
league-host-add = Add
league-settings = League settings
league-delete = Delete the league
league-delete-help = Only a league without matches and progress can be deleted.
to-league = League: { $league }
kept = Progress in leagues
kept-help = Some games let you keep something from one match of a league to the next. It belongs to you, not to your seat.
kept-nothing = You have no progress yet.
leagues-mine = Your leagues
ledger-last = last match
ledger-running = match in progress
ledger-unreadable = It was saved under rules this server does not have.
ledger-delete = Start over
ledger-sure = Yes, delete my progress in this league. This cannot be undone.
ledger-delete-do = Delete progress
ledger-unsure = Nothing has been deleted: tick the box to confirm.

# Places: teams, roles, offices.
place-free = { $n ->
    [0] full
   *[other] { $n } free
  }
place-most = up to { $n }
place-nobody = nobody yet
place-choose = Choose
place-link = Invite link
place-show = Show
place-which = Team or role
place-which-help = You can change it until the match starts.
place-link-full = The team or role in your link is full or no longer exists. Choose another one.
place-later = I'll choose later
place-any = Not chosen
place-leave = Clear my choice
places-search = Search by name or team
places-undecided = Haven't chosen yet
places-undecided-help = They will be seated wherever there is room.
places-bots = Bots
places-bots-help = Bots make way for whoever chooses their place.
places-move = Move somebody
places-move-whom = Who
places-move-where = Where to
places-move-do = Move
mine-placed = You're in: { $place }.
mine-unplaced = You have a seat. Choose a team or a role below, or you'll be seated wherever there is room.
mine-official = You don't play. Your office: { $place }.
mine-wish = Your choice: { $place }.
seat-change = Change seat
officials = Officials
officials-none = No officials yet.
official-resign = Resign
official-dismiss = Dismiss
official-to-player = Play instead
official-login = Official's login
official-login-help = Officials don't play and see what everyone sees.
official-place = Office
official-appoint = Appoint
edits-places-lost = { $n ->
    [one] Lost their place and can choose again
   *[other] Lost their places and can choose again
  }: { $names }

# The desk of those who help the host.
desk = Helper's desk
desk-open = Open your desk
desk-say = Write to this room
desk-say-do = Send
desk-mute = Mute in this room
desk-mute-do = Mute
desk-unmute-do = Unmute
desk-muted = muted here
desk-silence = Nobody has written here yet.
desk-no-rooms = You look after no room that is open now.
room-host-hears = The host or a helper may read this room.
powers = What they may do
powers-rooms = Rooms
powers-all-rooms = All rooms open to the host
powers-speak = Write in these rooms
powers-mute = Mute in these rooms
powers-game = Actions in the game
powers-game-help = Only actions that the rules leave to the host can be used.
powers-do = Save
powers-help = Everyone is told who helps you. Those in a room are told who looks after it. Whoever has had these powers can't take a seat in this match.
official-myself = Leave the login empty to appoint yourself.
sealed-close = Close this view
mute-here = Mute { $name } in this room
mute-here-no = Unmute { $name } in this room

# Drafts: what several write before one of them hands it in.
draft-shared = You write this together with { $names }. Nobody else sees it until it is handed in.
draft-alone = Only you see this draft. It is kept until you hand it in.
draft-due = If time runs out before that, it counts as it is saved, without unfinished rows.
draft-empty = There are no rows yet.
draft-nothing = empty
draft-proposals = Suggestions
draft-take-over = Add to the list
draft-add = Add a row
draft-new-row = New row
draft-save = Save the list
draft-up = Move up
draft-down = Move down
draft-drag = Drag to another place
draft-remove = Remove the row
draft-removed = Removed rows: { $n }
draft-back = Put back
draft-change = { $change ->
    [added] added
    [changed] changed
    [moved] moved
   *[removed] removed
}
draft-editing = { $name } is here
draft-handed = { $name } handed this in,
draft-handed-before = The list has changed since then: hand it in again.
draft-problem = This cannot be handed in as it is.
draft-not-yours = Somebody else hands this in.
draft-saving = Saving…
draft-saved = Saved
draft-offline = Not saved: no connection. Trying again…
draft-conflict = { $name } changed this row at the same time. It is now: { $text }.
draft-gone = { $name } removed this row at the same time. It was: { $text }.
draft-stale-help = What you entered is still here: save it, or change it first.
draft-stale = Not everything was saved: others changed some rows at the same time.
draft-keep-mine = Keep mine
draft-take-theirs = Take theirs
draft-settle = First choose which version to keep of the rows that others have changed.
draft-handed-in = Handed in.
draft-kept = Saved.
