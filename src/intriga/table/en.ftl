# The table, the lobby and the people.

table-unavailable = The server cannot write anything down just now. Your move was not taken. Try again in a while.
table-try-again = Somebody was quicker. See what has changed and try again.
table-no-match = There is no such match.
table-no-game = There is no game “{ $game }” on this server.
table-import-wrong = The record is wrong, and is not taken in. { $problem }
table-import-undecided = The record cannot be judged, and is not taken in. { $problem }
table-import-taken = Another match goes by this name here.
table-game-missing = The rules of “{ $game }” are no longer on this server. The match will wait until they are back.
table-match-stuck = The match cannot go on: other rules wrote it. It is safe and will wait for whoever runs the server.
table-not-started = The match has not begun.
table-not-playing = This match is not being played now.
table-begun = The match has begun already.
table-not-over = The match is still being played. Its archive opens when it is over.
table-not-for-watching = Only its players may see this match.
table-no-referee = While a match is being played nobody sees everything.
table-no-step = There is no step { $n }; the last one is { $last }.
table-command-malformed = A command needs an id of at most { $most } printable characters.
table-seats = This table seats { $least } to { $most } players.
table-seats-free = Some seats are empty. Wait for players, call in bots, or take the chairs away.
table-privacy = A match is open to everybody, or reached by a link.
table-title = A title has at most { $most } characters.
table-options = These options will not do: { $problem }
table-clock-kind = This game has no clock “{ $kind }”.
table-clock-length = The time to answer is { $least } to { $most } seconds.
table-clock-time = “{ $time }” is not a time of day. Write it like 21:00.
table-clock-zone = There is no time zone “{ $zone }”. Write it like Europe/Moscow.
table-clock-grace = The grace period is 0 to { $most } { $most ->
    [one] hour
   *[other] hours
  }.
table-clock-misses = Misses before a bot takes over: 0 to { $most }.

refused-command-used = You have asked for something else under this number. Reload the page.
refused-rules-broke = The rules of the game stumbled over this. Nothing has changed, and the fault was noted.
refused-not-your-seat = This seat is not yours.

seat-have-one = You sit at this table already.
seat-taken = The seat is taken.
seat-none-free = There is no free seat.
seat-none-of-yours = You do not sit at this table.
seat-present = Whoever sits here is here: there is nothing to give out anew.
seat-of-account = This seat belongs to an account: its owner comes back by the password.
seat-no-person = Nobody sits on this seat.
seat-knows-another = You have seen the secrets of another seat of this match. You cannot change over.
salt-too-long = Your own randomness has at most { $most } characters.
bot-unknown = This game has no bot “{ $bot }”.

talk-empty = Say something at least.
talk-too-long = A message has at most { $most } characters, this one has { $n }. Shorten it or split it.
talk-no-room = You have no such room.
talk-no-message = You have no such message.
talk-over = The match is over. What was said can be read again.
talk-former-room = You are no longer here. What was said in your presence remains yours.
talk-erased-already = This message has been deleted already.
talk-hush-whom = There is nobody to silence: no such voice here.

join-code-needed = This table asks for a code. Whoever invited you knows it.
join-code-unknown = There is no such code. See whether all of it is there.
match-password-needed = To sit down at this table you also need the password of the match. Ask whoever invited you.
match-password-wrong = The password of the match does not fit.
match-password-length = The password of a match has at most { $most } characters.
signup-approval = The host lets people in here: ask first.
signup-asked = You have asked already. Wait for the host’s word.
signup-reserve = You are in the reserve already. When a seat is free, you sit down in your turn.
signup-declined = The host has answered that there is no seat for you at this table.
signup-none = This person no longer asks.
signup-too-many = Too many want to play: nobody else can be put down.
roll-not-called = No roll is being called.
return-unknown = Nobody returns by this code. See whether all of it is there.
return-by-password = This seat belongs to an account. Log in with the password.

person-unknown = We do not know you. Please introduce yourself again.
name-of-bot = Only bots are called so. Please choose another name.
name-length = A name has one to { $most } characters.
login-malformed = A login has { $least } to { $most } characters: letters, digits, dot, dash, underscore.
login-taken = This login is taken.
login-already = You have an account already.
login-wrong = Login or password do not fit.
login-blocked = This account is closed. Ask whoever runs the server.
password-wrong = The present password does not fit.
link-spent = This link has been used or is too old. Ask for a new one.
admin-only = Only an admin of the server comes in here.
admin-needs-account = An admin needs an account with a password.
admin-no-account = This person has no account, or it is blocked.
admin-not-oneself = An admin does not do this to himself. Ask another admin.
mail-off = This server sends no letters.
mail-address = This does not look like a mail address.
mail-too-often = This address has been written to often enough today. Try again tomorrow.
login-unknown = There is no such login.
password-length = A password has { $least } to { $most } characters.

# Names of bots, with commas between them.
bot-names = Arkady, Bella, Wolf, Henrietta, Donald, Eve, George, Zinaida, Hippolyte, Clara, Leo, Martha, Nestor, Olga, Prokhor, Rose
bot-called = { $name } (bot)
chair-called = Seat { $number }

token-name = A program's name has between one and { $most } characters.
token-scopes = Choose what the program may do.
token-days = It lasts from 1 day to { $most }.
token-guest = Tokens for programs come with an account. Please register first.
token-many =
    { $most ->
        [one] One cannot have more than { $most } token. Revoke those you do not need.
       *[other] One cannot have more than { $most } tokens. Revoke those you do not need.
    }
token-unknown = You have no such token. It may have been revoked.
host-already = This person hosts the match already.
host-none = This person does not host the match.
host-referee-sits = In this match a host sees everything, so a host holds no seat.
refused-not-creator = That is for who opened the match to decide.
