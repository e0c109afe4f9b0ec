### Pages: what hosts, referees and helpers see.

## Host’s cockpit

cockpit-left = This player has left and may come back while the match is not closed. Nobody else can take the seat.
cockpit = Host’s cockpit
cockpit-also = More host pages
cockpit-screen = Big screen
cockpit-codes = Printable seat codes (PDF)
cockpit-admission = Requests and reserve
cockpit-nobody-asks = Nobody asks for a seat, and the reserve list is empty.
cockpit-invite-login = Login
cockpit-any-bot = Any bot's seat
cockpit-awaited = Waiting for { $names }
cockpit-announce = Announcements
cockpit-announce-help = Shown at the top of everyone’s page until they dismiss it, and on the big screen.
cockpit-announce-do = Announce
cockpit-announced = Latest announcement
cockpit-missed = { $n ->
    [one] missed { $n } deadline
   *[other] missed { $n } deadlines
  }
cockpit-muted = muted
cockpit-mute = Mute
cockpit-unmute = Unmute
cockpit-to-bot = Replace with a bot
cockpit-remove = Remove from match
cockpit-remove-ask = { $name } loses the seat and cannot come back to this match. A bot takes the seat, or it stays empty.
cockpit-remove-do = Yes, remove
cockpit-call-reserve = Invite from the reserve list
cockpit-reserve-empty = The reserve list is empty. Anyone with the match code can take over this seat.
cockpit-yourself = To leave, go to the match page.
cockpit-forms = Game actions
cockpit-locks = Disable actions
cockpit-locks-help = Nobody can use a disabled action until you enable it again.
cockpit-lock-choose = Choose an action
cockpit-lock = Disable
cockpit-unlock = Enable
cockpit-sure = Rewind the match?
cockpit-keep = Leave as is
cockpit-hosts = Hosts
cockpit-dismiss = Remove as host
cockpit-name = Login of the co-host
cockpit-name-help = A co-host sees no more than they saw before.
cockpit-name-do = Add co-host
cockpit-referee = Referee
cockpit-referee-help = In this match a host can reveal everything. Everyone is notified, and that host can never take a seat in it.
cockpit-look = Reveal everything for 15 minutes
sealed = Everything revealed
sealed-note = You see the secrets of all seats. Everyone in the match knows that you are looking.
cockpit-reissue = New link for this seat
cockpit-reissue-link = Link to the seat of { $name }
cockpit-reissue-help = For a guest who has lost both their browser and their code. It works once, within 24 hours. Do not share it with anyone else: whoever opens it can take the seat, and everyone in the match is notified.
cockpit-end = How it can end…
cockpit-end-help = Call the match off without a result, or adjourn it with the current standing. A host who has never had a seat decides alone; otherwise all who play must agree.
sealed-close = Close this view

## Cockpit: who is awaited

cockpit-short = Cockpit
cockpit-table = Table
cockpit-players = Players
cockpit-rest = Everything else
cockpit-do = Main actions
cockpit-sees = you host and see what everyone sees
cockpit-sees-plays = you host and play
cockpit-asks-look = Look
cockpit-answers = Who has answered
cockpit-nobody-asked = Nobody is asked now
cockpit-answered = { $n ->
    [one] of { $total } has answered
   *[other] of { $total } have answered
  }
cockpit-waits-for = { $n ->
    [one] has not answered yet
   *[other] have not answered yet
  }
cockpit-waits-for-all = Waiting for everyone
cockpit-open = Everyone can see who is awaited.
cockpit-sealed-count = Answers are sealed: nobody sees names, and only you see the number. It changes every ten seconds.
cockpit-sealed-soon = Answers are sealed. You will see how many there are in a few seconds.
cockpit-sealed-few = Answers are sealed. A host sees how many there are only if at least { $n } people are asked.
cockpit-sealed-plays = Answers are sealed. You play yourself, so you do not see how many there are.
cockpit-next-early = Once everyone has answered, the match goes on by itself.
cockpit-next-due = { $policy ->
    [bot] When time is up, a bot answers for those who are late.
    [wait] When time is up, the match waits for those who are late.
   *[pass] When time is up, the match goes on without those who are late.
  }
cockpit-next-host = There is no limit: the match goes on when you decide.
cockpit-absent-awaited = Awaited and away: { $n }
cockpit-absent = Away from the table: { $n }
cockpit-gone = away
cockpit-gone-for = { $n ->
    [0] away for less than a minute
    [one] away for { $n } minute
   *[other] away for { $n } minutes
  }
