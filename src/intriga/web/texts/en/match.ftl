### Pages: a match.

## What goes on

away = away
awaited = Waiting for
awaited-you = Your turn
asked-in-private = For you alone
answered = answered
act-standing = You have decided
act-change = Change
act-nothing = You have nothing to do right now.
act-answered = Your answer is in. The match will go on soon.
watchers = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
turn-of-this = their turn
has-left = has left
back-to-match-now = Back to match
act-accepted = Your action is recorded.
act-over = The match is over. The replay shows who knew what.
act-stalled = The match waits for its host: the rules of the game failed { table-stalled-when }. Nothing is lost, and the clocks stand still.
act-paused = The match is paused. You can act again when it resumes.
act-away = The match is paused until { MOMENT($until, $zone) } and resumes by itself. Nothing is asked of you until then.
act-hosting = You host this match. Who has answered, and what you can do, is in the cockpit.
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
match-goes-on = In progress
asked-you = Your turn.
asked-others = Waiting for other players.
connection-lost = No connection: retrying, your choice is kept
seat-changes = Leave, join, replace
desk-open = Open your desk

## Zones of the page

zones = Match sections
zone-now = Current turn
stage = Board
stage-whole = Show the whole board
tray = Actions
dock-table = Table
dock-own = Mine
dock-rooms = Chat
dock-events = Events
dock-people = People
tray-height = Height of the tray
tray-news = Updated ↑
tray-news-told = New, behind the button “Updated”:
purse = What I have
own-nothing = What only you know will be here. There is nothing yet.
back-to-asked = Your answer is awaited
back-to-answer = Answer
about-none = Choose, and you will read here what it means.
rules-here = Rules: { $part }
rules-close = Close

## Dispatches

not-everybody-sees = not everybody sees this
dispatch-picture = Map
no-dispatches = Nothing has happened yet.
earlier-dispatches = Earlier events
newest-dispatches = Latest events
news-one = new event
news-few = new events
news-many = new events
unread = { $n } unread
dispatches-start = Start of the match
dispatches-before = Earlier in this turn

## A part that failed

part-failed = This part of the page could not be shown because of an error on the server. Everything else works. If it is not back next turn, tell the host.
part-failed-title = Part of the page with an error
part-failed-line = This entry could not be shown because of an error on the server.
part-failed-now = An error on the server hides the details.

## Clocks

other-clocks = Other clocks
clock-paused = paused, clocks stopped
clock-away = paused until { MOMENT($until, $zone) }
clock-grace = Time is up: grace period
time-actions = Time
time-ask-pause = Request a pause
time-unask-pause = Withdraw pause request
time-ask-resume = Request to resume
time-unask-resume = Withdraw request to resume
time-extend = Extend by { $length } ({ $n } left)

## The end

match-over = Match over
match-imported = This match was played elsewhere and imported from its verified record. The names in it are not linked to accounts here.
stamp-won = Victory
stamp-lost = Defeat
stamp-drawn = Draw
stamp-over = Finished
to-replay = Replay
play-again-join = Join the next one
play-again = Play the same again
match-over-note = No more moves.
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
verdict = { $result ->
    [called-off] No result
    [nobody] No winner
    [drawn] Draw
   *[won] { $mine ->
        [won] { $n ->
            [one] You have won
           *[other] You are among the winners
        }
       *[other] { $n ->
            [0] No winner
            [one] Winner: { $name }
           *[other] { $n } players have won
        }
    }
}
results-time = played for { DURATION($seconds) }
results-who = Who was who
results-won = won
results-curve = { $name }: { $first } at first, { $last } at the end.
results-board = The board at the end
to-results = Results
to-next-match = Go to the next match
called-off-host = “{ $title }” was cancelled by the host, { $host }.
called-off-idle = “{ $title }” was cancelled: nobody started it in time.
called-off-admin = “{ $title }” was cancelled by a server admin.
to-league = League: { $league }

## The teacher above the table

lesson = Lesson
lesson-step = Lesson · step { $n } of { $of }
lesson-question = Question { $n } of { $of }
lesson-done = The lesson is over
lesson-next = Next
lesson-leave = On my own
lesson-leave-help = leave the lesson, it will wait
lesson-wrong = Not quite.
lesson-from-here = Play from this step
lesson-to-question = To the question
lesson-real = Now a real match
lesson-following = Next lesson: { $title }

## A bot’s hint

hint-ask = What would a bot do?
hint-act = A bot in your place: { $act }
hint-more = and more lines: { $n }
hint-lesson = That is what the lesson asks for.
hint-nothing = A bot would do nothing now.
hint-do = Do just that
hint-filled = All of it is chosen like this. Check it, and send it yourself.
