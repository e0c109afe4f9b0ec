# The table, the lobby and the people.

table-unavailable = The server cannot write anything down just now. Your move was not taken. Try again in a while.
table-try-again = Somebody was quicker. See what has changed and try again.
table-no-match = There is no such match.
table-no-game = There is no game “{ $game }” on this server.
table-game-missing = The rules of “{ $game }” are no longer on this server. The match will wait until they are back.
table-match-stuck = The match cannot go on: other rules wrote it. It is safe and will wait for whoever runs the server.
table-not-started = The match has not begun.
table-not-playing = This match is not being played now.
table-begun = The match has begun already.
table-not-over = The match is still being played. Its archive opens when it is over.
table-not-for-watching = Only its players may see this match.
table-no-referee = While a match is being played nobody sees everything.
table-no-step = There is no step { $n }; the last one is { $last }.
table-command-malformed = A command needs an id of at most { $most } characters.
table-seats = This table seats { $least } to { $most } players.
table-seats-free = Some seats are empty. Wait for players, call in bots, or take the chairs away.
table-privacy = A match is open to everybody, or reached by a link.
table-title = A title has at most { $most } characters.
table-options = These options will not do: { $problem }
table-clock-kind = This game has no clock “{ $kind }”.
table-clock-length = The time to answer is { $least } to { $most } seconds.

refused-command-used = You have asked for something else under this number. Reload the page.
refused-rules-broke = The rules of the game stumbled over this. Nothing has changed, and the fault was noted.
refused-not-host = That is for the host of the match to decide.
refused-not-your-seat = This seat is not yours.

seat-have-one = You sit at this table already.
seat-taken = The seat is taken.
seat-none-free = There is no free seat.
seat-none-of-yours = You do not sit at this table.
seat-no-person = Nobody sits on this seat.
seat-knows-another = You have seen the secrets of another seat of this match. You cannot change over.
salt-too-long = Your own randomness has at most { $most } characters.
bot-unknown = This game has no bot “{ $bot }”.

join-code-needed = This table asks for a code. Whoever invited you knows it.
join-code-unknown = There is no such code. See whether all of it is there.
return-unknown = Nobody returns by this code. See whether all of it is there.
return-by-password = This seat belongs to an account. Log in with the password.

person-unknown = We do not know you. Please introduce yourself again.
name-of-bot = Only bots are called so. Please choose another name.
name-length = A name has one to { $most } characters.
login-malformed = A login has { $least } to { $most } characters: letters, digits, dot, dash, underscore.
login-taken = This login is taken.
login-already = You have an account already.
login-wrong = Login or password do not fit.
login-unknown = There is no such login.
password-length = A password has { $least } to { $most } characters.

# Names of bots, with commas between them.
bot-names = Arkady, Bella, Wolf, Henrietta, Donald, Eve, George, Zinaida, Hippolyte, Clara, Leo, Martha, Nestor, Olga, Prokhor, Rose
bot-called = { $name } (bot)
chair-called = Seat { $number }
