### Pages: what hosts, referees and helpers see.

## Host console

console-left = This player has left and may come back while the match is not closed. Nobody else can take the seat.
console = Host console
console-to-match = Back to match
console-also = More host pages
console-screen = Big screen
console-codes = Printable seat codes (PDF)
console-admission = Requests and reserve
console-nobody-asks = Nobody asks for a seat, and the reserve list is empty.
console-invite-login = Login
console-any-bot = Any bot's seat
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
console-reissue = New link for this seat
console-reissue-link = Link to the seat of { $name }
console-reissue-help = For a guest who has lost both their browser and their code. It works once, within 24 hours. Do not share it with anyone else: whoever opens it can take the seat, and everyone in the match is notified.
console-end = How it can end…
console-end-help = Call the match off without a result, or adjourn it with the current standing. A host who has never had a seat decides alone; otherwise all who play must agree.
sealed-close = Close this view

## Those who help the host

officials = Officials
officials-none = No officials yet.
official-resign = Resign
official-dismiss = Dismiss
official-login = Official's login
official-login-help = Officials don't play and see what everyone sees.
official-place = Office
official-appoint = Appoint
desk = Helper's desk
desk-say = Write to this room
desk-say-do = Send
desk-mute = Mute in this room
desk-mute-do = Mute
desk-unmute-do = Unmute
desk-muted = muted here
desk-silence = Nobody has written here yet.
desk-no-rooms = You look after no room that is open now.
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

## The screen for all

screen = big screen
screen-join = Point your phone camera here, or open { $address } and enter the code:
screen-no-code = The host has the match code.
screen-elsewhere = Big screen on another computer: { $address }
codes-help = Scan the code or enter it on the site

## Rewinding

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
undo-revealed = something has come to light since

## Time

console-time = Time
console-pause = Pause
console-resume = Resume
console-resume-now = Resume now
console-away = The match is paused until { MOMENT($until, $zone) } and resumes by itself then.
console-away-until = Pause until
console-away-move = Move the date to
console-away-do = Pause until then
console-away-change = Change the date
console-close = End this turn now
console-close-ask = The turn ends for everybody. For those who have not answered, the rules decide as if they were late. Only rewinding the match undoes this.
console-close-do = Yes, end it
