### Pages: the lobby and the rules of games.

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
watch-finished = Results
join-by-code = Join by code
join-by-code-help = Enter the match code you were given. Case does not matter.
code = Match code
enter = Continue
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
end-call = Someone proposes to end the match: answer
ended-adjourned = adjourned

## Rules

rules-print = Printables
print-busy = The server is busy making other PDFs. Try again in a few seconds.
print-unknown = There is no such printable. The rules page lists all of them.
rules-of = Rules: { $game }
contents = Contents
rules-unwritten = The rules of { $game } are not available here yet.

## What a game is

what-is-this = What is this?
rules-minute = The rules in a minute
about-try = Try it
about-friends = With friends
# What a messenger shows of an invitation.
share-join = { $game }: you're invited to the table

## Lessons

lesson-offer = A lesson of 2 minutes
lesson-on = Lesson: { $title }
lessons-begun = Lessons you have begun
lesson-left = { $title }: step { $n } of { $of }
lesson-asked = { $title }: the questions are left
lesson-go-back = Go on
lesson-here = Play a lesson about this: { $title }
