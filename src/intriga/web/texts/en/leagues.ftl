### Pages: leagues and what people keep.

## Leagues

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
leagues-mine = Your leagues

## What is kept

kept = Progress in leagues
kept-help = Some games let you keep something from one match of a league to the next. It belongs to you, not to your seat.
kept-nothing = You have no progress yet.
ledger-last = last match
ledger-running = match in progress
ledger-unreadable = It was saved under rules this server does not have.
ledger-delete = Start over
ledger-sure = Yes, delete my progress in this league. This cannot be undone.
ledger-delete-do = Delete progress
ledger-unsure = Nothing has been deleted: tick the box to confirm.
