### The table, the lobby and accounts.

## Matches and seats

table-unavailable = The server cannot save anything right now. Your move was not accepted. Try again later.
table-try-again = Someone else was faster. See what has changed and try again.
table-no-match = There is no such match.
table-no-game = This server has no game “{ $game }”.
table-import-wrong = The record is invalid and was not imported. { $problem }
table-import-undecided = The record cannot be verified and was not imported. { $problem }
table-import-taken = Another match with this ID is already here.
table-game-missing = This server no longer has the rules of “{ $game }”. The match waits until they are back.
table-match-stuck = The match cannot continue: it was recorded under other rules. It is safe and waits for the server admin.
table-not-started = The match has not started.
table-not-playing = This match is not in progress.
table-begun = The match has already started.
table-not-over = The match is still in progress. Its archive opens when it is over.
table-not-for-watching = Only its players can see this match.
hint-off = Hints of a bot are off in this match.
hint-no-bot = This game has no bot that could give hints.
table-no-referee = Nobody can see everything while a match is in progress.
table-no-step = There is no step { $n }; the last one is { $last }.
table-command-malformed = A command needs a request ID of at most { $most } printable characters.
table-seats = This game needs { $least } to { $most } players.
table-seats-free = Some seats are empty. Wait for players, add bots or start without the empty seats.
start-leaves-behind = Not everyone you may be waiting for has a seat. If you start now, invitations and requests lapse, and the reserve keeps waiting. { $n_invited ->
    [0] {""}
   *[other] Invited: { $invited }.
  } { $n_asked ->
    [0] {""}
   *[other] Asking to join: { $asked }.
  } { $n_reserve ->
    [0] {""}
   *[other] On the reserve list while bots have seats: { $reserve }.
  }
table-privacy = A match is either open to everyone or available with a link.
table-title = A title can have at most { $most } characters.
table-options = These options are not valid: { $problem }
table-clock-kind = This game has no time limit “{ $kind }”.
table-clock-length = A time limit must be { $least } to { $most } seconds.
table-clock-time = “{ $time }” is not a time of day. Enter a time like 9:00, or several: 9:00, 21:00.
table-clock-times = There can be at most { $most } times of day.
table-clock-rest = At least one day of the week must not be a day of rest.
table-clock-zone = There is no time zone “{ $zone }”. Enter a name like Europe/Moscow.
table-clock-grace = The grace period must be 0 to { $most } { $most ->
    [one] hour
   *[other] hours
  }.
table-clock-misses = Missed deadlines before a bot takes over: 0 to { $most }.

## What was sent

refused-command-used = Request ID already used. Reload the page.
refused-rules-broke = The rules of the game failed. Nothing has changed, and the error was logged. Try something else. If nothing works, the host can rewind the match or call it off; please tell the server admin.
refused-not-your-seat = This is not your seat.

## People who come and go

arrival-full = { $most ->
    [one] The match is full: { $most } person plays already.
   *[other] The match is full: { $most } people play already.
}
arrival-own-seat = A bot ({ $name }) plays for you. Take your own seat back: you cannot have another.
arrival-too-many = So many people have joined and left this match that nobody new can join ({ $most } seats).
seat-have-one = You already have a seat in this match.
seat-taken = This seat is taken. Choose another one.
seat-none-free = There are no free seats.
seat-none-of-yours = You have no seat in this match.
seat-present = The player in this seat is here and needs no new link.
seat-of-account = This seat belongs to an account. Its owner can sign in with their password.
poke-everybody-only = You can call one player only if everyone can see that they are awaited. Call everyone at once instead: that does not tell who is asked.
poke-too-soon =
    { $seconds ->
        [one] They were called a moment ago. You can call again in { $seconds } second.
       *[other] They were called a moment ago. You can call again in { $seconds } seconds.
    }
seat-warned =
    { $minutes ->
        [one] The player has been warned. You can seat a bot in { $minutes } minute.
       *[other] The player has been warned. You can seat a bot in { $minutes } minutes.
    }
seat-kept =
    { $hours ->
        [one] This seat is kept for { $hours } more hour for the player a bot has replaced.
       *[other] This seat is kept for { $hours } more hours for the player a bot has replaced.
    }
seat-link-alone = You are playing, and every other player is a host, so nobody could agree to it. A host without a seat can create the link.
seat-no-person = There is no person in this seat.
seat-they-know-another = This person has seen the secrets of another seat in this match and cannot take this one.
seat-which-of-bots = Choose whose seat to give: one that a bot has.
seat-knows-another = You have seen the secrets of another seat in this match, so you cannot take this one.
salt-too-long = Your own random string can have at most { $most } characters.
bot-unknown = This game has no bot “{ $bot }”.

## Chat

