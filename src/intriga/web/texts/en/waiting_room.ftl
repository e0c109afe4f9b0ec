### Pages: the waiting room, sign-ups, seats.

## Seats

at-the-table = Players
seat-invited = Invited: { $name }
seat-free = Free
sit-here = Take this seat
add-bot = Add a bot
free-seat = Remove
stand-up = Leave seat
you = you
bot = bot
host = host
seat-new = A new seat of my own
seat-number = Seat { $n }
seat-which = Seat
seat-back = Take my seat back
seats-free = { $n } free
seats-search = Search by name
seat-take-over = Take the seat of { $name }
seat-which-one = Choose a seat.
seat-change = Change seat

## Teams, roles, offices

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
official-to-player = Play instead

## The start

fill-with-bots = Add bots
start-match = Start match
start-sure = Start without them?
start-sure-do = Start now
start-sure-wait = Wait
call-off = Cancel the match
call-off-help = The match will not be played. Everyone who has a seat or is waiting for one will be notified.
call-off-do = Cancel match
start-fewer = Start without the empty seats
roll-call = Roll call
roll-again = Call again
roll-end = End roll call
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
start-free = Invite people or add bots.
start-wait = { $host } starts the match.
start-ready = You can start.
start-bots-instead = { $n ->
    [one] { $n } person is on the reserve list while bots have seats. To give them a seat, remove a bot.
   *[other] { $n } people are on the reserve list while bots have seats. To give them a seat, remove a bot.
}
start-roll = A roll call is on. You can start without waiting for everyone.
start-roll-wait = A roll call is on. { $host } starts the match.

## What the room asks

ask-missing = { $n ->
    [one] { $n } more player needed
   *[other] { $n } more players needed
}
ask-ready = Everyone is here
ask-join = There's a seat for you
ask-join-reserve = All seats are taken
ask-join-why = { $host } starts the match.
ask-roll-why = The match may start without those who don't answer.
ask-edits-why = Answer if you agree.
ask-asked = The host has your request
ask-declined = No seat for you here
ask-removed = No seat for you here
ask-no-code = You need a link or a code
room-led = hosted by { $host }
room-of = of { $total }
mine-at-table = You're at the table, { $name }
mine-change = Change seat or leave
mine-next = When the match starts, it opens here by itself.
seat-online = here
seat-offline = away
team-name = Team name
team-name-none-yet = Choose one together
team-name-do = Save
invite-copy = Copy link
dock-more = More

## Talk

talk-who = Everyone in the waiting room can read this. It is deleted when the match starts.
room-reload = Reload the page
talk-erase = Delete message

## Invitations

share = Share
share-title = { $title }: a match of { $game }
invite-friends = Invite players
qr-label = QR code with a link to the match
code-for-lobby = Code to enter in the lobby
invite-link = Invite link
invite-by-login = Invite by login
invite-by-login-do = Invite
invite-by-login-help = They will see the match in their lobby and can join without a code or password.
invite-sent = If this login exists, the invitation has been sent.

## The way back

return-heading = Your personal link
return-help = Save this link or code: it brings you back to this match on any device. Do not share it: anyone who has it can act as you.
return-link = Personal link
return-code = Personal code:
return-by-code = Return with a personal code
return-here = This code takes you back to your match. Do not share it.
return-do = Return to the match
reissued-seat = A seat is waiting for you
reissued-seat-help = The host of “{ $title }” is giving the seat of { $name } to a new player. Whoever takes it gets everything the seat knows, and everyone in the match is notified.
reissued-seat-do = Take the seat

## Sign-ups

enter-match = Join the match
join-enters = The match has started. You join as a new player and start with what everyone knows.
join-enters-asks = The match has started. You ask to join as a new player, and the host decides.
standing-asks-to-enter = Request sent. { $host } decides whether you join.
standing-gone = You left the match. Your seat is empty, and you can come back to it.
standing-gone-closed = You left the match, and it is closed now. You can come back once the host opens it.
join-no-password = No password, no email.
join-next = What happens next
next-room = You take a seat and see who is here.
next-reserve = You join the reserve list and get the first seat that becomes free.
next-decided = Your request goes to whoever decides. The answer appears on this page.
next-start = { $host } starts the match when everyone is here. The table opens by itself.
next-at-once = You're at the table at once.
next-return = If you close the page, this link brings you back.
join-full = All seats are taken. Join the reserve list to get a seat when someone leaves.
match-password = Match password
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
mine-host = You host this match and have no seat.
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
join-playing = The match has started. You take over a bot’s seat and learn all it knows.
join-playing-asks = The match has started. You ask for a bot’s seat; the players decide, or a host without a seat.
join-kept = The bots’ seats are still kept for the players they have replaced. Try again later.
waits-asked = request sent
waits-reserve = you are on the reserve list
waits-invited = you are invited
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