cockpit-silent = Here and silent: { $n }
cockpit-called = called already
cockpit-replace = Replace
cockpit-replace-from = Replace with { $name }, reserve
cockpit-replace-ask = A bot takes the seat at once and plays for them. They can come back while the seat is kept.
cockpit-replace-ask-from = A bot takes the seat at once; { $name } is invited and takes over from it as soon as they accept.
cockpit-replace-do = Yes, replace
poke = Call
poke-all = { $n ->
    [1] Call
    [2] Call both
   *[other] Call all { $n }
  }
poke-everybody = Call everyone
poke-everybody-help = This calls everyone at once, those who are out, too: so nobody learns who is awaited.
poked-you = The host calls you
poked-all = The host calls everyone
cockpit-extend = { $length } more
cockpit-extend-none = More time
cockpit-extend-becomes = becomes
cockpit-extend-again = tries it again
cockpit-pause-about = clocks stop
cockpit-resume-about = clocks go on
cockpit-announce-about = on every screen
cockpit-announce-not = Do not announce
cockpit-close-short = End…
cockpit-close-asks = asks first
cockpit-close-title = End now: { $window }?
cockpit-close-undo = Only rewinding the match can undo this.
cockpit-close-not = Do not end
cockpit-end-counted = { $n ->
    [one] { $n } answer of { $total } is counted
   *[other] { $n } answers of { $total } are counted
  }
cockpit-end-counted-some = The answers there are count
cockpit-end-saved = What was saved and not handed in counts, too.
cockpit-end-lost = { $n ->
    [one] { $n } is left without an answer
   *[other] { $n } are left without an answer
  }
cockpit-end-whom = { $more ->
    [0] That is { $names }.
   *[other] That is { $names } and { $more } more.
  }
cockpit-end-away = { $n ->
    [one] { $n } of them is away.
   *[other] { $n } of them are away.
  }
cockpit-end-sealed = Nobody knows who.
cockpit-end-rules = The rules decide for them, as if they were late.
cockpit-end-hidden = Who has not answered cannot be seen: answers are sealed
cockpit-milder-time = There is a milder way: { $length } more, and calling those who are silent.
cockpit-milder = There is a milder way: calling those who are silent, and waiting.
cockpit-code = Code of the match:
cockpit-screen-codes = Big screen and seat codes

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
desk-short = Desk
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
screen-come-in = You can still join
screen-awaited = { $n ->
    [one] player decides now
   *[other] players decide now
  }
screen-playing = { $n ->
    [one] player at the table
   *[other] players at the table
  }
screen-more = and { $n } more
screen-elsewhere = Big screen on another computer: { $address }
codes-help = Scan the code or enter it on the site

## Rewinding

cockpit-rewind = Rewind the match
cockpit-rewind-help = The match returns to the moment before the event. You will see what is undone before you confirm. Players and messages stay, random draws are made again, and everyone is notified.
cockpit-rewind-consent = You play in this match yourself, so everyone who plays must agree before it is rewound. What was drawn or came to light only a host without a seat can take back. Players and messages stay, and everyone is notified.
cockpit-rewind-choose = Choose an event
cockpit-rewind-here = Rewind to here
cockpit-rewind-nothing = There is nothing to rewind yet.
cockpit-rewind-sure = Rewind anyway
cockpit-undone = { $n ->
    [one] { $n } event that everyone saw will be undone:
   *[other] { $n } events that everyone saw will be undone:
  }
cockpit-undone-more = and { $n } more
cockpit-undone-seats = Someone has taken over a seat in this time. The rewind does not undo that: everyone stays where they sit now.
undo-revealed = something has come to light since

## Time

cockpit-time = Time
cockpit-pause = Pause
cockpit-resume = Resume
cockpit-resume-now = Resume now
cockpit-away = The match is paused until { MOMENT($until, $zone) } and resumes by itself then.
cockpit-away-until = Pause until
cockpit-away-move = Move the date to
cockpit-away-do = Pause until then
cockpit-away-change = Change the date
cockpit-close = End this turn now
cockpit-close-ask = The turn ends for everybody. For those who have not answered, the rules decide as if they were late. Only rewinding the match undoes this.
cockpit-close-do = Yes, end it