talk-empty = The message is empty. Write something first.
talk-too-long = A message can have at most { $most } characters; this one has { $n }. Shorten or split it.
talk-no-room = There is no such room, or you have no access to it.
talk-no-message = There is no such message, or you have no access to it.
talk-over = The match is over. You can still read the messages.
talk-former-room = You are no longer in this room. You can still read what was written while you were here.
talk-erased-already = This message has already been deleted.
waiting-talk-closed = Only people in the waiting room can read its chat. Take a seat first.
waiting-talk-off = Chat is off in this match, in the waiting room, too.
talk-hush-whom = There is no such sender here.

## Long texts

document-unknown = There is no such document, or you have no access to it.
document-erased-already = This document has already been deleted.

## Joining

join-code-needed = This match needs a code. Ask the person who invited you.
join-code-unknown = There is no such code. Check that you entered all of it.
match-password-needed = You also need the match password to join. Ask the person who invited you.
match-password-wrong = Wrong match password.
match-password-length = A match password can have at most { $most } characters.
signup-approval = The host approves who joins. Send a request first.
signup-asked = You have already sent a request. Wait for the host to decide.
signup-reserve = You are already on the reserve list. You will get a seat in turn when one is free.
signup-declined = The host did not give you a seat in this match.
signup-removed = The host removed you from this match.
signup-none = This person no longer wants to join.
signup-another-seat = This person asks for another seat now. Look at the request again.
signup-not-accepted = This person has not accepted the invitation yet.
signup-too-many = Sign-up is full. Try again later.
roll-after-edit = The settings have changed and not everyone has answered. End the roll call once all have, or start without those who have not.
start-unseen = { $n ->
    [one] { $n } player has not answered since the settings changed. Wait for them, or start without them.
   *[other] { $n } players have not answered since the settings changed. Wait for them, or start without them.
}
table-extensions = Extensions: 0 to { $most }, each of at most { $longest } days.
settings-begun = The match has begun: only time limits, the time zone and days of rest can be changed now.
settings-seats-taken = { $n } seats are taken. Free some of them first.
roll-not-called = No roll call is on.
return-unknown = There is no such personal code. Check that you entered all of it.
return-by-password = The guest this code belonged to has an account now. Sign in with its password.

## Accounts

person-unknown = User not found. Sign in again.
name-of-bot = That name is reserved for bots. Choose another one.
name-length = A name must have 1 to { $most } characters.
login-malformed = A login must have { $least } to { $most } characters: letters, digits, dots, hyphens and underscores.
login-taken = This login is taken. Choose another one.
login-already = You already have an account.
login-wrong = Wrong login or password.
login-blocked = This account is blocked. Contact the server admin.
password-wrong = The current password is wrong.
link-spent = This link was used already or has expired. Ask for a new one.
admin-only = Only a server admin can open this page.
admin-needs-account = An admin needs an account with a password.
admin-no-account = This person has no account, or it is blocked.
admin-not-oneself = You cannot do this to your own account. Ask another admin.
mail-off = This server sends no email.
mail-address = This is not a valid email address. Check it for typos.
mail-alphabet = The mail server of this site cannot send to such addresses: it takes only Latin letters before the @. Use another address.
mail-too-often = Too many emails were sent to this address today. Try again tomorrow.
login-unknown = There is no such login.
password-length = A password must have { $least } to { $most } characters.

## Bots

# Names of bots, with commas between them: as many as there are seats in the greatest match.
bot-names =
    Arkady, Bella, Wolf, Henrietta, Donald, Eve, George, Zinaida, Hippolyte, Clara,
    Leo, Martha, Nestor, Olga, Prokhor, Rose, Abigail, Basil, Cecily, Dexter,
    Edith, Felix, Greta, Humphrey, Imogen, Jasper, Kitty, Lionel, Mabel, Norbert,
    Octavia, Percy, Quentin, Rosalind, Silas, Tabitha, Ulysses, Vera, Winifred, Xavier,
    Yolanda, Zachary, Agatha, Barnaby, Constance, Desmond, Eleanor, Ferdinand, Gwendolyn, Horace,
    Ingrid, Jerome, Katherine, Leopold, Marigold, Neville, Ophelia, Phineas, Queenie, Rupert,
    Sybil, Theodore, Ursula, Victor, Wilhelmina, Yvonne, Alistair, Beatrice, Conrad, Dorothea,
    Edmund, Florence, Gilbert, Harriet, Isidore, Josephine, Kenneth, Lavinia, Montague, Nora,
    Oswald, Penelope, Reginald, Seraphina, Thaddeus, Valentine, Walter, Augusta, Bertram, Cordelia,
    Dominic, Esmeralda, Frederick, Georgiana, Hector, Isolde, Julius, Lucretia, Magnus, Natalia,
    Orson, Philippa, Roderick, Sophia, Tobias, Vincent, Wanda, Ambrose, Bridget, Casper,
    Drusilla, Ernest, Flora, Gideon, Hermione, Ivan, Jemima, Lambert, Miranda, Nathaniel
bot-called = { $name } (bot)
chair-called = Seat { $number }

## Programs, email, invitations

token-name = A program name must have 1 to { $most } characters.
token-scopes = Choose at least one scope.
token-days = The expiration must be 1 to { $most } days.
token-guest = API tokens need an account. Create one first.
token-many =
    { $most ->
        [one] You can have at most { $most } token. Revoke those you do not need.
       *[other] You can have at most { $most } tokens. Revoke those you do not need.
    }
token-unknown = You have no such token. It may have been revoked.
host-already = This person already hosts the match.
host-none = This person does not host the match.
reserve-none-for-seat = Nobody on the reserve list can take this seat.
host-look-first = Open the referee's view first. Everybody will be notified.
host-referee-sits = In this match the host can see everything, so the host cannot have a seat.
refused-not-creator = Only the creator of the match can do this.
admin-not-waiting = This match does not wait because of its rules: its players and hosts decide about its end.
undo-not-yours = Only people who play in this match can ask to take something back, or answer.
seat-kept-hours = { $hours } { $hours ->
    [one] hour
   *[other] hours
}
undo-seat-kept = A seat is still kept for the player a bot has replaced, for { $hours } { $hours ->
    [one] more hour
   *[other] more hours
  } at most. Until then there is no vote.
end-not-yours = Only people who play or host this match can do this.
end-not-alone = Only a host who has never had a seat can decide this alone. Players with a seat can propose it.
end-seat-kept = A seat is still kept for the player a bot has replaced, for { seat-kept-hours } at most. Until then there is no vote on ending the match.

## Leagues

league-unknown = There is no such league. It may have been deleted.
league-other-game = The league “{ $league }” is for another game.
league-not-host = You cannot host matches of the league “{ $league }”. Its owner decides who can.
league-not-owner = Only the owner of the league can do this.
league-busy-you = You are already playing a match of this league. You can join another one when it is over, or when nothing has happened in it for { $days } days.
league-busy = Still playing another match of this league: { $names }. Wait until it is over, or start without them. A match in which nothing happens for { $days } days no longer counts.
league-ledger-stuck = The progress of { $name } was saved under other rules and cannot be used with the ones on this server. Start without them, or ask them to delete it in their profile.
league-nothing-lasts = In this game nothing is kept between matches, so it has no leagues.
league-account = A league needs an account. Create one in your profile first.
league-name-length = The name of a league has 1 to { $most } characters.
league-too-many = You can have at most { $most } leagues. Delete those you do not use.
league-too-many-hosts = At most { $most } people can host in a league beside its owner.
league-login-unknown = There is no account with this login.
league-host-already = This person can already host in the league.
league-host-none = This person does not host in the league.
league-in-use = Only a league without matches and progress can be deleted.
ledger-none = You have no progress in this league.
ledger-in-use = You are playing a match of this league. You can delete your progress when it is over, or when nothing has happened in it for { $days } days.

## Places: teams, roles, offices

place-unknown = This choice no longer exists. Choose again.
place-full = No room left there. Choose another one.
team-name-long = A team name can have at most { $most } characters.
team-name-none = This has no name to choose.
team-name-others = Only the team itself or a host can name it.
team-name-taken = Another team has this name, or one that looks like it. Choose another name.
place-by-name = Choose a team or a role instead of a seat number.
place-for-players = This place is for players. Choose an office.
official-sits = You hold an office in this match. Resign before you take a seat.
official-plays = This person has or had a seat in this match, so they can't hold an office.
official-already = This person already holds an office in this match.
official-none = This person holds no office in this match.
seat-moved = { $name } has changed seats. Try again.
start-loses-places = { $n ->
    [one] With so few seats one player would lose their choice
   *[other] With so few seats { $n } players would lose their choice
  }: { $names }. Change the number of seats in the settings first: they will be told and can choose again.
official-no-account = No account has this login.

## Drafts

draft-unknown = You don’t have this draft. The turn may be over.
draft-malformed = This row cannot be read. Enter it again.
draft-row-long = This row is too long.
draft-full = The list already has { $most ->
    [one] { $most } row
   *[other] { $most } rows
  }, the most it can hold. Remove one first.
draft-no-row = The list has no such row.
draft-row-unfinished = This row is not complete. Fill it in or remove it.
draft-changed = Nothing was handed in: { $n ->
    [0] the list has changed
    [one] a row was changed
   *[other] { $n } rows were changed
  } just before ({ $names }). Look through the list and hand it in again.
draft-row-changed = { $name } has changed this row since you opened it.

lesson-unknown = There is no such lesson.
lesson-go-on = For now, just look, and press “Next”.
lesson-asks = The lesson has been played: answer the questions.
lesson-no-house = Not needed in a lesson: it waits for you as long as you like.
lesson-stuck = The lesson cannot go on: the rules have changed since. Begin it again.
